import { z } from "@hono/zod-openapi";
import { Stats } from "./account.ts";
import { ANSWER } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";
import { OptionLetter } from "./question.ts";

/** Longest time on one question that is believed, in milliseconds: one day. */
export const LONGEST_TIME = 86_400_000;

export const AnswerRequest = z
  .object({
    questionId: z.string().min(1).max(64),
    /** The chosen option; null when time ran out with nothing chosen, which a study session knows nothing of. */
    answer: OptionLetter.nullable(),
    /** Milliseconds from question shown to answer given. */
    timeSpent: z.int().min(0).max(LONGEST_TIME),
    autoSubmitted: z.boolean().default(false),
    /**
     * When the answer was given, by the learner's own clock; now unless told. It decides which day the answer counts
     * for, and is believed between the question's issue and now, for thirty days at most.
     */
    answeredAt: z.iso.datetime().optional(),
    /** IANA name, such as America/Chicago; it decides which day the answer counts for. */
    timeZone: z.string().min(1).max(64).default("UTC"),
  })
  .openapi("AnswerRequest");
export type AnswerRequest = z.input<typeof AnswerRequest>;

export const AnswerResult = z
  .object({
    questionId: z.string(),
    correct: z.boolean(),
    correctAnswer: OptionLetter,
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
  problems: { 404: "The learner was not given a question with this id" },
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
