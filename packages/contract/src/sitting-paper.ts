import { z } from "@hono/zod-openapi";
import { EXAM_SECTIONS } from "@sat/item";
import { WORK } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";
import { ChoiceQuestion, EntryQuestion, SkillCode } from "./question.ts";
import { GivenInModule, SealedQuestion } from "./sitting-modules.ts";
import { SittingReport } from "./sitting-reports.ts";
import { MOST_IN_MODULE, MOST_MODULES, ofOneSitting, SittingTest } from "./sittings.ts";

const ModuleNumber = z.int().min(1).max(MOST_MODULES);

/** A test as it is printed, so what its questions show and nothing else. Instants are ISO 8601. */
export const Booklet = z
  .object({
    id: z.string(),
    test: SittingTest,
    startedAt: z.iso.datetime(),
    /** Null while the answers of paper have not been entered. */
    endedAt: z.iso.datetime().nullable(),
    /** Six characters of an alphabet in which none looks like another; they tell by sight what belongs together. */
    form: z.string(),
    /** Whether the key was opened before the answers were entered. */
    keyOpened: z.boolean(),
    /** Of a test that was sat on screen, those that were begun. */
    modules: z.array(
      z.object({
        number: ModuleNumber,
        /** Null for a sprint of both. */
        section: z.enum(EXAM_SECTIONS).nullable(),
        /** The exam's time for it, to the nearest whole minute. */
        minutes: z.int().min(1),
        /** In the module's order. */
        questions: z.array(SealedQuestion).max(MOST_IN_MODULE),
      }),
    ),
  })
  .openapi("Booklet");
export type Booklet = z.infer<typeof Booklet>;

export const readBooklet = endpoint({
  method: "get",
  path: "/api/sittings/{id}/booklet",
  summary: "A test of the learner's to print: one on paper, or one that has ended",
  permission: "signed-in",
  offline: "fails",
  id: "sitting",
  problems: {
    409: "The test is sat on screen and goes on",
    503: "The server is busy, its database away, or the test's questions are still being chosen; see Retry-After",
  },
  request: ofOneSitting,
  responses: {
    200: { description: "The booklet", content: { "application/json": { schema: Booklet } } },
  },
});

const Keyed = z.object({
  /** From 1, in the module. */
  number: z.int().min(1).max(MOST_IN_MODULE),
  skill: SkillCode,
});

/** What a question has after the answer, with the names that it has there. */
const KeyedQuestion = z.discriminatedUnion("kind", [
  Keyed.extend({
    kind: z.literal("choice"),
    ...ChoiceQuestion.pick({
      difficulty: true,
      explanation: true,
      onCalculator: true,
      correctAnswer: true,
      rationales: true,
    }).shape,
  }),
  Keyed.extend({
    kind: z.literal("entry"),
    ...EntryQuestion.pick({
      difficulty: true,
      explanation: true,
      onCalculator: true,
      answerKey: true,
      why: true,
      slips: true,
    }).shape,
  }),
]);

/** The key of a booklet with its reasons, module by module as the booklet has them. */
export const BookletKey = z
  .object({
    id: z.string(),
    form: z.string(),
    modules: z.array(
      z.object({
        number: ModuleNumber,
        section: z.enum(EXAM_SECTIONS).nullable(),
        questions: z.array(KeyedQuestion).max(MOST_IN_MODULE),
      }),
    ),
  })
  .openapi("BookletKey");
export type BookletKey = z.infer<typeof BookletKey>;

export const readBookletKey = endpoint({
  method: "get",
  path: "/api/sittings/{id}/key",
  summary:
    "The key of a booklet, with reasons: of a test that has ended, or of one on paper whose key was opened",
  permission: "signed-in",
  offline: "fails",
  id: "sitting",
  problems: {
    409: "The test is sat on screen and goes on, or its answers on paper have not been entered and its key was not opened",
    503: "The server is busy, its database away, or the test's questions are still being chosen; see Retry-After",
  },
  request: ofOneSitting,
  responses: {
    200: { description: "The key", content: { "application/json": { schema: BookletKey } } },
  },
});

export const openBookletKey = endpoint({
  method: "post",
  path: "/api/sittings/{id}/key-opening",
  summary:
    "Open the key of a test on paper before its answers are entered, which its report will tell; a repeat changes nothing",
  permission: "signed-in",
  allowance: WORK,
  offline: "fails",
  id: "sitting",
  problems: { 409: "The test is sat on screen and goes on" },
  request: ofOneSitting,
  responses: { 204: { description: "The key is open" } },
});

const PaperAnswers = z
  .object({
    /** A module that is left out was left blank, as was every question past the end of its answers. */
    modules: z
      .array(
        z.strictObject({
          number: ModuleNumber,
          /** In the module's order; null for a question that was left blank. */
          answers: z.array(GivenInModule.nullable()).max(MOST_IN_MODULE),
        }),
      )
      .max(MOST_MODULES),
  })
  .openapi("PaperAnswers");
export type PaperAnswers = z.input<typeof PaperAnswers>;

export const enterAnswers = endpoint({
  method: "post",
  path: "/api/sittings/{id}/answers",
  summary:
    "Enter what was answered on paper, all at once, which ends the test; a repeat changes nothing",
  permission: "signed-in",
  allowance: WORK,
  offline: "fails",
  id: "sitting",
  problems: {
    400: "The request is malformed, or an answer is one that its question cannot have",
    409: "The test is not on paper",
    503: "The server is busy, its database away, or the test's questions are still being chosen; see Retry-After",
  },
  sample: () => ({
    modules: [{ number: 1, answers: [{ kind: "choice", letter: "B" }, null] }],
  }),
  request: {
    ...ofOneSitting,
    body: { required: true, content: { "application/json": { schema: PaperAnswers } } },
  },
  responses: {
    200: {
      description: "What it has come to",
      content: { "application/json": { schema: SittingReport } },
    },
  },
});
