import type { Stretch } from "@sat/item";
import type { MarkablePart } from "../tool-work.ts";
import type { Edges } from "./bar-place.ts";

/** The edges of what is selected; undefined where nothing is. */
export function edgesOfSelection(selection: Selection | null): Edges | undefined {
  return selection === null || selection.rangeCount === 0
    ? undefined
    : selection.getRangeAt(0).getBoundingClientRect();
}

/** The edges of a stretch of a question that is marked as a whole; undefined where it is not shown. */
export function edgesOfMark(part: MarkablePart, { from, to }: Stretch): Edges | undefined {
  const pieces = document.querySelectorAll<HTMLElement>(`[data-markable=${part}] mark[data-from]`);
  const boxes = [...pieces]
    .filter(({ dataset }) => from <= Number(dataset["from"]) && Number(dataset["to"]) <= to)
    .map((piece) => piece.getBoundingClientRect());
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
