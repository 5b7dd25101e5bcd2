import type { Question } from "@sat/contract";
import type { Difficulty, SkillCode } from "@sat/item";
import type { Store } from "../../lib/store.ts";

/** A question of a module, with its key: what no page may know yet. */
export interface Asked {
  readonly id: string;
  readonly number: number;
  readonly isScored: boolean;
  readonly question: Question;
  readonly skill: SkillCode;
  readonly level: Difficulty;
}

/** The questions of a module in their order, out of the server's own records. */
export async function askedIn(store: Store, sitting: string, module: number): Promise<Asked[]> {
  const rows = await store.rows(
    `select issued.id, placed.number, placed.scored, issued.content,
      issued.skill, issued.level
     from sitting_questions as placed join issued_questions as issued on issued.id = placed.question_id
     where placed.sitting = '${sitting}' and placed.module = ${module} order by placed.number`,
  );
  return rows.map(({ id, number, scored, content, skill, level }) => ({
    id: String(id),
    number: Number(number),
    isScored: Number(scored) === 1,
    question: JSON.parse(String(content)) as Question, // as the server has written it
    skill: skill as SkillCode, // as above
    level: level as Difficulty, // as above
  }));
}
