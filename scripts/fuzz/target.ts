import { setTimeout } from "node:timers/promises";
import { addScoreReport } from "@sat/contract";
import { Learner } from "../lib/learner.ts";
import type { ServerProcess } from "../lib/server-process.ts";
import type { Ids, Target } from "./attack.ts";

/** Learners with something to lose, and all that the fuzzing has to know to go for it. */
export interface Prepared {
  readonly target: Target;
  readonly learner: Learner;
  /** Those whose records must stay as they are. */
  readonly uids: readonly string[];
  /** One without answers, who takes imports. */
  readonly heir: Learner;
}

export async function prepare(server: ServerProcess): Promise<Prepared> {
  const [learner, sentinel, heir] = ["Fay Harper", "Sen Tinel", "Hei Reed"].map(
    (name) => new Learner(server.origin, name),
  ) as [Learner, Learner, Learner]; // as many as there are names
  for (const each of [learner, sentinel, heir]) await each.signIn();
  const [own, sentinels] = [await practise(learner), await practise(sentinel)];
  const target: Target = {
    port: server.port,
    origin: server.origin,
    cookie: learner.cookie,
    sentinelsCookie: sentinel.cookie,
    own,
    sentinels,
    exported: await learner.export(),
    chooser: await beginSignIn(server.origin),
  };
  const uids = await Promise.all([learner, sentinel].map(async (each) => (await each.me()).uid));
  return { target, learner, uids, heir };
}

/** A little of everything that is kept of a learner. */
async function practise(learner: Learner): Promise<Ids> {
  const answer = (questionId: string) =>
    learner.answer({ questionId, answer: "A", timeSpent: 5_000 });
  const answered = await learner.ask("Math");
  await answer(answered.id);
  for (const section of ["Reading", "Writing", "Math", "Math", "Math"] as const) {
    await answer((await learner.ask(section)).id);
  }
  await learner.send(`PUT /api/reports/${answered.id}`, {
    flaw: "typo",
    comment: "A word too many",
  });
  const { id: session } = await learner.openStudySession("data-analysis");
  const { id: sitting } = await learner.start({ test: { kind: "full" } });
  const { id: scoreReport } = await learner.copyReport(addScoreReport.sample());
  await answer((await learner.askInSession(session, 1)).id);
  const open = (await learner.ask("Mixed")).id;
  await settle(learner, sitting);
  return { answered: answered.id, open, session, sitting, scoreReport };
}

/** Milliseconds between looks at a test, and how often it is looked at. */
const LOOK = 100;
const LOOKS = 600;

/**
 * Waits for what follows from all that by itself, which would pass for a change by somebody else: the first module of a
 * test is chosen beside the calls, and what a score report says of the learner is kept by the first call that asks.
 */
async function settle(learner: Learner, sitting: string): Promise<void> {
  await learner.send("GET /api/score");
  for (let look = 0; look < LOOKS; look++) {
    if ((await learner.readSitting(sitting)).modules[0]?.state !== "assembling") return;
    await setTimeout(LOOK);
  }
  throw new Error("The first module of a test was not chosen in a minute");
}

/** Goes as far as the chooser of accounts, and no farther. */
async function beginSignIn(origin: string): Promise<Target["chooser"]> {
  const started = await fetch(new URL("/api/sign-in", origin), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode: "popup" }),
  });
  const { url } = (await started.json()) as { url: string }; // as the contract has it
  const answer = await fetch(url, { redirect: "manual" });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  const path = new URL(answer.headers.get("location") ?? "", origin).pathname;
  return { path, cookie: cookies.join("; ") };
}
