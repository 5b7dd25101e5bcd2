import type { DBSchema } from "idb";
import { isRecord } from "../../lib/shapes.ts";
import { learnerShelf, testsDatabase, workDatabase } from "../../lib/storage.ts";
import { learnerDatabases } from "./database.ts";

/** An entry of a learner's shelf. */
interface Entry {
  readonly key: string;
  readonly value: unknown;
}

interface Copies extends DBSchema {
  entries: { key: string; value: Entry };
}

/**
 * Second copies of entries of learners' shelves, safe on the disk: a browser that dies forgets what its shelf was given
 * in the last seconds or minutes. Where there can be none, the shelf is all there is.
 */
function shelfCopies(nameOf: (uid: string) => string) {
  const inCopies = learnerDatabases<Copies>(nameOf, (database) => {
    database.createObjectStore("entries", { keyPath: "key" });
  });
  return {
    /** Has the copy of an entry be what the shelf has of it by then. */
    copy: async (uid: string, key: string): Promise<void> => {
      await inCopies(uid, async (database) => {
        const { store, done } = database.transaction("entries", "readwrite", {
          durability: "strict",
        });
        const value = learnerShelf(uid).read(key, isRecord);
        await Promise.all([
          value === undefined ? store.delete(key) : store.put({ key, value }),
          done,
        ]);
      });
    },
    all: async (uid: string): Promise<readonly Entry[]> =>
      (await inCopies(uid, (database) => database.getAll("entries"))) ?? [],
  };
}

/** Of modules of tests as they came, and of the work on them. */
export const testCopies = shelfCopies(testsDatabase);
export const workCopies = shelfCopies(workDatabase);
