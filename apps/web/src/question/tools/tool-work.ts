import { type Marked, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { isList, isNumber, isOneOf, isRecord, isText } from "../../lib/shapes.ts";

/** The parts of a question that can be marked: its text, and what it asks. */
export const MARKABLE = ["text", "ask"] as const;
export type MarkablePart = (typeof MARKABLE)[number];

/** What a pen drew without leaving the sheet: x and y of one place after another, by units of the sheet. */
export type Stroke = readonly number[];

/** What a learner has done to one question with the tools. */
export interface ToolWork {
  readonly struck: readonly OptionLetter[];
  readonly marks: Readonly<Record<MarkablePart, readonly Marked[]>>;
  readonly strokes: readonly Stroke[];
}

export const NO_WORK: ToolWork = { struck: [], marks: { text: [], ask: [] }, strokes: [] };

export function isToolWork(value: unknown): value is ToolWork {
  if (!isRecord(value)) return false;
  const { struck, marks, strokes } = value;
  return (
    isListOf(struck, (each) => isOneOf(OPTION_LETTERS, each)) &&
    isRecord(marks) &&
    MARKABLE.every((part) => isListOf(marks[part], isMarked)) &&
    isListOf(strokes, (stroke) => isListOf(stroke, isNumber))
  );
}

function isMarked(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { from, to, look, note } = value;
  return isNumber(from) && isNumber(to) && isText(look) && isText(note);
}

function isListOf(value: unknown, is: (each: unknown) => boolean): boolean {
  return isList(value) && value.every(is);
}
