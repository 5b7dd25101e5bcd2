import type { StudySession } from "@sat/contract";
import { isText } from "../../../lib/shapes.ts";
import { isSummaryOf, readSummary, type SessionSummary } from "../session-summary.ts";

/** How an address names a session: by its id, or else by what is told of it. */
export type SessionName = { readonly id: string } | { readonly told: SessionSummary };

/** The query of a summary's address. */
export interface SummarySearch {
  readonly id?: unknown;
  readonly data?: unknown;
}

/** The session that an address names, if it does. */
export function readSessionName({ id, data }: SummarySearch): SessionName | undefined {
  if (isText(id) && id !== "") return { id };
  const told = readSummary(data);
  return told && { told };
}

/** Whether a session is the one that is named. */
export function isNamed(session: StudySession, name: SessionName): boolean {
  return "id" in name ? session.id === name.id : isSummaryOf(name.told, session);
}

/** Whether an address tells of a session what is not so. */
export function isFalselyTold(session: StudySession, { data }: SummarySearch): boolean {
  if (data === undefined) return false;
  const told = readSummary(data);
  return told === undefined || !isSummaryOf(told, session);
}
