import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { AnswerResult, type Question } from "@sat/contract";
import type { Section } from "@sat/item";
import { exportOf, itemsAhead, yearOf } from "../lib/crafted-exports.ts";
import { halfSentImports } from "../lib/half-sent.ts";
import type { Learner } from "../lib/learner.ts";
import type { Attempt, Scene } from "./greedy-scene.ts";
import { patiently } from "./patience.ts";

/** Questions of one millisecond, and answers of a year. */
const QUESTIONS = 10_000;
/** More than are kept whole while nobody answers them, and the first of them. */
const UNANSWERED = 2_500;
const ANSWERED_LATE = 100;

/** What is allowed, and was much work for one learner. */
export const WANTING_ALL: readonly Attempt[] = [
  { name: "imports what is ahead in Math, and asks", run: (scene) => knowAll(scene, "Math") },
  { name: "imports what is ahead in Reading, and asks", run: (scene) => knowAll(scene, "Reading") },
  { name: "exports questions of one millisecond", run: exportOneMillisecond },
  { name: "sends half of forty imports", run: sendHalf },
  { name: "asks without end, and answers late", run: askWithoutEnd },
  {
    name: "imports a year and resets it",
    run: (scene) => forgetYear(scene, "DELETE /api/me/progress"),
  },
  { name: "imports a year and leaves", run: (scene) => forgetYear(scene, "DELETE /api/me") },
];

async function knowAll({ little, greedy }: Scene, section: Section): Promise<string[]> {
  const learner = await greedy();
  const ahead = await itemsAhead((await learner.me()).uid, section);
  // When all that is new was tried, what is known comes again: it has to be of the section.
  const questions = little.questions.filter(({ question }) => question.section === section);
  await learner.send("POST /api/me/import", exportOf({ ...little, questions }, ahead, false));
  // So many may wait for the one before; the others are turned away, and ask again.
  const ask = () => patiently(() => learner.ask(section));
  const asked = await Promise.all(Array.from({ length: 30 }, ask));
  return new Set(asked.map(({ id }) => id)).size === asked.length ? [] : ["a question came twice"];
}

async function exportOneMillisecond({ little, greedy }: Scene): Promise<string[]> {
  const learner = await greedy();
  const itemIds = Array.from({ length: QUESTIONS }, () => randomUUID());
  await learner.send("POST /api/me/import", exportOf(little, itemIds, true));
  const tables = await Promise.all(Array.from({ length: 8 }, () => learner.table()));
  const lengths = tables.map((lines) => lines.filter((line) => line !== "").length);
  return lengths.every((length) => length === QUESTIONS) ? [] : [`tables of ${lengths.join(", ")}`];
}

/** The first are pruned when they are answered, and are graded all the same. */
async function askWithoutEnd({ greedy }: Scene): Promise<string[]> {
  const learner = await greedy();
  const asked: Question[] = [];
  while (asked.length < UNANSWERED) asked.push(await patiently(() => learner.ask("Math")));
  const first = asked.slice(0, ANSWERED_LATE);
  const graded = await Promise.all(first.map((question) => isGraded(learner, question)));
  const ungraded = graded.filter((isRight) => !isRight).length;
  return ungraded === 0 ? [] : [`${ungraded} late answers were graded wrong`];
}

async function isGraded(learner: Learner, question: Question): Promise<boolean> {
  // Who does not say that they take entries is asked for none.
  const answer = question.kind === "entry" ? null : question.correctAnswer;
  const request = { questionId: question.id, answer, timeSpent: 1_000 };
  const result = AnswerResult.parse(JSON.parse(await patiently(() => learner.answer(request))));
  return result.correct;
}

/** They may take memory, and no more than is watched for. */
async function sendHalf({ server, greedy }: Scene): Promise<string[]> {
  const { cookie } = await greedy();
  const sockets = await halfSentImports(
    { port: server.port, cookie },
    { count: 40, mebibytes: 30 },
  );
  await after(5_000);
  for (const socket of sockets) socket.destroy();
  return [];
}

/** The bystander meets both: the year has to come first. */
async function forgetYear(
  { little, greedy }: Scene,
  call: "DELETE /api/me/progress" | "DELETE /api/me",
): Promise<string[]> {
  const learner = await greedy();
  await learner.send("POST /api/me/import", yearOf(little, QUESTIONS));
  await learner.send(call);
  return [];
}
