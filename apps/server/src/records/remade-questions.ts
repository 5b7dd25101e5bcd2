import type { Specimen } from "@sat/engine";
import { type ItemOrigin, type Proof, slipsByOption } from "@sat/item";
import type { Kysely, Selectable } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import { type Coming, comingAgain } from "./coming-again.ts";
import type { Database, IssuedQuestionsTable } from "./database.ts";
import type { Selection } from "./latest-issues.ts";
import { shown } from "./shown-item.ts";

/** An item made again, which can be proven: no proof if it is refused. */
interface Made extends Pick<Specimen, "item" | "features"> {
  prove(): Promise<Proof | undefined>;
}

/** Makes an item of an origin again; none if its model is gone, or makes nothing of it. */
export type Remake = (origin: ItemOrigin) => Made | undefined;

interface Making {
  readonly now: Date;
  readonly remake?: Remake | undefined;
}

/** Items in a row without a proof that are tried to be made again, since each has the learner wait. */
const MOST_PASSED_OVER = 4;

/** What comes again, as it is to be issued. */
interface Whole {
  readonly row: Row;
  readonly because: Coming["because"];
}

type Row = Selectable<IssuedQuestionsTable>;

/**
 * What comes when there is nothing new, whole and proven: one that is pruned, of a time before proofs were kept, or came
 * with an import is made again. Where it comes out as another, since its model has changed, or is refused, others come
 * in its place. Where there are none, it comes as it was kept, with nothing claimed, unless it is refused.
 */
export async function findWhole(
  db: Kysely<Database>,
  selection: Selection,
  { now, remake }: Making,
): Promise<Whole | undefined> {
  let passedOver = 0;
  let asKept: Coming | undefined;
  for await (const coming of comingAgain(db, selection, now)) {
    if (coming.isProven) return asStored(db, coming);
    let made: Made | undefined;
    if (passedOver++ < MOST_PASSED_OVER) {
      const stored = await asStored(db, coming);
      made = stored && remade(stored.row, remake);
      const proof = await made?.prove();
      if (stored && made && proof)
        return { ...stored, row: { ...stored.row, ...columnsOf(made, proof) } };
      await giveWay();
    }
    if (coming.isWhole && made === undefined) asKept ??= coming;
  }
  return asKept && asStored(db, asKept);
}

async function asStored(db: Kysely<Database>, { id, because }: Coming): Promise<Whole | undefined> {
  const row = await db
    .selectFrom("issued_questions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { row, because };
}

/** The item of the row as it was issued; none if it comes out as another. */
function remade(row: Row, remake?: Remake): Made | undefined {
  // Only `issue` and `restore` write the level.
  const made = remake?.({ ...row, level: row.level as ItemOrigin["level"] });
  return made?.item.id === row.item_id ? made : undefined;
}

function columnsOf({ item, features }: Made, proof: Proof) {
  return {
    content: JSON.stringify(shown(item)),
    codes: item.kind === "entry" ? null : JSON.stringify(slipsByOption(item)),
    features: JSON.stringify(features),
    proof: JSON.stringify(proof),
  };
}
