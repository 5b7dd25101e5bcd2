import type { Question } from "@sat/contract";
import type { FailureReason, Supply } from "@sat/desk";
import { UsedUp } from "../offline/used-up.ts";
import { readQuestion, UnreadableQuestion } from "../fetch/read-question.ts";
import type { Choice, QuestionSupply, Supplied } from "./question-supply.ts";

/** Questions for a desk of practice, out of what is supplied by choice. */
export function practiceSupply(questions: QuestionSupply): Supply<Question> {
  return {
    take: ({ choice, like }) => {
      const taken = like === undefined ? questions.take(choice) : questions.takeLike(choice, like);
      return taken instanceof Promise
        ? taken.then((supplied) => read(supplied, choice))
        : read(taken, choice);
    },
    putBack: ({ choice, like }, question) => questions.putBack(choice, { question }, like),
    prepare: ({ choice }) => questions.prepare(choice),
    reasonOf,
  };
}

function read({ question }: Supplied, choice: Choice): Question | Promise<never> {
  return readQuestion(question, choice) ?? Promise.reject(new UnreadableQuestion());
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof UnreadableQuestion) return "invalid";
  return error instanceof UsedUp ? "used-up" : "missing";
}
