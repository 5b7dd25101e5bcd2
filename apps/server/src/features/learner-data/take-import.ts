import type { ImportResult } from "@sat/contract";
import { answersInTheWay } from "../../problems/refusal.ts";
import type { Restorations } from "../../records/restoration.ts";
import { readImport } from "./read-import.ts";

export interface ImportContext {
  readonly restorations: Restorations;
  readonly clock: () => Date;
}

export interface ImportInput {
  readonly uid: string;
  /** The file, which is taken over: nobody else can read it any more. */
  readonly file: Uint8Array<ArrayBuffer>;
}

/**
 * Takes an export into an account without answers. Statistics, streaks and topic progress are counted anew from the
 * answers; name and e-mail stay the account's own.
 */
export function takeImport(
  { uid, file }: ImportInput,
  { restorations, clock }: ImportContext,
): Promise<ImportResult> {
  return readImport(
    { file, now: clock() },
    async ({ answers, studySessions, ...counted }, pieces) => {
      const isRestored = await restorations.restore({ uid, ...counted, pieces }, clock);
      if (!isRestored) throw answersInTheWay();
      return { answers, studySessions };
    },
  );
}
