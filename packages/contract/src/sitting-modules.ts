import { z } from "@hono/zod-openapi";
import {
  EXAM_SECTIONS,
  MOST_CHANGES,
  MOST_VISITS,
  type ModuleWork as Work,
  OPTION_LETTERS,
  type Response,
  SECTIONS,
} from "@sat/item";
import { QUESTION, WORK } from "./allowances.ts";
import { LONGEST_ENTRY, LONGEST_TIME } from "./answers.ts";
import { endpoint } from "./endpoint.ts";
import { FigureData } from "./figure.ts";
import { byLetter, OptionLetter } from "./question.ts";
import {
  MODULE_STATES,
  MOST_IN_MODULE,
  MOST_MODULES,
  ofOneSitting,
  sittingAnswer,
} from "./sittings.ts";

/** Days for which what was chosen in time may be on its way after its module's end. */
export const LATEST_DELIVERY_DAYS = 7;

/** Longest time of a module, in milliseconds: that of one which is untimed, and which nobody ends for a year. */
export const LONGEST_MODULE = 366 * LONGEST_TIME;

/** What a question shows while its module goes on: its key and all that follows from it stay on the server. */
const Sealed = z.strictObject({
  /** Names this issued question of this learner, as in the history once its module has ended. */
  id: z.string(),
  section: z.enum(SECTIONS),
  passage: z.string().optional(),
  question: z.string(),
  figure: FigureData.optional(),
});

export const SealedQuestion = z
  .discriminatedUnion("kind", [
    Sealed.extend({ kind: z.literal("choice"), options: byLetter(z.string()) }),
    Sealed.extend({ kind: z.literal("entry") }),
  ])
  .openapi("SealedQuestion");
export type SealedQuestion = z.infer<typeof SealedQuestion>;

/** Milliseconds since the module's start, by its clock. */
const Instant = z.int().min(0).max(LONGEST_MODULE);

/** A response to a question of a module. */
export const GivenInModule = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("choice"), letter: OptionLetter }),
  z.strictObject({ kind: z.literal("entry"), text: z.string().min(1).max(LONGEST_ENTRY) }),
]) satisfies z.ZodType<Response>;

const QuestionWork = z.strictObject({
  /** Each response with the instant at which it was given, first to last; null takes back what was there. */
  changes: z
    .array(z.strictObject({ at: Instant, response: GivenInModule.nullable() }))
    .max(MOST_CHANGES)
    .readonly(),
  marked: z.strictObject({ at: Instant, value: z.boolean() }),
  crossedOut: z.strictObject({
    at: Instant,
    value: z.array(OptionLetter).max(OPTION_LETTERS.length).readonly(),
  }),
  /** When the question was in sight, and for how many milliseconds. */
  visits: z
    .array(z.strictObject({ at: Instant, spent: Instant }))
    .max(MOST_VISITS)
    .readonly(),
});

/** What is done in a module. Two works of one module are merged, in whatever order and however often they come. */
export const ModuleWork = z
  .strictObject({
    /** By question, in the module's order; one past the end has not been touched. */
    questions: z.array(QuestionWork).max(MOST_IN_MODULE).readonly(),
  })
  .openapi("ModuleWork") satisfies z.ZodType<Work>;

const Position = z.int().min(1).max(MOST_MODULES);

const ModuleRequest = z.object({ number: Position }).openapi("ModuleRequest");

/** Where a module that was begun stands. */
const ModuleStanding = z.object({
  number: Position,
  state: z.enum(MODULE_STATES),
  /** Milliseconds that its clock shows, and that are left of its time; null if untimed. */
  elapsed: z.int().min(0),
  left: z.int().min(0).nullable(),
  /** All that the server has of the work, from whichever device. */
  work: ModuleWork,
});

