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

/** Whether a text names all of these, one after the other; numbers stand for their digits. */
export function namesInOrder(markup: string, names: readonly (string | number)[]): boolean {
  const pieces = spoken(markup);
  let at = 0;
  return names.every((name) => {
    const wanted = typeof name === "number" ? [String(name)] : spoken(name);
    at = placeAfter(pieces, wanted, at);
    return at >= 0;
  });
}

/** Where the run of pieces ends when it is next met; -1 when it is not. */
function placeAfter(pieces: readonly string[], wanted: readonly string[], from: number): number {
  if (from < 0) return -1;
  for (let start = from; start + wanted.length <= pieces.length; start++) {
    if (wanted.every((piece, offset) => pieces[start + offset] === piece)) {
      return start + wanted.length;
    }
  }
  return -1;
}
