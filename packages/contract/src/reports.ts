import { z } from "@hono/zod-openapi";
import { DIFFICULTIES } from "@sat/item";
import { endpoint } from "./endpoint.ts";
import { ChoiceQuestion, EntryQuestion } from "./question.ts";

/** What a learner can say is wrong with a question. */
export const FLAWS = ["wrong-key", "two-keys", "unclear", "typo", "figure", "other"] as const;
export type Flaw = (typeof FLAWS)[number];

/** What can come of a report: the questions are right now, were right, or are not asked any more. */
export const REPORT_OUTCOMES = ["fixed", "sound", "withdrawn"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Longest line of a learner's own words, in characters. */
export const LONGEST_COMMENT = 500;

/** One line that can be seen: it is read in a terminal too, which obeys control characters. */
export const Comment = z
  .string()
  .trim()
  .max(LONGEST_COMMENT, `Use at most ${LONGEST_COMMENT} characters.`)
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, "Use one line of signs that can be seen.");

export const ReportRequest = z
  .object({ flaw: z.enum(FLAWS), comment: Comment.default("") })
  .refine(({ flaw, comment }) => flaw !== "other" || comment !== "", {
    path: ["comment"],
    message: "Say what is wrong.",
  })
  .openapi("ReportRequest");
export type ReportRequest = z.input<typeof ReportRequest>;

/** What a learner said is wrong with a question, and what came of it. */
export const Report = z
  .object({
    flaw: z.enum(FLAWS),
    comment: z.string(),
    /** ISO 8601 instant. */
    reportedAt: z.iso.datetime({ precision: 3 }),
    /** Null until someone has looked into it. */
    outcome: z.enum(REPORT_OUTCOMES).nullable(),
  })
  .openapi("Report");
export type Report = z.infer<typeof Report>;

export const reportQuestion = endpoint({
  method: "put",
  path: "/api/reports/{id}",
  summary:
    "Say what is wrong with the issued question of this id; a second report replaces the first",
  permission: "signed-in",
  offline: "fails",
  id: "answered",
  sample: () => ({ flaw: "other", comment: "Two of them are right." }),
  request: {
    params: z.object({ id: z.uuid() }),
    body: { required: true, content: { "application/json": { schema: ReportRequest } } },
  },
  responses: {
    200: {
      description: "The report as it is kept",
      content: { "application/json": { schema: Report } },
    },
  },
});

/** A report as whoever looks into it sees it: with the question as it was shown, and where it came from. */
export const FiledReport = Report.extend({
  /** The issued question's, and so the report's. */
  id: z.string(),
  itemId: z.string(),
  model: z.string(),
  version: z.int(),
  level: z.enum(DIFFICULTIES),
  seed: z.int(),
  question: z.discriminatedUnion("kind", [
    ChoiceQuestion.omit({ id: true, seenBefore: true, reason: true }),
    EntryQuestion.omit({ id: true, seenBefore: true, reason: true }),
  ]),
});
export type FiledReport = z.infer<typeof FiledReport>;
