import { setTimeout as after } from "node:timers/promises";
import type { Fleet } from "./fleet.ts";
import { checkAll, faultsIn, inWords, signInAll, sum, underLoad } from "./load.ts";
import type { Amount, PartReport } from "./part.ts";
import { patiently } from "./patience.ts";
import { onPostgres, onSqlite } from "./places.ts";
import type { Findings } from "./practising.ts";

/** A kill comes at a random moment between these, in milliseconds from the first answers. */
const EARLIEST = 100;
const LATEST = 1500;
/** Milliseconds that those left are under load after it. */
const AFTERMATH = 300;
/** Kills in a line of the table. */
const LINE = 10;

interface Round extends Findings {
  /** How long the load went on before the kill. */
  readonly lifeMs: number;
}

export function killsOnSqlite(amount: Amount): Promise<PartReport> {
  return onSqlite((fleet) => killRounds(fleet, amount));
}

export function killsOnPostgres(amount: Amount): Promise<PartReport> {
  return onPostgres((fleet) => killRounds(fleet, amount));
}

/** Kills one process after the other; where there are several, the load goes on while they come back. */
async function killRounds(fleet: Fleet, { kills, learners }: Amount): Promise<PartReport> {
  const all = await signInAll(fleet, learners);
  const rounds: Round[] = [];
  const restarts: Promise<number>[] = [];
  for (let kill = 0; kill < kills; kill++) {
    // Of several, one at most is on its way back: one to be killed, and one to serve on.
    await restarts.at(fleet.size === 1 ? -1 : -2);
    // A process that has just started loads its models first: killed before its first answers, it had nothing to lose.
    await Promise.all(all.map((one) => patiently(() => one.answerOne())));
    const lifeMs = await underLoad(all, () => killOne(fleet, kill % fleet.size));
    restarts.push(timed(() => fleet.start(kill % fleet.size)));
    if (fleet.size === 1) await restarts.at(-1);
    rounds.push({ lifeMs, ...(await checkAll(all)) });
  }
  const restartMs = await Promise.all(restarts);
  return {
    rows: inLines(rounds, restartMs),
    summary: `${rounds.length} kills, ${learners} learners: ${inWords(sum(rounds))}`,
    faults: await faultsIn(all, rounds),
  };
}

/** Milliseconds that the process lived under load. */
async function killOne(fleet: Fleet, process: number): Promise<number> {
  const life = Math.round(EARLIEST + Math.random() * (LATEST - EARLIEST));
  await after(life);
  await fleet.kill(process);
  await after(AFTERMATH);
  return life;
}

async function timed(task: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await task();
  return Math.round(performance.now() - begun);
}

function inLines(rounds: readonly Round[], restartMs: readonly number[]): object[] {
  const lines: object[] = [];
  for (let first = 0; first < rounds.length; first += LINE) {
    const some = rounds.slice(first, first + LINE);
    const lives = some.map(({ lifeMs }) => lifeMs);
    lines.push({
      kills: `${first + 1}–${first + some.length}`,
      killedAfterMs: `${Math.min(...lives)}–${Math.max(...lives)}`,
      longestRestartMs: Math.max(...restartMs.slice(first, first + LINE)),
      ...sum(some),
    });
  }
  return lines;
}
