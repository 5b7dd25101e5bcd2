import type { Question, SealedQuestion } from "@sat/contract";

/** A question of a test: what answers it is on the server until its module ends. */
type Sealed = SealedQuestion & {
  readonly [Name in "correctAnswer" | "answerKey" | "proof"]?: never;
};

/** A question as it is worked on: with all that it tells once it is answered, or sealed. */
export type AskedQuestion = Question | Sealed;
