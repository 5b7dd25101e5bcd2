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
  /** The missed questions of twins, both by the ids of the file. */
  readonly #missed = new Map<string, string>();

  /** What is added twice, as when a piece is begun anew, counts once. @param ids of this account, by the names of items */
  add(questions: readonly RestoredQuestion[], ids: NewIds): void {
    for (const { exported } of questions) {
      const { id: told, itemId, round, twinOf } = exported;
      const id = ids.get(nameOf(itemId, round));
      if (id === undefined) continue;
      this.#ids.set(told, id);
      if (twinOf) this.#missed.set(told, twinOf);
    }
  }

  /** The missed question that one is a twin of, by the ids of the file and of this account; none if it has not come. */
  missedBy(told: string): string | undefined {
    const id = this.#ids.get(this.#missed.get(told) ?? "");
    return id === this.#ids.get(told) ? undefined : id;
  }

  /** The links by the ids of this account, some at a time; of what is not in the file there is none. */
  *inPieces(): Generator<readonly Link[], void> {
    const links = [...this.#missed.keys()].flatMap((told) => {
      const [id, twinOf] = [this.#ids.get(told), this.missedBy(told)];
      return id === undefined || twinOf === undefined ? [] : [{ id, twinOf }];
    });
    for (let at = 0; at < links.length; at += PIECE) yield links.slice(at, at + PIECE);
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
