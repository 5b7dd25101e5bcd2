import { acceptedEntries, type Bound, type EntryKey, type Rational, rationalText } from "@sat/item";
import { entryTex, rationalTex } from "./entry-tex.ts";

/** What is right by a key, in prose markup. */
export function rightEntry(key: EntryKey): string {
  if (key.kind === "values") return key.values.map(inline).join(" or ");
  const low = boundText(key.low, "at least", "greater than");
  const high = boundText(key.high, "at most", "less than");
  return `Any number ${low} and ${high}, such as $${exampleTex(key)}$`;
}

/** The same on a plain line, as a sentence about the correct answer ends. */
export function plainRightEntry(key: EntryKey): string {
  const values = key.kind === "values" ? key.values.map(rationalText) : [exampleTex(key)];
  return values.map((value) => value.replace("-", "\u2212")).join(" or ");
}

/** In which other ways a right answer can be typed than the one that is in sight: what was typed, or the values. */
export function otherForms(key: EntryKey, typed: string | undefined): string {
  // Of a range, any number will do.
  if (key.kind === "interval") return "";
  const forms = acceptedEntries(key);
  const seen = typed === undefined ? key.values.map(rationalText) : [typed.trim()];
  const others = forms.filter((form) => !seen.includes(form));
  if (others.length === 0) return "";
  // A value may have no room as it is.
  const isMore = typed !== undefined || forms.some((form) => seen.includes(form));
  return `${isMore ? "Also accepted" : "Accepted"}: ${others.join(", ")}`;
}

function inline(value: Rational): string {
  return `$${rationalTex(value)}$`;
}

function boundText({ value, included }: Bound, within: string, beyond: string): string {
  return `${included ? within : beyond} ${inline(value)}`;
}

function exampleTex(key: EntryKey): string {
  const [text = ""] = acceptedEntries(key);
  return entryTex({ text });
}
