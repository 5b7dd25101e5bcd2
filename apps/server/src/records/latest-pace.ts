import { type Section, SECTIONS } from "@sat/item";
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** So many of the latest answers are looked at: who gets faster is not told of how it was. */
const LATEST = 100;
/** So few answers say little of how long the next will take. */
const FEWEST = 5;

/** Milliseconds that a learner takes for a question, by section. */
export type Pace = Partial<Readonly<Record<Section, number>>>;

/** What the learner's latest answers took on average; nothing of a section with too few of them. */
export async function findPace(db: Kysely<Database>, uid: string): Promise<Pace> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom("answers")
        .select(["section", "time_spent"])
        .where("uid", "=", uid)
        .where("time_spent", "is not", null)
        .orderBy("answered_at", "desc")
        .orderBy("question_id", "desc")
        .limit(LATEST)
        .as("latest"),
    )
    .select(({ fn }) => [
      "section",
      fn.avg("time_spent").as("pace"),
      fn.countAll<number | string>().as("answers"),
    ])
    .groupBy("section")
    .execute();
  const known = rows.filter(({ answers }) => Number(answers) >= FEWEST);
  return Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const row = known.find((each) => each.section === section);
      return row === undefined ? [] : [[section, Number(row.pace)]];
    }),
  );
}
