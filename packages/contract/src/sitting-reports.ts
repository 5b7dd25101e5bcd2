import { z } from "@hono/zod-openapi";
import { DIFFICULTIES, EXAM_SECTIONS, RESPONSE_KINDS } from "@sat/item";
import { GivenResponse } from "./answers.ts";
import { WORK } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";
import { SkillCode, SlipCode } from "./question.ts";
import { MOST_MODULES, ofOneSitting, SittingSummary } from "./sittings.ts";

const Count = z.int().min(0);
const Step = z.int().min(1).max(7);
const Points = z.object({ estimate: Count, low: Count, high: Count });

export const ROUTES = ["first", "harder", "easier"] as const;

/** Why a score's range is as wide as it is. */
export const RANGE_REASONS = ["few-questions", "uncalibrated", "end-of-scale"] as const;

/** How a module ended: handed in, by its clock, or with the sitting. */
export const MODULE_ENDINGS = ["handed-in", "time-up", "given-up"] as const;

const SectionReport = z.object({
  section: z.enum(EXAM_SECTIONS),
  /** Nine times in ten within; null if too few questions tell. */
  score: Points.nullable(),
  reasons: z.array(z.enum(RANGE_REASONS)),
  /** Questions that it rests on, and how many of them were right. */
  scored: Count,
  right: Count,
});

const DomainReport = z.object({
  domain: z.string(),
  section: z.enum(EXAM_SECTIONS),
  questions: Count,
  right: Count,
  /** From 1 to 7, as the exam's report has it, and between which nine times in ten; null if too few questions tell. */
  band: Step.nullable(),
  bands: z.object({ low: Step, high: Step }).nullable(),
});

const ModuleReport = z.object({
  number: z.int().min(1).max(MOST_MODULES),
  section: z.enum(EXAM_SECTIONS).nullable(),
  route: z.enum(ROUTES),
  /** Milliseconds that it might take, null if untimed, and that its clock showed at the end, null on paper. */
  limit: Count.nullable(),
  taken: Count.nullable(),
  questions: Count,
  answered: Count,
  right: Count,
  ended: z.enum(MODULE_ENDINGS),
  /** Answers that were chosen in time, came after the end, and count. */
  late: Count,
});

const QuestionReport = z.object({
  module: z.int().min(1).max(MOST_MODULES),
  number: z.int().min(1),
  /** By it `GET /api/history/{id}` opens the question with its key and reasons. */
  questionId: z.string(),
  skill: SkillCode,
  difficulty: z.enum(DIFFICULTIES),
  kind: z.enum(RESPONSE_KINDS),
  /** Whether the score rests on it, too; two of a module are there to be tried. */
  scored: z.boolean(),
  ...GivenResponse.shape,
  correct: z.boolean(),
  /** Milliseconds that it was in sight, null on paper, and that the exam has for one. */
  timeSpent: Count.nullable(),
  target: Count,
  /** The first response that was another, and whether that would have been right; null if it was never changed. */
  changedFrom: z.object({ ...GivenResponse.shape, correct: z.boolean() }).nullable(),
  /** The mistake behind a wrong answer, where it is known. */
  slip: SlipCode.nullable(),
  /** Points that a wrong answer, made right alone, would have added; null if right, not scored, or not told. */
  points: Count.nullable(),
});

export const SittingReport = SittingSummary.extend({
  /** Whether the key of one on paper was opened before its answers were entered. */
  keyOpened: z.boolean(),
  sections: z.array(SectionReport),
  /** Those that were asked, in the exam's order. */
  domains: z.array(DomainReport),
  modules: z.array(ModuleReport),
  questions: z.array(QuestionReport),
  /** Points that were left by each slip, the most first. */
  slips: z.array(z.object({ slip: SlipCode, questions: Count, points: Count })),
  /** What changing answers won and cost: wrong to right, right to wrong, wrong to wrong. */
  changes: z.object({ won: Count, cost: Count, neither: Count }),
}).openapi("SittingReport");
export type SittingReport = z.infer<typeof SittingReport>;

export const endSitting = endpoint({
  method: "post",
  path: "/api/sittings/{id}/end",
  summary: "End a sitting with what was sat of it; a repeat changes nothing",
  permission: "signed-in",
  allowance: WORK,
  offline: "fails",
  id: "sitting",
  problems: { 409: "No module of it has been begun, or it is on paper; it can be discarded" },
  request: ofOneSitting,
  responses: {
    200: {
      description: "What it has come to",
      content: { "application/json": { schema: SittingReport } },
    },
  },
});

export const readSittingReport = endpoint({
  method: "get",
  path: "/api/sittings/{id}/report",
  summary: "What a sitting has come to",
  permission: "signed-in",
  offline: "fails",
  id: "sitting",
  problems: { 409: "The sitting goes on" },
  request: ofOneSitting,
  responses: {
    200: { description: "The report", content: { "application/json": { schema: SittingReport } } },
  },
});
