import { z } from "@hono/zod-openapi";
import { Stats } from "./account.ts";
import { ANSWER } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";
import { OptionLetter } from "./question.ts";
import { TimeZone } from "./time-zone.ts";

/** Longest time on one question that is believed, in milliseconds: one day. */
export const LONGEST_TIME = 86_400_000;

/** Longest text that is read as an entry, in characters: far longer than any that fits. */
export const LONGEST_ENTRY = 64;

/** A response that was given. */
export const GivenResponse = z.object({
  /** The chosen option; null for what was typed, and when time ran out with nothing chosen or typed. */
  userAnswer: OptionLetter.nullable(),
  /** What was typed, if it was. */
  entry: z.string().max(LONGEST_ENTRY).optional(),
});
export type GivenResponse = z.infer<typeof GivenResponse>;

/** How sure a learner can be of an answer. */
export const CONFIDENCES = ["guess", "unsure", "sure"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How an answer came about, as far as it is known. */
export const ProcessData = z.object({
  /** Milliseconds from question shown to the first choice or keystroke; no more than all the time spent. */
  timeToFirst: z.int().min(0).max(LONGEST_TIME).optional(),
  /** How often the choice, or what was typed, was changed before it was submitted. */
  changes: z.int().min(0).max(1000).optional(),
  /** How many hints were looked at. */
  hintsUsed: z.int().min(0).max(3).optional(),
  confidence: z.enum(CONFIDENCES).optional(),
});
export type ProcessData = z.infer<typeof ProcessData>;

export const AnswerRequest = z
  .object({
    questionId: z.string().min(1).max(64),
    /** The chosen option. Neither this nor an entry means that time ran out, which a study session knows nothing of. */
    answer: OptionLetter.nullable().default(null),
    /** What was typed. */
    entry: z.string().max(LONGEST_ENTRY).nullable().default(null),
    /** Milliseconds from question shown to answer given. */
    timeSpent: z.int().min(0).max(LONGEST_TIME),
    ...ProcessData.shape,
    autoSubmitted: z.boolean().default(false),
    /**
     * When the answer was given, by the learner's own clock; now unless told. It decides which day the answer counts
     * for, and is believed between the question's issue and now, for thirty days at most.
     */
    answeredAt: z.iso.datetime().optional(),
    /** It decides which day the answer counts for. */
    timeZone: TimeZone,
  })
  .refine(({ answer, entry }) => answer === null || entry === null, {
    path: ["entry"],
    message: "Send an answer or an entry, not both",
  })
  .refine(({ timeToFirst, timeSpent }) => timeToFirst === undefined || timeToFirst <= timeSpent, {
    path: ["timeToFirst"],
    message: "Is longer than timeSpent",
  })
  .openapi("AnswerRequest");
export type AnswerRequest = z.input<typeof AnswerRequest>;

export const AnswerResult = z
  .object({
    questionId: z.string(),
    correct: z.boolean(),
    /** The letter of the right option, or the shortest entry that is right. */
    correctAnswer: z.string(),
    /** Lifetime statistics after this answer. */
    stats: Stats,
  })
  .openapi("AnswerResult");
export type AnswerResult = z.infer<typeof AnswerResult>;

export const createAnswer = endpoint({
  method: "post",
  path: "/api/answers",
  summary: "Answer an issued question; a repeat of the call changes nothing and answers the same",
  permission: "signed-in",
  allowance: ANSWER,
  offline: "waits",
  problems: {
    404: "The learner was not given a question with this id",
    422: "The response is of another kind than the question, or the entry cannot be read; nothing is stored",
  },
  sample: ({ open }) => ({
    questionId: open,
    answer: "A",
    timeSpent: 4000,
    autoSubmitted: false,
    timeZone: "America/Chicago",
  }),
  request: {
    body: { required: true, content: { "application/json": { schema: AnswerRequest } } },
  },
  responses: {
    200: {
      description: "The grade, from what the server stored",
      content: { "application/json": { schema: AnswerResult } },
    },
  },
});
