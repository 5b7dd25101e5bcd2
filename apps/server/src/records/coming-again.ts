import type { Reason, Difficulty, ResponseKind, Section, TopicId } from "@sat/item";
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import { LONGEST_UNSEEN } from "../policies/on-its-way.ts";
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
  /** Whether those without a proof may not; or pruned ones, which have none. */
  readonly isProven?: boolean | undefined;
  readonly isWhole?: boolean | undefined;
  /** Ids of items that may not. */
  readonly without?: readonly string[] | undefined;
}

/** The latest issue of an item that may come again, and why. */
export interface Coming {
  readonly row: Selectable<IssuedQuestionsTable>;
  readonly because: Extract<Reason["because"], "unseen" | "again">;
}

/**
 * What comes when there is nothing new: an item that was issued and never shown, unless it may still be waiting on a
 * device; else the one shown longest ago, before it those that are ahead. While all are waiting, it is the one issued
 * longest ago: by the time it is shown, it will have been seen.
 */
export async function findComing(
  db: Kysely<Database>,
  selection: Selection,
  now: Date,
): Promise<Coming | undefined> {
  const waiting = {
    since: new Date(now.getTime() - LONGEST_UNSEEN).toISOString(),
    until: latestInstant(now),
  };
  const settled = latest(db, selection).where((query) => isSettled(query, waiting));
  const unseen = await settled
    // Follows from the next, and has those alone looked at that may be meant.
    .where("issued.shown_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("issued_questions as shown")
            .select("shown.id")
            .whereRef("shown.uid", "=", "issued.uid")
            .whereRef("shown.item_id", "=", "issued.item_id")
            // Spelt so that it is looked up by its item, not among all that the learner was ever shown.
            .where(({ eb, fn, val }) => eb(fn.coalesce("shown.shown_at", val("")), "<>", "")),
        ),
      ),
    )
    .orderBy("issued_at")
    .limit(1)
    .executeTakeFirst();
  if (unseen !== undefined) return { row: unseen, because: "unseen" };
  const seen =
    (await settled
      .orderBy(({ eb, fn }) => eb(fn.coalesce("shown_at", "issued_at"), "<=", waiting.until))
      .orderBy(({ fn }) => fn.coalesce("shown_at", "issued_at"))
      .limit(1)
      .executeTakeFirst()) ??
    (await latest(db, selection).orderBy("issued_at").limit(1).executeTakeFirst());
  return seen && { row: seen, because: "again" };
}

/** The latest issue of each of the learner's items. */
function latest(
  db: Kysely<Database>,
  { uid, section, level, topic, kinds, isProven, isWhole, without = [] }: Selection,
) {
  return db
    .selectFrom("issued_questions as issued")
    .selectAll("issued")
    .where("uid", "=", uid)
    .where("section", "=", section)
    .where("level", "=", level)
    .where("kind", "in", kinds)
    .$if(topic !== undefined, (query) => query.where("topic", "=", topic ?? ""))
    .$if(isProven === true, (query) => query.where("proof", "is not", null))
    .$if(isWhole === true, (query) =>
      query.where(({ eb, or }) => or([eb("pruned", "is", null), eb("pruned", "=", 0)])),
    )
    .$if(without.length > 0, (query) => query.where("item_id", "not in", without))
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
    );
}

type Issued = Database & { issued: IssuedQuestionsTable };

/** Between which instants a question was issued that may be waiting on a device. */
interface Waiting {
  readonly since: string;
  readonly until: string;
}

/** Whether a question was shown, or will not be any more: an open study session shows its questions however late. */
function isSettled(query: ExpressionBuilder<Issued, "issued">, { since, until }: Waiting) {
  const { eb, and, or } = query;
  return or([
    eb("issued.shown_at", "is not", null),
    and([
      or([eb("issued.issued_at", "<=", since), eb("issued.issued_at", ">", until)]),
      isOfNoOpenSession(query),
    ]),
  ]);
}
