import { z } from "@hono/zod-openapi";
import { SECTIONS } from "@sat/item";
import { endpoint } from "./endpoint.ts";
import { TimeZone } from "./time-zone.ts";

const Day = z.iso.date();
const Tally = z.object({ answers: z.int().min(0), right: z.int().min(0) });

/** A week from Monday on, as ISO 8601 names it, such as 2026-W47. */
const Week = z
  .string()
  .regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/, "Expected a week of ISO 8601, such as 2026-W47");

/** What a week of the learner's local days came to. */
export const LookBack = z
  .object({
    week: Week,
    monday: Day,
    /** Five; none for a week without answers. */
    sentences: z.array(z.string()),
    /** All seven, from Monday on. */
    days: z.array(Tally.extend({ day: Day })),
    /** Those with answers in this week or the one before. */
    sections: z.array(z.object({ section: z.enum(SECTIONS), week: Tally, before: Tally })),
    /** The latest week before it with answers; null if there is none. */
    earlier: Week.nullable(),
    /** The week with answers after it, up to the last full one; null if there is none. */
    later: Week.nullable(),
  })
  .openapi("LookBack");
export type LookBack = z.infer<typeof LookBack>;

export const readLookBack = endpoint({
  method: "get",
  path: "/api/look-back",
  summary: "What a week of the learner's came to, in sentences and figures",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      /** The last full one if it is left out, or not over yet. */
      week: Week.optional(),
      /** It decides which week is the last full one. */
      timeZone: TimeZone,
    }),
  },
  responses: {
    200: {
      description: "The week",
      content: { "application/json": { schema: LookBack } },
    },
  },
});
