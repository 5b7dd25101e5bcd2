import type { Compilable, CompiledQuery, Kysely, QueryResult } from "kysely";
import type { Database } from "./database.ts";

/** What a query is asked with. */
type ValuesOf<Asked> = { readonly [Name in keyof Asked]: string | number | null };

/** Stands in a compiled query for the value of this name. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Build<Asked, Row> = (db: Kysely<Database>, values: Asked) => Compilable<Row>;

/** Asks with the values; the database is given apart, for it may be a transaction. */
type Ask<Asked, Answer> = (db: Kysely<Database>, values: Asked) => Promise<Answer>;

/**
 * A query that is asked at every question. Kysely builds a query and prints its text anew each time, which takes longer
 * than a database takes to answer it; the text of this one is printed once.
 *
 * @param build is given stand-ins for the values, once for each kind of database: it passes them on, and looks at none
 */
export function compiledOnce<Asked extends ValuesOf<Asked>, Row>(
  build: Build<Asked, Row>,
): Ask<Asked, Row[]> {
  const ask = asked(build);
  return async (db, values) => (await ask(db, values)).rows;
}

/** The same of what writes, and tells how many rows it has written. */
export function writtenOnce<Asked extends ValuesOf<Asked>>(
  build: Build<Asked, unknown>,
): Ask<Asked, number> {
  const ask = asked(build);
  return async (db, values) => Number((await ask(db, values)).numAffectedRows ?? 0);
}

function asked<Asked extends ValuesOf<Asked>, Row>(
  build: Build<Asked, Row>,
): Ask<Asked, QueryResult<Row>> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();

  function compile(db: Kysely<Database>, values: Asked): CompiledQuery<Row> {
    const { adapter } = db.getExecutor();
    const known = compiled.get(adapter);
    if (known !== undefined) return known;
    const slots = Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)]));
    const query = build(db, slots as unknown as Asked).compile(); // they are passed on as if they were
    compiled.set(adapter, query);
    return query;
  }

  return (db, values) => {
    const query = compile(db, values);
    const parameters = query.parameters.map(
      (one) => (one instanceof Slot ? values[one.name as keyof Asked] : one), // from a key of such values
    );
    return db.executeQuery<Row>({ ...query, parameters });
  };
}
