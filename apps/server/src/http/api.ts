import {
  changePreferences,
  changeProfile,
  createAnswer,
  createQuestion,
  finishSignIn,
  readMe,
  signOut,
  startSignIn,
} from "@sat/contract";
import * as account from "../features/account/account.ts";
import { takeAnswer } from "../features/answers/take-answer.ts";
import { makeQuestion } from "../features/question/make-question.ts";
import { signedIn } from "./guards.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

const FOR_THE_SIGNED_IN = [
  createQuestion,
  createAnswer,
  readMe,
  changeProfile,
  changePreferences,
  signOut,
];

/** Gives every endpoint of the contract its handler. */
export function addEndpoints(app: App, parts: Parts): void {
  // Before the endpoints, so that nobody learns from a stranger's request what is wrong with it.
  for (const { path, method } of FOR_THE_SIGNED_IN) app.on(method, path, signedIn(parts));
  addPractice(app, parts);
  addAccount(app, parts);
  addSignIn(app, parts);
}

function addPractice(app: App, { records, models, chance, clock, log }: Parts): void {
  const { questions, answers } = records;
  app.openapi(createQuestion, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await makeQuestion(input, { questions, models, chance, clock, log }), 200);
  });
  app.openapi(createAnswer, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await takeAnswer(input, { answers, clock }), 200);
  });
}

function addAccount(app: App, { records, clock }: Parts): void {
  const context = { users: records.users, clock };
  app.openapi(readMe, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await account.readMe(input, context), 200);
  });
  app.openapi(changeProfile, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await account.changeProfile(input, context), 200);
  });
  app.openapi(changePreferences, async (c) => {
    const input = { uid: c.get("uid"), change: c.req.valid("json") };
    return c.json(await account.changePreferences(input, context), 200);
  });
}

function addSignIn(app: App, { signIn }: Parts): void {
  app.openapi(
    startSignIn,
    // The answer comes ready made, with cookies of its own, so its type says nothing of its body.
    async (c) => own(await signIn.start(c.req.valid("json"), c.req.raw)) as never,
  );
  app.openapi(finishSignIn, async (c) => own(await signIn.finish(c.req.raw)));
  app.openapi(signOut, async (c) => own(await signIn.signOut(c.req.raw)));
}

/** The same answer with headers that can be added to; those of a ready-made redirect cannot. */
function own(answer: Response): Response {
  return new Response(answer.body, answer);
}
