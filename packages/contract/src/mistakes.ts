import { z } from "@hono/zod-openapi";
import { DIFFICULTIES, SECTIONS, TOPIC_IDS } from "@sat/item";
import { endpoint } from "./endpoint.ts";
import { SkillCode, SlipCode } from "./question.ts";
import { TimeZone } from "./time-zone.ts";

/**
 * Why a question was missed: the learner did not know how, knew how and slipped, answered what was not asked, took too
 * little time, or guessed.
 */
export const MISS_REASONS = ["gap", "careless", "misread", "rushed", "guessed"] as const;
export type MissReason = (typeof MISS_REASONS)[number];

/** The days on which twins must be right before a mistake is retired. */
export const DAYS_TO_RETIRE = 2;

/** A question that was missed, with what has become of its twins. */
export const Mistake = z
  .object({
    /** The question that was missed first; its answer is in the history. */
    questionId: z.string(),
    section: z.enum(SECTIONS),
    topic: z.enum(TOPIC_IDS),
    /** Null for a question of a time before skills were kept. */
    skill: SkillCode.nullable(),
    difficulty: z.enum(DIFFICULTIES),
    /** The text that asks. */
    question: z.string(),
    /** The slip behind the answer; null if it is none of those known, or time ran out. */
    slip: SlipCode.nullable(),
    reason: z.enum(MISS_REASONS),
    /** Whether the learner has said so; if not, it was inferred. */
    reasonTold: z.boolean(),
    /** ISO 8601 instant of the latest miss, of the question or of a twin. */
    missedAt: z.iso.datetime(),
    /** How often it was missed, twins counted. */
    times: z.int().min(1),
    /** On how many days twins were right since. */
    daysRight: z.int().min(0).max(DAYS_TO_RETIRE),
  })
  .openapi("Mistake");
export type Mistake = z.infer<typeof Mistake>;

/** How many mistakes of one kind there are. */
const counts = {
  /** Those that are not retired. */
  open: z.int().min(0),
  /** Those of them that were missed on the last seven local days. */
  week: z.int().min(0),
};

export const Mistakes = z
  .object({
    /** The latest first. */
    entries: z.array(Mistake),
    /** What `before` must be for the page after this one; null when this is the last. */
    next: z.string().nullable(),
  })
  .openapi("Mistakes");
export type Mistakes = z.infer<typeof Mistakes>;

/** Open mistakes, or those that are retired. */
export const MISTAKE_STATES = ["open", "retired"] as const;
export type MistakeState = (typeof MISTAKE_STATES)[number];

/** Most entries in one answer, and how many there are when the caller names no number. */
const MOST_ENTRIES = 100;
const USUAL_ENTRIES = 20;

/** Where a page ended: the instant of its last entry and the question of it. */
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f-]{36})$/;

export const readMistakes = endpoint({
  method: "get",
  path: "/api/mistakes",
  summary: "The questions that the learner has missed, the latest first",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      state: z.enum(MISTAKE_STATES).default("open"),
      skill: SkillCode.optional(),
      slip: SlipCode.optional(),
      /** The `next` of the page before. */
      before: z
        .string()
        .regex(PLACE, "Expected what `next` of the page before says")
        .transform((place) => {
          const [missedAt = "", questionId = ""] = place.split("_");
          return { missedAt, questionId };
        })
        .optional()
        .openapi({ type: "string" }),
      limit: z.coerce.number().int().min(1).max(MOST_ENTRIES).default(USUAL_ENTRIES),
    }),
  },
  responses: {
    200: {
      description: "Missed questions",
      content: { "application/json": { schema: Mistakes } },
    },
  },
});

export const MistakeCounts = z
  .object({
    ...counts,
    retired: z.int().min(0),
    /** Those with the most first; mistakes without a known slip, or skill, are in none. */
    bySlip: z.array(z.object({ slip: SlipCode, ...counts })),
    bySkill: z.array(z.object({ skill: SkillCode, ...counts })),
  })
  .openapi("MistakeCounts");
export type MistakeCounts = z.infer<typeof MistakeCounts>;

export const countMistakes = endpoint({
  method: "get",
  path: "/api/mistakes/counts",
  summary: "How many mistakes there are of each slip and each skill",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      /** It decides which days are the last seven. */
      timeZone: TimeZone,
    }),
  },
  responses: {
    200: {
      description: "The counts",
      content: { "application/json": { schema: MistakeCounts } },
    },
  },
});

export const MissReasonChange = z
  .object({ reason: z.enum(MISS_REASONS) })
  .openapi("MissReasonChange");
export type MissReasonChange = z.input<typeof MissReasonChange>;

export const changeMissReason = endpoint({
  method: "patch",
  path: "/api/mistakes/{id}",
  summary: "Say why the question of this id was missed",
  permission: "signed-in",
  offline: "fails",
  problems: { 404: "The learner has missed no question of this id" },
  id: "answered",
  sample: () => ({ reason: "misread" as const }),
  request: {
    params: z.object({ id: z.uuid() }),
    body: { required: true, content: { "application/json": { schema: MissReasonChange } } },
  },
  responses: {
    200: {
      description: "The mistake as it is kept",
      content: { "application/json": { schema: Mistake } },
    },
  },
});
