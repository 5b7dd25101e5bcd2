import { Kysely } from "kysely";
import { type Abilities, abilitiesIn } from "./abilities.ts";
import { type AnsweredDays, answeredDaysIn } from "./answered-days.ts";
import { type Answers, answersIn } from "./answers.ts";
import { type Cards, cardsIn } from "./cards.ts";
import { type Calibrations, calibrationsIn } from "./calibrations.ts";
import type { Database } from "./database.ts";
import { type Differences, postgres, sqlite } from "./dialects.ts";
import { type Erasure, erasureIn } from "./erasure.ts";
import { type Exports, exportsIn } from "./exports.ts";
import { readFirstRows } from "./first-rows.ts";
import { type History, historyIn } from "./history.ts";
import { type Keys, keysIn } from "./keys.ts";
import type { Limits } from "./limits.ts";
import { type LocalAccounts, localAccountsIn } from "./local-accounts.ts";
import { migrate } from "./migrate.ts";
import { type Overhauls, overhaulsIn } from "./overhauls.ts";
import { type AbilityDays, abilityDaysIn } from "./ability-days.ts";
import { type FiguresOfPractice, figuresOfPracticeIn } from "./practice-figures.ts";
import { type Mistakes, mistakesIn } from "./mistakes.ts";
import { type Progress, progressIn } from "./progress.ts";
import { type ProgressFigures, progressFiguresIn } from "./progress-figures.ts";
import { type ProviderStates, providerStatesIn } from "./provider-states.ts";
import { type PushSubscriptions, pushSubscriptionsIn } from "./push-subscriptions.ts";
import { type Questions, questionsIn } from "./questions.ts";
import { type Reports, reportsIn } from "./reports.ts";
import { type Restorations, restorationsIn } from "./restoration.ts";
import { type ScoreReports, scoreReportsIn } from "./score-reports.ts";
import { type Sessions, sessionsIn } from "./sessions.ts";
import { type SignIns, signInsIn } from "./sign-ins.ts";
import { type SittingQuestions, sittingQuestionsIn } from "./sitting-questions.ts";
import { type Sittings, sittingsIn } from "./sittings.ts";
import { DamageError } from "./store-trouble.ts";
import { type StoreEvents, StoreWatch } from "./store-watch.ts";
import { type StudySessions, studySessionsIn } from "./study-sessions.ts";
import { type Users, usersIn } from "./users.ts";

/** Everything the server keeps. The only door to the database. */
export interface Records {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly localAccounts: LocalAccounts;
  readonly providerStates: ProviderStates;
  readonly keys: Keys;
  readonly questions: Questions;
  readonly answers: Answers;
  readonly answeredDays: AnsweredDays;
  readonly history: History;
  readonly studySessions: StudySessions;
  readonly sittings: Sittings;
  readonly sittingQuestions: SittingQuestions;
  readonly progress: Progress;
  readonly figuresOfPractice: FiguresOfPractice;
  readonly mistakes: Mistakes;
  readonly progressFigures: ProgressFigures;
  readonly abilities: Abilities;
  readonly abilityDays: AbilityDays;
  readonly cards: Cards;
  readonly calibrations: Calibrations;
  readonly reports: Reports;
  readonly scoreReports: ScoreReports;
  readonly pushSubscriptions: PushSubscriptions;
  readonly exports: Exports;
  readonly restorations: Restorations;
  readonly erasure: Erasure;
  readonly overhauls: Overhauls;
  readonly limits: Limits;
  /** Reads a little of every table; fails when that cannot be done, or damage was found before. */
  ping(): Promise<void>;
  /** Looks through all of the database for damage, while it is used; what is found is told as an event. */
  lookThrough(): Promise<void>;
  close(): Promise<void>;
}

const UNHEARD: StoreEvents = {
  away: () => undefined,
  back: () => undefined,
  damaged: () => undefined,
  queried: () => undefined,
};

export interface RecordsPlace {
  /** The folder of the SQLite file, made if it is missing. */
  readonly dataDir: string;
  /** The address of a PostgreSQL database, which is then used instead. */
  readonly databaseUrl?: string | undefined;
}

/** Opens the records and brings their tables up to date. */
export async function openRecords(
  { dataDir, databaseUrl }: RecordsPlace,
  events: StoreEvents = UNHEARD,
): Promise<Records> {
  const differences = databaseUrl === undefined ? sqlite(dataDir) : await postgres(databaseUrl);
  return openRecordsOn(differences, events);
}

/** Opens the records on a database of one's own making. */
export async function openRecordsOn(
  differences: Differences,
  events: StoreEvents = UNHEARD,
): Promise<Records> {
  const ping = async () => {
    if (watch.damage !== undefined) throw watch.damage;
    await readFirstRows(db);
  };
  const watch = new StoreWatch(events, () => void ping().catch(() => undefined));
  const db = new Kysely<Database>({ dialect: watch.over(differences.dialect), log: watch.heed });
  const close = () => {
    watch.end();
    return db.destroy();
  };
  try {
    await migrate(db, await differences.currentSchema(db));
    await readFirstRows(db);
  } catch (error) {
    await close();
    throw error;
  }
  watch.opened();
  return {
    users: usersIn(db, differences),
    sessions: sessionsIn(db),
    signIns: signInsIn(db),
    localAccounts: localAccountsIn(db),
    providerStates: providerStatesIn(db),
    keys: keysIn(db),
    questions: questionsIn(db, differences),
    answers: answersIn(db, differences),
    answeredDays: answeredDaysIn(db),
    history: historyIn(db),
    studySessions: studySessionsIn(db, differences),
    sittings: sittingsIn({ db, differences }),
    sittingQuestions: sittingQuestionsIn({ db, differences }),
    progress: progressIn(db),
    figuresOfPractice: figuresOfPracticeIn(db),
    mistakes: mistakesIn(db),
    progressFigures: progressFiguresIn(db),
    abilities: abilitiesIn(db, differences),
    abilityDays: abilityDaysIn(db),
    cards: cardsIn(db),
    calibrations: calibrationsIn({ db, differences }),
    reports: reportsIn(db, differences),
    scoreReports: scoreReportsIn(db, differences),
    pushSubscriptions: pushSubscriptionsIn(db),
    exports: exportsIn(db),
    restorations: restorationsIn({ db, differences }),
    erasure: erasureIn({ db, differences }),
    overhauls: overhaulsIn({ db, differences }),
    limits: differences.limitsIn(db),
    ping,
    async lookThrough() {
      const found = await differences.findDamage();
      if (found !== undefined) watch.foundDamage(new DamageError(found));
    },
    close,
  };
}
