import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** Keys that all processes over one store have in common. */
export interface Keys {
  /** Those that were stored first under the name, by whichever process; those given, if these are the first. */
  first(name: string, made: string): Promise<string>;
}

export function keysIn(db: Kysely<Database>): Keys {
  return {
    async first(name, made) {
      await db
        .insertInto("provider_keys")
        .values({ name, value: made })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { value } = await db
        .selectFrom("provider_keys")
        .select("value")
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
      return value;
    },
  };
}
