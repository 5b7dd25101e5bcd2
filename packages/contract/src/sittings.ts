import { z } from "@hono/zod-openapi";
import { EXAM_SECTIONS } from "@sat/item";
import { QUESTION } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";
import { TimeZone } from "./time-zone.ts";

/** Questions of the shortest and the longest sprint. */
export const SPRINT_LENGTHS = { shortest: 5, longest: 54 } as const;
/** Modules of a full test. */
export const MOST_MODULES = 4;
/** Questions of the longest module, which a sprint is. */
export const MOST_IN_MODULE = SPRINT_LENGTHS.longest;

const Section = z.enum(EXAM_SECTIONS);

/** A test to sit: the whole exam, the first modules of both sections, a section, one module, or a sprint. */
export const SittingTest = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("full") }),
    z.strictObject({ kind: z.literal("half") }),
    z.strictObject({ kind: z.literal("section"), section: Section }),
    z.strictObject({ kind: z.literal("module"), section: Section }),
    z.strictObject({
      kind: z.literal("sprint"),
      /** Null for one of both sections, mixed as the exam is. */
      section: Section.nullable(),
      questions: z.int().min(SPRINT_LENGTHS.shortest).max(SPRINT_LENGTHS.longest),
    }),
  ])
  .openapi("SittingTest");
export type SittingTest = z.infer<typeof SittingTest>;

/** The time of a module: the exam's, one and a half of it, twice of it, or as long as the learner likes. */
export const SITTING_TIMINGS = ["exam", "1.5", "2", "untimed"] as const;
export type SittingTiming = (typeof SITTING_TIMINGS)[number];

/**
 * Strict is as on test day: no pause, and the next module comes when time is up. On paper a test is printed, and what was
 * answered is entered afterwards: it has no clock, and its second modules follow from nothing.
 */
export const SITTING_MODES = ["strict", "practice", "paper"] as const;
export type SittingMode = (typeof SITTING_MODES)[number];

export const SittingRequest = z
  .object({
    test: SittingTest,
    /** On paper it is untimed whatever is asked for. */
    timing: z.enum(SITTING_TIMINGS).default("exam"),
    /** Whether there is a break after each module, not between the sections alone; on paper there is none. */
    extraBreaks: z.boolean().default(false),
    mode: z.enum(SITTING_MODES).default("practice"),
    /** It decides which day its answers count for. */
    timeZone: TimeZone,
  })
  .openapi("SittingRequest");
export type SittingRequest = z.input<typeof SittingRequest>;

/** Points of the total or of a section. */
const Points = z.object({
  estimate: z.int().min(0),
  /** Nine times in ten it lies within these. */
  low: z.int().min(0),
  high: z.int().min(0),
});

/** The score of a section. */
export const SectionScore = z.object({
  section: Section,
  /** Null if too few questions tell. */
  score: Points.nullable(),
});

/** A sitting as a list shows it. Instants are ISO 8601. */
export const SittingSummary = z
  .object({
    id: z.string(),
    test: SittingTest,
    timing: z.enum(SITTING_TIMINGS),
    extraBreaks: z.boolean(),
    mode: z.enum(SITTING_MODES),
    startedAt: z.iso.datetime(),
    /** Null while it goes on. */
    endedAt: z.iso.datetime().nullable(),
    /** Points that the report tells, the total or that of the one section; null while it goes on, and if too few questions tell. */
    score: Points.nullable(),
    /** Those that were asked, in the exam's order; none while it goes on. */
    sections: z.array(SectionScore),
  })
  .openapi("SittingSummary");
export type SittingSummary = z.infer<typeof SittingSummary>;

/**
 * What a module is doing: it waits for its turn; its questions are being chosen; they are there, and its clock has not
 * started; the clock runs, or rests; it has ended.
 */
export const MODULE_STATES = [
  "later",
  "assembling",
  "ready",
  "running",
  "paused",
  "ended",
] as const;
export type ModuleState = (typeof MODULE_STATES)[number];

