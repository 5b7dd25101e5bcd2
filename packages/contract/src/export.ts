import { z } from "@hono/zod-openapi";
import { DIFFICULTIES, SKILL_CODES, TOPIC_IDS } from "@sat/item";
import { PreferencesChange, User } from "./account.ts";
import { COPY } from "./allowances.ts";
import { GivenResponse, LONGEST_TIME, ProcessData } from "./answers.ts";
import { endpoint } from "./endpoint.ts";
import { MISS_REASONS } from "./mistakes.ts";
import { ExportedPlace, ExportedSitting } from "./sitting-exports.ts";
import { byLetter, ChoiceQuestion, EntryQuestion, SlipCode } from "./question.ts";
import { Comment, Report } from "./reports.ts";
import { ScoreReportRequest } from "./score-reports.ts";
import { SESSION_LENGTH, STUDY_MODES, StudySessionSummary, TopicProgress } from "./study.ts";

/** Largest whole number that every database takes. */
const LARGEST = 2 ** 31 - 1;
/** Longest name of a model and the like, in characters. */
const LONGEST_NAME = 200;
/** Most times that an item has come round, far beyond any: the next time is a whole number too. */
const MOST_ROUNDS = 1_000_000;

/** To the millisecond and in UTC, so that instants sort as text. */
const Instant = z.iso.datetime({ precision: 3 });
/** Half of a pair of surrogates would be kept as another sign, so that two names became one. */
const Name = z
  .string()
  .min(1)
  .max(LONGEST_NAME)
  .refine((name) => name.isWellFormed(), "Has a sign that is none");
/** Most that a question is difficult by, far beyond any of ours: each question is written in one piece. */
const MOST_FEATURES = 50;
const Features = z
  .record(Name, z.number())
  .refine(
    (features) => Object.keys(features).length <= MOST_FEATURES,
    `Has more than ${MOST_FEATURES}`,
  );
const Whole = z.int().min(0).max(LARGEST);

const ExportedAnswer = z.strictObject({
  ...GivenResponse.shape,
  ...ProcessData.shape,
  correct: z.boolean(),
  /** Null if it was answered on paper. */
  timeSpent: z.int().min(0).max(LONGEST_TIME).nullable(),
  autoSubmitted: z.boolean(),
  answeredAt: Instant,
  /** The learner's local day that it counted for. */
  day: z.iso.date(),
  /** Why it went wrong, if the learner has said so. */
  missReason: z.enum(MISS_REASONS).optional(),
});

/** An issued question as it was shown, where it came from, and its answer if it has one. */
export const ExportedQuestion = z
  .strictObject({
    id: z.uuid(),
    itemId: Name,
    /** 0 when the item was first issued to the learner, then 1, 2 … each time it was issued again. */
    round: z.int().min(0).max(MOST_ROUNDS),
    /** Whether it said that the learner had seen the item before; exports of an earlier time leave it to the round. */
    seenBefore: z.boolean().optional(),
    model: Name,
    version: Whole,
    level: z.enum(DIFFICULTIES),
    seed: Whole,
    archetype: Name,
    source: Name.nullable(),
    /** The version of the source; unknown of what was issued long ago. */
    sourceVersion: Whole.nullable().optional(),
    /** What it tests and is difficult by, and the mistake behind each option; unknown of what was issued long ago. */
    skill: z.enum(SKILL_CODES).nullable().optional(),
    codes: byLetter(SlipCode.nullable()).nullable().optional(),
    features: Features.nullable().optional(),
    issuedAt: Instant,
    /** Null if it was not shown yet; missing in exports of a time that kept no account of it. */
    shownAt: Instant.nullable().optional(),
    /** When it was left unanswered for another, if it was; earlier exports know nothing of it. */
    skippedAt: Instant.nullable().optional(),
    /** The missed question that it was asked as a twin of, if it was; earlier exports know nothing of it. */
    twinOf: z.uuid().nullable().optional(),
    studySession: z.uuid().nullable(),
    number: z.int().min(1).max(SESSION_LENGTH).nullable(),
    /** Where it stood in a test, if it did; earlier exports know nothing of them. */
    place: ExportedPlace.nullable().optional(),
    question: z.discriminatedUnion("kind", [
      ChoiceQuestion.omit({ id: true, seenBefore: true }),
      EntryQuestion.omit({ id: true, seenBefore: true }),
    ]),
    answer: ExportedAnswer.nullable(),
    report: Report.extend({ comment: Comment }).strict().nullable(),
    /** True if it waited so long without an answer that only what was asked, and grading takes, is kept of it. */
    pruned: z.boolean().optional(),
  })
  .openapi("ExportedQuestion");
