import type { ChoiceItem } from "@sat/item";
import type { BlindReading } from "./blind-reading.ts";
import { canonicalKey } from "./canonical-order.ts";

/** What readers found other than the key, one sentence each. Where two readers differ, one of them differs from the key. */
export function disputesOf(item: ChoiceItem, readings: readonly BlindReading[]): string[] {
  const key = canonicalKey(item);
  return readings
    .filter(({ answer }) => answer !== key)
    .map(({ reader, answer, note }) => {
      const remark = note === undefined ? "" : `: ${note}`;
      return `${reader} answered ${answer}, the key is ${key} in canonical order${remark}`;
    });
}
