import { z } from "@hono/zod-openapi";
import { TOPIC_IDS } from "@sat/item";
import { QUESTION } from "./allowances.ts";
import { GivenResponse, LONGEST_TIME } from "./answers.ts";
import { endpoint } from "./endpoint.ts";
import { Kinds, Question, ShownIds } from "./question.ts";

/** Questions of one study session. */
export const SESSION_LENGTH = 10;
/** Longest that they can have taken together, in milliseconds: no more than a store's whole numbers hold. */
const LONGEST_SESSION = SESSION_LENGTH * LONGEST_TIME;

export const MASTERY_LEVELS = ["beginner", "intermediate", "advanced", "mastery"] as const;
export const STUDY_MODES = ["learning", "practice"] as const;
export type StudyMode = (typeof STUDY_MODES)[number];

export const TopicProgress = z
  .object({
    topic: z.enum(TOPIC_IDS),
    /** Answered questions of the topic, in any mode, right or wrong; at most the topic's total. */
    completedQuestions: z.int().min(0),
    masteryLevel: z.enum(MASTERY_LEVELS),
    /** What the level rests on: the latest answers of the topic, at most twenty. */
    recentAnswers: z.int().min(0),
    recentCorrect: z.int().min(0),
  })
  .openapi("TopicProgress");
export type TopicProgress = z.infer<typeof TopicProgress>;

/** A session as a list shows it. Instants are ISO 8601. */
export const StudySessionSummary = z
  .object({
    id: z.string(),
    topic: z.enum(TOPIC_IDS),
    mode: z.enum(STUDY_MODES),
    /** When its first question was answered; until one is, when it was opened. */
    startedAt: z.iso.datetime(),
    /** Null while questions are left. */
    completedAt: z.iso.datetime().nullable(),
    questionsAnswered: z.int().min(0).max(SESSION_LENGTH),
    score: z.int().min(0).max(SESSION_LENGTH),
    /** Milliseconds spent on the answered questions together. */
    totalTime: z.int().min(0).max(LONGEST_SESSION),
  })
  .openapi("StudySessionSummary");
export type StudySessionSummary = z.infer<typeof StudySessionSummary>;

/** One answered question, as it was shown. */
export const StudyRecord = z
  .object({
    number: z.int().min(1).max(SESSION_LENGTH),
    question: Question,
    ...GivenResponse.shape,
    correct: z.boolean(),
    /** Milliseconds. */
    timeSpent: z.int().min(0),
  })
  .openapi("StudyRecord");
export type StudyRecord = z.infer<typeof StudyRecord>;

export const StudySession = StudySessionSummary.extend({
  /** In the order of their numbers. */
  records: z.array(StudyRecord),
}).openapi("StudySession");
export type StudySession = z.infer<typeof StudySession>;

export const StudyOverview = z
  .object({
    /** Every topic, in catalogue order. */
    topics: z.array(TopicProgress),
    /** Those that can be resumed, since something is answered in them, the latest started first. */
    openSessions: z.array(StudySessionSummary),
  })
  .openapi("StudyOverview");
export type StudyOverview = z.infer<typeof StudyOverview>;

export const readStudy = endpoint({
  method: "get",
  path: "/api/study",
  summary: "How far the learner is in each topic, and which study sessions are open",
  permission: "signed-in",
  offline: "fails",
  responses: {
    200: {
      description: "Topics and open sessions",
      content: { "application/json": { schema: StudyOverview } },
    },
  },
});

const sessionAnswer = {
  description: "The study session with what was answered in it",
  content: { "application/json": { schema: StudySession } },
} as const;

const OVER = "The study session is completed";

export const StudySessionRequest = z
  .object({ topic: z.enum(TOPIC_IDS), mode: z.enum(STUDY_MODES) })
  .openapi("StudySessionRequest");
export type StudySessionRequest = z.input<typeof StudySessionRequest>;

export const openStudySession = endpoint({
  method: "post",
  path: "/api/study-sessions",
  summary: "Resume the learner's open study session of this topic and mode, or start one",
  permission: "signed-in",
  allowance: QUESTION,
  offline: "kept",
  sample: () => ({ topic: "trigonometry", mode: "learning" }),
  request: {
    body: { required: true, content: { "application/json": { schema: StudySessionRequest } } },
  },
  responses: { 200: sessionAnswer },
});

export const StudyHistory = z
  .object({
    /** Completed sessions, the latest completed first. */
    sessions: z.array(StudySessionSummary),
  })
  .openapi("StudyHistory");
export type StudyHistory = z.infer<typeof StudyHistory>;

/** Most sessions in one answer, and how many there are when the caller names no number. */
const MOST_SESSIONS = 100;
const USUAL_SESSIONS = 20;

export const readStudyHistory = endpoint({
  method: "get",
  path: "/api/study-sessions",
  summary: "The learner's completed study sessions, the latest first",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      /** Only sessions completed before this instant: the `completedAt` that the page before ended with. */
      before: z.iso.datetime().optional(),
      limit: z.coerce.number().int().min(1).max(MOST_SESSIONS).default(USUAL_SESSIONS),
      topic: z.enum(TOPIC_IDS).optional(),
      mode: z.enum(STUDY_MODES).optional(),
      /** In milliseconds: with topic and mode, as good as a name for whoever knows none. */
      totalTime: z.coerce.number().int().min(0).max(LONGEST_SESSION).optional(),
    }),
  },
  responses: {
    200: {
      description: "Completed sessions",
      content: { "application/json": { schema: StudyHistory } },
    },
  },
});

const ofOneSession = { params: z.object({ id: z.uuid() }) };

export const readStudySession = endpoint({
  method: "get",
  path: "/api/study-sessions/{id}",
  summary: "A study session of the learner, open or completed",
  permission: "signed-in",
  offline: "kept",
  id: "session",
  request: ofOneSession,
  responses: { 200: sessionAnswer },
});

export const discardStudySession = endpoint({
  method: "delete",
  path: "/api/study-sessions/{id}",
  summary: "Discard an open study session; its answers stay in statistics and topic progress",
  permission: "signed-in",
  offline: "fails",
  id: "session",
  problems: { 409: OVER },
  request: ofOneSession,
  responses: { 204: { description: "Discarded" } },
});

export const StudyQuestionRequest = z
  .object({
    number: z.int().min(1).max(SESSION_LENGTH),
    kinds: Kinds,
    shown: ShownIds.optional(),
  })
  .openapi("StudyQuestionRequest");
export type StudyQuestionRequest = z.input<typeof StudyQuestionRequest>;

export const askStudyQuestion = endpoint({
  method: "post",
  path: "/api/study-sessions/{id}/questions",
  summary: "The question of this number of an open study session; asked again, the same",
  permission: "signed-in",
  allowance: QUESTION,
  offline: "stock",
  id: "session",
  problems: {
    409: OVER,
    422: "The question of this number is answered, and is of a kind that is not asked for",
  },
  sample: () => ({ number: 2, kinds: ["choice", "entry"] }),
  request: {
    ...ofOneSession,
    body: { required: true, content: { "application/json": { schema: StudyQuestionRequest } } },
  },
  responses: {
    200: {
      description: "A Medium question of the session's topic",
      content: { "application/json": { schema: Question } },
    },
  },
});
