import { acceptedEntries, type EntryKey, type Rational } from "@sat/item";
import { type Fraction, fraction } from "../../exact/fraction.ts";

/** A value as the examiner reckons with it. */
export function exactly({ num, den }: Rational): Fraction {
  return fraction(num, den);
}

/** The ways in which a text may show the values of a key: as formulas, whole numbers also with commas. */
export function printedValues(key: EntryKey): string[] {
  if (key.kind === "interval") return [];
  const fractions = key.values.map(
    ({ num, den }) => `${num < 0 ? "-" : ""}\\frac{${Math.abs(num)}}{${den}}`,
  );
  return [...fractions, ...acceptedEntries(key).flatMap(grouped)].map((tex) => `$${tex}$`);
}

function grouped(text: string): string[] {
  const [whole = "", rest = ""] = /^(-?\d+)(.*)$/.exec(text)?.slice(1) ?? [];
  const parts = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return parts === whole
    ? [text]
    : [text, `${parts.replaceAll(",", "{,}")}${rest}`, `${parts}${rest}`];
}
