import type { SkillCode } from "@sat/item";
import type { Kysely } from "kysely";
import { compiledOnce } from "./compiled-once.ts";
import type { Database } from "./database.ts";

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
    .selectFrom("answers")
    .select(["answered_at", "correct"])
    .where("uid", "=", uid)
    .where("asked_skill", "=", skill)
    .orderBy("answered_at", "desc")
    .orderBy("question_id", "desc")
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
