import { z } from "@hono/zod-openapi";

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
