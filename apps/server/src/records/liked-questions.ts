import type { Question } from "@sat/contract";
import { isSkillCode, type Response, responseOf, type SkillCode } from "@sat/item";
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { QUESTION_COLUMNS, readQuestion } from "./questions.ts";
import { readResponse } from "./responses.ts";

/** Names an issued question of a learner. */
export interface LikedName {
  readonly uid: string;
  readonly id: string;
}

/** An issued question that another is to be like, as far as the store knows it. */
export interface LikedQuestion {
  readonly question: Question;
  readonly skill: SkillCode | undefined;
  readonly model: string;
  readonly archetype: string;
  /** Ids of the card, study or text that it is on, and of that of the missed question that it is a twin of. */
  readonly sources: readonly string[];
  /** Id of the missed question that it is a twin of. */
  readonly twinOf: string | undefined;
  /** None until it is answered; its response is null when time ran out without one. */
  readonly answer: { readonly response: Response | null; readonly correct: boolean } | undefined;
}

/** The learner's question with the answer to it; none if this learner was never issued it. */
export async function findLiked(
  db: Kysely<Database>,
  { uid, id }: LikedName,
): Promise<LikedQuestion | undefined> {
  const row = await db
    .selectFrom("issued_questions")
    .leftJoin("answers", "answers.question_id", "issued_questions.id")
    .select([...QUESTION_COLUMNS, "skill", "model", "archetype", "source", "twin_of"])
    .select(["question_id", "response_kind", "answer", "correct"])
    .select(({ selectFrom }) =>
      selectFrom("issued_questions as missed")
        .select("missed.source")
        .whereRef("missed.id", "=", "issued_questions.twin_of")
        .as("missed_source"),
    )
    .where("issued_questions.id", "=", id)
    .where("issued_questions.uid", "=", uid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { userAnswer, entry } = readResponse(row);
  return {
    question: readQuestion(row),
    skill: row.skill !== null && isSkillCode(row.skill) ? row.skill : undefined,
    model: row.model,
    archetype: row.archetype,
    sources: [row.source, row.missed_source].filter((source) => source !== null),
    twinOf: row.twin_of ?? undefined,
    answer:
      row.question_id === null
        ? undefined
        : { response: responseOf(userAnswer, entry), correct: row.correct === 1 },
  };
}
