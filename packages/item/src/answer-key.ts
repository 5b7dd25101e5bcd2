import type { Entry } from "./entry.ts";
import { exactEntries, formsOf, tenTo } from "./entry-forms.ts";
import type { Rational } from "./rational.ts";
import type { OptionLetter } from "./sections.ts";

/** What is right: the letter of an option, or what an entry must come to. */
export type AnswerKey = OptionLetter | EntryKey;

/** Any of several exact values (mostly there is one), or any value between two bounds. */
export type EntryKey =
  | { readonly kind: "values"; readonly values: readonly Rational[] }
  | { readonly kind: "interval"; readonly low: Bound; readonly high: Bound };

export interface Bound {
  readonly value: Rational;
  /** Whether the bound itself is right. */
  readonly included: boolean;
}

/** Whether an entry is right by this key. */
export function accepts(key: EntryKey, entry: Pick<Entry, "value" | "filledTo">): boolean {
  if (key.kind === "values") return key.values.some((value) => standsFor(entry, value));
  return isWithin(entry.value, key.low, 1n) && isWithin(entry.value, key.high, -1n);
}

/**
 * Whether an entry stands for this value: it is the value, or a decimal that fills the space and is the value
 * truncated or rounded at its last place.
 */
export function standsFor(
  { value: given, filledTo }: Pick<Entry, "value" | "filledTo">,
  value: Rational,
): boolean {
  if (difference(given, value) === 0n) return true;
  if (filledTo === null) return false;
  const places = tenTo(filledTo);
  const typed = (BigInt(given.num) * places) / BigInt(given.den);
  return cutAt(value, places).includes(typed);
}

/** The value in units of its last place, truncated and rounded. Halves round away from zero. */
function cutAt({ num, den }: Rational, places: bigint): readonly bigint[] {
  const [over, under] = [BigInt(num) * places, BigInt(den)];
  const half = over < 0n ? -under : under;
  return [over / under, (2n * over + half) / (2n * under)];
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
function difference(a: Rational, b: Rational): bigint {
  return BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den);
}

function isWithin(value: Rational, bound: Bound, side: 1n | -1n): boolean {
  const beyond = difference(value, bound.value) * side;
  return bound.included ? beyond >= 0n : beyond > 0n;
}

/**
 * What can be typed for this key: of every value the fraction and the decimal, or where that does not fit, the
 * decimals that fill the space; of an interval, one entry within. Empty for a key that nobody can enter.
 */
export function acceptedEntries(key: EntryKey): readonly string[] {
  if (key.kind === "interval") return entryWithin(key);
  return key.values.flatMap(({ num, den }) => formsOf(BigInt(num), BigInt(den)));
}

/** Of the decimals within the interval, the one with the fewest places, if it can be typed. */
function entryWithin({ low, high }: Extract<EntryKey, { kind: "interval" }>): readonly string[] {
  for (let decimals = 0; decimals < 5; decimals++) {
    const places = tenTo(decimals);
    // One place below the lower bound is low enough to start from, whatever its sign.
    const start = (BigInt(low.value.num) * places) / BigInt(low.value.den) - 1n;
    for (const step of [0n, 1n, 2n, 3n]) {
      const value = { num: Number(start + step), den: Number(places) };
      const text = exactEntries(start + step, places).find((each) => !each.includes("/"));
      if (text !== undefined && isWithin(value, low, 1n) && isWithin(value, high, -1n))
        return [text];
    }
  }
  return [];
}
