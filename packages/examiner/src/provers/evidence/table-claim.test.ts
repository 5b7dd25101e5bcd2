import type { Citation, TableClaim, TableClaimFacts } from "@sat/engine";
import type { Figure } from "@sat/item";
import { expect, test } from "vitest";
import { proveTableClaim } from "./table-claim.ts";
import { readingItem } from "./testing/reading-item.ts";

const ROWS = ["wrens", "robins", "finches", "owls"];
const TABLE = {
  kind: "table",
  alt: "Table of songs by bird.",
  columns: ["Bird", "Spring", "Fall"],
  rows: [
    ["Wrens", "40", "12"],
    ["Robins", "40", "39"],
    ["Finches", "1,050", "1,040"],
    ["Owls", "12", "20"],
  ],
  rowHeaders: true,
} satisfies Figure;

function cite(row: string, x: string, y: string): string {
  return `${row} sang ${x} times in spring and ${y} times in fall.`;
}

const TRUE_OF_WRENS = cite("wrens", "40", "12");
const TRUE_OF_ROBINS = cite("robins", "40", "39");
const FALSE_OF_WRENS = cite("wrens", "40", "39");
const TRUE_OF_OWLS = cite("owls", "12", "20");

type Options = readonly [string, string, string, string];

function citationOf(text: string): Citation {
  const [row = "", x = "", y = ""] = /^(\w+) sang (\S+) .* (\S+) times/.exec(text)?.slice(1) ?? [];
  return {
    text,
    row: row.toLowerCase(),
    values: [x, y].map((n) => Number(n.replace(",", ""))) as [number, number],
  }; // two were matched
}

function proven(
  ...[claim, passage, options, question = "", figure = TABLE]: readonly [
    claim: TableClaim,
    passage: string,
    options: Options,
    question?: string,
    figure?: Figure,
  ]
): string {
  const facts: TableClaimFacts = {
    kind: "table-claim",
    claim,
    rows: ROWS,
    columns: ["in spring", "in fall"],
    citations: options.map(citationOf),
  };
  return proveTableClaim(facts, readingItem({ passage, question, figure, options })).join("");
}

const MIXED: Options = [TRUE_OF_WRENS, TRUE_OF_ROBINS, FALSE_OF_WRENS, TRUE_OF_OWLS];

test.each<[string, TableClaim, string]>([
  ["For one bird the season mattered greatly: ______", { kind: "gap", size: "wide" }, "A"],
  ["For one bird it made hardly any difference: ______", { kind: "gap", size: "narrow" }, "B"],
  ["One bird sang the least in spring: ______", { kind: "extreme", of: "first", most: false }, "D"],
  [
    "The difference was greatest in one case: ______",
    { kind: "extreme", of: "gap", most: true },
    "A",
  ],
])("%s", (sentence, claim, letters) => {
  expect(proven(claim, `They counted songs. ${sentence}`, MIXED)).toBe(letters);
});

const EVERY: TableClaim = { kind: "hypothesis", more: "first", ask: "weaken" };
const HYPOTHESIS = "They tested the hypothesis that birds sing more in spring.";

test("only a true exception weakens a hypothesis", () => {
  const question =
    "Which choice best describes data from the table that weaken the hypothesis of the botanists?";
  expect(proven(EVERY, HYPOTHESIS, MIXED, question)).toBe("D");
  const support = question.replace("weaken", "support");
  expect(proven({ ...EVERY, ask: "support" }, HYPOTHESIS, MIXED, support)).toBe("AB");
});

test("to support a doubt is to weaken what is doubted", () => {
  const question =
    "Which choice best describes data from the table that support the doubts of the botanists?";
  expect(proven(EVERY, `${HYPOTHESIS} Some doubt it.`, MIXED, question)).toBe("D");
  expect(() => proven(EVERY, HYPOTHESIS, MIXED, question)).toThrow("does not make the claim");
});

test("two true statements on the claim are both found, so that the question is refused", () => {
  const again = "wrens in that year sang 40 times in spring and 12 times in fall.";
  const claim: TableClaim = { kind: "gap", size: "wide" };
  const facts: TableClaimFacts = {
    kind: "table-claim",
    claim,
    rows: ROWS,
    columns: ["in spring", "in fall"],
    citations: [TRUE_OF_WRENS, again, TRUE_OF_ROBINS, TRUE_OF_OWLS].map((text) =>
      text === again ? { text, row: "wrens", values: [40, 12] } : citationOf(text),
    ),
  };
  const item = readingItem({
    passage: "For one bird the season mattered greatly: ______",
    figure: TABLE,
    options: [TRUE_OF_WRENS, again, TRUE_OF_ROBINS, TRUE_OF_OWLS],
  });
  expect(proveTableClaim(facts, item)).toEqual(["A", "B"]);
});

