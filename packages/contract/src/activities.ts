import { z } from "@hono/zod-openapi";
import { SKILL_CODES } from "@sat/item";
import { endpoint } from "./endpoint.ts";
import { TimeZone } from "./time-zone.ts";

const Some = z.int().min(1);

/** What speaks for a skill now. */
const Because = z.discriminatedUnion("cause", [
  /** It was never practised; the exam has so many questions of it. */
  z.strictObject({ cause: z.literal("new"), examQuestions: Some }),
  /** So many days have passed since. */
  z.strictObject({ cause: z.literal("faded"), days: Some }),
  /** So many of the latest answers were wrong. */
  z.strictObject({ cause: z.literal("missed"), wrong: Some, of: Some }),
  /** Nothing but the exam's proportions. */
  z.strictObject({ cause: z.literal("share"), examQuestions: Some }),
]);
export type Because = z.infer<typeof Because>;

const Placement = z.strictObject({
  kind: z.literal("placement"),
  questions: Some,
  minutes: Some,
});

/** Twins that are due, questions of one skill, or both. */
const PracticeSet = z.strictObject({
  kind: z.literal("set"),
  /** How many that are due. */
  due: z.int().min(0),
  focus: z
    .strictObject({ skill: z.enum(SKILL_CODES), questions: Some, because: Because })
    .nullable(),
  minutes: Some,
});

export const Activity = z.discriminatedUnion("kind", [Placement, PracticeSet]);
export type Activity = z.infer<typeof Activity>;

export const Activities = z
  .object({
    /** What was planned for today has been done; false without a plan. */
    doneToday: z.boolean(),
    /** The first is what the learner would do best now; the others are there for who would rather do something else. */
    activities: z.array(Activity).min(1),
  })
  .openapi("Activities");
export type Activities = z.infer<typeof Activities>;

export const readActivities = endpoint({
  method: "get",
  path: "/api/activities",
  summary: "What the learner could do now, the most worth first",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      /** Where today is. */
      timeZone: TimeZone,
    }),
  },
  responses: {
    200: {
      description: "At least one activity",
      content: { "application/json": { schema: Activities } },
    },
  },
});
