import type { Specimen } from "@sat/engine";
import { type ItemOrigin, type Proof, slipsByOption } from "@sat/item";
import type { Kysely, Selectable } from "kysely";
import { giveWay } from "../policies/give-way.ts";
import { type Coming, findComing, type Selection } from "./coming-again.ts";
import type { Database, IssuedQuestionsTable } from "./database.ts";
import { shown } from "./shown-item.ts";

/** Makes the item of an origin again, and proves it; none if its model has changed since, is gone, or is refused. */
export type Remake = (origin: ItemOrigin) => Promise<Remade | undefined>;

interface Remade extends Pick<Specimen, "item" | "features"> {
  readonly proof: Proof;
}

interface Making {
  readonly now: Date;
  readonly remake?: Remake | undefined;
}

/** Items that could not be made again, after which only those are looked at that are kept with a proof. */
const MOST_PASSED_OVER = 32;

/**
 * What comes when there is nothing new, whole and proven: one that is pruned, of a time before proofs were kept, or came
 * with an import is made again, and passed over where it cannot be.
 */
export async function findWhole(
  db: Kysely<Database>,
  selection: Selection,
  { now, remake }: Making,
): Promise<Coming | undefined> {
  const without: string[] = [];
  while (without.length < MOST_PASSED_OVER) {
    const coming = await findComing(db, { ...selection, without }, now);
    if (coming === undefined || coming.row.proof !== null) return coming;
    const row = remake && (await remade(coming.row, remake));
    if (row) return { ...coming, row };
    without.push(coming.row.item_id);
    await giveWay();
  }
  return findComing(db, { ...selection, isProven: true }, now);
}

type Row = Selectable<IssuedQuestionsTable>;

/** The row with its item as it was issued; none if it comes out as another. */
async function remade(row: Row, remake: Remake): Promise<Row | undefined> {
  // Only `issue` and `restore` write the level.
  const specimen = await remake({ ...row, level: row.level as ItemOrigin["level"] });
  if (specimen?.item.id !== row.item_id) return undefined;
  const { item, features, proof } = specimen;
  return {
    ...row,
    content: JSON.stringify(shown(item)),
    codes: item.kind === "entry" ? null : JSON.stringify(slipsByOption(item)),
    features: JSON.stringify(features),
    proof: JSON.stringify(proof),
  };
}
