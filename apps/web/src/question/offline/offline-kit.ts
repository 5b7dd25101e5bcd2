/** What practice without a connection needs, as one part that is loaded late. */

export { mirrorAnswers } from "./answer-mirror.ts";
export { DeliveryState } from "./delivery-state.tsx";
export { keepSession } from "./keep-session.ts";
export { questionInstead } from "./question-stock.ts";
export { workCopies } from "./shelf-copies.ts";
export { stockCalls } from "./stock-calls.ts";
export { stockUp } from "./stock-up.ts";
export { StudyInstead } from "./study-instead.tsx";
export {
  findStudySession,
  forgetStudySession,
  studyQuestionInstead,
  studySessionInstead,
  withWaiting,
} from "./study-stock.ts";
