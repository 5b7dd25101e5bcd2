import type { StudySessionSummary } from "@sat/contract";
import { accuracy } from "@sat/item";
import { isCount, isRecord } from "../../lib/shapes.ts";
import { SESSION_LENGTH } from "../../question/desk/session-length.ts";
import {
  type SectionId,
  type SessionPlace,
  sessionSearch,
} from "../../question/study/session-search.ts";
import { isStudyMode, readSessionPlace, sectionOf } from "./study-address.ts";

/** What a session has come to, as the specification has it. */
export interface SessionSummary extends SessionPlace {
  readonly section: SectionId;
  readonly score: number;
  readonly total: number;
  readonly accuracy: number;
  readonly questionsAnswered: number;
  /** Milliseconds. */
  readonly totalTime: number;
}

const FIELDS = [
  "section",
  "topic",
  "mode",
  "score",
  "total",
  "accuracy",
  "questionsAnswered",
  "totalTime",
] as const satisfies readonly (keyof SessionSummary)[];

type Counted = Pick<
  StudySessionSummary,
  "topic" | "mode" | "score" | "questionsAnswered" | "totalTime"
>;

/** The summary of a session by its own figures. */
export function summaryOf(session: Counted): SessionSummary {
  const { score, questionsAnswered, totalTime } = session;
  return {
    ...sessionSearch(session),
    score,
    total: SESSION_LENGTH,
    accuracy: accuracy(score, questionsAnswered),
    questionsAnswered,
    totalTime,
  };
}

/** The summary that an address tells of, true or not; undefined when a field is missing or is none. */
export function readSummary(data: unknown): SessionSummary | undefined {
  if (!isRecord(data)) return undefined;
  const place = readSessionPlace(data);
  if (place === undefined || !isStudyMode(data["mode"])) return undefined;
  if (sectionOf(data["section"]) === undefined) return undefined;
  const { score, total, accuracy: share, questionsAnswered, totalTime } = data;
  if (!isCount(score) || !isCount(total) || !isCount(share)) return undefined;
  if (!isCount(questionsAnswered) || !isCount(totalTime)) return undefined;
  return { ...sessionSearch(place), score, total, accuracy: share, questionsAnswered, totalTime };
}

/** Whether a session came to what is told of it, in every field. */
export function isSummaryOf(told: SessionSummary, session: Counted): boolean {
  const counted = summaryOf(session);
  return FIELDS.every((field) => told[field] === counted[field]);
}
