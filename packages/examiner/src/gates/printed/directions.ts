import { valueOf } from "./magnitudes.ts";
import { readPrint } from "./read-print.ts";

/** What print says of a number by a direction: that a quantity is bounded by it, or is more or less by it. */
export type Direction = {
  readonly words: string;
  readonly value: number;
  readonly percent: boolean;
} & (
  | { readonly kind: "bound"; readonly from: "below" | "above"; readonly strict: boolean }
  | { readonly kind: "change"; readonly sign: 1 | -1 }
  /** A part of something, not a change of it: 30% of the price. */
  | { readonly kind: "share" }
);

type Said = Pick<Extract<Direction, { kind: "bound" }>, "kind" | "from" | "strict">;
type Reading = Said | { readonly kind: "change"; readonly sign: 1 | -1 } | { kind: "share" };

/** The number and its unit or currency, in print made of words with "#" before each number. */
const NUMBER = String.raw`(?:[$€] )?#(\S+)(?:(?= (%|percent))|)`;
const UNIT = "(?: (?!but|and|or|is|are|was|were|the|of)[a-z%°]+)?";
const BETWEEN =
  "(?:(?: [a-z]+){1,5} by)?(?: (?:by|of|at|for|a|an|the|total|constant|steady|another|additional|about|exactly|only))*";
/** Before "more than 3 times": it compares "5 more" with what follows, and bounds nothing. */
const COMPARING = String.raw`(?<!\bno |#\S+ (?:[a-z%]+ )?)`;
const MORE = "(?:more|greater|higher|longer|larger|older|taller|faster|heavier)";
const LESS = "(?:less|fewer|lower|shorter|smaller|younger|slower|lighter)";
const UP =
  "(?:increase[sd]?|increasing|rises?|rose|rising|grows?|grew|gains?|gained|adds?|added|adding|raises|raised)";
const DOWN =
  "(?:decrease[sd]?|decreasing|falls?|fell|falling|drops?|dropped|shrinks?|shrank|loses?|lost|removes?|removed|" +
  "reduces?|reduced|subtracting|discount|coupon|shortens|lowers|lowered)";

const rising = { kind: "change", sign: 1 } as const;
const falling = { kind: "change", sign: -1 } as const;
const bound = (from: "below" | "above", strict: boolean) =>
  ({ kind: "bound", from, strict }) as const;

/** Turns of phrase and what each says of the number in it. */
const TURNS: readonly (readonly [pattern: RegExp, says: Reading])[] = (
  [
    [`(?:at least|no (?:less|fewer) than|minimum of) ${NUMBER}`, bound("below", false)],
    [`(?:at most|no (?:more|greater) than|maximum of|not exceed) ${NUMBER}`, bound("above", false)],
    [`${NUMBER}${UNIT} or more\\b`, bound("below", false)],
    [`${NUMBER}${UNIT} or (?:less|fewer)\\b`, bound("above", false)],
    [`${COMPARING}(?:more|greater) than ${NUMBER}`, bound("below", true)],
    [`${COMPARING}(?:less|fewer) than ${NUMBER}`, bound("above", true)],
    [`\\b(?:${UP}|(?:translated|shifted|moved) up)${BETWEEN} ${NUMBER}`, rising],
    [`\\b(?:${DOWN}|(?:translated|shifted|moved) down)${BETWEEN} ${NUMBER}`, falling],
    [`${NUMBER}${UNIT} (?:${MORE}\\b|increase)`, rising],
    [`${NUMBER}${UNIT} (?:${LESS}\\b|decrease|discount|off\\b)`, falling],
    [`${NUMBER} % of\\b`, { kind: "share" }],
  ] as const
).map(([pattern, says]) => [new RegExp(pattern, "g"), says]);

/** Every direction that a markup tells of a number. */
export function directionsIn(markup: string): Direction[] {
  const print = readPrint(markup)
    .map(({ kind, text }) => ({ number: `#${text}`, word: text, formula: "…" })[kind])
    .join(" ");
  // To search for a turn of phrase costs a part of what it costs to list where it stands.
  return TURNS.filter(([pattern]) => print.search(pattern) >= 0).flatMap(([pattern, says]) =>
    [...print.matchAll(pattern)].map(({ 0: words, 1: digits = "", 2: percent }): Direction => ({
      words,
      value: valueOf(digits),
      percent: percent !== undefined,
      ...says,
    })),
  );
}
