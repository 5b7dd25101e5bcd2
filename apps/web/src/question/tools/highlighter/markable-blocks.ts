import type { AskedQuestion } from "../../view/asked-question.ts";
import { type Block, typesetBlocks } from "@sat/item";
import { questionParts } from "../../view/question-parts.ts";
import type { MarkablePart } from "../tool-work.ts";

/** The parts of a question that can be marked, as they are shown. */
export function markableBlocks(question: AskedQuestion): Readonly<Record<MarkablePart, Block[]>> {
  const { text, ask } = questionParts(question);
  return { text: typesetBlocks(text), ask: typesetBlocks(ask) };
}