test("a claim that the passage does not make is caught", () => {
  const least: TableClaim = { kind: "extreme", of: "first", most: false };
  expect(() => proven(least, "One bird sang the least in fall: ______", MIXED)).toThrow(
    "make the claim",
  );
  const gap: TableClaim = { kind: "gap", size: "wide" };
  expect(() => proven(gap, "It made hardly any difference: ______", MIXED)).toThrow(
    "make the claim",
  );
});

test.each<[string, TableClaim, string]>([
  ["For one bird the season mattered greatly: ______", { kind: "gap", size: "wide" }, "12"],
  ["For one bird the season mattered greatly: ______", { kind: "gap", size: "wide" }, "20"],
  ["The gap was widest for one bird: ______", { kind: "extreme", of: "gap", most: true }, "20"],
  ["For one bird it made hardly any difference: ______", { kind: "gap", size: "narrow" }, "39"],
])(
  "%s is refused when it is as good as true of another: %o, %s in fall",
  (passage, claim, fall) => {
    const rows = TABLE.rows.map((row) => (row[0] === "Owls" ? ["Owls", "40", fall] : row));
    const options: Options = [
      TRUE_OF_WRENS,
      TRUE_OF_ROBINS,
      FALSE_OF_WRENS,
      cite("owls", "40", fall),
    ];
    expect(proven(claim, passage, options, "", { ...TABLE, rows })).toBe("");
  },
);

test("a great difference is great for the group's own figures, too", () => {
  const rows = [...TABLE.rows.slice(0, 3), ["Owls", "16", "1"]];
  const claim: TableClaim = { kind: "gap", size: "wide" };
  const passage = "For one bird the season mattered greatly: ______";
  expect(proven(claim, passage, MIXED, "", { ...TABLE, rows })).toBe("");
});

const COMPARED: readonly [Options, readonly number[]] = [
  [
    "wrens sang 28 times more in spring than in fall.",
    "robins sang 28 times more in spring than in fall.",
    "finches sang 10 times less in fall than in spring.",
    "owls sang 8 times less in spring than in fall.",
  ],
  [28, 28, 10, -8],
];

function comparedFacts(claim: TableClaim, differences: readonly number[]): TableClaimFacts {
  const citations = COMPARED[0].map((text, at) => ({
    text,
    row: ROWS[at] ?? "",
    difference: differences[at] ?? 0,
  }));
  return { kind: "table-claim", claim, rows: ROWS, columns: ["in spring", "in fall"], citations };
}

function comparedItem(passage: string, options: Options = COMPARED[0]) {
  return readingItem({ passage, figure: TABLE, options });
}

test("a difference is read with its direction and held against the figure", () => {
  const wide = comparedFacts({ kind: "gap", size: "wide" }, COMPARED[1]);
  const passage = "For one bird the season mattered greatly: ______";
  expect(proveTableClaim(wide, comparedItem(passage))).toEqual(["A"]);
});

test.each([
  ["the other way round", "owls sang 8 times more in spring than in fall."],
  ["of no direction", "owls sang 8 times in spring and in fall."],
  ["of one column", "owls sang 8 times less in spring."],
])("a difference that is %s is caught", (_, last) => {
  const { citations, ...others } = comparedFacts({ kind: "gap", size: "wide" }, COMPARED[1]);
  const told = citations.map((each) => (each.row === "owls" ? { ...each, text: last } : each));
  const [a, b, c] = COMPARED[0];
  const item = comparedItem("For one bird the season mattered greatly: ______", [a, b, c, last]);
  expect(() => proveTableClaim({ ...others, citations: told }, item)).toThrow("does not say");
});

test("a group that is not shown, or words that cite three values, are caught", () => {
  const claim: TableClaim = { kind: "gap", size: "narrow" };
  const passage = "It made hardly any difference: ______";
  const three = "wrens sang 40 times in spring and 12 times in fall, or 9 times.";
  expect(() => proven(claim, passage, [three, ...rest()])).toThrow("does not give two values");
  const swapped = "wrens sang 12 times in fall and 40 times in spring.";
  expect(() => proven(claim, passage, [swapped, ...rest()])).toThrow("in their order");
});

function rest(): [string, string, string] {
  return [TRUE_OF_ROBINS, FALSE_OF_WRENS, TRUE_OF_OWLS];
}
