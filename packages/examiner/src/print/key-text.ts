import { type EntryKey, rationalText } from "@sat/item";

/** What an entry must come to, in words: "2/3", "-3 or 3", "above 4 and below 6". */
export function keyText(key: EntryKey): string {
  if (key.kind === "values") return key.values.map(rationalText).join(" or ");
  const { low, high } = key;
  return [
    `${low.included ? "from" : "above"} ${rationalText(low.value)}`,
    `${high.included ? "to" : "below"} ${rationalText(high.value)}`,
  ].join(low.included === high.included && low.included ? " " : " and ");
}
