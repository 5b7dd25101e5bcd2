import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** An account of the embedded identity provider. */
export interface LocalAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface LocalAccounts {
  /** All accounts, the oldest first. */
  list(): Promise<LocalAccount[]>;
  find(id: string): Promise<LocalAccount | undefined>;
  /** Adds the account; false when the e-mail is taken. */
  add(account: LocalAccount, now: Date): Promise<boolean>;
}

export function localAccountsIn(db: Kysely<Database>): LocalAccounts {
  return {
    list: () =>
      db
        .selectFrom("local_accounts")
        .select(["id", "name", "email"])
        .orderBy("created_at")
        .orderBy("id")
        .execute(),

    find: (id) =>
      db
        .selectFrom("local_accounts")
        .select(["id", "name", "email"])
        .where("id", "=", id)
        .executeTakeFirst(),

    async add({ id, name, email }, now) {
      const added = await db
        .insertInto("local_accounts")
        .values({ id, name, email, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returning("id")
        .executeTakeFirst();
      return added !== undefined;
    },
  };
}
