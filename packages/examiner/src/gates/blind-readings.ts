import type { TopicId } from "@sat/item";
import { type Ledger, READINGS_DUE } from "../blind-readings/blind-reading.ts";
import { disputesOf } from "../blind-readings/disputes.ts";
import { ledger } from "../blind-readings/ledger.ts";
import { readingsOf } from "../blind-readings/readings-of.ts";
import type { Gate } from "./gate.ts";

/** The topics whose authored questions must all have been read. It grows as they are. */
const READ_THROUGHOUT: readonly TopicId[] = [];

/** Refuses an authored question on which a reader and the key disagree, and one unread where all must be read. */
export function blindReadingsGate(
  readings: Ledger,
  readThroughout: readonly TopicId[],
): Gate<"choice"> {
  return {
    id: "blind-readings",
    kinds: "choice",
    check: ({ item, facts }) => {
      if (facts.kind !== "authored") return [];
      const given = readings[item.id] ?? [];
      return [
        ...disputesOf(item, readingsOf(item, readings)),
        ...(readThroughout.includes(item.topic) && given.length < READINGS_DUE
          ? [`${given.length} of ${READINGS_DUE} readers have solved it blind`]
          : []),
      ];
    },
  };
}

export const blindReadings = blindReadingsGate(ledger, READ_THROUGHOUT);
