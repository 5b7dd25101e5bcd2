import type { Kysely } from "kysely";
import { compiledOnce } from "./compiled-once.ts";
import type { Database } from "./database.ts";

export interface Session {
  readonly uid: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A session as it was found, and what else is to be known of the learner before anything is done. */
export interface FoundSession extends Session {
  /** Whether an import, a reset or the deletion of the account has begun and not come to an end. */
  readonly isOverhauled: boolean;
}

/** Who is signed in, by the hash of the token in the cookie; the token itself is never stored. */
export interface Sessions {
  /** The user must exist. */
  create(tokenHash: string, session: Session): Promise<void>;
  /** The session, unless it has expired at `now`. */
  find(tokenHash: string, now: Date): Promise<FoundSession | undefined>;
  /** Moves the end of the session. */
  touch(tokenHash: string, expiresAt: Date): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

const findSession = compiledOnce((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.uid", "sessions.uid")
    .select(["sessions.uid", "created_at", "expires_at", "import_id"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now),
);

export function sessionsIn(db: Kysely<Database>): Sessions {
  return {
    async create(tokenHash, { uid, createdAt, expiresAt }) {
      await db
        .insertInto("sessions")
        .values({
          token_hash: tokenHash,
          uid,
          created_at: createdAt.toISOString(),
          expires_at: expiresAt.toISOString(),
        })
        .execute();
    },

    async find(tokenHash, now) {
      const [row] = await findSession(db, { tokenHash, now: now.toISOString() });
      return (
        row && {
          uid: row.uid,
          createdAt: new Date(row.created_at),
          expiresAt: new Date(row.expires_at),
          isOverhauled: row.import_id !== null,
        }
      );
    },

    async touch(tokenHash, expiresAt) {
      await db
        .updateTable("sessions")
        .set({ expires_at: expiresAt.toISOString() })
        .where("token_hash", "=", tokenHash)
        .execute();
    },

    async remove(tokenHash) {
      await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
    },

    async removeExpired(now) {
      await db.deleteFrom("sessions").where("expires_at", "<=", now.toISOString()).execute();
    },
  };
}