export const SittingModule = z
  .object({
    /** From 1, in the order in which they are sat. */
    number: z.int().min(1).max(MOST_MODULES),
    /** Null for a sprint of both. */
    section: Section.nullable(),
    state: z.enum(MODULE_STATES),
    /** As many questions as are meant to be in it; as many as there are once it is ready. */
    questions: z.int().min(0).max(MOST_IN_MODULE),
    /** Milliseconds that it may take; null if untimed. */
    limit: z.int().min(0).nullable(),
    /** Milliseconds that are left of it by the server's clock, 0 once it has ended; null if untimed. */
    left: z.int().min(0).nullable(),
  })
  .openapi("SittingModule");
export type SittingModule = z.infer<typeof SittingModule>;

export const Sitting = SittingSummary.extend({
  modules: z.array(SittingModule).min(1).max(MOST_MODULES),
  /** Number of the module that is to be sat now; null once the last has ended, and of a test on paper. */
  current: z.int().min(1).max(MOST_MODULES).nullable(),
  /** Milliseconds that are left of the break before the current module, which may begin earlier; null if there is none. */
  breakLeft: z.int().min(0).nullable(),
}).openapi("Sitting");
export type Sitting = z.infer<typeof Sitting>;

/** Most tests on paper whose answers have not been entered. */
export const MOST_PAPERS = 5;

/** A test on paper whose answers have not been entered. */
export const Paper = Sitting.extend({
  /** What its booklet has on each page. */
  form: z.string(),
  /** Whether its key was opened. */
  keyOpened: z.boolean(),
}).openapi("Paper");
export type Paper = z.infer<typeof Paper>;

export const Sittings = z
  .object({
    /** The sitting on screen that goes on, as there is one at a time; null if there is none. */
    open: Sitting.nullable(),
    /** The latest first. */
    papers: z.array(Paper).max(MOST_PAPERS),
    /** Those that have ended, the latest first. */
    ended: z.array(SittingSummary),
  })
  .openapi("Sittings");
export type Sittings = z.infer<typeof Sittings>;

export const readSittings = endpoint({
  method: "get",
  path: "/api/sittings",
  summary:
    "The learner's tests: the one that goes on, those on paper, and the latest that have ended",
  permission: "signed-in",
  offline: "fails",
  responses: {
    200: { description: "The tests", content: { "application/json": { schema: Sittings } } },
  },
});

/** What every call about a sitting as a whole answers. */
export const sittingAnswer = {
  description: "The sitting, with where its modules stand",
  content: { "application/json": { schema: Sitting } },
} as const;

export const ofOneSitting = { params: z.object({ id: z.uuid() }) };

export const startSitting = endpoint({
  method: "post",
  path: "/api/sittings",
  summary:
    "Start a test, or go on with the one of this kind that goes on, or is on paper; its questions are chosen from now on",
  permission: "signed-in",
  allowance: QUESTION,
  offline: "fails",
  problems: {
    409: "Another test goes on, or too many are on paper; one is to be ended or discarded first",
  },
  sample: () => ({ test: { kind: "section", section: "Math" }, timing: "exam", mode: "practice" }),
  request: {
    body: { required: true, content: { "application/json": { schema: SittingRequest } } },
  },
  responses: { 200: sittingAnswer },
});

export const readSitting = endpoint({
  method: "get",
  path: "/api/sittings/{id}",
  summary: "Where a sitting of the learner stands, by the server's clock",
  permission: "signed-in",
  offline: "fails",
  id: "sitting",
  request: ofOneSitting,
  responses: { 200: sittingAnswer },
});

export const discardSitting = endpoint({
  method: "delete",
  path: "/api/sittings/{id}",
  summary:
    "Give up a sitting that goes on; what was met in it stays met, and what was graded stays graded",
  permission: "signed-in",
  offline: "fails",
  id: "sitting",
  problems: { 409: "The sitting has ended" },
  request: ofOneSitting,
  responses: { 204: { description: "Discarded" } },
});
