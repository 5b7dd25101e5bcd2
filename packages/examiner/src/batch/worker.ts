/** A thread that tallies one model at one level after the other, as it is told. */
import { parentPort } from "node:worker_threads";
import { loadModels } from "@sat/engine";
import type { Task } from "./run.ts";
import { tallyLevel } from "./tally-level.ts";

parentPort?.on("message", async ({ model: id, topic, level, seeds, from }: Task) => {
  const model = (await loadModels([topic])).find((each) => each.id === id);
  if (model === undefined) throw new RangeError(`there is no model ${id}`);
  parentPort?.postMessage(tallyLevel(model, level, seeds, from));
});
