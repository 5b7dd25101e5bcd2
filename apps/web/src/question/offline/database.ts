import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Does work in a learner's database. It never throws: where nothing can be kept, it answers undefined. */
export type InDatabase<Schema extends DBSchema> = <Result>(
  uid: string,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result | undefined>;

/** Opens databases of one kind, one a learner, each once; `create` makes the stores of a new one. */
export function learnerDatabases<Schema extends DBSchema>(
  nameOf: (uid: string) => string,
  create: (database: IDBPDatabase<Schema>) => void,
): InDatabase<Schema> {
  const open = new Map<string, Promise<IDBPDatabase<Schema>>>();

  const opened = (uid: string) => {
    const known = open.get(uid);
    if (known !== undefined) return known;
    const close = () => {
      open.delete(uid);
      void opening.then((database) => database.close());
    };
    // A sign-out in any page deletes the database, and waits for all pages to let go of it.
    const opening = openDB<Schema>(nameOf(uid), 1, {
      upgrade: create,
      blocking: close,
      terminated: () => open.delete(uid),
    });
    open.set(uid, opening);
    opening.catch(() => open.delete(uid));
    return opening;
  };

  return async (uid, work) => {
    try {
      return await work(await opened(uid));
    } catch {
      return undefined;
    }
  };
}
