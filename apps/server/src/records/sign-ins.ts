import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** A sign-in under way: what the answer of the identity provider is checked against. */
export interface PendingSignIn {
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly mode: "popup" | "redirect";
  /** Hash of the cookie that ties the sign-in to the browser that began it. */
  readonly browserHash: string;
  readonly expiresAt: Date;
}

/** Sign-ins under way, by the hash of their state. */
export interface SignIns {
  add(stateHash: string, signIn: PendingSignIn): Promise<void>;
  /** Hands the sign-in out once and forgets it; none if it has expired at `now`. */
  take(stateHash: string, now: Date): Promise<PendingSignIn | undefined>;
  removeExpired(now: Date): Promise<void>;
}

export function signInsIn(db: Kysely<Database>): SignIns {
  return {
    async add(stateHash, { nonce, codeVerifier, mode, browserHash, expiresAt }) {
      await db
        .insertInto("sign_ins")
        .values({
          state_hash: stateHash,
          nonce,
          code_verifier: codeVerifier,
          mode,
          browser_hash: browserHash,
          expires_at: expiresAt.toISOString(),
        })
        .execute();
    },

    async take(stateHash, now) {
      const row = await db
        .deleteFrom("sign_ins")
        .where("state_hash", "=", stateHash)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined || row.expires_at <= now.toISOString()) return undefined;
      return {
        nonce: row.nonce,
        codeVerifier: row.code_verifier,
        mode: row.mode === "popup" ? "popup" : "redirect",
        browserHash: row.browser_hash,
        expiresAt: new Date(row.expires_at),
      };
    },

    async removeExpired(now) {
      await db.deleteFrom("sign_ins").where("expires_at", "<=", now.toISOString()).execute();
    },
  };
}
