import { z } from "@hono/zod-openapi";
import {
  CAUSES,
  CHECKS,
  DIFFICULTIES,
  type EntryKey,
  type EntrySlip,
  NEARNESS,
  type OnCalculator,
  OPTION_LETTERS,
  type Proof,
  type Reason,
  RESPONSE_KINDS,
  SECTION_CHOICES,
  SECTIONS,
  SKILL_CODES,
  SLIPS,
  TOPIC_IDS,
} from "@sat/item";
import { QUESTION } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";
import { FigureData } from "./figure.ts";
import { TimeZone } from "./time-zone.ts";

/** Most questions that one call tells of. */
export const MOST_SHOWN = 100;

/**
 * Ids of questions that the learner was shown since the browser last told, in this order; what is unknown is passed
 * over, so that nothing said here can keep a question from coming.
 */
export const ShownIds = z.array(z.string().max(100)).max(MOST_SHOWN);

/** The ways of responding that the client can take; one that knows of none is asked with options alone. */
export const Kinds = z
  .array(z.enum(RESPONSE_KINDS))
  .min(1)
  .max(RESPONSE_KINDS.length)
  .readonly()
  .default(["choice"]);

export const SkillCode = z.enum(SKILL_CODES);

/** What a question may be asked for besides practice: a review brings what is due, one card after the other. */
const PURPOSES = ["review", "placement"] as const;

export const QuestionRequest = z
  .object({
    section: z.enum(SECTION_CHOICES),
    difficulty: z.enum(DIFFICULTIES).default("Medium"),
    /**
     * Whether skill and difficulty are chosen by what the learner can do. The difficulty above then stands in for one
     * chosen where nothing new is left of what suits them.
     */
    adaptive: z.boolean().optional(),
    /** Only questions of this topic; it must belong to the section. */
    topic: z.enum(TOPIC_IDS).optional(),
    /**
     * Only questions of this skill, at the level that suits the learner; it must belong to the section. The difficulty
     * above stands in as for `adaptive`.
     */
    skill: SkillCode.optional(),
    /**
     * What it is for; section, difficulty, topic and skill then follow: in a review from what is due, in a placement from
     * what tells most of the learner's score now.
     */
    purpose: z.enum(PURPOSES).optional(),
    /** It decides what is due today. */
    timeZone: TimeZone,
    kinds: Kinds,
    shown: ShownIds.optional(),
    /**
     * A question of the learner's own that they have answered: this one is to be another like it, a twin. It is of the
     * same section, topic and difficulty, whatever else is asked for, and of the same skill, on another text, with the
     * mistake that a wrong answer came from, if that is known. Its reason is the wish, with nothing unmet, if there is
     * such a one, and tells how near it is.
     */
    like: z.string().min(1).max(64).optional(),
    /** Whether the browser keeps it for when the server is out of reach: it is shown much later then, or never. */
    forStock: z.boolean().optional(),
  })
  .openapi("QuestionRequest");
/** The request as a client may send it: difficulty may be left out. */
export type QuestionRequest = z.input<typeof QuestionRequest>;

export const OptionLetter = z.enum(OPTION_LETTERS);

export function byLetter<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ A: schema, B: schema, C: schema, D: schema });
}

/** Why a question was chosen. */
const QuestionReason = z.strictObject({
  because: z.enum(CAUSES),
  /** How many questions ago its topic was last met, and its model; null if never, as far as is looked back. */
  topicAgo: z.int().min(0).nullable().optional(),
  modelAgo: z.int().min(0).nullable().optional(),
  /** The slip, where one was wished for: whether that part of the wish was kept. */
  met: z.literal("slip").optional(),
  unmet: z.literal("slip").optional(),
  /** A sentence about what it was chosen after, for the learner; of a question chosen by ability. */
  words: z.string().max(200).optional(),
  /** Of a twin, how near it is to the missed question. */
  near: z.enum(NEARNESS).optional(),
}) satisfies z.ZodType<Reason>;

/** That the question was proven before it was issued: what was checked, and how a second program came to the answer. */
const QuestionProof = z.strictObject({
  checks: z.array(z.enum(CHECKS)).max(CHECKS.length).readonly(),
  words: z.string(),
}) satisfies z.ZodType<Proof>;

/** Most rows that one types to see one answer, far beyond any of ours. */
const MOST_ROWS = 20;

