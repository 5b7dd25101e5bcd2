import type { Specimen } from "@sat/engine";
import { READINGS_DUE } from "../blind-readings/blind-reading.ts";
import { ledger } from "../blind-readings/ledger.ts";

/** What vouches for an item: the facts of one that a program makes; of one that is authored, its readers or nobody yet. */
export const GUARDS = {
  facts: "generated",
  readings: "authored, guarded by readings",
  none: "authored, without readings",
} as const;

export type Guard = keyof typeof GUARDS;

export function guardOf({ item, facts }: Specimen): Guard {
  if (facts.kind !== "authored") return "facts";
  return (ledger[item.id]?.length ?? 0) >= READINGS_DUE ? "readings" : "none";
}
