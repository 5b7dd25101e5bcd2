export {
  type Answered,
  type Choice,
  type DeskState,
  type DeskWithQuestion,
  type FailureReason,
  hasQuestion,
  isLast,
  newDesk,
  questionNumber,
  scoreBefore,
  type Shown,
  timeLeft,
} from "./desk-state.ts";
export type { GivenAnswer, Wanted } from "./effects.ts";
export { type Bookmark, bookmarkOf, type KeptDesk } from "./kept.ts";
export { bookmarkForm, keptDeskForm } from "./kept-forms.ts";
export { next } from "./next.ts";
export { type Policy, practice, quiz, review, studySession } from "./policy.ts";
export { type Change, type Desk, runDesk, type Supply } from "./run-desk.ts";
export { restored, takeUp } from "./take-up.ts";
export { LONGEST_TIME } from "./told-time.ts";
