import { randomUUID } from "node:crypto";
import type { Question } from "@sat/contract";
import type { Path } from "@sat/engine";
import type { Difficulty, Item, Section, ShownItem, TopicId } from "@sat/item";
import type { Kysely, Selectable } from "kysely";
import type { Database, IssuedQuestionsTable } from "./database.ts";

/** A question to issue to a learner. */
export interface Issue {
  readonly uid: string;
  readonly item: Item;
  /** Where the item's seed stands on the learner's path through the model's seeds. */
  readonly position: number;
  readonly place?: Place | undefined;
  readonly now: Date;
}

/** Where a question stands in a study session; each place holds one. */
export interface Place {
  readonly studySession: string;
  readonly number: number;
}

/** Which of a learner's questions are meant. */
export interface Selection {
  readonly uid: string;
  readonly section: Section;
  readonly level: Difficulty;
  readonly topic?: TopicId | undefined;
}

/** Whom an item comes round to, when, and at which place. */
export interface Round {
  readonly now: Date;
  readonly place?: Place | undefined;
}

export interface Questions {
  /**
   * Stores the question as issued; none if this learner was issued the same item before. A place that a parallel
   * call has taken keeps its question, which is then the answer.
   */
  issue(issue: Issue): Promise<Question | undefined>;
  /** Issues again the item that this learner was last issued the longest ago; none if there is none. */
  issueOldest(selection: Selection, round: Round): Promise<Question | undefined>;
  /** The question at the place. */
  placed(place: Place): Promise<Question | undefined>;
  /** Where the learner's latest questions come from, the newest first. */
  recent(uid: string, count: number): Promise<{ model: string; source: string | null }[]>;
  /** The first position of the path past all that were issued. */
  nextPosition(path: Path): Promise<number>;
  /** The seeds of the path that were issued, or came with an import. */
  seedsMet(path: Path): Promise<number[]>;
}

export function questionsIn(db: Kysely<Database>): Questions {
  return {
    issue: (issue) => issueNew(db, issue),
    issueOldest: (selection, round) => issueOldest(db, selection, round),
    placed: (place) => findPlaced(db, place),
    recent: (uid, count) =>
      db
        .selectFrom("issued_questions")
        .select(["model", "source"])
        .where("uid", "=", uid)
        .orderBy("issued_at", "desc")
        .limit(count)
        .execute(),
    nextPosition: (path) => nextPosition(db, path),
    seedsMet: (path) => seedsMet(db, path),
  };
}

async function issueNew(
  db: Kysely<Database>,
  { uid, item, position, place, now }: Issue,
): Promise<Question | undefined> {
  return insert(db, {
    id: randomUUID(),
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
    content: JSON.stringify(shown(item)),
    issued_at: now.toISOString(),
    ...placeColumns(place),
  });
}

async function issueOldest(
  db: Kysely<Database>,
  selection: Selection,
  { now, place }: Round,
): Promise<Question | undefined> {
  let oldest = await findOldest(db, selection);
  while (oldest !== undefined) {
    const issued = await insert(db, {
      ...oldest,
      id: randomUUID(),
      round: oldest.round + 1,
      issued_at: now.toISOString(),
      ...placeColumns(place),
    });
    if (issued !== undefined) return issued;
    // A parallel call has issued this very item a moment ago, so another is the oldest now.
    oldest = await findOldest(db, selection);
  }
  return undefined;
}

/** None if the learner has the item in this round; if the place is taken, the question there. */
async function insert(
  db: Kysely<Database>,
  row: Selectable<IssuedQuestionsTable>,
): Promise<Question | undefined> {
  const added = await db
    .insertInto("issued_questions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added !== undefined) return readQuestion(row);
  const { study_session: studySession, number } = row;
  if (studySession === null || number === null) return undefined;
  return findPlaced(db, { studySession, number });
}

async function findPlaced(
  db: Kysely<Database>,
  { studySession, number }: Place,
): Promise<Question | undefined> {
  const row = await db
    .selectFrom("issued_questions")
    .select(["id", "content", "round"])
    .where("study_session", "=", studySession)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && readQuestion(row);
}

function placeColumns(place: Place | undefined) {
  return { study_session: place?.studySession ?? null, number: place?.number ?? null };
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

function onPath(db: Kysely<Database>, { walker, model, level }: Path) {
  return db
    .selectFrom("issued_questions")
    .where("uid", "=", walker)
    .where("model", "=", model.id)
    .where("version", "=", model.version)
    .where("level", "=", level);
}

async function nextPosition(db: Kysely<Database>, path: Path): Promise<number> {
  const last = await onPath(db, path)
    .select("position")
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? 0 : last.position + 1;
}

async function seedsMet(db: Kysely<Database>, path: Path): Promise<number[]> {
  const rows = await onPath(db, path).select("seed").distinct().execute();
  return rows.map(({ seed }) => seed);
}

/** The question as a row holds it. */
export function readQuestion({
  id,
  content,
  round,
}: Pick<Selectable<IssuedQuestionsTable>, "id" | "content" | "round">): Question {
  const item = JSON.parse(content) as ShownItem; // only `issue` writes the column, from a ShownItem
  return { id, ...item, seenBefore: round > 0 };
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
