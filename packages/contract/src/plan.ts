import { z } from "@hono/zod-openapi";
import { SKILL_CODES } from "@sat/item";
import { endpoint } from "./endpoint.ts";
import { TimeZone } from "./time-zone.ts";

/** Minutes of one day that can be planned. */
export const MINUTES_A_DAY = { least: 5, most: 180 };

/** What a learner means to do: towards which test and score, on which days and for how long. */
export const Plan = z
  .object({
    /** Null while the learner does not know it. */
    testDate: z.iso.date().nullable(),
    goal: z.int().min(400).max(1600).multipleOf(10).nullable(),
    /** Days of the week, from Monday, 1, to Sunday, 7. */
    days: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .refine((days) => new Set(days).size === days.length, "Name each day once."),
    minutesADay: z.int().min(MINUTES_A_DAY.least).max(MINUTES_A_DAY.most),
  })
  .strict();
export type Plan = z.infer<typeof Plan>;

const Day = z.iso.date();
const Count = z.int().min(0);

/** What a week is about: some skills; all of them, with review; or little before the test. */
export const WEEK_FOCUS = ["skills", "mixed", "light"] as const;

export const PlannedWeek = z
  .object({
    monday: Day,
    focus: z.enum(WEEK_FOCUS),
    /** Those that the week is about, if it is about some. */
    skills: z.array(z.enum(SKILL_CODES)),
    /** The days on which something is planned, from today on; of today what is left of it. */
    days: z.array(z.object({ day: Day, minutes: z.int().min(1).max(MINUTES_A_DAY.most) })),
  })
  .openapi("PlannedWeek");
export type PlannedWeek = z.infer<typeof PlannedWeek>;

export const PlanOutline = z
  .object({
    /** In the learner's time zone. */
    today: Day,
    /** From this week to that of the test, or eight; none without a plan, and none once the test is there. */
    weeks: z.array(PlannedWeek),
    /** What was done since Monday. */
    thisWeek: z.object({ answers: Count, minutes: Count }),
    /** How many answers the choice of skills rests on. */
    answers: Count,
  })
  .openapi("PlanOutline");
export type PlanOutline = z.infer<typeof PlanOutline>;

export const readPlan = endpoint({
  method: "get",
  path: "/api/plan",
  summary: "The learner's plan by week, worked out anew from today",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      /** Where today is what it is. */
      timeZone: TimeZone,
    }),
  },
  responses: {
    200: {
      description: "What is planned, and what was done this week",
      content: { "application/json": { schema: PlanOutline } },
    },
  },
});
