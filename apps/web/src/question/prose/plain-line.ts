import { inOneLine, plainText } from "@sat/item";
import { readOr } from "./read-prose.ts";
import { texText } from "./tex-text.ts";

/** A text as one plain line, for where there is room for no more. */
export function plainLine(markup: string): string {
  const text = readOr(() => plainText(markup, texText), markup);
  return inOneLine(text.split("\n\n")).replace(/\s+/g, " ");
}