export type ExportedQuestion = z.infer<typeof ExportedQuestion>;

export const ExportedSession = z
  .strictObject({
    ...StudySessionSummary.shape,
    id: z.uuid(),
    mode: z.enum(STUDY_MODES),
    topic: z.enum(TOPIC_IDS),
    startedAt: Instant,
    completedAt: Instant.nullable(),
    /** When it was given up, if it was. */
    discardedAt: Instant.nullable(),
  })
  .openapi("ExportedSession");
export type ExportedSession = z.infer<typeof ExportedSession>;

export const EXPORT_FORMAT = "sat-practice-export";
export const EXPORT_VERSION = 3;
/**
 * Those that are taken. Version 1 knew neither entries nor how answers came about, version 2 nothing of skipped
 * questions; both are files of today without.
 */
const VERSIONS_READ = [1, 2, EXPORT_VERSION] as const;

/** More than fit into the longest file, unless they are made to be short. */
export const MOST_QUESTIONS = 30_000;
export const MOST_SESSIONS = 10_000;
const MOST_SITTINGS = 1_000;
const MOST_SCORE_REPORTS = 2_000;

/** All that is kept of a learner. Figures that follow from the answers are there to be read; an import counts anew. */
export const Export = z
  .strictObject({
    format: z.literal(EXPORT_FORMAT),
    version: z.literal(VERSIONS_READ),
    exportedAt: Instant,
    // An export of a time that knew fewer preferences is one still.
    user: User.extend({ preferences: PreferencesChange }).strict(),
    topicProgress: z.array(TopicProgress.strict()),
    studySessions: z.array(ExportedSession).max(MOST_SESSIONS),
    /** Tests that have ended; earlier exports know nothing of them. */
    sittings: z.array(ExportedSitting).max(MOST_SITTINGS).optional(),
    /** Copied from the exam; earlier exports know nothing of them. */
    scoreReports: z.array(ScoreReportRequest).max(MOST_SCORE_REPORTS).optional(),
    /** In the order they were issued. */
    questions: z.array(ExportedQuestion).max(MOST_QUESTIONS),
  })
  .openapi("Export");
export type Export = z.infer<typeof Export>;

export const exportData = endpoint({
  method: "get",
  path: "/api/me/export",
  summary: "All that is kept of the learner, as a file to keep or to import elsewhere",
  permission: "signed-in",
  allowance: COPY,
  offline: "fails",
  responses: {
    200: { description: "The export", content: { "application/json": { schema: Export } } },
  },
});

export const exportAnswers = endpoint({
  method: "get",
  path: "/api/me/answers.csv",
  summary:
    "The learner's answers as a table (RFC 4180), one line each, in the order the questions were issued",
  permission: "signed-in",
  allowance: COPY,
  offline: "fails",
  responses: {
    200: { description: "The answers", content: { "text/csv": { schema: z.string() } } },
  },
});

export const ImportResult = z
  .object({
    /** How many answers and study sessions have come with it. */
    answers: z.int().min(0),
    studySessions: z.int().min(0),
  })
  .openapi("ImportResult");
export type ImportResult = z.infer<typeof ImportResult>;

/** Longest export that is taken, in bytes: 64 MB, some 23,000 answers of 2.8 KB. */
export const EXPORT_LIMIT = 67_108_864;

export const importData = endpoint({
  method: "post",
  path: "/api/me/import",
  summary: "Take an export into an account that has no answers, as a whole or not at all",
  permission: "signed-in",
  allowance: COPY,
  offline: "fails",
  problems: { 409: "The account has answers already" },
  longestBody: EXPORT_LIMIT,
  sample: ({ exported }) => exported,
  request: {
    body: { required: true, content: { "application/json": { schema: Export } } },
  },
  responses: {
    200: {
      description: "What has come with it",
      content: { "application/json": { schema: ImportResult } },
    },
  },
});

export const resetProgress = endpoint({
  method: "delete",
  path: "/api/me/progress",
  summary: "Forget the learner's answers, study sessions, topic progress and statistics",
  permission: "signed-in",
  allowance: COPY,
  offline: "fails",
  responses: { 204: { description: "Forgotten" } },
});

export const deleteAccount = endpoint({
  method: "delete",
  path: "/api/me",
  summary: "Delete the account and all that is kept of the learner, and end every session",
  permission: "signed-in",
  atAnyTime: true,
  offline: "fails",
  responses: { 204: { description: "Deleted" } },
});
