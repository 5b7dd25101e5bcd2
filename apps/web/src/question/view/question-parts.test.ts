import { describe, expect, it } from "vitest";
import { questionParts } from "./question-parts.ts";
import { SAMPLE_FIGURES } from "../figures/sample-figures.ts";

function texts(blocks: ReturnType<typeof questionParts>["text"]) {
  return blocks.map((block) => (block.kind === "paragraph" ? block.children : block.kind));
}

const paragraph = (text: string) => [{ kind: "text", text }];

describe("the parts of a question", () => {
  it("are in Reading its passage and its question", () => {
    const parts = questionParts({ section: "Reading", passage: "Once.", question: "Why?" });
    expect(texts(parts.text)).toEqual([paragraph("Once.")]);
    expect(texts(parts.ask)).toEqual([paragraph("Why?")]);
  });

  it("are in Writing the text and the last paragraph, which asks", () => {
    const parts = questionParts({
      section: "Writing",
      question: "Notes:\n\n- one\n- two\n\nWhich?",
    });
    expect(texts(parts.text)).toEqual([paragraph("Notes:"), "notes"]);
    expect(texts(parts.ask)).toEqual([paragraph("Which?")]);
  });

  it("are in Math the question alone, with a figure beside it", () => {
    const figure = SAMPLE_FIGURES.solid;
    const parts = questionParts({ section: "Math", question: "Given this:\n\nWhat?", figure });
    expect(parts).toMatchObject({ text: [], hasFigure: true });
    expect(parts.ask).toHaveLength(2);
  });

  it("never leave a question of one paragraph without its words", () => {
    expect(questionParts({ section: "Writing", question: "Which?" }).ask).toHaveLength(1);
  });
});
