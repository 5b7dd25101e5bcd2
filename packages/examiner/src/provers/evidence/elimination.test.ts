import type { EliminationFacts } from "@sat/engine";
import { expect, test } from "vitest";
import { proveElimination } from "./elimination.ts";
import { readingItem } from "./testing/reading-item.ts";

const FOR_LAMPS = "The brighter the lamps, the earlier the birds sang.";
const AGAINST_LAMPS = "Without lamps, the birds sang as early as before.";
const AGAINST_NOISE = "Without traffic, the birds sang as early as before.";
const AGAINST_FOOD = "Without seed, the birds sang as early as before.";
const OPTIONS = [
  "lamps make birds sing early.",
  "traffic makes birds sing early.",
  "seed makes birds sing early.",
  "none of the three is the cause.",
] as const;

/** Options, what they claim, and findings of which the first may speak for the lamps. */
function facts(
  first: string,
  effect: "varies" | "stays",
  options: Options = OPTIONS,
): EliminationFacts {
  return {
    kind: "elimination",
    names: "left",
    links: LINKS,
    claims: options.map((text) => {
      const link = LINKS.find(({ words }) => words.some((word) => text.includes(word)));
      return { text, ...(link && { cause: link.cause }) };
    }),
    effect: ["sang"],
    findings: [
      { text: first, cause: "street lighting", effect },
      { text: AGAINST_NOISE, cause: "noise", effect: "stays" },
      { text: AGAINST_FOOD, cause: "food", effect: "stays" },
    ],
  };
}

const LINKS = [
  { cause: "street lighting", words: ["lamp"] },
  { cause: "noise", words: ["traffic"] },
  { cause: "food", words: ["seed"] },
];

type Options = readonly [string, string, string, string];

function item(findings: readonly string[], options: Options = OPTIONS) {
  return readingItem({ passage: `${findings.join(" ")} So ______`, options });
}

const AGAINST = [AGAINST_LAMPS, AGAINST_NOISE, AGAINST_FOOD];
const FOR = [FOR_LAMPS, AGAINST_NOISE, AGAINST_FOOD];

test("the cause with which the effect varies is left", () => {
  expect(proveElimination(facts(FOR_LAMPS, "varies"), item(FOR))).toEqual(["A"]);
});

test("none is left when the effect varies with none", () => {
  expect(proveElimination(facts(AGAINST_LAMPS, "stays"), item(AGAINST))).toEqual(["D"]);
});

test("findings may share a sentence", () => {
  const shared = [`${FOR_LAMPS.slice(0, -1)}, but ${AGAINST_NOISE.toLowerCase()}`, AGAINST_FOOD];
  expect(proveElimination(facts(FOR_LAMPS, "varies"), item(shared))).toEqual(["A"]);
});

const RID: Options = [
  "the removal of lamps.",
  "the removal of traffic.",
  "the removal of seed.",
  "none of these measures.",
];
const FOR_NOISE = "The louder the traffic, the earlier the birds sang.";

/** Two causes are left, and one has fallen. */
function fallen(options: Options = RID): EliminationFacts {
  const { findings, ...rest } = facts(FOR_LAMPS, "varies", options);
  const [lamps, , food] = findings;
  if (lamps === undefined || food === undefined) throw new RangeError("there are three findings");
  return {
    ...rest,
    names: "fallen",
    findings: [lamps, { text: FOR_NOISE, cause: "noise", effect: "varies" }, food],
  };
}

function ridding(close: string) {
  const passage = `${[FOR_LAMPS, FOR_NOISE, AGAINST_FOOD].join(" ")} ${close} ______`;
  return readingItem({ passage, options: RID });
}

test("of two that are left and one that has fallen, the fallen may be named", () => {
  expect(proveElimination(fallen(), ridding("The town may dismiss"))).toEqual(["C"]);
});

test("a text that does not say whether it names the fallen is refused", () => {
  expect(() => proveElimination(fallen(), ridding("The town decided on"))).toThrow("whether");
  const { names: _, ...left } = fallen();
  const asLeft = { ...left, names: "left" } as const;
  expect(() => proveElimination(asLeft, ridding("The town may dismiss"))).toThrow("whether");
});

const PREMISE = "It must be one of the three.";

/** Of the lamps nothing is told. */
function presumed(premise?: string): EliminationFacts {
  const { findings, ...rest } = facts(AGAINST_LAMPS, "stays");
  return { ...rest, findings: findings.slice(1), ...(premise !== undefined && { premise }) };
}

test("the cause that is not tested is left when one of three must be at work", () => {
  const shown = item([PREMISE, AGAINST_NOISE, AGAINST_FOOD]);
  expect(proveElimination(presumed(PREMISE), shown)).toEqual(["A"]);
});

test("without the premise a cause that is not tested leaves the question open", () => {
  const shown = item([AGAINST_NOISE, AGAINST_FOOD]);
  expect(() => proveElimination(presumed(), shown)).toThrow("not tested");
  expect(() => proveElimination(presumed(PREMISE), shown)).toThrow("not tested");
  const vague = "It may be any of them.";
  const told = item([vague, AGAINST_NOISE, AGAINST_FOOD]);
  expect(() => proveElimination(presumed(vague), told)).toThrow("not tested");
});

test("a finding that is missing, or that says something else, is caught", () => {
  const short = item([FOR_LAMPS, AGAINST_NOISE]);
  expect(() => proveElimination(facts(FOR_LAMPS, "varies"), short)).toThrow("not in the passage");
  expect(() => proveElimination(facts(AGAINST_LAMPS, "varies"), item(AGAINST))).toThrow(
    "does not say what the facts claim",
  );
});

test("an explanation that is not tested leaves the question open", () => {
  const { findings, ...rest } = facts(FOR_LAMPS, "varies");
  const open = { ...rest, findings: findings.slice(0, 2) };
  expect(() => proveElimination(open, item(FOR))).toThrow("not tested");
});

test.each([
  ["lamps and traffic make birds sing early.", "does not name one cause"],
  ["lamps, seed and traffic make birds sing early.", "does not name one cause"],
  ["birds sing early for a reason.", "does not name one cause"],
  ["without lamps, birds sing late.", "does not say what the facts claim"],
])("the option %s is refused", (first, fault) => {
  const shown = item(FOR);
  const other = { ...shown, options: { ...shown.options, A: first } };
  expect(() => proveElimination(facts(FOR_LAMPS, "varies"), other)).toThrow(fault);
});
