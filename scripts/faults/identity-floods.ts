import type { SignInStarted } from "@sat/contract";
import { Learner } from "../lib/learner.ts";
import type { Fleet } from "./fleet.ts";
import { ask, failuresIn, flood, inWords } from "./flood.ts";
import type { PartReport } from "./part.ts";
import { patiently } from "./patience.ts";
import { onBoth } from "./places.ts";

/** Sign-ins that the embedded identity provider begins in a minute, all at once if they come so. */
const BEGUN_A_MINUTE = 300;
const MINUTE = 60_000;
/** Calls of the flood: many more than it begins while they are made, however slow the machine. */
const CALLS = 1_000;

/** By which proxies tell of themselves. */
const FORWARDED = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
] as const;

/** The embedded identity provider called without end, and called through a proxy. */
export function identityFloods(): Promise<PartReport> {
  return onBoth(identityFloodsOn, { variables: () => ({ RATE_LIMITS: "on" }) });
}

async function identityFloodsOn(fleet: Fleet, store: string): Promise<PartReport> {
  const origin = fleet.at(0);
  const address = await authorizationAt(origin);
  const begun = performance.now();
  const statuses = await flood(() => ask(address), CALLS);
  const most = BEGUN_A_MINUTE * (1 + (performance.now() - begun) / MINUTE);
  const kept = statuses.get(303) ?? 0;
  const turnedAway = statuses.get(429) ?? 0;
  const answered = inWords(statuses);
  const letIn = await letInThroughProxy(origin);
  return {
    rows: [{ store, answered, mostKept: Math.ceil(most), kept }],
    summary: `${store}: ${kept} of ${CALLS} calls began a sign-in at the embedded provider`,
    faults: [
      ...failuresIn(statuses),
      ...(kept > 0 && turnedAway > 0 ? [] : [`the embedded provider answered ${answered}`]),
      ...(kept <= most ? [] : [`the embedded provider began ${kept} sign-ins`]),
      ...letIn.map((name) => `the embedded provider answered a call with ${name}`),
    ],
  };
}

/** The provider's address that a sign-in begins at, at one process. */
async function authorizationAt(origin: string): Promise<string> {
  const somebody = new Learner(origin, "Some Body");
  const started = await patiently(() => somebody.send("POST /api/sign-in", { mode: "redirect" }));
  const { url } = JSON.parse(started) as SignInStarted; // as the contract has it
  const { pathname, search } = new URL(url);
  return `${origin}${pathname}${search}`;
}

/** The headers with which a call of it gets through. */
async function letInThroughProxy(origin: string): Promise<string[]> {
  const letIn: string[] = [];
  for (const name of FORWARDED) {
    const headers = { [name]: "192.0.2.7" };
    const answer = await ask(`${origin}/identity/.well-known/openid-configuration`, { headers });
    await answer.body?.cancel();
    if (answer.status !== 421) letIn.push(name);
  }
  return letIn;
}
