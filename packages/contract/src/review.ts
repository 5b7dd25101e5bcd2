import { z } from "@hono/zod-openapi";
import { endpoint } from "./endpoint.ts";
import { SkillCode, SlipCode } from "./question.ts";
import { TimeZone } from "./time-zone.ts";

/** Most questions of a skill that are asked for among those due. */
const MOST_MORE = 20;

const Count = z.int().min(0);

/** A slip in a skill, or words of a text, that was asked again today. */
export const ReviewedCard = z
  .object({
    /** The question of its kind that was missed last. */
    questionId: z.string(),
    skill: SkillCode,
    /** Null for words. */
    slip: SlipCode.nullable(),
    right: z.boolean(),
    /** The local day on which it comes back. */
    dueDay: z.iso.date(),
  })
  .openapi("ReviewedCard");
export type ReviewedCard = z.infer<typeof ReviewedCard>;

export const Review = z
  .object({
    /** What is due, today or since some day before. */
    due: Count,
    /** How many of these are asked today, after those done. */
    today: Count,
    /** How long they take, with `more` of the skill, by the learner's own pace, or the exam's while that is unknown. */
    minutes: Count,
    /** What was reviewed today. */
    done: z.array(ReviewedCard),
    /** The next local day on which something is due; null while nothing is to come. */
    nextDay: z.iso.date().nullable(),
  })
  .openapi("Review");
export type Review = z.infer<typeof Review>;

export const readReview = endpoint({
  method: "get",
  path: "/api/review",
  summary: "What is due for review today",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      /** It decides which day is today. */
      timeZone: TimeZone,
      /** A skill of which `more` questions are to come among those due: they count in the minutes. */
      skill: SkillCode.optional(),
      more: z.coerce.number().int().min(0).max(MOST_MORE).default(0),
    }),
  },
  responses: {
    200: {
      description: "What is due, and what was done",
      content: { "application/json": { schema: Review } },
    },
  },
});
