import { Learner, RefusedError } from "../lib/learner.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import type { Fleet } from "./fleet.ts";
import { ask, failuresIn, inWords, underFlood } from "./flood.ts";
import type { PartReport } from "./part.ts";
import { patiently } from "./patience.ts";
import { onBoth } from "./places.ts";

/** Learners who sign in meanwhile. */
const LEARNERS = 8;

const JSON_HEADERS = { "content-type": "application/json" };
const SIGN_IN: RequestInit = {
  method: "POST",
  headers: JSON_HEADERS,
  body: JSON.stringify({ mode: "redirect" }),
};

/** Learners who sign in while somebody at their address begins sign-ins without end. */
export function signInFloods(): Promise<PartReport> {
  return onBoth(signInFloodsOn, { variables: () => ({ RATE_LIMITS: "on" }) });
}

async function signInFloodsOn(fleet: Fleet, store: string): Promise<PartReport> {
  const known = await patiently(() => signInMany(fleet.origin, LEARNERS));
  const fresh = Array.from(
    { length: LEARNERS },
    (_, at) => new Learner(fleet.origin, `Visitor ${at + 1}`),
  );
  const signIn = `${fleet.at(0)}/api/sign-in`;
  const floods = [
    { by: "strangers", call: () => ask(signIn, SIGN_IN), learners: [...fresh, ...known] },
    // Each comes with the pass of a new browser: they keep out new browsers, and no others.
    { by: "ever new visitors", call: () => askAsVisitor(signIn), learners: known },
  ];
  const rows: object[] = [];
  const faults: string[] = [];
  for (const { by, call, learners } of floods) {
    const { result: signedIn, statuses } = await underFlood(call, () => signInAll(learners));
    rows.push({ store, floodBy: by, answered: inWords(statuses), signedIn, of: learners.length });
    faults.push(...failuresIn(statuses));
    if (signedIn < learners.length)
      faults.push(`${learners.length - signedIn} learners kept from signing in by ${by}`);
  }
  return { rows, summary: `${store}: ${LEARNERS} known browsers, ${LEARNERS} new ones`, faults };
}

async function askAsVisitor(address: string): Promise<Response> {
  const refused = await ask(address, SIGN_IN);
  const cookie = refused.headers.getSetCookie().map((set) => set.split(";", 1)[0]);
  await refused.body?.cancel();
  const headers = { ...JSON_HEADERS, cookie: cookie.join("; ") };
  return ask(address, { ...SIGN_IN, headers });
}

/** How many get in. */
async function signInAll(learners: readonly Learner[]): Promise<number> {
  let signedIn = 0;
  for (const learner of learners) if (await getsIn(learner)) signedIn += 1;
  return signedIn;
}

/** As a person would, who is told to wait a second, they try once more. */
async function getsIn(learner: Learner): Promise<boolean> {
  for (const isLast of [false, true]) {
    try {
      await patiently(() => learner.signIn());
      await patiently(() => learner.me());
      return true;
    } catch (error) {
      if (isLast || !(error instanceof RefusedError)) break;
    }
  }
  return false;
}
