import { z } from "@hono/zod-openapi";
import { ANSWER } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";

export const SkipRequest = z
  .object({
    questionId: z.string().min(1).max(64),
    /** When it was left, by the learner's own clock; now unless told, and believed as the instant of an answer is. */
    skippedAt: z.iso.datetime().optional(),
  })
  .openapi("SkipRequest");
export type SkipRequest = z.input<typeof SkipRequest>;

export const skipQuestion = endpoint({
  method: "post",
  path: "/api/skips",
  summary:
    "Keep that an issued question was left unanswered; it counts for nothing, a repeat changes nothing, and an answer to it stands",
  permission: "signed-in",
  allowance: ANSWER,
  offline: "waits",
  problems: { 404: "The learner was not given a question with this id" },
  sample: ({ open }) => ({ questionId: open, skippedAt: "2026-11-20T18:15:00.000Z" }),
  request: {
    body: { required: true, content: { "application/json": { schema: SkipRequest } } },
  },
  responses: { 204: { description: "Kept" } },
});
