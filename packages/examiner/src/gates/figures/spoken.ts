import { remembered } from "../../remembered.ts";
import { plainTextOf } from "../gate.ts";

const PIECES = /[-\u2212]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|[a-z]+|[^\sa-z\d]/gi;

/** The words, numbers and marks of a text, as one hears them: formulas without what sets them. */
export const spoken = remembered((markup): readonly string[] =>
  (spelled(markup).match(PIECES) ?? []).map((piece) =>
    /\d/.test(piece)
      ? // 3.0 is heard where 3 is drawn.
        String(Number(piece.replaceAll(",", "").replace("\u2212", "-")))
      : piece.toLowerCase(),
  ),
);

function spelled(markup: string): string {
  return plainTextOf(markup)
    .replaceAll("{,}", "")
    .replaceAll(/\^\{?\\circ\}?/g, "°")
    .replaceAll(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, "$1/$2")
    .replaceAll("\\sqrt", "√")
    .replaceAll(/\\?%/g, " percent")
    .replaceAll(/1?\\pi|1?π/g, "π")
    .replaceAll(/[\\{}$]/g, "");
}

/** Whether a text names all of these, one after the other, with no other number between them. */
export function namesInOrder(markup: string, names: readonly (string | number)[]): boolean {
  const pieces = spoken(markup);
  const [first, ...rest] = names
    .map((name) => (typeof name === "number" ? [String(name)] : spoken(name)))
    .filter((wanted) => wanted.length > 0);
  if (first === undefined) return true;
  return pieces.some(
    (_, start) => isAt(pieces, first, start) && follow(pieces, rest, start + first.length),
  );
}

/** How often a text names this. */
export function timesTold(markup: string, name: string): number {
  const [pieces, wanted] = [spoken(markup), spoken(name)];
  return wanted.length === 0 ? 0 : pieces.filter((_, start) => isAt(pieces, wanted, start)).length;
}

function follow(pieces: readonly string[], names: readonly (readonly string[])[], from: number) {
  let at = from;
  return names.every((wanted) => {
    const start = pieces.findIndex((_, place) => place >= at && isAt(pieces, wanted, place));
    const isNext = start >= 0 && !pieces.slice(at, start).some((piece) => /\d/.test(piece));
    at = start + wanted.length;
    return isNext;
  });
}

function isAt(pieces: readonly string[], wanted: readonly string[], start: number): boolean {
  return wanted.every((piece, offset) => pieces[start + offset] === piece);
}
