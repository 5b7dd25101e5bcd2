import { randomUUID } from "node:crypto";
import type { ExportedQuestion, ExportedSitting } from "@sat/contract";
import type { Transaction } from "kysely";
import type { Database } from "./database.ts";
import { type NewIds, nameOf, type RestoredQuestion } from "./restored-rows.ts";
import { moduleColumns, type StoredModule } from "./sitting-rows.ts";

interface RestoredSittings {
  readonly uid: string;
  readonly sittings: readonly ExportedSitting[];
  /** Ids of this account, by those of the file. */
  readonly ids: NewIds;
}

/** Takes tests that have ended; what they have come to is worked out anew, for a file says what it likes. */
export async function restoreSittings(
  transaction: Transaction<Database>,
  { uid, sittings, ids }: RestoredSittings,
): Promise<void> {
  for (const sitting of sittings) {
    const id = ids.get(sitting.id) ?? randomUUID();
    await transaction
      .insertInto("sittings")
      .values({
        id,
        uid,
        test: JSON.stringify(sitting.test),
        timing: sitting.timing,
        extra_breaks: Number(sitting.extraBreaks),
        mode: sitting.mode,
        time_zone: sitting.timeZone,
        started_at: sitting.startedAt,
        ended_at: sitting.endedAt,
        key_opened_at: sitting.keyOpenedAt ?? null,
      })
      .execute();
    const rows = sitting.modules.map((module) => ({
      sitting: id,
      uid,
      number: module.number,
      ...moduleColumns(restoredModule(module)),
    }));
    await transaction.insertInto("sitting_modules").values(rows).execute();
  }
}

function restoredModule(module: ExportedSitting["modules"][number]): StoredModule {
  const { taken, limit, begunAt, endedAt, ...rest } = module;
  const ended = endedAt === null ? null : new Date(endedAt);
  return {
    ...rest,
    begunAt: begunAt === null ? null : new Date(begunAt),
    endedAt: ended,
    clock: { elapsed: taken, since: null, limit },
    // Its answers come as all others do.
    gradedAt: ended,
    assembledAt: ended,
    unmet: [],
  };
}

interface RestoredPlaces {
  readonly uid: string;
  readonly questions: readonly RestoredQuestion[];
  readonly ids: { readonly questions: NewIds; readonly sittings: NewIds };
}

/** Puts the questions where they stood. */
export async function restorePlaces(
  transaction: Transaction<Database>,
  { uid, questions, ids }: RestoredPlaces,
): Promise<void> {
  const rows = questions.flatMap(({ exported }) => placeRow(exported, uid, ids));
  if (rows.length > 0) await transaction.insertInto("sitting_questions").values(rows).execute();
}

function placeRow(
  { itemId, round, place }: ExportedQuestion,
  uid: string,
  ids: RestoredPlaces["ids"],
) {
  const questionId = ids.questions.get(nameOf(itemId, round));
  if (!place || questionId === undefined) return [];
  const sitting = ids.sittings.get(place.sitting);
  if (sitting === undefined) return [];
  const { module, number, scored } = place;
  return [{ question_id: questionId, uid, sitting, module, number, scored: Number(scored) }];
}
