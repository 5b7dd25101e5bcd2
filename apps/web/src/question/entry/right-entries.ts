import { acceptedEntries, type Bound, type EntryKey } from "@sat/item";
import { texText } from "../tex-text.ts";
import { entryTex, rationalTex } from "./entry-tex.ts";

interface RightEntries {
  /** What is right, in prose markup. */
  readonly right: string;
  /** All that can be typed for it, as it is typed; nothing where that is any number of a range. */
  readonly forms: readonly string[];
}

/** What is right by a key. */
export function rightEntries(key: EntryKey): RightEntries {
  const forms = acceptedEntries(key);
  const first = `$${entryTex({ text: forms[0] ?? "" })}$`;
  if (key.kind === "values") return { right: first, forms };
  const low = boundText(key.low, "at least", "greater than");
  const high = boundText(key.high, "at most", "less than");
  return { right: `Any number ${low} and ${high}, such as ${first}`, forms: [] };
}

function boundText({ value, included }: Bound, within: string, beyond: string): string {
  return `${included ? within : beyond} $${rationalTex(value)}$`;
}

/** One right entry on a plain line, and whether its value is the only right one. */
export function oneRightEntry(key: EntryKey): { readonly text: string; readonly isOnly: boolean } {
  const [text = ""] = acceptedEntries(key);
  const isOnly = key.kind === "values" && key.values.length === 1;
  return { text: texText(entryTex({ text })), isOnly };
}
