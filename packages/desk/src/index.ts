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
export {
  bothKept,
  type KeptModule,
  keptModule,
  newModuleDesk,
  restoredModule,
} from "./module/kept-module.ts";
export type { Reading } from "./module/module-clock.ts";
export {
  isClockInSight,
  isInLastMinutes,
  type ModuleDesk,
  type ModulePlan,
  moduleTimeLeft,
  type QuestionStanding,
  standings,
  untilNextSecond,
} from "./module/module-state.ts";
export type { ToldModule } from "./module/next-in-module.ts";
export { type RunningModule, runModule } from "./module/run-module.ts";
export { next } from "./next.ts";
export { placement } from "./placement.ts";
export { type Policy, practice, quiz, review, studySession } from "./policy.ts";
export { type Change, type Desk, runDesk, type Supply } from "./run-desk.ts";
export { restored, takeUp } from "./take-up.ts";
export { LONGEST_TIME } from "./told-time.ts";
