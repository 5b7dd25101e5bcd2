import type { PreferencesChange, ProfileChange, User } from "./account.ts";
import type { AnswerRequest, AnswerResult } from "./answers.ts";
import type { ImportResult } from "./export.ts";
import type { AnsweredQuestion, History } from "./history.ts";
import type { Question, QuestionRequest } from "./question.ts";
import type { Report, ReportRequest } from "./reports.ts";
import type { SignInRequest, SignInStarted } from "./sign-in.ts";
import type {
  StudyHistory,
  StudyOverview,
  StudyQuestionRequest,
  StudySession,
  StudySessionRequest,
} from "./study.ts";

/** Every call a browser makes, as types alone, so that no schema reaches the browser. */
export interface Endpoints {
  "POST /api/question": { body: QuestionRequest; answer: Question };
  "POST /api/answers": { body: AnswerRequest; answer: AnswerResult };
  "GET /api/history": { body: undefined; answer: History };
  "GET /api/history/{id}": { body: undefined; answer: AnsweredQuestion };
  "PUT /api/reports/{id}": { body: ReportRequest; answer: Report };
  "GET /api/study": { body: undefined; answer: StudyOverview };
  "POST /api/study-sessions": { body: StudySessionRequest; answer: StudySession };
  "GET /api/study-sessions": { body: undefined; answer: StudyHistory };
  "GET /api/study-sessions/{id}": { body: undefined; answer: StudySession };
  "DELETE /api/study-sessions/{id}": { body: undefined; answer: undefined };
  "POST /api/study-sessions/{id}/questions": { body: StudyQuestionRequest; answer: Question };
  "GET /api/me": { body: undefined; answer: User };
  "PATCH /api/me": { body: ProfileChange; answer: User };
  "PATCH /api/me/preferences": { body: PreferencesChange; answer: User };
  /** The body is whatever the learner's file holds: whether it is an export, the server finds out. */
  "POST /api/me/import": { body: unknown; answer: ImportResult };
  "DELETE /api/me/progress": { body: undefined; answer: undefined };
  "DELETE /api/me": { body: undefined; answer: undefined };
  "POST /api/sign-in": { body: SignInRequest; answer: SignInStarted };
  "POST /api/sign-out": { body: undefined; answer: undefined };
}
export type EndpointName = keyof Endpoints;
