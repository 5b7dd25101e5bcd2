import { remembered } from "../../remembered.ts";
import { plainTextOf } from "../gate.ts";

const NUMBERS = /[-\u2212]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g;
const PIECES = new RegExp(`${NUMBERS.source}|[a-z]+|[^\\sa-z\\d]`, "gi");

/** The words, numbers and marks of a text, as one hears them: formulas without what sets them. */
export const spoken = remembered((markup): readonly string[] =>
  (spelled(markup).match(PIECES) ?? []).map((piece) =>
    isNumber(piece) ? heardNumber(piece) : piece.toLowerCase(),
  ),
);

/** 3.0 is heard where 3 is drawn. */
function heardNumber(digits: string): string {
  return String(Number(digits.replaceAll(",", "").replace("\u2212", "-")));
}

function spelled(markup: string): string {
  return plainTextOf(markup)
    .replaceAll(/\^\{?\\circ\}?/g, "°")
    .replaceAll(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, "$1/$2")
    .replaceAll("\\sqrt", "√")
    .replaceAll(/\\?%/g, " percent")
    .replaceAll("\\pi", "π")
    .replaceAll(/[\\{}$]/g, "");
}

/** The text as one hears it, its pieces set apart and each followed by a space. */
export const heard = remembered((markup) =>
  spoken(markup)
    .map((piece) => `${piece} `)
    .join(""),
);

/** The numbers that one hears, without a look at the words between them. */
export const numbersIn = remembered((markup): readonly string[] =>
  isNumber(markup) ? (spelled(markup).match(NUMBERS) ?? []).map(heardNumber) : [],
);

function isNumber(piece: string): boolean {
  return /\d/.test(piece);
}

/** Whether a text names all of these, one after the other, with no other number between them. */
export function namesInOrder(markup: string, names: readonly (string | number)[]): boolean {
  const pieces = spoken(markup);
  const wanted = names
    .map((name) => (typeof name === "number" ? [String(name)] : spoken(name)))
    .filter(({ length }) => length > 0);
  return pieces.some((_, start) => follow(pieces, wanted, start));
}

/** How often a text names this. */
export function timesTold(markup: string, name: string): number {
  const [pieces, wanted] = [spoken(markup), spoken(name)];
  return wanted.length === 0 ? 0 : pieces.filter((_, start) => isAt(pieces, wanted, start)).length;
}

function follow(pieces: readonly string[], names: readonly (readonly string[])[], from: number) {
  let at = from;
  return names.every((wanted) => {
    const start = nextPlace(pieces, wanted, at);
    at = start + wanted.length;
    return isAt(pieces, wanted, start);
  });
}

/** Where the words stand next, or a number before them; past the end where neither comes. */
function nextPlace(pieces: readonly string[], wanted: readonly string[], from: number): number {
  for (let place = from; place < pieces.length; place++) {
    if (isAt(pieces, wanted, place) || isNumber(pieces[place] ?? "")) return place;
  }
  return pieces.length;
}

function isAt(pieces: readonly string[], wanted: readonly string[], start: number): boolean {
  return wanted.every((piece, offset) => pieces[start + offset] === piece);
}
