import type { Transaction } from "kysely";
import type { Database } from "./database.ts";
import { nameOf, type NewIds, type RestoredQuestion } from "./restored-rows.ts";

/** A question and the missed one that it was asked as a twin of. */
interface Link {
  readonly id: string;
  readonly twinOf: string;
}

/** Twins that are linked in one piece. */
const PIECE = 25;

/** Which questions of an export are twins: it names them by ids of its own, and any order of them will do. */
export class TwinLinks {
  /** Ids of this account by those of the file. */
  readonly #ids = new Map<string, string>();
  readonly #told: Link[] = [];

  /** @param ids of this account, by the names of items */
  add(questions: readonly RestoredQuestion[], ids: NewIds): void {
    for (const { exported } of questions) {
      const { id: told, itemId, round, twinOf } = exported;
      const id = ids.get(nameOf(itemId, round));
      if (id === undefined) continue;
      this.#ids.set(told, id);
      if (twinOf) this.#told.push({ id, twinOf });
    }
  }

  /** The links by the ids of this account, some at a time; of what is not in the file there is none. */
  *inPieces(): Generator<readonly Link[], void> {
    for (let at = 0; at < this.#told.length; at += PIECE) {
      yield this.#told.slice(at, at + PIECE).flatMap(({ id, twinOf }) => {
        const missed = this.#ids.get(twinOf);
        return missed === undefined || missed === id ? [] : [{ id, twinOf: missed }];
      });
    }
  }
}

export async function linkTwins(
  transaction: Transaction<Database>,
  links: readonly Link[],
): Promise<void> {
  for (const { id, twinOf } of links) {
    await transaction
      .updateTable("issued_questions")
      .set({ twin_of: twinOf })
      .where("id", "=", id)
      .execute();
  }
}
