import type { ProcessData, Question, Stats } from "@sat/contract";
import { type ItemOrigin, type Response, rightAnswer } from "@sat/item";
import type { Kysely, Selectable, Transaction } from "kysely";
import { refuseWhile } from "../policies/overhaul.ts";
import { slipOf } from "../policies/slip-of.ts";
import type { Standing } from "../policies/streak.ts";
import { type AnsweredDays, answeredDaysIn } from "./answered-days.ts";
import { compiledOnce, writtenOnce } from "./compiled-once.ts";
import type { AnswersTable, Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { findLatestAnswers, type LatestAnswer, type SkillOfLearner } from "./latest-answers.ts";
import { findLiked, type LikedName, type LikedQuestion } from "./liked-questions.ts";
import { findPace, type Pace } from "./latest-pace.ts";
import { countInTopic } from "./progress.ts";
import { learnFrom } from "./learning.ts";
import { LEASE_COLUMNS, leaseIn } from "./overhaul-lease.ts";
import { QUESTION_COLUMNS, readQuestion } from "./questions.ts";
import { responseColumns } from "./responses.ts";
import { noteShown } from "./shown-questions.ts";
import { unseal } from "./sealed-questions.ts";
import { countInSession } from "./study-sessions.ts";
import { readStats } from "./users.ts";

/** What a learner answered to an issued question. */
export interface GivenAnswer extends ProcessData {
  readonly uid: string;
  readonly questionId: string;
  /** None when time ran out without one. */
  readonly response: Response | null;
  /** Milliseconds; null if it was answered on paper. */
  readonly timeSpent: number | null;
  readonly autoSubmitted: boolean;
}

/** What an answer comes to. */
export interface Verdict {
  readonly correct: boolean;
  /** When the answer counts as given. */
  readonly instant: Date;
  /** The learner's local day at that instant, `YYYY-MM-DD`. */
  readonly day: string;
  readonly standing: Standing;
  /** When it is counted. */
  readonly now: Date;
}

/** The question that an answer is to, as stored. */
export type AskedQuestion = Question & {
  /** The study session that asks it, if one does. */
  readonly studySession: string | null;
  /** Whether it stands in a module of a test that goes on, or is being graded. */
  readonly isSealed: boolean;
  readonly issuedAt: Date;
};

/**
 * Decides over an answer from the question as stored and where the learner stood before; the days with an answer it
 * may ask for.
 */
export type Judge = (
  question: AskedQuestion,
  before: Standing,
  days: AnsweredDays,
) => Verdict | Promise<Verdict>;

export interface SettledAnswer {
  readonly correct: boolean;
  readonly correctAnswer: string;
  readonly stats: Stats;
}

export interface Answers {
  /**
   * Stores the answer with what the judge makes of it, and counts it in its topic and its study session, all or
   * nothing. A question has one answer: a repeated call, also a parallel one, changes nothing and is told what the
   * first was told. None if this learner was never issued the question.
   */
  settle(given: GivenAnswer, judge: Judge): Promise<SettledAnswer | undefined>;
  /** The learner's question, with the answer to it, that another is to be like; none if they were never issued it. */
  findLiked(name: LikedName): Promise<LikedQuestion | undefined>;
  /** The latest few of the learner's answers of a skill, the newest first. */
  latestOf(named: SkillOfLearner): Promise<LatestAnswer[]>;
  /** How long the learner takes for a question. */
  paceOf(uid: string): Promise<Pace>;
}

export function answersIn(db: Kysely<Database>, differences: Differences): Answers {
  const standings = standingsOf(differences);
  return {
    findLiked: (name) => findLiked(db, name),
    latestOf: (named) => findLatestAnswers(db, named),
    paceOf: (uid) => findPace(db, uid),
    settle: (given, judge) =>
      db.transaction().execute(async (transaction) => {
        // Locked before the question is read, so that it keeps its place until it is counted there.
        const before = await standings.lock(transaction, given.uid);
        if (before === undefined) return undefined;
        const asked = await findAsked(transaction, given);
        if (asked === undefined) return undefined;
        const { question, first } = asked;
        const correctAnswer = rightAnswer(question);
        if (first !== undefined)
          return { correct: first.correct, correctAnswer, stats: first.stats };
        const verdict = await judge(question, before, answeredDaysIn(transaction));
        const settlement = { given, asked, verdict };
        const row = await store(transaction, settlement);
        const { uid, questionId } = given;
        await noteShown(transaction, { uid, ids: [questionId], now: verdict.instant });
        await standings.change(transaction, uid, verdict.standing);
        await count(transaction, settlement);
        const isFirst = before.stats.totalQuestions === 0;
        await learnFrom(transaction, { row, asked, isFirst });
        return { correct: verdict.correct, correctAnswer, stats: verdict.standing.stats };
      }),
  };
}

/** Where learners stand. */
interface Standings {
  /** The lock makes a learner's answers wait for each other, so each builds on the one before; none of a learner gone. */
  lock(transaction: Transaction<Database>, uid: string): Promise<Standing | undefined>;
  change(transaction: Transaction<Database>, uid: string, standing: Standing): Promise<void>;
}

function standingsOf({ lockUser }: Differences): Standings {
  const find = compiledOnce((db, { uid }: { readonly uid: string }) =>
    lockUser(
      db
        .selectFrom("users")
        .select([...LEASE_COLUMNS, "stats", "last_day"])
        .where("uid", "=", uid),
    ),
  );
  const set = writtenOnce(
    (db, { uid, stats, lastDay }: { uid: string; stats: string; lastDay: string | null }) =>
      db.updateTable("users").set({ stats, last_day: lastDay }).where("uid", "=", uid),
  );
  return {
    async lock(transaction, uid) {
      const [row] = await find(transaction, { uid });
      // Nobody is let in meanwhile, but this call may have been in before.
      refuseWhile(leaseIn(row)?.overhaul);
      return row && { stats: readStats(row.stats), lastDay: row.last_day };
    },

    async change(transaction, uid, { stats, lastDay }) {
      await set(transaction, { uid, stats: JSON.stringify(stats), lastDay });
    },
  };
}

/** A question, and what its first answer was told, if it has one. */
interface Asked {
  readonly question: AskedQuestion;
  readonly skill: string | null;
  readonly source: string | null;
  readonly twinOf: string | null;
  readonly origin: Pick<ItemOrigin, "model" | "version">;
  readonly first: Pick<SettledAnswer, "correct" | "stats"> | undefined;
}

const findRow = compiledOnce((db, { uid, questionId }: Pick<GivenAnswer, "uid" | "questionId">) =>
  db
    .selectFrom("issued_questions")
    .leftJoin("answers", "answers.question_id", "issued_questions.id")
    .select([...QUESTION_COLUMNS, "study_session", "issued_at", "skill", "source", "twin_of"])
    .select(["model", "version", "sealed"])
    .select(["correct", "stats_after"])
    .where("issued_questions.id", "=", questionId)
    .where("issued_questions.uid", "=", uid),
);

async function findAsked(
  transaction: Transaction<Database>,
  { uid, questionId }: GivenAnswer,
): Promise<Asked | undefined> {
  const [row] = await findRow(transaction, { uid, questionId });
  if (row === undefined) return undefined;
  const { study_session: studySession, issued_at, skill, source, correct, stats_after } = row;
  const isSealed = row.sealed === 1;
  const question = { ...readQuestion(row), studySession, isSealed, issuedAt: new Date(issued_at) };
  const first =
    stats_after === null ? undefined : { correct: correct === 1, stats: readStats(stats_after) };
  const origin = { model: row.model, version: row.version };
  return { question, skill, source, twinOf: row.twin_of, origin, first };
}

interface Settlement {
  readonly given: GivenAnswer;
  readonly asked: Asked;
  readonly verdict: Verdict;
}

const add = writtenOnce((db, row: Selectable<AnswersTable>) =>
  db.insertInto("answers").values(row),
);

async function store(
  transaction: Transaction<Database>,
  { given, asked, verdict: { correct, instant, day, standing } }: Settlement,
): Promise<Selectable<AnswersTable>> {
  const { question, skill } = asked;
  const row = {
    question_id: given.questionId,
    uid: given.uid,
    section: question.section,
    topic: question.topic,
    asked_level: question.difficulty,
    asked_skill: skill,
    ...responseColumns(given.response, given),
    correct: Number(correct),
    time_spent: given.timeSpent,
    auto_submitted: Number(given.autoSubmitted),
    answered_at: instant.toISOString(),
    day,
    stats_after: JSON.stringify(standing.stats),
    slip: slipOf(question, given.response) ?? null,
  };
  await add(transaction, row);
  return row;
}

async function count(
  transaction: Transaction<Database>,
  { given, asked: { question }, verdict }: Settlement,
): Promise<void> {
  const { uid, timeSpent } = given;
  const { correct, instant, now } = verdict;
  await countInTopic(transaction, { uid, topic: question.topic, now });
  const { studySession: id, isSealed } = question;
  if (isSealed) await unseal(transaction, [given.questionId]);
  if (id === null) return;
  // No session is on paper.
  await countInSession(transaction, { id, correct, timeSpent: timeSpent ?? 0, instant });
}
