import { randomUUID } from "node:crypto";
import type { Question } from "@sat/contract";
import type { Features, Meeting, Path } from "@sat/engine";
import {
  type Item,
  type Proof,
  type Rationale,
  type Reason,
  type ShownChoice,
  type ShownItem,
  slipNamed,
  slipsByOption,
} from "@sat/item";
import type { Kysely, Selectable } from "kysely";
import { writtenOnce } from "./compiled-once.ts";
import type { Database, IssuedQuestionsTable } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { givingWay } from "./giving-way.ts";
import type { Selection } from "./latest-issues.ts";
import { isUnanswered } from "./open-questions.ts";
import { nextPosition, seedsMet } from "./paths.ts";
import { pruneInTurn } from "./pruning.ts";
import { findWhole, type Remake } from "./remade-questions.ts";
import { shown } from "./shown-item.ts";
import { findRecent, type Latest, noteShown, type Showing } from "./shown-questions.ts";
import { noteSkipped, type Skip } from "./skips.ts";

/** Where a question waits to be shown: on a page, if nothing else is told. No line waits for what is in another. */
export interface Line {
  readonly place?: Place | undefined;
  /** Whether it is for the stock of a browser. */
  readonly forStock?: boolean | undefined;
}

/** A question to issue to a learner. */
export interface Issue extends Line {
  readonly uid: string;
  readonly item: Item;
  readonly features: Features;
  readonly proof: Proof;
  /** Where the item's seed stands on the learner's path through the model's seeds. */
  readonly position: number;
  readonly reason: Reason;
  /** Id of the missed question that it is asked as a twin of, if it is. */
  readonly twinOf?: string | undefined;
  /** Whether it is for a module of a test: nothing but what it shows is told of it before that has ended. */
  readonly isSealed?: boolean | undefined;
  readonly now: Date;
}

/** Where a question stands in a study session; each place holds one. */
export interface Place {
  readonly studySession: string;
  readonly number: number;
}

/** When an item comes round, and for which line. */
export interface Round extends Line {
  readonly now: Date;
  /** Makes an item again that is not kept whole and proven. */
  readonly remake?: Remake | undefined;
}

export interface Questions {
  /**
   * Stores the question as issued; none if this learner was issued the same item before. A place that a parallel
   * call has taken keeps its question, which is then the answer.
   */
  issue(issue: Issue): Promise<Question | undefined>;
  /**
   * Issues again an item that this learner was issued long ago and never shown, as a new one; else the item they were
   * shown the longest ago, as one seen before; none if there is none.
   */
  issueAgain(selection: Selection, round: Round): Promise<Question | undefined>;
  /** The question at the place. */
  placed(place: Place): Promise<Question | undefined>;
  /** Has the learner's unanswered question at the place give it up; false if it is answered. */
  vacate(uid: string, place: Place): Promise<boolean>;
  /** Where the learner's latest questions come from, shown or on their way in this line, the newest first. */
  recent(uid: string, latest: Latest): Promise<Meeting[]>;
  /** Keeps that questions were shown; what is not this learner's, or was shown before, stays as it is. */
  noteShown(showing: Showing): Promise<void>;
  /** Keeps that the learner left a question unanswered; false if they were never issued it. */
  skip(skip: Skip): Promise<boolean>;
  /** The first position of the path past all that were issued. */
  nextPosition(path: Path): Promise<number>;
  /** The seeds of the path that were issued, or came with an import. */
  seedsMet(path: Path): Promise<number[]>;
}

/** A row of the table, whole. */
type NewQuestion = Selectable<IssuedQuestionsTable>;

export function questionsIn(db: Kysely<Database>, differences: Differences): Questions {
  return {
    async issue(issue) {
      const issued = await issueNew(db, issue);
      if (issued !== undefined) await pruneInTurn(db, { ...issue, round: 0 });
      return issued;
    },
    issueAgain: (selection, round) => issueAgain(db, selection, round),
    placed: (place) => findPlaced(db, place),
    vacate: (uid, place) => vacate(db, differences, { uid, ...place }),
    recent: (uid, latest) => findRecent(db, uid, latest),
    noteShown: (showing) => givingWay(() => noteShown(db, showing)),
    skip: (skip) => noteSkipped(db, skip),
    nextPosition: (path) => nextPosition(db, path),
    seedsMet: (path) => seedsMet(db, path),
  };
}

/**
 * Stores the question as issued, also within a transaction; none if this learner was issued the same item before. What
 * is old is pruned by whoever calls it.
 */
