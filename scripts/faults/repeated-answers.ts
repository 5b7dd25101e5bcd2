import { randomInt } from "node:crypto";
import { type AnswerRequest, type Question, SESSION_LENGTH } from "@sat/contract";
import { OPTION_LETTERS, type OptionLetter } from "@sat/item";
import type { Learner } from "../lib/learner.ts";
import type { Fleet } from "./fleet.ts";
import { checkAll, faultsIn, inWords, signInAll, sum } from "./load.ts";
import type { Amount, PartReport } from "./part.ts";
import { patiently } from "./patience.ts";
import { onBoth } from "./places.ts";
import type { Findings, Practising } from "./practising.ts";

/** Questions in a burst, and how often the answer to each is sent. */
const BURST = 12;
const COPIES = 5;
const BURSTS = 3;

/** The same answers many times, at once, out of order, again later, and to every process. */
export function repeatedAnswers({ learners }: Amount): Promise<PartReport> {
  return onBoth((fleet, store) => burstsOn(fleet, { store, learners }));
}

interface Bursts {
  readonly store: string;
  readonly learners: number;
}

async function burstsOn(fleet: Fleet, { store, learners }: Bursts): Promise<PartReport> {
  const all = await signInAll(fleet, learners);
  const rows: object[] = [];
  const faults: string[] = [];
  const found: Findings[] = [];
  for (let burst = 0; burst < BURSTS; burst++) {
    const faulty = await Promise.all(all.map((one) => repeat(fleet, one)));
    faulty.push(...(await Promise.all(all.map((one) => studyTwice(fleet, one)))));
    faults.push(...faulty.flat());
    const findings = await checkAll(all);
    found.push(findings);
    const sent = learners * (BURST + SESSION_LENGTH) * (COPIES + 1);
    rows.push({
      store,
      processes: fleet.size,
      sent,
      disagreements: faulty.flat().length,
      ...findings,
    });
  }
  return {
    rows,
    summary: `${store}: ${inWords(sum(found))}`,
    faults: [...faults, ...(await faultsIn(all, found))],
  };
}

/** Answers to questions asked beforehand. */
async function repeat(fleet: Fleet, one: Practising): Promise<string[]> {
  const asked = await Promise.all(
    Array.from({ length: BURST }, () => patiently(() => one.learner.ask("Mixed"))),
  );
  const faults = await sendOften(
    fleet,
    one,
    asked.map(({ id }) => answerTo(id)),
  );
  return [...faults, ...metTwice(asked)];
}

/** Of questions asked for at once by several processes none is another's twin. */
function metTwice(asked: readonly Question[]): string[] {
  const shown = new Set(asked.map((question) => JSON.stringify({ ...question, id: "" })));
  const known = asked.filter(({ seenBefore }) => seenBefore).length;
  return shown.size === asked.length && known === 0 ? [] : ["a question came twice"];
}

/** A study session whose questions are asked for and answered many times at once: it has ten, and ends with them. */
async function studyTwice(fleet: Fleet, one: Practising): Promise<string[]> {
  const copies = Array.from({ length: COPIES }, (_, copy) => one.learner.at(fleet.at(copy)));
  const opened = await Promise.all(
    copies.map((copy) => patiently(() => copy.openStudySession("trigonometry"))),
  );
  const id = opened[0]?.id ?? "";
  const faults = allEqual(
    "open session",
    opened.map((session) => session.id),
  );
  const requests: AnswerRequest[] = [];
  for (let number = 1; number <= SESSION_LENGTH; number++) {
    const asked = await Promise.all(
      copies.map((copy) => patiently(() => copy.askInSession(id, number))),
    );
    faults.push(
      ...allEqual(
        "question of a place",
        asked.map((question) => question.id),
      ),
    );
    requests.push(answerTo(asked[0]?.id ?? ""));
  }
  faults.push(...(await sendOften(fleet, one, requests)));
  const { completedAt, questionsAnswered, records } = await patiently(() =>
    one.learner.readStudySession(id),
  );
  const isWhole =
    completedAt !== null &&
    questionsAnswered === SESSION_LENGTH &&
    records.length === SESSION_LENGTH;
  return isWhole ? faults : [...faults, `a session ended with ${questionsAnswered} answers`];
}

/** Sends each answer many times at once to every process, then once more with another option. */
async function sendOften(
  fleet: Fleet,
  one: Practising,
  requests: readonly AnswerRequest[],
): Promise<string[]> {
  const sendings = shuffled(
    Array.from({ length: COPIES }, (_, copy) =>
      requests.map((request) => ({ request, copy })),
    ).flat(),
  );
  const heard = await Promise.all(
    sendings.map(async ({ request, copy }) => ({
      id: request.questionId,
      text: await patiently(() => one.learner.at(fleet.at(copy)).answer(request)),
    })),
  );
  const faults: string[] = [];
  for (const request of requests.toReversed()) {
    const texts = heard.filter(({ id }) => id === request.questionId).map(({ text }) => text);
    texts.push(await replay(one.learner, request));
    faults.push(...allEqual("answer", texts));
    one.remember(request, texts[0] ?? "");
  }
  return faults;
}

/** The first answer holds, whatever else is said later. */
function replay(learner: Learner, request: AnswerRequest): Promise<string> {
  const answer = OPTION_LETTERS.find((letter) => letter !== request.answer) ?? null;
  return patiently(() => learner.answer({ ...request, answer }));
}

function answerTo(questionId: string): AnswerRequest {
  return { questionId, answer: anyLetter(), timeSpent: 1000 };
}

function anyLetter(): OptionLetter {
  return OPTION_LETTERS[randomInt(OPTION_LETTERS.length)] ?? "A";
}

function allEqual(what: string, texts: readonly string[]): string[] {
  const different = new Set(texts).size;
  return different === 1 ? [] : [`one ${what} came in ${different} versions`];
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, turn: Math.random() }))
    .toSorted((left, right) => left.turn - right.turn)
    .map(({ one }) => one);
}
