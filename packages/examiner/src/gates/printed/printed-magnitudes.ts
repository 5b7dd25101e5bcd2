import type { Item } from "@sat/item";
import { formulasOf } from "../gate.ts";
import { leavesOf } from "../leaves-of.ts";
import { magnitude, valueOf } from "./magnitudes.ts";
import { type Piece, readPrint } from "./read-print.ts";

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 0.5,
    two: 2,
    twice: 2,
    double: 2,
    three: 3,
    third: 3,
    thirds: 3,
    triple: 3,
    four: 4,
    fourth: 4,
    fourths: 4,
    five: 5,
    fifth: 5,
    fifths: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  }),
);

/** What a printed number can stand for in the facts: itself, or of a percent the share and the factors of a change by it. */
export function formsOf(pieces: readonly Piece[], place: number): number[] {
  const value = valueOf(pieces[place]?.text ?? "");
  if (!["%", "percent"].includes(pieces[place + 1]?.text ?? "")) return [value];
  return [value, value / 100, 1 + value / 100, 1 - value / 100];
}

/** The magnitude of every number that the question or its figure prints, in whatever form, or that other texts do. */
export function printedMagnitudes(
  { question, figure }: Item,
  others: readonly string[],
): ReadonlySet<string> {
  const leaves = leavesOf(figure);
  const texts = [question, ...others, ...leaves.filter((leaf) => typeof leaf === "string")];
  const numbers = [
    ...leaves.filter((leaf) => typeof leaf === "number"),
    ...texts.flatMap(inProse),
    ...texts.flatMap(formulasOf).flatMap(inFormula),
  ];
  return new Set(numbers.map(magnitude));
}

function inProse(markup: string): number[] {
  const pieces = readPrint(markup);
  const found: number[] = [];
  for (const [place, { kind, text }] of pieces.entries()) {
    const value = WORDS.get(text);
    if (kind === "number") found.push(...formsOf(pieces, place), ...text.split("/").map(Number));
    else if (value !== undefined) found.push(value);
  }
  return found;
}

function inFormula(tex: string): number[] {
  return (tex.replaceAll("{,}", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
