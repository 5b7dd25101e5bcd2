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
const NUMBER = String.raw`(?:[$€] )?#(\S+)`;
const UNIT = "(?: (?!but|and|or|is|are|was|were|the|of)[a-z%°]+)?";
const BETWEEN =
  "(?:(?: [a-z]+){1,5} by)?(?: (?:by|of|at|for|a|an|the|total|constant|steady|another|additional|about|exactly|only))*";
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
    [`(?<!\\bno )(?:more|greater) than ${NUMBER}`, bound("below", true)],
    [`(?<!\\bno )(?:less|fewer) than ${NUMBER}`, bound("above", true)],
    [`\\b(?:${UP}|(?:translated|shifted|moved) up)${BETWEEN} ${NUMBER}`, rising],
    [`\\b(?:${DOWN}|(?:translated|shifted|moved) down)${BETWEEN} ${NUMBER}`, falling],
    [`${NUMBER}${UNIT} (?:${MORE}\\b|increase)`, rising],
    [`${NUMBER}${UNIT} (?:${LESS}\\b|decrease|discount|off\\b)`, falling],
    [`${NUMBER} % of\\b`, { kind: "share" }],
  ] as const
).map(([pattern, says]) => [new RegExp(pattern, "g"), says]);

/** The words without which no turn is found, so that most questions need no closer look. */
const ANY = new RegExp(
  String.raw`\b(?:least|most|than|minimum|maximum|exceed|or more|or less|or fewer|${UP}|${DOWN}|${MORE}|${LESS}|off|up|down)\b|% of\b`,
);

/** Every direction that a markup tells of a number. */
export function directionsIn(markup: string): Direction[] {
  const print = readPrint(markup)
    .map(({ kind, text }) => ({ number: `#${text}`, word: text, formula: "…" })[kind])
    .join(" ");
  if (!ANY.test(print)) return [];
  return TURNS.flatMap(([pattern, says]) =>
    [...print.matchAll(pattern)].flatMap(({ 0: words, 1: digits = "", index }): Direction[] => {
      // "5 more than 3 times" compares with what follows, and bounds nothing.
      const compares = says.kind === "bound" && /#\S+(?: [a-z%]+)? $/.test(print.slice(0, index));
      const percent = /^ (?:%|percent)/.test(
        print.slice(print.indexOf(`#${digits}`, index) + digits.length + 1),
      );
      return compares ? [] : [{ words, value: valueOf(digits), percent, ...says }];
    }),
  );
}
