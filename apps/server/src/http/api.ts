import * as contract from "@sat/contract";
import {
  askStudyQuestion,
  changePreferences,
  changeProfile,
  createAnswer,
  createQuestion,
  discardStudySession,
  exportAnswers,
  exportData,
  finishSignIn,
  openStudySession,
  readMe,
  readStudy,
  readStudyHistory,
  readStudySession,
  routesIn,
  schemaOf,
  signOut,
  startSignIn,
} from "@sat/contract";
import * as account from "../features/account/account.ts";
import { takeAnswer } from "../features/answers/take-answer.ts";
import { makeQuestion } from "../features/question/make-question.ts";
import * as studyQuestion from "../features/study/ask-study-question.ts";
import { readOverview } from "../features/study/overview.ts";
import * as study from "../features/study/study-sessions.ts";
import { jsonBody, signedIn } from "./guards.ts";
import { addLearnerData, LEARNER_DATA } from "./learner-data.ts";
import type { Parts } from "./parts.ts";
import { ANSWER, COPY, limited, QUESTION, SIGN_IN } from "./rate-limits.ts";
import type { App } from "./request-context.ts";

const FOR_THE_SIGNED_IN = [
  createQuestion,
  createAnswer,
  readStudy,
  openStudySession,
  readStudyHistory,
  readStudySession,
  discardStudySession,
  askStudyQuestion,
  readMe,
  changeProfile,
  changePreferences,
  signOut,
  ...LEARNER_DATA,
];

const WITH_A_BODY = routesIn(contract).filter((route) => schemaOf(route) !== undefined);

const LIMITED = [
  [startSignIn, SIGN_IN],
  [finishSignIn, SIGN_IN],
  [createQuestion, QUESTION],
  [openStudySession, QUESTION],
  [askStudyQuestion, QUESTION],
  [createAnswer, ANSWER],
  [exportData, COPY],
  [exportAnswers, COPY],
] as const;

/** Gives every endpoint of the contract its handler. */
export function addEndpoints(app: App, parts: Parts): void {
  // Before the endpoints, so that nobody learns from a stranger's request what is wrong with it.
  for (const route of FOR_THE_SIGNED_IN) {
    app.on(route.method, route.getRoutingPath(), signedIn(parts));
  }
  for (const route of WITH_A_BODY) {
    app.on(route.method, route.getRoutingPath(), jsonBody);
  }
  for (const [route, limits] of parts.rateLimits ? LIMITED : []) {
    app.on(route.method, route.getRoutingPath(), limited(limits, parts));
  }
  addPractice(app, parts);
  addStudy(app, parts);
  addAccount(app, parts);
  addLearnerData(app, parts);
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

function addStudy(app: App, { records, models, chance, clock, log }: Parts): void {
  const { questions, studySessions, progress } = records;
  const context = { studySessions, clock };
  const questionContext: studyQuestion.StudyQuestionContext = {
    studySessions,
    questions,
    makeQuestion: (wanted) => makeQuestion(wanted, { questions, models, chance, clock, log }),
  };
  app.openapi(readStudy, async (c) =>
    c.json(await readOverview({ uid: c.get("uid") }, { progress, studySessions }), 200),
  );
  app.openapi(openStudySession, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await study.openStudySession(input, context), 200);
  });
  app.openapi(readStudyHistory, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await study.readHistory(input, context), 200);
  });
  app.openapi(readStudySession, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await study.readStudySession(name, context), 200);
  });
  app.openapi(discardStudySession, async (c) => {
    await study.discardStudySession({ uid: c.get("uid"), ...c.req.valid("param") }, context);
    return c.body(null, 204);
  });
  app.openapi(askStudyQuestion, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await studyQuestion.askStudyQuestion(input, questionContext), 200);
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