export async function issueNew(
  db: Kysely<Database>,
  { uid, item, features, proof, position, reason, twinOf, isSealed = false, now, ...line }: Issue,
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
    source_version: item.source === undefined ? null : (item.sourceVersion ?? 1),
    content: JSON.stringify(shown(item)),
    issued_at: now.toISOString(),
    shown_at: null,
    skipped_at: null,
    seen_before: 0,
    reason: JSON.stringify(reason),
    skill: item.skill,
    codes: item.kind === "entry" ? null : JSON.stringify(slipsByOption(item)),
    features: JSON.stringify(features),
    kind: item.kind ?? "choice",
    proof: JSON.stringify(proof),
    twin_of: twinOf ?? null,
    pruned: null,
    sealed: isSealed ? 1 : null,
    ...lineColumns(line),
  });
}

async function issueAgain(
  db: Kysely<Database>,
  selection: Selection,
  { now, remake, ...line }: Round,
): Promise<Question | undefined> {
  let coming = await findWhole(db, selection, { now, remake });
  while (coming !== undefined) {
    const { row, because } = coming;
    const reason: Reason = { because };
    const issued = await insert(db, {
      ...row,
      id: randomUUID(),
      round: row.round + 1,
      issued_at: now.toISOString(),
      shown_at: null,
      skipped_at: null,
      pruned: null,
      seen_before: Number(because === "again"),
      reason: JSON.stringify(reason),
      twin_of: null,
      ...lineColumns(line),
    });
    if (issued !== undefined) {
      await pruneInTurn(db, { ...row, round: row.round + 1 });
      return issued;
    }
    // A parallel call has issued this very item a moment ago, so that another is to come now.
    coming = await findWhole(db, selection, { now, remake });
  }
  return undefined;
}

/** Nothing if the learner has the item in this round, or the place is taken. */
const add = writtenOnce((db, row: NewQuestion) =>
  db
    .insertInto("issued_questions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);

/** None if the learner has the item in this round; if the place is taken, the question there. */
async function insert(db: Kysely<Database>, row: NewQuestion): Promise<Question | undefined> {
  if ((await add(db, row)) > 0) return readQuestion(row);
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
    .select(QUESTION_COLUMNS)
    .where("study_session", "=", studySession)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && readQuestion(row);
}

/** The lock keeps an answer from being counted in the session meanwhile. */
function vacate(
  db: Kysely<Database>,
  { lockUser }: Differences,
  { uid, studySession, number }: Place & { readonly uid: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const user = transaction.selectFrom("users").select("uid").where("uid", "=", uid);
    await lockUser(user).executeTakeFirstOrThrow();
    const vacated = await transaction
      .updateTable("issued_questions")
      .set(placeColumns(undefined))
      .where("uid", "=", uid)
      .where("study_session", "=", studySession)
      .where("number", "=", number)
      .where(isUnanswered)
      .returning("id")
      .executeTakeFirst();
    return vacated !== undefined;
  });
}

function lineColumns({ place, forStock = false }: Line) {
  return { ...placeColumns(place), for_stock: Number(forStock) };
}

function placeColumns(place: Place | undefined) {
  return { study_session: place?.studySession ?? null, number: place?.number ?? null };
}

/** The columns that a question is read from. */
export const QUESTION_COLUMNS = [
  "issued_questions.id",
  "content",
  "seen_before",
  "reason",
  "proof",
] as const;

/** What these columns hold. */
export type QuestionRow = Pick<
  Selectable<IssuedQuestionsTable>,
  "id" | "content" | "seen_before" | "reason" | "proof"
>;

/** The question as a row holds it. */
export function readQuestion({ id, content, seen_before, reason, proof }: QuestionRow): Question {
  return {
    id,
    ...readContent(content),
    seenBefore: seen_before === 1,
    ...(reason !== null && { reason: JSON.parse(reason) as Reason }), // what is issued, or was imported by the contract, is one
    ...(proof !== null && { proof: JSON.parse(proof) as Proof }), // as above
  };
}

/** The one place where content as it was stored, however long ago, becomes what is shown today. */
function readContent(content: string): ShownItem {
  const item = JSON.parse(content) as ShownItem; // what is issued, or was imported by the contract, is one
  return item.kind === "entry" ? item : { ...item, rationales: readRationales(item.rationales) };
}

/** The slips by their codes of today, though they were stored by an earlier code or by name. */
function readRationales({ A, B, C, D }: ShownChoice["rationales"]): ShownChoice["rationales"] {
  return { A: readRationale(A), B: readRationale(B), C: readRationale(C), D: readRationale(D) };
}

function readRationale({ mistake, reason }: Rationale): Rationale {
  return { mistake: mistake === null ? null : (slipNamed(mistake) ?? mistake), reason };
}
