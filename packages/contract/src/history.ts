import { z } from "@hono/zod-openapi";
import { DIFFICULTIES, SECTIONS, TOPIC_IDS } from "@sat/item";
import { GivenResponse, ProcessData } from "./answers.ts";
import { endpoint } from "./endpoint.ts";
import { Question } from "./question.ts";
import { Report } from "./reports.ts";

export const RESULTS = ["correct", "incorrect", "skipped"] as const;
export type Result = (typeof RESULTS)[number];

/** A question that was answered, or skipped, as a list shows it. */
export const HistoryEntry = z
  .object({
    questionId: z.string(),
    section: z.enum(SECTIONS),
    topic: z.enum(TOPIC_IDS),
    difficulty: z.enum(DIFFICULTIES),
    /** The text that asks. */
    question: z.string(),
    /** Null for a question that was skipped. */
    correct: z.boolean().nullable(),
    /** ISO 8601 instant at which it was answered, or skipped. */
    answeredAt: z.iso.datetime(),
    /** Milliseconds; null for a question that was skipped, or answered on paper. */
    timeSpent: z.int().min(0).nullable(),
  })
  .openapi("HistoryEntry");
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const History = z
  .object({
    /** The latest first. */
    entries: z.array(HistoryEntry),
    /** What `before` must be for the page after this one; null when this is the last. */
    next: z.string().nullable(),
  })
  .openapi("History");
export type History = z.infer<typeof History>;

/** Most entries in one answer, and how many there are when the caller names no number. */
const MOST_ENTRIES = 100;
const USUAL_ENTRIES = 20;

/** Where a page ended: the instant of its last entry and the question of it. */
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f-]{36})$/;

export const readHistory = endpoint({
  method: "get",
  path: "/api/history",
  summary: "The questions that the learner has answered or skipped, the latest first",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      section: z.enum(SECTIONS).optional(),
      topic: z.enum(TOPIC_IDS).optional(),
      result: z.enum(RESULTS).optional(),
      /** The `next` of the page before. */
      before: z
        .string()
        .regex(PLACE, "Expected what `next` of the page before says")
        .transform((place) => {
          const [answeredAt = "", questionId = ""] = place.split("_");
          return { answeredAt, questionId };
        })
        .optional()
        .openapi({ type: "string" }),
      limit: z.coerce.number().int().min(1).max(MOST_ENTRIES).default(USUAL_ENTRIES),
    }),
  },
  responses: {
    200: {
      description: "Answered and skipped questions",
      content: { "application/json": { schema: History } },
    },
  },
});

export const AnsweredQuestion = z
  .object({
    /** As it was shown. */
    question: Question,
    ...GivenResponse.shape,
    ...ProcessData.shape,
    /** Null for a question that was skipped, and has no answer. */
    correct: z.boolean().nullable(),
    autoSubmitted: z.boolean(),
    /** When it was answered, or skipped. */
    answeredAt: z.iso.datetime(),
    /** Milliseconds; null for a question that was skipped, or answered on paper. */
    timeSpent: z.int().min(0).nullable(),
    /** What the learner said is wrong with it; null if nothing was said. */
    report: Report.nullable(),
  })
  .openapi("AnsweredQuestion");
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

export const readAnsweredQuestion = endpoint({
  method: "get",
  path: "/api/history/{id}",
  summary: "A question that the learner has answered or skipped, as it was shown, with the answer",
  permission: "signed-in",
  offline: "fails",
  id: "answered",
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: "The question with the answer",
      content: { "application/json": { schema: AnsweredQuestion } },
    },
  },
});
