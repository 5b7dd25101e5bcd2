import { type Entry, type Rational, rationalText, readEntry } from "@sat/item";

/** An entry as it is understood, in TeX: a fraction set as one, a decimal with a digit before its point. */
export function entryTex({ text }: Pick<Entry, "text">): string {
  const minus = text.startsWith("-") ? "-" : "";
  const [over = "", under] = text.replace("-", "").split("/");
  return minus + (under === undefined ? decimalTex(over) : `\\frac{${over}}{${under}}`);
}

function decimalTex(digits: string): string {
  const [whole = "", decimals = ""] = digits.split(".");
  return (whole === "" ? "0" : whole) + (decimals === "" ? "" : `.${decimals}`);
}

export function rationalTex(value: Rational): string {
  return entryTex({ text: rationalText(value) });
}

/** What was typed, as it was understood, in prose markup. */
export function typedLine(text: string): string {
  const entry = readEntry(text);
  return entry.kind === "entry" ? `$${entryTex(entry)}$` : text;
}
