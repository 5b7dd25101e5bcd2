import { remembered } from "../remembered.ts";
import { parseTex } from "./parse.ts";
import { readIfFormula } from "./read-if-formula.ts";
import { type Piece, sentencesOf } from "./sentences.ts";
import { spokenChains } from "./spoken-chains.ts";
import type { Sign, Tree } from "./tree.ts";

/** What may stand between two sides: a relation, or that the second is the first, rounded. */
export type Link = Sign | "≈";

/** One side of a displayed chain, as printed and as it is read; without a tree when it cannot be read. */
export interface Side {
  readonly tex: string;
  readonly tree?: Tree;
}

/** A displayed chain such as `a = b = c` or `5 < x < 7`, in the sentence that holds it. */
export interface Chain {
  readonly sides: readonly Side[];
  /** What stands between the sides, one fewer than they are. */
  readonly links: readonly Link[];
  /** What the sentence says before it, formulas included. */
  readonly before: string;
  readonly sentence: string;
}

const LINKS: Readonly<Record<string, Link>> = {
  "=": "=",
  "<": "<",
  ">": ">",
  "\\lt": "<",
  "\\gt": ">",
  "\\le": "<=",
  "\\leq": "<=",
  "\\ge": ">=",
  "\\geq": ">=",
  "\\ne": "!=",
  "\\neq": "!=",
  "\\approx": "≈",
};

const LINK = /(\\(?:leq?|geq?|neq?|lt|gt|approx)(?![a-zA-Z])|[=<>])/;

/** Every displayed chain of a text, in order: those in formulas, and calculations told in words. */
export const readChains = remembered((markup): readonly Chain[] =>
  sentencesOf(markup).flatMap((pieces) => {
    const sentence = pieces.map(printed).join("");
    const spoken = spokenChains(pieces).map((tex) => chainOf(tex, "", sentence));
    return [...writtenChains(pieces, sentence), ...spoken];
  }),
);

function writtenChains(pieces: readonly Piece[], sentence: string): Chain[] {
  return pieces.flatMap((piece, at) =>
    piece.kind === "formula" && LINK.test(piece.tex)
      ? [chainOf(piece.tex, pieces.slice(0, at).map(printed).join(""), sentence)]
      : [],
  );
}

function printed(piece: Piece): string {
  return piece.kind === "words" ? piece.text : piece.tex;
}

function chainOf(tex: string, before: string, sentence: string): Chain {
  const parts = tex.split(LINK);
  return {
    sides: parts.filter((_, at) => at % 2 === 0).map(sideOf),
    links: parts.flatMap((part, at) => (at % 2 === 1 ? (LINKS[part] ?? []) : [])),
    before,
    sentence,
  };
}

/** A side without its unit and percent sign: 5% may stand for 5 and for 0.05. */
function sideOf(part: string): Side {
  const tex = part.trim();
  const bare = tex.replaceAll(/\\text\{[^}]*\}(?:\^\{?\d\}?)?|\\%/g, "").trim();
  const tree = readExpression(withNames(bare));
  return tree === undefined ? { tex } : { tex, tree };
}

/** What geometry names by two letters, and the sine of an angle by its vertex, as one name each. */
function withNames(tex: string): string {
  return tex
    .replaceAll(/\\(sin|cos|tan) ?([A-Z])(?![A-Za-z])/g, "$2_{$1}")
    .replaceAll(/(?<![A-Za-z\\])([A-Z])([A-Z])(?![A-Za-z])/g, (_, a: string, b: string) =>
      a < b ? `${a}_{${b}}` : `${b}_{${a}}`,
    );
}

/** The expression that a formula prints; undefined when it is none or cannot be read. */
export function readExpression(tex: string): Tree | undefined {
  const statement = readIfFormula(tex, parseTex);
  return statement?.kind === "expression" ? statement.tree : undefined;
}
