import { type Difficulty, isSkillCode, type ResponseKind, type Section } from "@sat/item";
import type { Answer } from "@sat/learner";
import type { Selectable } from "kysely";
import { daysBetween } from "../policies/local-day.ts";
import { mannerOf } from "../policies/manner.ts";
import type { AnswersTable, IssuedQuestionsTable } from "./database.ts";
import { readProcessData } from "./responses.ts";

/** What the answers' table tells of an answer, as far as ability goes. */
export const ANSWERED_COLUMNS = [
  "answers.section",
  "response_kind",
  "correct",
  "time_spent",
  "time_to_first",
  "changes",
  "hints_used",
  "confidence",
  "day",
] as const;

/** What that of the questions tells. */
export const ASKED_COLUMNS = ["skill", "level", "kind"] as const;

type Row = Pick<
  Selectable<AnswersTable>,
  | "section"
  | "response_kind"
  | "correct"
  | "time_spent"
  | "time_to_first"
  | "changes"
  | "hints_used"
  | "confidence"
  | "day"
> &
  Pick<Selectable<IssuedQuestionsTable>, (typeof ASKED_COLUMNS)[number]>;

const FIRST_DAY = "1970-01-01";

/** An answer, as far as ability goes; none to a question of a time before skills were kept. */
export function learnerAnswer(row: Row): Answer | undefined {
  const { skill, response_kind, correct, time_spent, day } = row;
  if (skill === null || !isSkillCode(skill)) return undefined;
  const { hintsUsed = 0, confidence } = readProcessData(row);
  const section = row.section as Section; // the columns hold what the item's own types allow
  const right = correct === 1 ? "right" : "wrong";
  return {
    skill,
    level: row.level as Difficulty, // as above
    kind: row.kind as ResponseKind, // as above
    outcome: response_kind === null ? "none" : right,
    hints: hintsUsed,
    manner: mannerOf({ section, timeSpent: time_spent, confidence }),
    day: daysBetween(FIRST_DAY, day),
  };
}
