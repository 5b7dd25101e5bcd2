import type { SkillCode } from "@sat/item";
import type { Kysely } from "kysely";
import { compiledOnce } from "./compiled-once.ts";
import type { Database } from "./database.ts";

/** Among so many of a learner's latest answers those of a skill are looked for: more would take long to look through. */
export const LOOK_BACK = 100;

/** Most answers that are told of. */
const MOST = 5;

/** Whose answers, to questions of which skill. */
export interface SkillOfLearner {
  readonly uid: string;
  readonly skill: SkillCode;
}

/** An answer to a question of a skill. */
export interface LatestAnswer {
  readonly correct: boolean;
  readonly answeredAt: Date;
}

const findRows = compiledOnce((db, { uid, skill }: SkillOfLearner) =>
  db
    .selectFrom(
      db
        .selectFrom("answers")
        .select(["question_id", "answered_at", "correct"])
        .where("uid", "=", uid)
        .orderBy("answered_at", "desc")
        .orderBy("question_id", "desc")
        .limit(LOOK_BACK)
        .as("latest"),
    )
    .innerJoin("issued_questions", "issued_questions.id", "latest.question_id")
    .select(["latest.answered_at", "latest.correct"])
    .where("issued_questions.skill", "=", skill)
    .orderBy("latest.answered_at", "desc")
    .orderBy("latest.question_id", "desc")
    .limit(MOST),
);

/** The newest first. */
export async function findLatestAnswers(
  db: Kysely<Database>,
  named: SkillOfLearner,
): Promise<LatestAnswer[]> {
  const rows = await findRows(db, named);
  return rows.map(({ correct, answered_at }) => ({
    correct: correct === 1,
    answeredAt: new Date(answered_at),
  }));
}
