import type { Difficulty, ResponseKind, Section, TopicId } from "@sat/item";
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import { compiledOnce } from "./compiled-once.ts";
import type { Database, IssuedQuestionsTable } from "./database.ts";
import { isOfNoOpenSession } from "./open-questions.ts";

/** Which of a learner's questions are meant. */
export interface Selection {
  readonly uid: string;
  readonly section: Section;
  readonly level: Difficulty;
  readonly topic?: TopicId | undefined;
  /** The kinds of question that may come. */
  readonly kinds: readonly ResponseKind[];
}

/** Rows that are looked at in one piece: few enough to take some milliseconds, however few of them are meant. */
const PIECE = 250;

/** Before all instants and ids, and after all instants. */
const [FIRST, LAST] = ["", "9999-12-31T23:59:59.999Z"];

/** The latest issue of an item that was not shown, in the order in which they were issued. */
export async function* unshownIssues(db: Kysely<Database>, selection: Selection) {
  const { uid, section, level } = selection;
  const pieces = inPieces<UnshownRow>((last) =>
    findUnshown(db, {
      uid,
      section,
      level,
      issuedAt: last?.issued_at ?? FIRST,
      id: last?.id ?? FIRST,
      count: PIECE,
    }),
  );
  for await (const rows of pieces) yield* rows.filter((row) => isMeant(row, selection));
}

/** Instants: from the first on, and up to the second. */
export interface Stretch {
  readonly from?: string;
  readonly until?: string;
}

/** The latest issue of an item that was shown within a stretch, in the order in which they were. */
export async function* shownIssues(
  db: Kysely<Database>,
  selection: Selection,
  { from = FIRST, until = LAST }: Stretch,
) {
  const { uid, section, level } = selection;
  const pieces = inPieces<ShownRow>((last) =>
    findShown(db, {
      uid,
      section,
      level,
      until,
      shownAt: last?.shown_at ?? from,
      issuedAt: last?.issued_at ?? FIRST,
      id: last?.id ?? FIRST,
      count: PIECE,
    }),
  );
  for await (const rows of pieces) yield* rows.filter((row) => isMeant(row, selection));
}

/** Others have their turn between two pieces. */
async function* inPieces<Row>(read: (last: Row | undefined) => Promise<Row[]>) {
  let rows = await read(undefined);
  yield rows;
  while (rows.length === PIECE) {
    await giveWay();
    rows = await read(rows.at(-1));
    yield rows;
  }
}

interface MeantColumns {
  readonly topic: string;
  readonly kind: string;
  readonly is_latest: number;
  readonly sealed: number | null;
}

function isMeant(row: MeantColumns, { topic, kinds }: Selection): boolean {
  const isOfTopic = topic === undefined || row.topic === topic;
  const isOfKind = kinds.some((kind) => kind === row.kind);
  // What stands in a module that goes on would tell its key there.
  return isOfTopic && isOfKind && row.is_latest === 1 && row.sealed === null;
}

type Issued = Database & { issued: IssuedQuestionsTable };
type Building = ExpressionBuilder<Issued, "issued">;

/** Whatever may rule a row out is told of it: what is asked for as a condition might be sought among all there are. */
function issuesOf(db: Kysely<Database>, { uid, section, level }: Placed) {
  return db
    .selectFrom("issued_questions as issued")
    .select(["issued.id", "item_id", "topic", "kind", "issued_at", "sealed"])
    .select((query) => [
      flag(query, isLatest(query)).as("is_latest"),
      flag(query, query("proof", "is not", null)).as("is_proven"),
      flag(query, query.or([query("pruned", "is", null), query("pruned", "=", 0)])).as("is_whole"),
    ])
    .where("uid", "=", uid)
    .where("section", "=", section)
    .where("level", "=", level);
}

interface Placed {
  readonly uid: string;
  readonly section: string;
  readonly level: string;
}

type AfterUnshown = Placed & {
  readonly issuedAt: string;
  readonly id: string;
  readonly count: number;
};

const findUnshown = compiledOnce((db, { issuedAt, id, count, ...placed }: AfterUnshown) =>
  issuesOf(db, placed)
    .select((query) => [
      flag(query, isOfNoOpenSession(query)).as("is_free"),
      flag(query, wasShown(query)).as("was_shown"),
    ])
    .where("shown_at", "is", null)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("issued_at", "issued.id"), ">", tuple(issuedAt, id)),
    )
    .orderBy("issued_at")
    .orderBy("issued.id")
    .limit(count),
);

type AfterShown = AfterUnshown & { readonly shownAt: string; readonly until: string };

const findShown = compiledOnce((db, { shownAt, issuedAt, id, until, count, ...of }: AfterShown) =>
  issuesOf(db, of)
    .select("shown_at")
    .where("shown_at", "<=", until)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("shown_at", "issued_at", "issued.id"), ">", tuple(shownAt, issuedAt, id)),
    )
    .orderBy("shown_at")
    .orderBy("issued_at")
    .orderBy("issued.id")
    .limit(count),
);

/** A row of a question that was not shown. */
export type UnshownRow = Awaited<ReturnType<typeof findUnshown>>[number];
type ShownRow = Awaited<ReturnType<typeof findShown>>[number];

/** A condition as a number, which both databases tell alike. */
function flag({ case: choose, lit }: Building, condition: Expression<SqlBool>) {
  return choose().when(condition).then(lit(1)).else(lit(0)).end();
}

function isLatest({ not, exists, selectFrom }: Building): Expression<SqlBool> {
  return not(
    exists(
      selectFrom("issued_questions as later")
        .select("later.id")
        .whereRef("later.uid", "=", "issued.uid")
        .whereRef("later.item_id", "=", "issued.item_id")
        .whereRef("later.round", ">", "issued.round"),
    ),
  );
}

/** Whether the item was shown, in whichever round. */
function wasShown({ exists, selectFrom }: Building): Expression<SqlBool> {
  return exists(
    selectFrom("issued_questions as shown")
      .select("shown.id")
      .whereRef("shown.uid", "=", "issued.uid")
      .whereRef("shown.item_id", "=", "issued.item_id")
      // Spelt so that it is looked up by its item, not among all that the learner was ever shown.
      .where(({ eb, fn, val }) => eb(fn.coalesce("shown.shown_at", val("")), "<>", "")),
  );
}
