import { standsFor } from "./answer-key.ts";
import { readEntry } from "./entry.ts";
import type { EntrySlip, ShownEntry } from "./item.ts";

/** The mistake that a typed wrong answer comes from, if it is one of those foreseen. */
export function slipBehind(
  { slips }: Pick<ShownEntry, "slips">,
  text: string,
): EntrySlip | undefined {
  const entry = readEntry(text);
  return entry.kind === "entry" ? slips.find(({ value }) => standsFor(entry, value)) : undefined;
}
