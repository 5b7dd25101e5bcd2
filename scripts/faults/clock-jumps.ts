import { Learner, RefusedError } from "../lib/learner.ts";
import type { Fleet } from "./fleet.ts";
import { checkAll, faultsIn, inWords, signInAll, sum } from "./load.ts";
import { movedClock } from "./moved-clock.ts";
import type { Amount, PartReport } from "./part.ts";
import { patiently } from "./patience.ts";
import { onBoth } from "./places.ts";
import type { Findings, Practising } from "./practising.ts";

const DAY = 86_400_000;
/** Answers of each learner after each jump. */
const ANSWERS = 3;

/**
 * Where the clock is set to, one after the other, and the streak that a learner has there who answers. A day that was
 * answered on by a clock a day off counts as one; by a clock a year off, it counts while that clock runs, and leaves no
 * trace.
 */
const JUMPS = [
  { clock: "right", days: 0, streak: 1 },
  { clock: "a day ahead", days: 1, streak: 2 },
  { clock: "right again", days: 0, streak: 2 },
  { clock: "a day behind", days: -1, streak: 3 },
  { clock: "right again", days: 0, streak: 3 },
  { clock: "a year behind", days: -365, streak: 1 },
  { clock: "right again", days: 0, streak: 3 },
  { clock: "a year ahead", days: 365, streak: 1 },
  { clock: "right again", days: 0, streak: 3 },
  { clock: "the next day", days: 1, streak: 3 },
];

/** The server's clock is set forward and back by a day and a year while it serves. */
export async function clockJumps({ learners }: Amount): Promise<PartReport> {
  const clock = await movedClock();
  const set = (days: number) => clock.set(days * DAY);
  const variables = () => ({ ...clock.variables, RATE_LIMITS: "on" });
  try {
    return await onBoth((fleet, store) => jumps(fleet, { set, store, learners }), { variables });
  } finally {
    await clock.remove();
  }
}

interface Plan {
  readonly set: (days: number) => Promise<void>;
  readonly store: string;
  readonly learners: number;
}

async function jumps(fleet: Fleet, { set, store, learners }: Plan): Promise<PartReport> {
  const all = await signInAll(fleet, learners);
  const rows: object[] = [];
  const faults: string[] = [];
  const found: Findings[] = [];
  for (const { clock, days, streak } of JUMPS) {
    await set(days);
    const signedOut = (await Promise.all(all.map(comeBack))).filter(Boolean).length;
    if (signedOut > 0 && days < 30) faults.push(`${store}, ${clock}: ${signedOut} signed out`);
    await Promise.all(all.map(answerSome));
    const findings = await checkAll(all);
    found.push(findings);
    const streaks = await Promise.all(all.map(currentStreak));
    if (streaks.some((one) => one !== streak)) {
      faults.push(`${store}, ${clock}: streaks of ${streaks.join(", ")} instead of ${streak}`);
    }
    rows.push({ store, clock, signedOut, streak: streaks[0], ...findings });
  }
  faults.push(...(await limitFaults(all)).map((fault) => `${store}: ${fault}`));
  await set(0);
  faults.push(...(await traces(fleet, all)).map((fault) => `${store}: ${fault}`));
  return {
    rows,
    summary: `${store}: ${inWords(sum(found))}`,
    faults: [...faults, ...(await faultsIn(all, found))],
  };
}

/** Signs in again where the session is over; whether that was so. */
async function comeBack({ learner }: Practising): Promise<boolean> {
  try {
    await patiently(() => learner.me());
    return false;
  } catch (error) {
    if (!(error instanceof RefusedError && error.status === 401)) throw error;
    await learner.signIn();
    return true;
  }
}

async function answerSome(one: Practising): Promise<void> {
  for (let answer = 0; answer < ANSWERS; answer++) await patiently(() => one.answerOne());
}

async function currentStreak({ learner }: Practising): Promise<number> {
  return (await patiently(() => learner.me())).stats.currentStreak;
}

/** Milliseconds that clocks of processes may differ by. */
const CLOCKS_APART = 60_000;

/** What clocks that ran ahead have left: nothing at the top of a history, and no export that cannot be taken. */
async function traces({ origin }: Fleet, [one]: readonly Practising[]): Promise<string[]> {
  if (one === undefined) return [];
  const { learner } = one;
  const history = await patiently(() => learner.history());
  const latest = new Date(Date.now() + CLOCKS_APART).toISOString();
  const firstAhead = history.findIndex(({ answeredAt }) => answeredAt > latest);
  const isLast = history.slice(firstAhead).every(({ answeredAt }) => answeredAt > latest);
  const heir = new Learner(origin, `${learner.name} Heir`);
  await patiently(() => heir.signIn());
  const exported = await patiently(() => learner.export());
  await patiently(() => heir.send("POST /api/me/import", exported));
  const [own, taken] = [await learner.me(), await heir.me()];
  return [
    ...(firstAhead > 0 && isLast ? [] : ["what is ahead is not the end of the history"]),
    ...(JSON.stringify(own.stats) === JSON.stringify(taken.stats)
      ? []
      : ["an export comes to other statistics"]),
  ];
}

/** Calls of one learner at once that no allowance covers, however long they take. */
const TOO_MANY = 1_500;
const AT_ONCE = 50;

/** Whether callers are still held to so many calls: none was turned away until now, and too many still are. */
async function limitFaults([one]: readonly Practising[]): Promise<string[]> {
  const statuses = new Set<number>();
  for (let call = 0; call < TOO_MANY && !statuses.has(429); call += AT_ONCE) {
    const calls = Array.from({ length: AT_ONCE }, () => one?.learner.callInVain());
    for (const status of await Promise.all(calls)) statuses.add(status ?? 0);
  }
  return statuses.has(429) ? [] : [`${TOO_MANY} calls at once, and none was one too many`];
}
