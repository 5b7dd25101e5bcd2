import { OPTION_LETTERS } from "@sat/item";
import { describe, expect, it } from "vitest";
import { aQuestion } from "../test/a-question.ts";
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
    ["a figure that cannot be drawn", { ...whole, figure: { kind: "map", alt: "A map" } }],
    ["a section that is none", { ...whole, section: "History" }],
    ["a topic that is none", { ...whole, topic: "history" }],
    ["a passage that is no text", { ...whole, passage: 7 }],
    ["reasons that are none", { ...whole, rationales: { A: "because" } }],
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

  it("needs no passage", () => {
    expect(whole).not.toHaveProperty("passage");
    expect(readQuestion({ ...whole, passage: "Once." }, CHOICE)?.passage).toBe("Once.");
  });
});
