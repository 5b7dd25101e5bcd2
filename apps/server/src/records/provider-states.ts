import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** Something the embedded identity provider remembers for as long as a sign-in takes. */
export interface ProviderState {
  /** JSON, which is the provider's own. */
  readonly payload: string;
  readonly grantId: string | null;
  readonly expiresAt: Date;
}

export interface KeptState extends Pick<ProviderState, "payload"> {
  /** When it was used up. */
  readonly consumedAt: Date | null;
}

/** What the embedded identity provider remembers, for all processes alike. */
export interface ProviderStates {
  keep(name: string, state: ProviderState): Promise<void>;
  find(name: string): Promise<KeptState | undefined>;
  consume(name: string, now: Date): Promise<void>;
  remove(name: string): Promise<void>;
  removeGrant(grantId: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

export function providerStatesIn(db: Kysely<Database>): ProviderStates {
  return {
    async keep(name, { payload, grantId, expiresAt }) {
      const state = { payload, grant_id: grantId, expires_at: expiresAt.toISOString() };
      await db
        .insertInto("provider_states")
        .values({ name, ...state })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(state))
        .execute();
    },

    async find(name) {
      const row = await db
        .selectFrom("provider_states")
        .select(["payload", "consumed_at"])
        .where("name", "=", name)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { payload, consumed_at } = row;
      return { payload, consumedAt: consumed_at === null ? null : new Date(consumed_at) };
    },

    async consume(name, now) {
      await db
        .updateTable("provider_states")
        .set({ consumed_at: now.toISOString() })
        .where("name", "=", name)
        .execute();
    },

    async remove(name) {
      await db.deleteFrom("provider_states").where("name", "=", name).execute();
    },

    async removeGrant(grantId) {
      await db.deleteFrom("provider_states").where("grant_id", "=", grantId).execute();
    },

    async removeExpired(now) {
      await db.deleteFrom("provider_states").where("expires_at", "<=", now.toISOString()).execute();
    },
  };
}
