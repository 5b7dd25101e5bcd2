import { type Inline, typesetInlines } from "@sat/item";
import { readInlines } from "../prose/read-prose.ts";
import { type Run, texRuns } from "../prose/tex-text.ts";
import type { Size } from "./plane-geometry.ts";

/** A stretch of a drawn label; one that `isMath` is never broken. */
export interface LabelRun extends Run {
  readonly isMath?: boolean;
}

/** Sizes of type in drawings, in the drawing's units. */
export const LABEL_SIZE = 15;
export const TICK_SIZE = 13.5;
/** Height of a line of labels by its type's size. */
export const LINE_HEIGHT = 1.25;
/** Size of a raised or lowered run by that of its neighbours. */
export const SHIFTED = 0.72;

/** A label in prose markup as runs that SVG text can show. */
export function labelRuns(markup: string): LabelRun[] {
  return typesetInlines(readInlines(markup)).flatMap(runsOf);
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

/** Advance widths of Source Serif, rounded up, by the characters that have them. */
const WIDTHS = [
  [" \u00A0", 0.25],
  ["ijl.,:;'’!|°/[]-", 0.34],
  ["ftIJ()", 0.39],
  ["rsz“”", 0.49],
  ["ace0123456789+−–=<>≤≥×÷≠≈√$πθ", 0.55],
  ["gkoqvxyS", 0.6],
  ["bdhnpu", 0.64],
  ["ABCEFKLPRTVXYZ", 0.72],
  ["mwMW%—", 0.98],
] as const;
/** The widest of the capitals that are left. */
const OTHERS = 0.81;

/** Width of a text, in units of its type size. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + charWidth(char), 0);
}

function charWidth(char: string): number {
  return WIDTHS.find(([chars]) => chars.includes(char))?.[1] ?? OTHERS;
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
  return [...lines, line].filter((each) => each.length > 0).map(ended);
}

/** A line without the space after its last word. */
function ended(line: readonly LabelRun[]): LabelRun[] {
  return line.map((run, at) =>
    at === line.length - 1 ? { ...run, text: run.text.trimEnd() } : run,
  );
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
