import { z } from "@hono/zod-openapi";
import { endpoint } from "./endpoint.ts";
import { TimeZone } from "./time-zone.ts";

/** Something worth having that practice comes to. */
export const Achievement = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What it takes, in a sentence. */
    takes: z.string(),
    goal: z.int().min(1),
    /** How far the learner is; reached with the goal, which it does not exceed. */
    progress: z.int().min(0),
    /** The local day on which it was reached; null if it is not, or if nothing tells. */
    reachedOn: z.iso.date().nullable(),
  })
  .openapi("Achievement");
export type Achievement = z.infer<typeof Achievement>;

export const Achievements = z
  .object({
    /** All there are, those of one kind together and the easiest of them first. */
    achievements: z.array(Achievement),
  })
  .openapi("Achievements");
export type Achievements = z.infer<typeof Achievements>;

export const readAchievements = endpoint({
  method: "get",
  path: "/api/achievements",
  summary: "What the learner's practice has come to, and how far it is from the next",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      /** Where an instant is of the day that is told. */
      timeZone: TimeZone,
    }),
  },
  responses: {
    200: {
      description: "Every achievement",
      content: { "application/json": { schema: Achievements } },
    },
  },
});
