import { OPTION_LETTERS } from "@sat/item";
import { describe, expect, it } from "vitest";
import { anEntryQuestion, aQuestion } from "../../test/a-question.ts";
import { SAMPLE_FIGURES } from "../figures/sample-figures.ts";
import { readQuestion } from "./read-question.ts";

const CHOICE = { section: "Math", difficulty: "Medium" } as const;
const whole = aQuestion();

/** The options with one of them under another name. */
function renamed(letter: string) {
  const others = Object.entries(whole.options).filter(([each]) => each !== letter);
  return Object.fromEntries([...others, ["E", "$9$"]]);
}

describe("a question", () => {
  const { D: _, ...three } = whole.options;
  const invalid: [string, unknown][] = [
    ["nothing", null],
    ["a text", "question"],
    ["no question text", { ...whole, question: "" }],
    ["no options", { ...whole, options: undefined }],
    ["three options", { ...whole, options: three }],
    ["five options", { ...whole, options: { ...whole.options, E: "$9$" } }],
    ["an option that is no text", { ...whole, options: { ...whole.options, D: 8 } }],
    ["a correct answer that is no option", { ...whole, correctAnswer: "E" }],
    ["no correct answer", { ...whole, correctAnswer: undefined }],
    ["no explanation", { ...whole, explanation: undefined }],
    ["a way on the calculator without rows", { ...whole, onCalculator: { read: "Look." } }],
    ["a figure that cannot be drawn", { ...whole, figure: { kind: "map", alt: "A map" } }],
    ["a section that is none", { ...whole, section: "History" }],
    ["a topic that is none", { ...whole, topic: "history" }],
    ["a passage that is no text", { ...whole, passage: 7 }],
    ["reasons that are none", { ...whole, rationales: { A: "because" } }],
    ["words that are no text", { ...whole, reason: { because: "ability", words: 7 } }],
    ["a kind that is none", { ...whole, kind: "essay" }],
    ["a proof without words", { ...whole, proof: { checks: ["answer"] } }],
    ["a check that is no text", { ...whole, proof: { checks: [7], words: "Only B fits." } }],
  ];

  it.each(invalid)("cannot be shown with %s", (_name, answer) => {
    expect(readQuestion(answer, CHOICE)).toBeUndefined();
  });

  it.each(OPTION_LETTERS)("cannot be shown with four options of which none is %s", (letter) => {
    // The key is there all the same: only the letters can tell.
    const correctAnswer = letter === "A" ? "B" : "A";
    const answer = { ...whole, correctAnswer, options: renamed(letter) };
    expect(Object.keys(answer.options)).toHaveLength(4);
    expect(readQuestion(answer, CHOICE)).toBeUndefined();
  });

  it("is read as it is when it has everything", () => {
    expect(readQuestion(whole, CHOICE)).toEqual(whole);
  });

  it("takes what the specification's bare fields lack from what was asked for", () => {
    const { question, options, correctAnswer, explanation } = whole;
    const bare = { question, options, correctAnswer, explanation };
    expect(readQuestion(bare, CHOICE)).toMatchObject({ ...bare, ...CHOICE, id: "" });
    expect(readQuestion(bare, { ...CHOICE, section: "Mixed" })?.section).toBe("Reading");
  });

  it.each(Object.values(SAMPLE_FIGURES))("may have a figure of the kind $kind", (figure) => {
    expect(readQuestion({ ...whole, figure }, CHOICE)).toEqual({ ...whole, figure });
  });

  it("needs no passage", () => {
    expect(whole).not.toHaveProperty("passage");
    expect(readQuestion({ ...whole, passage: "Once." }, CHOICE)?.passage).toBe("Once.");
  });
});

describe("a question whose answer is typed", () => {
  const typed = anEntryQuestion();
  const bound = { value: { num: 1, den: 2 }, included: true };
  const keys: [string, unknown][] = [
    ["no key", undefined],
    ["a letter for its key", "B"],
    ["a key of another kind", { kind: "text", values: ["3/4"] }],
    ["no value", { kind: "values", values: [] }],
    ["values that are no list", { kind: "values", values: { num: 3, den: 4 } }],
    ["a value that is no fraction", { kind: "values", values: [0.75] }],
    ["a value over nought", { kind: "values", values: [{ num: 3, den: 0 }] }],
    ["a value that is not whole", { kind: "values", values: [{ num: 1.5, den: 2 }] }],
    ["a value that nobody can type", { kind: "values", values: [{ num: 1_000_000, den: 1 }] }],
    ["an interval without an end", { kind: "interval", low: bound }],
    [
      "a bound that does not say if it is right",
      { kind: "interval", low: bound, high: { value: bound.value } },
    ],
    [
      "an interval with nothing in it",
      { kind: "interval", low: bound, high: { ...bound, value: { num: 1, den: 3 } } },
    ],
  ];

  it.each(keys)("cannot be shown with %s", (_name, answerKey) => {
    expect(readQuestion({ ...typed, answerKey }, CHOICE)).toBeUndefined();
  });

  const invalid: [string, unknown][] = [
    ["a kind that is none", { ...typed, kind: "essay" }],
    ["no question text", { ...typed, question: "" }],
    ["no explanation", { ...typed, explanation: undefined }],
    ["a reason that is no text", { ...typed, why: 7 }],
    ["slips that are no list", { ...typed, slips: {} }],
    ["a slip without a value", { ...typed, slips: [{ code: "opposite-sign", reason: "Why." }] }],
    ["a figure that cannot be drawn", { ...typed, figure: { kind: "map", alt: "A map" } }],
    ["options in the place of its key", { ...whole, kind: "entry" }],
  ];

  it.each(invalid)("cannot be shown with %s", (_name, answer) => {
    expect(readQuestion(answer, CHOICE)).toBeUndefined();
  });

  it("is read as it is when it has everything", () => {
    expect(readQuestion(typed, CHOICE)).toEqual(typed);
    const answerKey = {
      kind: "interval",
      low: bound,
      high: { ...bound, value: { num: 2, den: 1 } },
    };
    expect(readQuestion({ ...typed, answerKey }, CHOICE)).toMatchObject({ answerKey });
  });

  it("needs no reasons", () => {
    const { why: _, slips: __, ...bare } = typed;
    expect(readQuestion(bare, CHOICE)).toMatchObject({ ...bare, why: "", slips: [] });
  });
});
