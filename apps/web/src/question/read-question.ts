import type { Question } from "@sat/contract";
import {
  DIFFICULTIES,
  type Difficulty,
  type FigureKind,
  isTopicId,
  OPTION_LETTERS,
  SECTIONS,
  type SectionChoice,
} from "@sat/item";
import { isBoolean, isOneOf, isRecord, isText } from "../lib/shapes.ts";

interface Choice {
  readonly section: SectionChoice;
  readonly difficulty: Difficulty;
}

const NO_REASON = { mistake: null, reason: "" };

/** What our server always sends, and a service of the specification's bare fields need not. */
function defaults({ section, difficulty }: Choice): Omit<Question, keyof Required> {
  return {
    id: "",
    section: section === "Mixed" ? "Reading" : section,
    difficulty,
    topic: "main-idea-purpose",
    rationales: { A: NO_REASON, B: NO_REASON, C: NO_REASON, D: NO_REASON },
    hint: "",
    tip: "",
    seenBefore: false,
  };
}

type Required = Pick<Question, "question" | "options" | "correctAnswer" | "explanation">;

/**
 * The question in an answer of the question call, or on the shelf; undefined when it cannot be shown: it needs
 * question text, exactly four options by letter, a correct answer among them and an explanation, and what else it
 * has must be as the pages draw it.
 */
export function readQuestion(answer: unknown, choice: Choice): Question | undefined {
  return isAnswerable(answer) ? { ...defaults(choice), ...answer } : undefined;
}

/** What was sent as a question cannot be shown. */
export class UnreadableQuestion extends Error {
  override readonly name = "UnreadableQuestion";
}

/** Whether a value is a question that can be shown. */
export function isAnswerable(answer: unknown): answer is Required {
  if (!isRecord(answer)) return false;
  const { question, options, correctAnswer, explanation } = answer;
  return (
    isFilled(question) &&
    isRecord(options) &&
    Object.keys(options).length === OPTION_LETTERS.length &&
    OPTION_LETTERS.every((letter) => isText(options[letter])) &&
    isOneOf(OPTION_LETTERS, correctAnswer) &&
    isFilled(explanation) &&
    Object.entries(OTHERS).every(([name, fits]) => answer[name] === undefined || fits(answer[name]))
  );
}

const OTHERS: Record<Exclude<keyof Question, keyof Required>, (value: unknown) => boolean> = {
  id: isText,
  section: (value) => isOneOf(SECTIONS, value),
  difficulty: (value) => isOneOf(DIFFICULTIES, value),
  topic: (value) => isText(value) && isTopicId(value),
  passage: isText,
  figure: (value) =>
    isRecord(value) && isText(value.alt) && Object.hasOwn(KINDS, String(value.kind)),
  rationales: (value) =>
    isRecord(value) && OPTION_LETTERS.every((each) => isRationale(value[each])),
  hint: isText,
  tip: isText,
  seenBefore: isBoolean,
  reason: isRecord,
};

/** The kinds of figure that can be drawn. */
const KINDS: Record<FigureKind, true> = {
  plane: true,
  geometry: true,
  solid: true,
  table: true,
  "bar-chart": true,
  "line-graph": true,
  scatterplot: true,
  "dot-plot": true,
  histogram: true,
  "box-plot": true,
  "number-line": true,
};

function isRationale(value: unknown): boolean {
  return (
    isRecord(value) && isText(value.reason) && (value.mistake === null || isText(value.mistake))
  );
}

function isFilled(value: unknown): value is string {
  return isText(value) && value !== "";
}
