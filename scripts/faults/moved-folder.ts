import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { ask } from "./flood.ts";
import type { Fleet } from "./fleet.ts";
import { checkAll, failuresOf, faultsIn, inWords, signInAll, sum, underLoad } from "./load.ts";
import type { Amount, PartReport } from "./part.ts";
import { isOutage, patiently } from "./patience.ts";
import { onSqlite } from "./places.ts";
import type { Findings, Practising } from "./practising.ts";

/** Milliseconds under load with the folder in its place, and without. */
const IN_PLACE = 1_000;
const AWAY = 2_000;

interface Move {
  /** What stands in the folder's place while it is away. */
  readonly instead: string;
  readonly put: (from: string, to: string) => Promise<unknown>;
}

const MOVES: readonly Move[] = [
  { instead: "nothing", put: () => Promise.resolve() },
  { instead: "an empty folder", put: (_, to) => mkdir(to) },
  { instead: "a copy of it", put: (from, to) => cp(from, to, { recursive: true }) },
];

/** The folder of SQLite's file is moved away under load, with or without another in its place, and put back. */
export async function movedFolder({ learners }: Amount): Promise<PartReport> {
  const around = await mkdtemp(join(tmpdir(), "moved-"));
  const dataDir = join(around, "data");
  await mkdir(dataDir, { mode: 0o700 });
  try {
    return await onSqlite((fleet) => moveRounds(fleet, { dataDir, learners }), { dataDir });
  } finally {
    await rm(around, { recursive: true });
  }
}

interface Plan {
  readonly dataDir: string;
  readonly learners: number;
}

async function moveRounds(fleet: Fleet, { dataDir, learners }: Plan): Promise<PartReport> {
  const moved = `${dataDir} moved`;
  const all = await signInAll(fleet, learners);
  const found: Findings[] = [];
  const rows: object[] = [];
  const faults: string[] = [];
  for (const { instead, put } of MOVES) {
    for (const isKilled of [false, true]) {
      const failedBefore = failuresOf(all);
      const questions = await Promise.all(all.map(askOne));
      await underLoad(all, async () => {
        await after(IN_PLACE);
        await rename(dataDir, moved);
        await put(moved, dataDir);
        await after(AWAY);
        faults.push(...(await acknowledgedBy(fleet, all, questions)));
        if (isKilled) await fleet.kill(0);
        await rm(dataDir, { recursive: true, force: true });
        await rename(moved, dataDir);
        if (isKilled) await fleet.start(0);
        await after(IN_PLACE);
      });
      const findings = await checkAll(all);
      found.push(findings);
      const failedCalls = failuresOf(all) - failedBefore;
      rows.push({ instead, killedMeanwhile: isKilled, failedCalls, ...findings });
    }
  }
  return {
    rows,
    summary: `${rows.length} moves of the data folder, ${learners} learners: ${inWords(sum(found))}`,
    faults: [...faults, ...(await faultsIn(all, found))],
  };
}

async function askOne({ learner }: Practising): Promise<string> {
  return (await patiently(() => learner.ask("Mixed"))).id;
}

/** What a server says yes to whose file is not where it will be looked for: it may be ready for nothing. */
async function acknowledgedBy(
  fleet: Fleet,
  all: readonly Practising[],
  questions: readonly string[],
): Promise<string[]> {
  const ready = await ask(`${fleet.at(0)}/readyz`);
  await ready.body?.cancel();
  const answers = await Promise.all(
    all.map(async ({ learner }, at) => {
      const request = { questionId: questions[at] ?? "", answer: "A", timeSpent: 1000 } as const;
      return learner
        .answer(request)
        .then(() => ["an answer was acknowledged without the data folder"], refusalFaults);
    }),
  );
  return [...(ready.status === 503 ? [] : [`readiness was ${ready.status}`]), ...answers.flat()];
}

function refusalFaults(error: unknown): string[] {
  return isOutage(error) ? [] : [`without the data folder, ${String(error)}`];
}