/** How a graphing calculator shows the answer: what is typed, and what is then read off, as prose markup. */
const OnCalculatorShown = z.strictObject({
  rows: z.array(z.string()).max(MOST_ROWS).readonly(),
  read: z.string(),
}) satisfies z.ZodType<OnCalculator>;

const Rationale = z.object({ mistake: z.string().nullable(), reason: z.string() });

/** What a question says whichever way it is responded to. */
const AnyQuestion = z.strictObject({
  /** Names this issued question of this learner; answers refer to it. */
  id: z.string(),
  section: z.enum(SECTIONS),
  difficulty: z.enum(DIFFICULTIES),
  topic: z.enum(TOPIC_IDS),
  passage: z.string().optional(),
  question: z.string(),
  figure: FigureData.optional(),
  explanation: z.string(),
  hint: z.string(),
  /** Three rungs of help, the hint the first of them; absent in older questions. */
  hints: z.tuple([z.string(), z.string(), z.string()]).readonly().optional(),
  tip: z.string(),
  /** Where that is the easiest way. */
  onCalculator: OnCalculatorShown.optional(),
  /** True when every question of this kind has been seen and this one comes round again. */
  seenBefore: z.boolean(),
  reason: QuestionReason.optional(),
  /** Absent in questions of a time before proofs were kept. */
  proof: QuestionProof.optional(),
});

/** A question with four options; it need not say so. */
export const ChoiceQuestion = AnyQuestion.extend({
  kind: z.literal("choice").optional(),
  options: byLetter(z.string()),
  correctAnswer: OptionLetter,
  rationales: byLetter(Rationale),
}).openapi("ChoiceQuestion");
export type ChoiceQuestion = z.infer<typeof ChoiceQuestion>;

/** An exact fraction in lowest terms. */
const Rational = z.strictObject({ num: z.int(), den: z.int().min(1) });

const Bound = z.strictObject({
  value: Rational,
  /** Whether the bound itself is right. */
  included: z.boolean(),
});

/** Most values of a key, and most slips, far beyond any of ours: what comes from a file must not keep a browser busy. */
const MOST_VALUES = 50;

/** What an entry must come to: one of these values, or any between two bounds. */
const AnswerKey = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("values"),
    values: z.array(Rational).min(1).max(MOST_VALUES).readonly(),
  }),
  z.strictObject({ kind: z.literal("interval"), low: Bound, high: Bound }),
]) satisfies z.ZodType<EntryKey>;

// The keys of the registry are its codes.
export const SlipCode = z.enum(Object.keys(SLIPS) as (keyof typeof SLIPS)[]);

/** A wrong value that a mistake leads to. */
const Slip = z.strictObject({
  code: SlipCode,
  value: Rational,
  /** How the mistake comes to this value. */
  reason: z.string(),
}) satisfies z.ZodType<EntrySlip>;

/** A question whose answer is typed; only for whoever asks for such. */
export const EntryQuestion = AnyQuestion.extend({
  kind: z.literal("entry"),
  answerKey: AnswerKey,
  /** Why the key is right. */
  why: z.string(),
  slips: z.array(Slip).max(MOST_VALUES).readonly(),
}).openapi("EntryQuestion");
export type EntryQuestion = z.infer<typeof EntryQuestion>;

export const Question = z
  .discriminatedUnion("kind", [ChoiceQuestion, EntryQuestion])
  .openapi("Question");
export type Question = z.infer<typeof Question>;

export const createQuestion = endpoint({
  method: "post",
  path: "/api/question",
  summary: "Make a question for the signed-in learner",
  permission: "signed-in",
  allowance: QUESTION,
  offline: "stock",
  problems: {
    404: "There is no question of this kind, or the learner was not given the one that it is to be like",
    409: "Nothing more is due for review today",
    422: "The question that it is to be like has not been answered",
  },
  sample: ({ answered }) => ({
    section: "Math",
    difficulty: "Hard",
    topic: "trigonometry",
    kinds: ["choice", "entry"],
    like: answered,
  }),
  request: {
    body: { required: true, content: { "application/json": { schema: QuestionRequest } } },
  },
  responses: {
    200: {
      description: "A question this learner has not seen",
      content: { "application/json": { schema: Question } },
    },
  },
});
