import type { Block, Figure, Section } from "@sat/item";
import { readBlocks } from "../prose/read-prose.ts";

/** What a question shows, parted into what is read or looked at and what is asked. */
export interface QuestionParts {
  /** Reading's passage, or Writing's text; empty when the question stands alone. */
  readonly text: readonly Block[];
  /** The figure stands with the text, since both are looked back at. */
  readonly hasFigure: boolean;
  readonly ask: readonly Block[];
}

interface Asked {
  readonly section: Section;
  readonly question: string;
  readonly passage?: string | undefined;
  readonly figure?: Figure | undefined;
}

/**
 * Parts a question in two. In Writing the last paragraph asks and what comes before is the text; in
 * Math the setting leads into what is asked, so the two stay together.
 */
export function questionParts(item: Asked): QuestionParts {
  const blocks = readBlocks(item.question);
  const isParted = item.section === "Writing" && blocks.length > 1;
  return {
    text:
      item.section === "Reading" && item.passage !== undefined
        ? readBlocks(item.passage)
        : blocks.slice(0, isParted ? -1 : 0),
    hasFigure: item.figure !== undefined,
    ask: isParted ? blocks.slice(-1) : blocks,
  };
}
