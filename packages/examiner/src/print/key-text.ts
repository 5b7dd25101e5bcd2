import type { EntryKey, Rational } from "@sat/item";

/** What an entry must come to, in words: "2/3", "-3 or 3", "above 4 and below 6". */
export function keyText(key: EntryKey): string {
  if (key.kind === "values") return key.values.map(valueText).join(" or ");
  const { low, high } = key;
  return [
    `${low.included ? "from" : "above"} ${valueText(low.value)}`,
    `${high.included ? "to" : "below"} ${valueText(high.value)}`,
  ].join(low.included === high.included && low.included ? " " : " and ");
}

/** A value as a whole number or a fraction: "3", "-2/3". */
export function valueText({ num, den }: Rational): string {
  return den === 1 ? `${num}` : `${num}/${den}`;
}
