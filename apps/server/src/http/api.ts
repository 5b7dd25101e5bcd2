import {
  askStudyQuestion,
  changePreferences,
  changeProfile,
  createAnswer,
  createQuestion,
  discardStudySession,
  finishSignIn,
  openStudySession,
  type Question,
  readMe,
  readStudy,
  readStudyHistory,
  readStudySession,
  signOut,
  skipQuestion,
  startSignIn,
} from "@sat/contract";
import * as account from "../features/account/account.ts";
import * as skips from "../features/answers/skip-question.ts";
import { takeAnswer } from "../features/answers/take-answer.ts";
import { makeQuestion, type QuestionInput } from "../features/question/make-question.ts";
import { moveReminders } from "../features/reminders/subscriptions.ts";
import { askStudyQuestion as askInSession } from "../features/study/ask-study-question.ts";
import { readOverview } from "../features/study/overview.ts";
import * as study from "../features/study/study-sessions.ts";
import { LearnerQueues } from "../policies/queue.ts";
import { addActivities } from "./activities.ts";
import { addGuards } from "./endpoint-guards.ts";
import { addHistory } from "./history.ts";
import { addLookBack } from "./look-back.ts";
import { addMistakes } from "./mistakes.ts";
import { addLearnerData } from "./learner-data.ts";
import { addProgress } from "./progress.ts";
import { addReview } from "./review.ts";
import { addReminders } from "./reminders.ts";
import { addScoreReports } from "./score-reports.ts";
import { addSittings } from "./sittings.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** Gives every endpoint of the contract its handler. */
export function addEndpoints(app: App, parts: Parts): void {
  const makeNext = questionMaker(parts);
  addGuards(app, parts);
  addPractice(app, parts, makeNext);
  addStudy(app, parts, makeNext);
  addAccount(app, parts);
  addHistory(app, parts);
  addMistakes(app, parts);
  addActivities(app, parts);
  addLookBack(app, parts);
  addProgress(app, parts);
  addReview(app, parts);
  addScoreReports(app, parts);
  addSittings(app, parts);
  addReminders(app, parts);
  addLearnerData(app, parts);
  addSignIn(app, parts);
}

/** Calls of one learner that may wait for the one before: each takes a place of those under way. */
const MOST_WAITING = 12;

type QuestionMaker = (input: QuestionInput) => Promise<Question>;

/** A learner's questions are made one after the other: those who know nearly all there is have long searches. */
function questionMaker({ records, ...parts }: Parts): QuestionMaker {
  const { questions, answers, abilities, calibrations, cards } = records;
  const context = { ...parts, questions, answers, abilities, calibrations, cards };
  const queues = new LearnerQueues(MOST_WAITING);
  return (input) => queues.take(input.uid, () => makeQuestion(input, context));
}

function addPractice(app: App, { records, clock }: Parts, makeNext: QuestionMaker): void {
  const { questions, answers } = records;
  app.openapi(createQuestion.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await makeNext(input), 200);
  });
  app.openapi(createAnswer.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await takeAnswer(input, { answers, clock }), 200);
  });
  app.openapi(skipQuestion.route, async (c) => {
    await skips.skipQuestion({ uid: c.get("uid"), ...c.req.valid("json") }, { questions, clock });
    return c.body(null, 204);
  });
}

function addStudy(app: App, { records, clock }: Parts, makeNext: QuestionMaker): void {
  const { questions, studySessions, progress } = records;
  const context = { studySessions, clock };
  const questionContext = { studySessions, questions, clock, makeQuestion: makeNext };
  app.openapi(readStudy.route, async (c) =>
    c.json(await readOverview({ uid: c.get("uid") }, { progress, studySessions }), 200),
  );
  app.openapi(openStudySession.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await study.openStudySession(input, context), 200);
  });
  app.openapi(readStudyHistory.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await study.readHistory(input, context), 200);
  });
  app.openapi(readStudySession.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await study.readStudySession(name, context), 200);
  });
  app.openapi(discardStudySession.route, async (c) => {
    await study.discardStudySession({ uid: c.get("uid"), ...c.req.valid("param") }, context);
    return c.body(null, 204);
  });
  app.openapi(askStudyQuestion.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await askInSession(input, questionContext), 200);
  });
}

function addAccount(app: App, { records, clock }: Parts): void {
  const { users, answeredDays, pushSubscriptions } = records;
  const context = { users, answeredDays, clock };
  app.openapi(readMe.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await account.readMe(input, context), 200);
  });
  app.openapi(changeProfile.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await account.changeProfile(input, context), 200);
  });
  app.openapi(changePreferences.route, async (c) => {
    const [uid, change] = [c.get("uid"), c.req.valid("json")];
    const user = await account.changePreferences({ uid, change }, context);
    const { reminderHour: hour } = change;
    if (hour !== undefined) await moveReminders({ uid, hour }, { pushSubscriptions, clock });
    return c.json(user, 200);
  });
}

function addSignIn(app: App, { signIn }: Parts): void {
  app.openapi(
    startSignIn.route,
    // The answer comes ready made, with cookies of its own, so its type says nothing of its body.
    async (c) => own(await signIn.start(c.req.valid("json"), c.req.raw)) as never,
  );
  app.openapi(finishSignIn.route, async (c) => own(await signIn.finish(c.req.raw)));
  app.openapi(signOut.route, async (c) => own(await signIn.signOut(c.req.raw)));
}

/** The same answer with headers that can be added to; those of a ready-made redirect cannot. */
function own(answer: Response): Response {
  return new Response(answer.body, answer);
}
