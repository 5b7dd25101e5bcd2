import type { PreferencesChange, ProfileChange, User } from "./account.ts";
import type { AnswerRequest, AnswerResult } from "./answers.ts";
import type { Question, QuestionRequest } from "./question.ts";
import type { SignInRequest, SignInStarted } from "./sign-in.ts";

/** Every call a browser makes, as types alone, so that no schema reaches the browser. */
export interface Endpoints {
  "POST /api/question": { body: QuestionRequest; answer: Question };
  "POST /api/answers": { body: AnswerRequest; answer: AnswerResult };
  "GET /api/me": { body: undefined; answer: User };
  "PATCH /api/me": { body: ProfileChange; answer: User };
  "PATCH /api/me/preferences": { body: PreferencesChange; answer: User };
  "POST /api/sign-in": { body: SignInRequest; answer: SignInStarted };
  "POST /api/sign-out": { body: undefined; answer: undefined };
}
export type EndpointName = keyof Endpoints;
