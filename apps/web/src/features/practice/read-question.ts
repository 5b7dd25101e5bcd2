import type { Question } from "@sat/contract";
import { type Difficulty, OPTION_LETTERS, type SectionChoice } from "@sat/item";

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
 * The question in an answer of the question call; undefined when it cannot be shown: it needs question
 * text, exactly four options by letter, a correct answer among them and an explanation.
 */
export function readQuestion(answer: unknown, choice: Choice): Question | undefined {
  return isAnswerable(answer) ? { ...defaults(choice), ...answer } : undefined;
}

function isAnswerable(answer: unknown): answer is Required {
  if (!isRecord(answer)) return false;
  const { question, options, correctAnswer, explanation } = answer;
  return (
    isFilled(question) &&
    isRecord(options) &&
    Object.keys(options).length === OPTION_LETTERS.length &&
    OPTION_LETTERS.every((letter) => typeof options[letter] === "string") &&
    OPTION_LETTERS.some((letter) => letter === correctAnswer) &&
    isFilled(explanation)
  );
}

/** Whether a value from outside is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
