/** A thread that tallies one model at one level after the other, as it is told. */
import { parentPort } from "node:worker_threads";
import { models } from "@sat/engine";
import type { Task } from "./run.ts";
import { tallyLevel } from "./tally-level.ts";

parentPort?.on("message", ({ model: id, level, seeds }: Task) => {
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new RangeError(`there is no model ${id}`);
  parentPort?.postMessage(tallyLevel(model, level, seeds));
});
