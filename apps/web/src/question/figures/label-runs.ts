import type { Inline } from "@sat/item";
import { readInlines } from "../prose/read-prose.ts";
import { type Run, texRuns } from "../prose/tex-text.ts";
import type { Size } from "./plane-geometry.ts";

/** A stretch of a drawn label; `isMath` is set in the mathematical face. */
export interface LabelRun extends Run {
  readonly isMath?: boolean;
}

/** Sizes of type in drawings, in the drawing's units. */
export const LABEL_SIZE = 14;
export const TICK_SIZE = 12.5;
/** Height of a line of labels by its type's size. */
export const LINE_HEIGHT = 1.25;
/** Size of a raised or lowered run by that of its neighbours. */
export const SHIFTED = 0.72;

/** A label in prose markup as runs that SVG text can show. */
export function labelRuns(markup: string): LabelRun[] {
  return readInlines(markup).flatMap(runsOf);
}

function runsOf(inline: Inline): LabelRun[] {
  switch (inline.kind) {
    case "text":
      return [{ text: inline.text }];
    case "math":
      return texRuns(inline.tex).map((run) => ({ ...run, isMath: true }));
    case "blank":
      return [{ text: "____" }];
    case "italic":
      return inline.children.flatMap(runsOf).map((run) => ({ ...run, italic: true }));
    case "underline":
      return inline.children.flatMap(runsOf);
  }
}

/**
 * The room a label takes, a little more than less. Estimated, because a drawing must be the same
 * before its fonts arrive and where there is no page at all.
 */
export function labelSize(runs: readonly LabelRun[], type = LABEL_SIZE): Size {
  const width = runs.reduce((sum, run) => sum + textWidth(run.text) * scaleOf(run), 0);
  return { width: width * type, height: type * LINE_HEIGHT };
}

function scaleOf(run: LabelRun): number {
  return run.shift === undefined ? 1 : SHIFTED;
}

/** Width of a text in Inter, in units of its type size. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + charWidth(char), 0);
}

function charWidth(char: string): number {
  if (/[iljt.,:;'|!()[\]I\s°/]/.test(char)) return 0.33;
  if (/[mwMW%]/.test(char)) return 0.88;
  if (/[A-Z+−=<>≤≥×÷≠≈πθ√]/.test(char)) return 0.68;
  return 0.6;
}

/** Breaks a label into lines no wider than `width`, at spaces; a longer word stands alone. */
export function wrapped(runs: readonly LabelRun[], width: number, type = LABEL_SIZE): LabelRun[][] {
  const lines: LabelRun[][] = [];
  let line: LabelRun[] = [];
  for (const word of words(runs)) {
    const isTooLong = labelSize([...line, ...word], type).width > width;
    if (isTooLong && line.length > 0) {
      lines.push(line);
      line = [];
    }
    line.push(...word);
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** The runs parted after each space of their plain text; formulas are never parted. */
function words(runs: readonly LabelRun[]): LabelRun[][] {
  const out: LabelRun[][] = [];
  let word: LabelRun[] = [];
  for (const run of runs) {
    const pieces = run.isMath === true ? [run.text] : (run.text.match(/\S*\s*/g) ?? []);
    for (const text of pieces.filter((piece) => piece !== "")) {
      word.push({ ...run, text });
      if (run.isMath !== true && /\s$/.test(text)) {
        out.push(word);
        word = [];
      }
    }
  }
  return word.length > 0 ? [...out, word] : out;
}
