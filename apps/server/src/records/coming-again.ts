import type { Reason } from "@sat/item";
import type { Kysely } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import { LONGEST_UNSEEN } from "../policies/on-its-way.ts";
import type { Database } from "./database.ts";
import { type Selection, shownIssues, type UnshownRow, unshownIssues } from "./latest-issues.ts";

/** The latest issue of an item that may come again, and why. */
export interface Coming {
  readonly id: string;
  /** Whether it has a proof, and whether it is not pruned. */
  readonly isProven: boolean;
  readonly isWhole: boolean;
  readonly because: Extract<Reason["because"], "unseen" | "again">;
}

/**
 * What comes when there is nothing new, one after the other: items that were issued and never shown, unless they may
 * still be waiting on a device; then those shown longest ago, before them those that are ahead. Those that are waiting
 * come last, first the one issued longest ago: by the time it is shown, it will have been seen.
 */
export async function* comingAgain(
  db: Kysely<Database>,
  selection: Selection,
  now: Date,
): AsyncIterable<Coming> {
  const latest = latestInstant(now);
  const since = new Date(now.getTime() - LONGEST_UNSEEN).toISOString();
  // An open study session shows its questions however late.
  const isWaiting = (row: UnshownRow) =>
    row.is_free === 0 || (row.issued_at > since && row.issued_at <= latest);
  const seen: UnshownRow[] = [];
  const waiting = new Map<string, UnshownRow>();
  for await (const row of unshownIssues(db, selection)) {
    if (isWaiting(row)) waiting.set(row.id, row);
    else if (row.was_shown === 1) seen.push(row);
    else yield coming(row, "unseen");
  }
  const [ahead, past] = [
    seen.filter(({ issued_at }) => issued_at > latest),
    seen.filter(({ issued_at }) => issued_at <= latest),
  ];
  yield* inTurn(shownIssues(db, selection, { from: justAfter(latest) }), ahead);
  yield* inTurn(shownIssues(db, selection, { until: latest }), past);
  for (const row of waiting.values()) yield coming(row, "again");
  // Looked for anew: what a parallel call has issued since the first look was in neither list.
  for await (const row of unshownIssues(db, selection))
    if (isWaiting(row) && !waiting.has(row.id)) yield coming(row, "again");
}

type Row = Pick<UnshownRow, "id" | "is_proven" | "is_whole">;

function coming({ id, is_proven, is_whole }: Row, because: Coming["because"]): Coming {
  return { id, isProven: is_proven === 1, isWhole: is_whole === 1, because };
}

/** What was shown, and between it what was issued anew since and not shown: that was as long ago as it was issued. */
async function* inTurn(
  shown: AsyncIterable<Row & { readonly shown_at: string | null }>,
  others: readonly UnshownRow[],
): AsyncIterable<Coming> {
  const left = [...others];
  for await (const row of shown) {
    const before = left.findIndex(({ issued_at }) => issued_at >= (row.shown_at ?? ""));
    for (const other of left.splice(0, before === -1 ? left.length : before))
      yield coming(other, "again");
    yield coming(row, "again");
  }
  for (const other of left) yield coming(other, "again");
}

function justAfter(instant: string): string {
  return new Date(Date.parse(instant) + 1).toISOString();
}
