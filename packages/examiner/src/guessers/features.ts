import type { ChoiceItem } from "@sat/item";
import { type ItemView, type OptionView, viewItem } from "./option-view.ts";

/** A number a guesser can go by; the one with most of it, or least of it, is the guess. */
interface Feature {
  readonly name: string;
  /** What it looks at besides the options. */
  readonly sees?: "stem" | "text";
  readonly of: (option: OptionView, item: ItemView) => number;
}

const EPSILON = 1e-9;

function same(a: number, b: number): boolean {
  return Math.abs(a - b) <= EPSILON * Math.max(1, Math.abs(a), Math.abs(b));
}

/** How many of the other options stand in a relation to this one, by value. */
function linked(test: (own: number, other: number) => boolean) {
  return ({ value, others }: OptionView) =>
    others.filter((other) => test(value, other.value)).length;
}

function sharedShare(own: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...own].filter((token) => others.has(token)).length;
  return own.size === 0 ? 0 : shared / (own.size + others.size - shared);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sharedDigits({ digits, others }: OptionView): number {
  return others.reduce(
    (sum, other) =>
      sum + [...new Set(digits)].filter((digit) => other.digits.includes(digit)).length,
    0,
  );
}

/** How often the value is the sum or the difference of two others. */
function combinations({ value, others }: OptionView): number {
  const pairs = others.flatMap((a) => others.filter((b) => b !== a).map((b) => [a.value, b.value]));
  return pairs.filter(([a = 0, b = 0]) => same(value, a + b) || same(value, a - b)).length;
}

function rank({ value, others }: OptionView): number {
  return others.filter((other) => other.value < value).length;
}

function echo(option: OptionView, words: ReadonlySet<string>): number {
  return [...option.tokens].filter((token) => token.length > 3 && words.has(token)).length;
}

function count(pattern: RegExp) {
  return ({ text }: OptionView) => text.match(pattern)?.length ?? 0;
}

/** What the guessers go by. None sees more than the options and the words of the question. */
export const FEATURES: readonly Feature[] = [
  { name: "length", of: ({ text }) => text.length },
  { name: "number of words", of: ({ words }) => words.length },
  { name: "value", of: ({ value }) => value },
  { name: "size", of: ({ value }) => Math.abs(value) },
  { name: "middle rank", of: (option) => -Math.abs(rank(option) - 1.5) },
  {
    name: "nearness to the mean",
    of: ({ value, others }) => -Math.abs(value - average(others.map((other) => other.value))),
  },
  { name: "shared digits", of: sharedDigits },
  {
    name: "likeness to the others",
    of: ({ tokens, others }) => average(others.map((other) => sharedShare(tokens, other.tokens))),
  },
  { name: "negation links", of: linked((own, other) => same(own, -other)) },
  {
    name: "reciprocal links",
    of: linked((own, other) => same(own * other, 1) || same(own * other, -1)),
  },
  { name: "sums of others", of: combinations },
  {
    name: "doubles and halves",
    of: linked((own, other) => same(own, 2 * other) || same(2 * own, other)),
  },
  { name: "neighbors by one", of: linked((own, other) => same(Math.abs(own - other), 1)) },
  {
    name: "powers of ten",
    of: linked((own, other) => same(own, 10 * other) || same(10 * own, other)),
  },
  {
    name: "complements to 90, 180 or 100",
    of: linked((own, other) => [90, 100, 180].some((whole) => same(own + other, whole))),
  },
  { name: "echo of the stem", sees: "stem", of: (option, { stem }) => echo(option, stem) },
  { name: "echo of the text", sees: "text", of: (option, { text }) => echo(option, text) },
  {
    name: "number of the question",
    sees: "text",
    of: ({ digits }, { stem, text }) =>
      digits !== "" && (stem.has(digits) || text.has(digits)) ? 1 : 0,
  },
  { name: "minus sign", of: count(/-/g) },
  { name: "fractions", of: count(/frac|\//g) },
  { name: "radicals and pi", of: count(/sqrt|\\pi/g) },
  { name: "number of digits", of: ({ digits }) => digits.length },
  { name: "roundness", of: ({ digits }) => /0*$/.exec(digits)?.[0].length ?? 0 },
  { name: "marks", of: count(/[,;:.?!—]/g) },
  {
    name: "absolute words",
    of: count(/\b(?:always|never|only|all|none|every|must|entirely|completely)\b/g),
  },
  {
    name: "cautious words",
    of: count(/\b(?:may|might|can|could|some|often|suggests?|likely|partly|tends?)\b/g),
  },
  {
    name: "same opening",
    of: ({ words, others }) => others.filter((other) => other.words[0] === words[0]).length,
  },
  {
    name: "same ending",
    of: ({ words, others }) => others.filter((other) => other.words.at(-1) === words.at(-1)).length,
  },
  { name: "place", of: ({ place }) => place },
];

/** The features of the four options: FEATURES.length numbers for A, then for B, C and D. */
export function featuresOf(item: ChoiceItem): Float32Array {
  const view = viewItem(item);
  const rows = new Float32Array(view.options.length * FEATURES.length);
  view.options.forEach((option, at) =>
    FEATURES.forEach((feature, index) => {
      const value = feature.of(option, view);
      rows[at * FEATURES.length + index] = Number.isFinite(value) ? value : 0;
    }),
  );
  return rows;
}
