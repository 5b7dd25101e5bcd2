import { type Difficulty, isSkillCode, type ResponseKind, type Section } from "@sat/item";
import type { Answer } from "@sat/learner";
import type { Selectable } from "kysely";
import { daysBetween } from "../policies/local-day.ts";
import { mannerOf } from "../policies/manner.ts";
import type { AnswersTable, IssuedQuestionsTable } from "./database.ts";
import { readProcessData } from "./responses.ts";

/** What is told of an answer as far as ability goes: all but the last by the answers' table, that by the questions'. */
export const ANSWER_COLUMNS = [
  "answers.section",
  "asked_skill",
  "asked_level",
  "response_kind",
  "correct",
  "time_spent",
  "time_to_first",
  "changes",
  "hints_used",
  "confidence",
  "day",
  "kind",
] as const;

type Row = Pick<
  Selectable<AnswersTable>,
  | "section"
  | "asked_skill"
  | "asked_level"
  | "response_kind"
  | "correct"
  | "time_spent"
  | "time_to_first"
  | "changes"
  | "hints_used"
  | "confidence"
  | "day"
> &
  Pick<Selectable<IssuedQuestionsTable>, "kind">;

const FIRST_DAY = "1970-01-01";

/** A day, `YYYY-MM-DD`, as ability counts them. */
export function dayNumber(day: string): number {
  return daysBetween(FIRST_DAY, day);
}

/** An answer, as far as ability goes; none to a question of a time before skills were kept. */
export function learnerAnswer(row: Row): Answer | undefined {
  const { asked_skill: skill, response_kind, correct, time_spent, day } = row;
  if (skill === null || !isSkillCode(skill)) return undefined;
  const { hintsUsed = 0, confidence } = readProcessData(row);
  const section = row.section as Section; // the columns hold what the item's own types allow
  const right = correct === 1 ? "right" : "wrong";
  return {
    skill,
    level: row.asked_level as Difficulty, // as above
    kind: row.kind as ResponseKind, // as above
    outcome: response_kind === null ? "none" : right,
    hints: hintsUsed,
    manner: mannerOf({ section, timeSpent: time_spent, confidence }),
    day: dayNumber(day),
  };
}
