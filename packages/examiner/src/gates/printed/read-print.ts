import type { Inline } from "@sat/item";
import { remembered } from "../../remembered.ts";
import { inlinesOf } from "../gate.ts";

/** One piece of print: a number, a word or mark in lower case, or a formula that is more than a number. */
export interface Piece {
  readonly kind: "number" | "word" | "formula";
  /** Without what is only set for the eye: "1250", "-3/4", "weeks", "2x+5". */
  readonly text: string;
}

/** What a markup prints, piece by piece. Throws ProseError. */
export const readPrint = remembered((markup): readonly Piece[] => {
  const inlines = inlinesOf(markup);
  return inlines.flatMap((inline, place) => {
    const next = inlines[place + 1];
    const before = inlines[place - 1];
    if (inline.kind === "text") return wordsOf(tail(inline.text, before));
    return inline.kind === "math" ? piecesOfFormula(inline.tex, next) : [];
  });
});

/** A letter and what hangs on it are one word: the $x$-intercept. */
const HANGING = /^-[a-z]+/;

function tail(text: string, before: Inline | undefined): string {
  return before?.kind === "math" ? text.replace(HANGING, "") : text;
}

const PIECES =
  /[A-Za-z]+(?:['’][a-z]+)?|(?<![\w)])[-\u2212]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|[$€%°]/g;

function wordsOf(text: string): Piece[] {
  return (text.match(PIECES) ?? []).map(pieceOf);
}

/** Words repeat, so one piece stands for all of them. */
const pieceOf = remembered((found): Piece =>
  /\d/.test(found)
    ? { kind: "number", text: found.replaceAll(",", "").replace("\u2212", "-") }
    : { kind: "word", text: found.toLowerCase() },
);

const NUMBER = /^(-?)(?:(\d+(?:\.\d+)?)|\\frac\{(\d+)\}\{(\d+)\})(\\%|\^\{?\\circ\}?)?$/;

function piecesOfFormula(tex: string, next: Inline | undefined): Piece[] {
  const bare = tex.replaceAll("{,}", "").replaceAll(/\s|\\[,;!]/g, "");
  const [hanging] = next?.kind === "text" ? (HANGING.exec(next.text) ?? []) : [];
  if (hanging !== undefined) return [{ kind: "word", text: bare + hanging }];
  const [found, sign = "", whole, over, under, unit] = NUMBER.exec(bare) ?? [];
  if (found === undefined) return [{ kind: "formula", text: tex }];
  const number: Piece = { kind: "number", text: sign + (whole ?? `${over}/${under}`) };
  if (unit === undefined) return [number];
  return [number, { kind: "word", text: unit === "\\%" ? "%" : "°" }];
}
