import { randomUUID } from "node:crypto";
import type { Difficulty, Item, Section, ShownItem, TopicId } from "@sat/item";
import type { Kysely, Selectable } from "kysely";
import type { Database, IssuedQuestionsTable } from "./database.ts";

/** A question to issue to a learner. */
export interface Issue {
  readonly uid: string;
  readonly item: Item;
  /** Where the item's seed stands in the learner's walk through the model's seeds. */
  readonly position: number;
  readonly now: Date;
}

export interface IssuedQuestion {
  readonly id: string;
  readonly content: ShownItem;
}

/** One learner's walk through the seeds of a model at a level. */
export interface Walk {
  readonly uid: string;
  readonly model: string;
  readonly version: number;
  readonly level: Difficulty;
}

/** Which of a learner's questions are meant. */
export interface Selection {
  readonly uid: string;
  readonly section: Section;
  readonly level: Difficulty;
  readonly topic?: TopicId | undefined;
}

export interface Questions {
  /** Stores the question as issued; none if this learner was issued the same item before. */
  issue(issue: Issue): Promise<IssuedQuestion | undefined>;
  /** Issues again the item that this learner was last issued the longest ago; none if there is none. */
  issueOldest(selection: Selection, now: Date): Promise<IssuedQuestion | undefined>;
  /** Where the learner's latest questions come from, the newest first. */
  recent(uid: string, count: number): Promise<{ model: string; source: string | null }[]>;
  /** The first position of the walk past all that were issued. */
  nextPosition(walk: Walk): Promise<number>;
}

export function questionsIn(db: Kysely<Database>): Questions {
  return {
    issue: (issue) => issueNew(db, issue),
    issueOldest: (selection, now) => issueOldest(db, selection, now),
    recent: (uid, count) =>
      db
        .selectFrom("issued_questions")
        .select(["model", "source"])
        .where("uid", "=", uid)
        .orderBy("issued_at", "desc")
        .limit(count)
        .execute(),
    nextPosition: (walk) => nextPosition(db, walk),
  };
}

async function issueNew(
  db: Kysely<Database>,
  { uid, item, position, now }: Issue,
): Promise<IssuedQuestion | undefined> {
  const content = shown(item);
  const id = randomUUID();
  const isAdded = await insert(db, {
    id,
    uid,
    item_id: item.id,
    round: 0,
    section: item.section,
    topic: item.topic,
    model: item.model,
    version: item.version,
    level: item.level,
    seed: item.seed,
    position,
    archetype: item.archetype,
    source: item.source ?? null,
    content: JSON.stringify(content),
    issued_at: now.toISOString(),
  });
  return isAdded ? { id, content } : undefined;
}

async function issueOldest(
  db: Kysely<Database>,
  selection: Selection,
  now: Date,
): Promise<IssuedQuestion | undefined> {
  let oldest = await findOldest(db, selection);
  while (oldest !== undefined) {
    const id = randomUUID();
    const again = { ...oldest, id, round: oldest.round + 1, issued_at: now.toISOString() };
    if (await insert(db, again)) return { id, content: readContent(again.content) };
    // A parallel call has issued this very item a moment ago, so another is the oldest now.
    oldest = await findOldest(db, selection);
  }
  return undefined;
}

/** False if the learner has the item in this round. */
async function insert(
  db: Kysely<Database>,
  row: Selectable<IssuedQuestionsTable>,
): Promise<boolean> {
  const added = await db
    .insertInto("issued_questions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["uid", "item_id", "round"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Of the latest rounds of the learner's items, the one issued longest ago. */
function findOldest(db: Kysely<Database>, { uid, section, level, topic }: Selection) {
  return db
    .selectFrom("issued_questions as issued")
    .selectAll()
    .where("uid", "=", uid)
    .where("section", "=", section)
    .where("level", "=", level)
    .$if(topic !== undefined, (query) => query.where("topic", "=", topic ?? ""))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("issued_questions as later")
            .select("later.id")
            .whereRef("later.uid", "=", "issued.uid")
            .whereRef("later.item_id", "=", "issued.item_id")
            .whereRef("later.round", ">", "issued.round"),
        ),
      ),
    )
    .orderBy("issued_at")
    .limit(1)
    .executeTakeFirst();
}

async function nextPosition(
  db: Kysely<Database>,
  { uid, model, version, level }: Walk,
): Promise<number> {
  const last = await db
    .selectFrom("issued_questions")
    .select("position")
    .where("uid", "=", uid)
    .where("model", "=", model)
    .where("version", "=", version)
    .where("level", "=", level)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? 0 : last.position + 1;
}

/** The question as a row holds it. */
export function readContent(text: string): ShownItem {
  return JSON.parse(text) as ShownItem; // only `issue` writes the column, from a ShownItem
}

/** Names every field that the learner gets, so that no other can slip out. */
function shown(item: Item): ShownItem {
  return {
    section: item.section,
    difficulty: item.difficulty,
    topic: item.topic,
    ...(item.passage === undefined ? {} : { passage: item.passage }),
    question: item.question,
    ...(item.figure === undefined ? {} : { figure: item.figure }),
    options: item.options,
    correctAnswer: item.correctAnswer,
    explanation: item.explanation,
    rationales: item.rationales,
    hint: item.hint,
    tip: item.tip,
  };
}
