import { Kysely } from "kysely";
import { type Answers, answersIn } from "./answers.ts";
import type { Database } from "./database.ts";
import { type Differences, postgres, sqlite } from "./dialects.ts";
import { type LocalAccounts, localAccountsIn } from "./local-accounts.ts";
import { migrate } from "./migrate.ts";
import { type Questions, questionsIn } from "./questions.ts";
import { type Sessions, sessionsIn } from "./sessions.ts";
import { type SignIns, signInsIn } from "./sign-ins.ts";
import { type Users, usersIn } from "./users.ts";

/** Everything the server keeps. The only door to the database. */
export interface Records {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly localAccounts: LocalAccounts;
  readonly questions: Questions;
  readonly answers: Answers;
  close(): Promise<void>;
}

export interface RecordsPlace {
  /** The folder of the SQLite file, made if it is missing. */
  readonly dataDir: string;
  /** The address of a PostgreSQL database, which is then used instead. */
  readonly databaseUrl?: string | undefined;
}

/** Opens the records and brings their tables up to date. */
export function openRecords({ dataDir, databaseUrl }: RecordsPlace): Promise<Records> {
  return openRecordsOn(databaseUrl === undefined ? sqlite(dataDir) : postgres(databaseUrl));
}

/** Opens the records on a database of one's own making. */
export async function openRecordsOn(differences: Differences): Promise<Records> {
  const db = new Kysely<Database>({ dialect: differences.dialect });
  try {
    await migrate(db, await differences.currentSchema(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    users: usersIn(db, differences),
    sessions: sessionsIn(db),
    signIns: signInsIn(db),
    localAccounts: localAccountsIn(db),
    questions: questionsIn(db),
    answers: answersIn(db, differences),
    close: () => db.destroy(),
  };
}
