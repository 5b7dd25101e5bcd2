import type { Specimen } from "@sat/engine";
import { type ItemOrigin, slipsByOption } from "@sat/item";
import type { Kysely, Selectable } from "kysely";
import { type Coming, findComing, type Selection } from "./coming-again.ts";
import type { Database, IssuedQuestionsTable } from "./database.ts";
import { shown } from "./shown-item.ts";

/** Makes an item again of which only the origin is kept; none if its model has changed since, or is gone. */
export type Remake = (origin: ItemOrigin) => Specimen | undefined;

interface Making {
  readonly now: Date;
  readonly remake?: Remake | undefined;
}

/**
 * What comes when there is nothing new, whole: a pruned question is made again. One that cannot be is passed over with
 * all that are pruned, so that the search has an end.
 */
export async function findWhole(
  db: Kysely<Database>,
  selection: Selection,
  { now, remake = () => undefined }: Making,
): Promise<Coming | undefined> {
  const coming = await findComing(db, selection, now);
  if (coming?.row.pruned !== 1) return coming;
  const row = remade(coming.row, remake);
  return row ? { ...coming, row } : findComing(db, { ...selection, isWhole: true }, now);
}

type Row = Selectable<IssuedQuestionsTable>;

/** The row with its item as it was issued; none if it comes out as another. */
function remade(row: Row, remake: Remake): Row | undefined {
  // Only `issue` and `restore` write the level.
  const specimen = remake({ ...row, level: row.level as ItemOrigin["level"] });
  if (specimen?.item.id !== row.item_id) return undefined;
  const { item, features } = specimen;
  return {
    ...row,
    content: JSON.stringify(shown(item)),
    codes: item.kind === "entry" ? null : JSON.stringify(slipsByOption(item)),
    features: JSON.stringify(features),
  };
}
