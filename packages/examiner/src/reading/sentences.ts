import { type Inline, parseProse } from "@sat/item";
import { remembered } from "../remembered.ts";

/** A piece of a sentence: words, or a formula; a plain number among the words counts as a formula. */
export type Piece =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "formula"; readonly tex: string };

const PLAIN_NUMBER = /((?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?))/;

/** The sentences of a markup as pieces; dollar and percent signs stay with the words. */
export const sentencesOf = remembered((markup): readonly (readonly Piece[])[] =>
  parseProse(markup).flatMap((block) =>
    block.kind === "paragraph" ? divided(joined(block.children.flatMap(piecesOf))) : [],
  ),
);

function piecesOf(inline: Inline): readonly Piece[] {
  switch (inline.kind) {
    case "math":
      return [{ kind: "formula", tex: inline.tex }];
    case "text":
      return inline.text
        .split(PLAIN_NUMBER)
        .filter((part) => part !== "")
        .map((part) =>
          /^\d/.test(part) ? { kind: "formula", tex: part } : { kind: "words", text: part },
        );
    case "blank":
      return [];
    case "italic":
    case "underline":
      return inline.children.flatMap(piecesOf);
  }
}

const OPERATOR = /^(?:[-+=<>/]|\\(?:cdot|times|div|approx))$/;

/** Joins numbers among the words that an operator in a formula of its own stands between: \$525 $-$ \$25. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const [before, operator, space] = found.slice(-3);
    const joins =
      piece.kind === "formula" &&
      before?.kind === "formula" &&
      operator?.kind === "formula" &&
      OPERATOR.test(operator.tex) &&
      space?.kind === "words" &&
      isSpace(space.text);
    if (joins)
      found.splice(-3, 3, { kind: "formula", tex: `${before.tex} ${operator.tex} ${piece.tex}` });
    else if (isOperator(piece) && isBlank(found.at(-1))) found.splice(-1, 1, piece);
    else found.push(piece);
  }
  return found;
}

/** A space, with or without a dollar sign. */
function isSpace(text: string): boolean {
  return /^\s*\$?$/.test(text);
}

function isBlank(piece: Piece | undefined): boolean {
  return piece?.kind === "words" && isSpace(piece.text);
}

function isOperator(piece: Piece): boolean {
  return piece.kind === "formula" && OPERATOR.test(piece.tex);
}

/** Divides after a full stop, question mark or semicolon. */
function divided(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [[]];
  for (const piece of pieces) {
    const parts = piece.kind === "words" ? piece.text.split(/(?<=[.?;])\s+/) : [];
    const [first = "", ...more] = parts;
    found.at(-1)?.push(piece.kind === "words" ? { kind: "words", text: first } : piece);
    found.push(...more.map((text): Piece[] => [{ kind: "words", text }]));
  }
  return found;
}
