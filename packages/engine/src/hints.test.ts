import { expect, test } from "vitest";
import { hintsOf } from "./hints.ts";
import type { Creation, Draft } from "./model.ts";

const MATH = { topic: "linear-equations" } as const;
const WRITING = { topic: "usage-conventions" } as const;
const READING = { topic: "main-idea-purpose" } as const;

const [hint, opening, tip] = ["Undo one step.", "Take away first.", "Check your answer."];

function made(changes: Partial<Draft>, facts?: Creation["facts"]): Creation {
  return {
    draft: {
      question: "If $3x + 5 = 41$, what is $x$?",
      options: [
        { text: "$12$", order: 12, code: null, reason: "Right." },
        { text: "$15$", order: 15, code: "sign-lost", reason: "Wrong." },
      ],
      hint,
      opening,
      tip,
      steps: [{ text: "Taking away gives $3x = 36$." }, { text: "So $x = 12$." }],
      ...changes,
    },
    facts: facts ?? { kind: "value", given: ["3x + 5 = 41"], ask: "x" },
    signature: "",
    features: { steps: 2 },
  };
}

test("the rungs are the hint, the way to go, and the first step", () => {
  expect(hintsOf(MATH, made({}))).toEqual([hint, opening, "Taking away gives $3x = 36$."]);
});

test.each([
  ["a first step that is the answer", { steps: [{ text: "So $x = 12$." }] }, [hint, opening, tip]],
  [
    "an opening that holds the answer",
    { opening: "Multiply $12$ by $3$." },
    [hint, tip, "Taking away gives $3x = 36$."],
  ],
  [
    "a hint that holds the answer",
    { hint: "Is it more than $12$?" },
    [opening, tip, "Taking away gives $3x = 36$."],
  ],
  [
    "a tip and a first step that hold it too",
    { tip: "It is $12$.", steps: [{ text: "$x = 12$" }] },
    [hint, opening, opening],
  ],
])("%s gives way", (_, changes, hints) => {
  expect(hintsOf(MATH, made(changes))).toEqual(hints);
});

test.each(["Taking away gives $312$.", "That is $12.5$.", "That is $1{,}124$."])(
  "a number that only holds the key's digits tells nothing: %s",
  (text) => {
    expect(hintsOf(MATH, made({ steps: [{ text }] }))[2]).toBe(text);
  },
);

test("a number that is typed without its grouping is told by one with it", () => {
  const [thousand] = [{ text: "$1{,}000$", order: 1000, code: null, reason: "Right." }];
  const typed = { answerKey: { kind: "values", values: [{ num: 1000, den: 1 }] } } as const;
  for (const key of [{ options: thousand === undefined ? [] : [thousand] }, typed])
    expect(hintsOf(MATH, made({ hint: "It rises by $1{,}000$.", ...key }))[0]).toBe(opening);
});

test("what the question itself shows may be said", () => {
  const question = "If $3x = 36$ and $y = 12$, what is $x$?";
  expect(hintsOf(MATH, made({ question, steps: [{ text: "$3x = 3(12)$" }] }))[2]).toBe(
    "$3x = 3(12)$",
  );
});

test("in Writing the rule that decides is not told", () => {
  const options = [{ text: "its", code: null, reason: "Right." }];
  const steps = [{ text: "The noun is *island*." }];
  expect(hintsOf(WRITING, made({ options, steps }))).toEqual([hint, tip, "The noun is *island*."]);
});

test("in Writing a strategy of its own comes before the tip, and a step that tells nothing new gives way", () => {
  const options = [{ text: "its", code: null, reason: "Right." }];
  const strategy = "Name the noun.";
  const steps = [{ text: "So *its* it is." }, { text: "The noun is *island*." }, { text: "All." }];
  expect(hintsOf(WRITING, made({ options, strategy, steps }))).toEqual([
    hint,
    strategy,
    "The noun is *island*.",
  ]);
  const firstStep = "Read it once more.";
  expect(hintsOf(WRITING, made({ options, strategy, steps, firstStep })).at(-1)).toBe(firstStep);
});

test("on an authored text the last rung points at the words that decide", () => {
  const options = [{ text: "He repairs clocks.", code: null, reason: "Right." }];
  const facts = { kind: "authored", evidence: ["kept a bench of springs"] } as const;
  expect(hintsOf(READING, made({ options }, facts))).toEqual([
    hint,
    tip,
    "Read these words again: “kept a bench of springs”",
  ]);
});
