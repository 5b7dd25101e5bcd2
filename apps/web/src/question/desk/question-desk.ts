import type { Question } from "@sat/contract";
import type { Desk, DeskState, DeskWithQuestion } from "@sat/desk";

/** The desk at which a learner of the web app works, and how it stands. */
export type QuestionDesk = Desk<Question>;
export type QuestionState = DeskState<Question>;

/** How it stands with a question on it, open or answered. */
export type StateWithQuestion = DeskWithQuestion<Question>;