export const OpenModule = ModuleStanding.extend({
  /** Null for a sprint of both. */
  section: z.enum(EXAM_SECTIONS).nullable(),
  /** Milliseconds that it may take; null if untimed. */
  limit: z.int().min(0).nullable(),
  /** In the module's order. */
  questions: z.array(SealedQuestion).max(MOST_IN_MODULE),
}).openapi("OpenModule");
export type OpenModule = z.infer<typeof OpenModule>;

const NOT_CURRENT = "The module is not the one to be sat now, or the test is on paper";

export const beginModule = endpoint({
  method: "post",
  path: "/api/sittings/{id}/module",
  summary:
    "Begin the module that is to be sat now, or take it up again: its clock starts or goes on with this call, and its questions come sealed",
  permission: "signed-in",
  allowance: QUESTION,
  offline: "fails",
  id: "sitting",
  problems: {
    409: NOT_CURRENT,
    503: "The server is busy, its database away, or the module's questions are still being chosen; see Retry-After",
  },
  sample: () => ({ number: 1 }),
  request: {
    ...ofOneSitting,
    body: { required: true, content: { "application/json": { schema: ModuleRequest } } },
  },
  responses: {
    200: {
      description: "The module, running",
      content: { "application/json": { schema: OpenModule } },
    },
  },
});

const WorkRequest = z.object({ number: Position, work: ModuleWork }).openapi("WorkRequest");
export type WorkRequest = z.input<typeof WorkRequest>;

export const KeptWork = ModuleStanding.extend({
  /** Whether some of it came after the module's end, and counts. */
  late: z.boolean(),
}).openapi("KeptWork");
export type KeptWork = z.infer<typeof KeptWork>;

/** Longest work that is taken, in bytes: several times that of a learner who changes every answer many times. */
const LONGEST_WORK = 262_144;

const TOO_LATE = `The test is on paper, or the module was never begun, or ended more than ${LATEST_DELIVERY_DAYS} days ago`;

export const putWork = endpoint({
  method: "put",
  path: "/api/sittings/{id}/work",
  summary:
    "Merge what was done in a module into what is kept of it; what was chosen in time counts however late within days it comes",
  permission: "signed-in",
  allowance: WORK,
  offline: "waits",
  id: "sitting",
  problems: { 409: TOO_LATE },
  longestBody: LONGEST_WORK,
  sample: () => ({
    number: 1,
    work: {
      questions: [
        {
          changes: [{ at: 41_000, response: { kind: "choice", letter: "B" } }],
          marked: { at: 38_000, value: true },
          crossedOut: { at: 0, value: [] },
          visits: [{ at: 0, spent: 43_500 }],
        },
      ],
    },
  }),
  request: {
    ...ofOneSitting,
    body: { required: true, content: { "application/json": { schema: WorkRequest } } },
  },
  responses: {
    200: { description: "What is kept", content: { "application/json": { schema: KeptWork } } },
  },
});

export const pauseModule = endpoint({
  method: "post",
  path: "/api/sittings/{id}/pause",
  summary:
    "Stop the clock of the module that runs, in practice mode; it goes on when the module is taken up again",
  permission: "signed-in",
  allowance: WORK,
  offline: "fails",
  id: "sitting",
  problems: { 409: `${NOT_CURRENT}, or the sitting is strict` },
  sample: () => ({ number: 1 }),
  request: {
    ...ofOneSitting,
    body: { required: true, content: { "application/json": { schema: ModuleRequest } } },
  },
  responses: { 200: sittingAnswer },
});

export const endModule = endpoint({
  method: "post",
  path: "/api/sittings/{id}/module-end",
  summary:
    "End a module for good, with the last of its work: its questions are graded together, and a repeat changes nothing",
  permission: "signed-in",
  allowance: WORK,
  offline: "waits",
  id: "sitting",
  problems: { 409: `${TOO_LATE}, or the sitting is strict and time is left` },
  longestBody: LONGEST_WORK,
  sample: () => ({ number: 1, work: { questions: [] } }),
  request: {
    ...ofOneSitting,
    body: { required: true, content: { "application/json": { schema: WorkRequest } } },
  },
  responses: { 200: sittingAnswer },
});
