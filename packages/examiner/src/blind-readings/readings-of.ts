import { contentIdsByKey } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import type { BlindReading, Ledger } from "./blind-reading.ts";

/**
 * The readings of a question whichever of its options was the key when it was read: readers saw none, so what they found
 * stands when the key is changed.
 */
export function readingsOf(item: ChoiceItem, ledger: Ledger): readonly BlindReading[] {
  return contentIdsByKey(item).flatMap((id) => ledger[id] ?? []);
}
