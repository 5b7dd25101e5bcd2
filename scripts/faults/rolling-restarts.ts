import { setTimeout as after } from "node:timers/promises";
import type { Fleet } from "./fleet.ts";
import { checkAll, failuresOf, faultsIn, inWords, signInAll, underLoad } from "./load.ts";
import type { Amount, PartReport } from "./part.ts";
import { onPostgres } from "./places.ts";

/** Milliseconds under load between two restarts. */
const BETWEEN = 500;
const ROUNDS = 2;

/** Each process ends as told and starts again, one after the other, under load: no call may fail. */
export function rollingRestarts({ learners }: Amount): Promise<PartReport> {
  return onPostgres(async (fleet) => {
    const all = await signInAll(fleet, learners);
    const rows: object[] = [];
    await underLoad(all, async () => {
      for (let restart = 0; restart < ROUNDS * fleet.size; restart++) {
        const failedBefore = failuresOf(all);
        const { stopMs, startMs } = await restartOne(fleet, restart % fleet.size);
        rows.push({ restart, stopMs, startMs, failedCalls: failuresOf(all) - failedBefore });
      }
    });
    const found = await checkAll(all);
    const failed = failuresOf(all);
    return {
      rows,
      summary: `${rows.length} restarts, ${learners} learners, ${failed} failed calls: ${inWords(found)}`,
      faults: [
        ...(failed > 0 ? [`${failed} calls failed`] : []),
        ...(await faultsIn(all, [found])),
      ],
    };
  });
}

async function restartOne(fleet: Fleet, process: number) {
  const begun = performance.now();
  await fleet.stop(process);
  const stopped = performance.now();
  await fleet.start(process);
  const started = performance.now();
  await after(BETWEEN);
  return { stopMs: Math.round(stopped - begun), startMs: Math.round(started - stopped) };
}
