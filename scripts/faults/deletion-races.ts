import { Learner, RefusedError } from "../lib/learner.ts";
import type { Fleet } from "./fleet.ts";
import type { PartReport } from "./part.ts";
import { patiently, pause } from "./patience.ts";
import { onBoth } from "./places.ts";

/** Deletions on each database, one after the other. */
const RACES = 20;
/** Questions that are answered, left, reported and told as shown, at once. */
const QUESTIONS = 8;
/** What a call may be told whose learner goes meanwhile; 200 stands for all that is well. */
const FAIR: readonly number[] = [200, 401, 404];

/** A call that a busy server turned away has raced nothing, and is made again. */
const SHED = '"type":"overloaded"';

/** Learners delete their accounts while all else that they may call is under way. */
export function deletionRaces(): Promise<PartReport> {
  return onBoth(races);
}

async function races(fleet: Fleet, store: string): Promise<PartReport> {
  const counts = new Map<number, number>();
  const faults: string[] = [];
  for (let race = 1; race <= RACES; race++) {
    const learner = new Learner(fleet.origin, `Leaver ${race}`);
    await patiently(() => learner.signIn());
    const calls = await callsOf(learner, fleet);
    const deletion = statusOf(learner, "DELETE /api/me");
    const statuses = await Promise.all([...calls(), ...calls()]);
    for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
    if ((await deletion) !== 200)
      faults.push(`${store}: a deletion was answered ${await deletion}`);
    if ((await statusOf(learner, "GET /api/me")) !== 401) faults.push(`${store}: a learner stayed`);
  }
  const unfair = [...counts].filter(([status]) => !FAIR.includes(status));
  const told = [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
  return {
    rows: [{ store, races: RACES, ...Object.fromEntries(counts) }],
    summary: `${store}: ${RACES} deletions, calls beside them answered ${told}`,
    faults: [
      ...faults,
      ...unfair.map(([status, count]) => `${store}: ${count} calls were answered ${status}`),
    ],
  };
}

/** Readies a learner; what is answered begins all calls at once, each at the next of the processes. */
async function callsOf(learner: Learner, fleet: Fleet): Promise<() => Promise<number>[]> {
  const asked = await Promise.all(
    Array.from({ length: QUESTIONS }, () => patiently(() => learner.ask("Math"))),
  );
  const ids = asked.map(({ id }) => id);
  const { id: session } = await patiently(() => learner.openStudySession("trigonometry"));
  const calls: (readonly [call: string, body?: unknown])[] = [
    ...ids.flatMap((questionId) => [
      ["POST /api/answers", { questionId, answer: "A", timeSpent: 900 }] as const,
      [`PUT /api/reports/${questionId}`, { flaw: "typo", comment: "" }] as const,
      ["POST /api/skips", { questionId }] as const,
    ]),
    ["POST /api/question", { section: "Math", shown: ids }],
    ["POST /api/question", { section: "Math", shown: ids.toReversed() }],
    ["POST /api/study-sessions", { topic: "trigonometry", mode: "learning" }],
    [`POST /api/study-sessions/${session}/questions`, { number: 1 }],
    ["PATCH /api/me/preferences", { feedbackStyle: "brief" }],
    ["GET /api/history"],
    ["GET /api/me/export"],
  ];
  return () => calls.map(([call, body], at) => statusOf(learner.at(fleet.at(at)), call, body));
}

async function statusOf(learner: Learner, call: string, body?: unknown): Promise<number> {
  try {
    await learner.send(call, body);
    return 200;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (!error.message.includes(SHED)) return error.status;
    await pause();
    return statusOf(learner, call, body);
  }
}
