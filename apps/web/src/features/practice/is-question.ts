import type { Question } from "@sat/contract";
import { OPTION_LETTERS } from "@sat/item";

/**
 * Whether an answer of the question call can be shown: question text, exactly four options by letter,
 * a correct answer among them and an explanation. The other fields are the contract's promise.
 */
export function isQuestion(answer: unknown): answer is Question {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
