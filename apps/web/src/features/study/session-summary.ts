import type { StudySessionSummary } from "@sat/contract";
import { accuracy } from "@sat/item";
import { isCount } from "../../lib/shapes.ts";
import { SESSION_LENGTH } from "../../question/desk/session-length.ts";
import {
  isStudyMode,
  readSessionPlace,
  type SectionId,
  sectionOf,
  type SessionPlace,
  sessionSearch,
} from "./study-address.ts";

/** What a summary's address tells of a session; `id` leads to its questions. */
export interface SessionSummary extends SessionPlace {
  readonly id?: string;
  readonly section: SectionId;
  readonly score: number;
  readonly total: number;
  readonly accuracy: number;
  readonly questionsAnswered: number;
  /** Milliseconds. */
  readonly totalTime: number;
}

type Counted = Pick<
  StudySessionSummary,
  "id" | "topic" | "mode" | "score" | "questionsAnswered" | "totalTime"
>;

/** The summary of a session as the server has it. */
export function summaryOf(session: Counted): SessionSummary {
  const { id, score, questionsAnswered, totalTime } = session;
  return {
    ...sessionSearch(session),
    score,
    total: SESSION_LENGTH,
    accuracy: accuracy(score, questionsAnswered),
    questionsAnswered,
    totalTime,
    id,
  };
}

/** The summary in an address; undefined when a field is missing or the fields do not agree. */
export function readSummary(data: unknown): SessionSummary | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const given: Partial<Record<keyof SessionSummary, unknown>> = data;
  const place = readSessionPlace(given);
  const { id, score, total, questionsAnswered, totalTime } = given;
  if (place === undefined || !isStudyMode(given.mode)) return undefined;
  if (sectionOf(given.section) === undefined) return undefined;
  if (id !== undefined && typeof id !== "string") return undefined;
  if (!isCount(total) || !isCount(questionsAnswered) || questionsAnswered > total) return undefined;
  if (!isCount(score) || score > questionsAnswered || !isCount(totalTime)) return undefined;
  if (given.accuracy !== accuracy(score, questionsAnswered)) return undefined;
  const figures = { score, total, accuracy: given.accuracy, questionsAnswered, totalTime };
  return { ...sessionSearch(place), ...figures, ...(id !== undefined && { id }) };
}
