import type { FindingFacts } from "@sat/engine";
import { expect, test } from "vitest";
import { UnprovenError } from "../../solving/unproven.ts";
import { proveFinding } from "./finding.ts";
import { readingItem } from "./testing/reading-item.ts";

const OPTIONS = [
  "The brighter the lamps of a street were, the earlier its birds sang.",
  "Where all lamps had been switched off, birds sang as early as elsewhere.",
  "On days with more traffic, birds sang earlier than on other days.",
  "Birds far from any traffic sang no later than birds beside a highway.",
] as const;

const FACTS: FindingFacts = {
  kind: "finding",
  ask: "support",
  by: "botanists",
  links: [
    { cause: "light", words: ["lamp"], by: "botanists" },
    { cause: "noise", words: ["traffic"], by: "doctors" },
    { cause: "food", words: ["seed"] },
  ],
  effect: ["sang"],
  findings: [
    { text: OPTIONS[0], cause: "light", effect: "varies" },
    { text: OPTIONS[1], cause: "light", effect: "stays" },
    { text: OPTIONS[2], cause: "noise", effect: "varies" },
    { text: OPTIONS[3], cause: "noise", effect: "stays" },
  ],
};

const PASSAGE =
  "Botanists believe that lamps wake the birds. Doctors believe that traffic wakes the birds.";

function proven(
  ask: FindingFacts["ask"],
  by: string,
  options: readonly [string, string, string, string] = OPTIONS,
): string {
  const question = `Which finding, if true, would most directly ${ask} the hypothesis proposed by the ${by}?`;
  return proveFinding(
    { ...FACTS, ask, by },
    readingItem({ passage: PASSAGE, question, options }),
  ).join("");
}

test.each([
  ["support", "botanists", "A"],
  ["weaken", "botanists", "B"],
  ["support", "doctors", "C"],
  ["weaken", "doctors", "D"],
] as const)(
  "to %s the hypothesis of the %s takes the finding on their own cause",
  (ask, by, at) => {
    expect(proven(ask, by)).toBe(at);
  },
);

test.each([
  ["undermine the explanation offered by the", "weaken", "B"],
  ["support the hypothesis of the", "support", "A"],
] as const)("the stem may ask to %s", (words, ask, letter) => {
  const question = `Which finding, if true, would most directly ${words} botanists?`;
  const item = readingItem({ passage: PASSAGE, question, options: OPTIONS });
  expect(proveFinding({ ...FACTS, ask }, item)).toEqual([letter]);
});

test("a finding on a cause that no one proposes answers nothing", () => {
  const aside = "The more seed there was, the earlier the birds sang.";
  const facts = {
    ...FACTS,
    findings: [...FACTS.findings, { text: aside, cause: "food", effect: "varies" as const }],
  };
  const question =
    "Which finding, if true, would most directly support the hypothesis proposed by the botanists?";
  const options = [OPTIONS[1], OPTIONS[2], aside, OPTIONS[0]] as const;
  const item = readingItem({ passage: PASSAGE, question, options });
  expect(proveFinding(facts, item)).toEqual(["D"]);
});

test("sides whose claims are exchanged in the passage are caught", () => {
  const passage =
    "Doctors believe that lamps wake the birds. Botanists believe that traffic wakes the birds.";
  const question =
    "Which finding, if true, would most directly support the hypothesis proposed by the botanists?";
  const item = readingItem({ passage, question, options: OPTIONS });
  expect(() => proveFinding(FACTS, item)).toThrow("gives the botanists noise, not light");
});

test("a side beside which two causes are named holds neither for certain", () => {
  const passage = PASSAGE.replace("lamps", "lamps and traffic");
  const item = readingItem({
    passage,
    question:
      "Which finding, if true, would most directly support the hypothesis proposed by the botanists?",
    options: OPTIONS,
  });
  expect(() => proveFinding(FACTS, item)).toThrow("speaks of light and noise");
});

test("a finding of two causes, or of no effect, proves nothing", () => {
  const two = OPTIONS[0].replace("street", "street full of traffic");
  expect(() => proven("support", "botanists", [two, ...rest()])).toThrow(UnprovenError);
  const mute = OPTIONS[0].replace("sang", "rose");
  expect(() => proven("support", "botanists", [mute, ...rest()])).toThrow(UnprovenError);
});

test("words that say something else than the facts claim are caught", () => {
  const same = "Whether the lamps were on or off, birds sang at the same hour.";
  const facts = { ...FACTS, findings: [{ text: same, cause: "light", effect: "varies" as const }] };
  const item = readingItem({
    passage: PASSAGE,
    question:
      "Which finding, if true, would most directly support the hypothesis proposed by the botanists?",
    options: [same, ...rest()],
  });
  expect(() => proveFinding(facts, item)).toThrow("does not say what the facts claim");
});

test("a stem that asks for something else, or a passage without the hypothesis, is caught", () => {
  const question =
    "Which finding, if true, would most directly weaken the hypothesis proposed by the botanists?";
  const item = readingItem({ passage: PASSAGE, question, options: OPTIONS });
  expect(() => proveFinding(FACTS, item)).toThrow("something else than the facts");
  const silent = { ...item, passage: "Botanists and doctors disagree." };
  expect(() => proveFinding({ ...FACTS, ask: "weaken" }, silent)).toThrow(
    "beside the botanists the passage speaks of",
  );
});

function rest(): [string, string, string] {
  return [OPTIONS[1], OPTIONS[2], OPTIONS[3]];
}
