import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Model } from "@sat/engine";
import type { Difficulty, TopicId } from "@sat/item";
import { type ModelReport, reportsOf } from "./model-report.ts";
import { isSuspect } from "./batch-gates.ts";
import { SECOND_LOOK } from "./bounds.ts";
import { type Looks, type Report, makeReport } from "./report.ts";
import type { SeedRange, Tally } from "./tally.ts";

/** The seeds of one model at one level, to be tallied by one thread. */
export interface Task extends SeedRange {
  readonly model: string;
  readonly topic: TopicId;
  readonly level: Difficulty;
}

/**
 * Examines the seeds of each model at each of its levels, on all cores; a model with a suspected leak again, on the
 * many more that follow.
 */
export async function runExamination(models: readonly Model[], range: SeedRange): Promise<Report> {
  const reports = await reportModels(models, range);
  const suspects = models.filter(({ id }) => reports.get(id)?.some(isSuspect));
  const next = { from: range.from + range.seeds, seeds: SECOND_LOOK * range.seeds };
  const again = await reportModels(suspects, next);
  return makeReport(
    range,
    models,
    models.flatMap(({ id }) =>
      (reports.get(id) ?? []).map((report): Looks => {
        const second = again.get(id)?.find((each) => each.optionDesign === report.optionDesign);
        return { report, ...(second !== undefined && { again: second }) };
      }),
    ),
  );
}

async function reportModels(
  models: readonly Model[],
  range: SeedRange,
): Promise<ReadonlyMap<string, readonly ModelReport[]>> {
  const tasks = models.flatMap(({ id: model, topic, levels }) =>
    levels.map((level): Task => ({ model, topic, level, ...range })),
  );
  const waiting = new Map(
    models.map((model) => [model.id, { model, tallies: new Array<Tally>() }]),
  );
  const reports = new Map<string, readonly ModelReport[]>();
  await inThreads(tasks, (tally) => {
    const entry = waiting.get(tally.model);
    if (entry === undefined) return;
    entry.tallies.push(tally);
    if (entry.tallies.length < entry.model.levels.length) return;
    reports.set(tally.model, reportsOf(entry.model, inOrder(entry.model, entry.tallies)));
    waiting.delete(tally.model);
  });
  return reports;
}

function inOrder({ levels }: Model, tallies: readonly Tally[]): Tally[] {
  return tallies.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/** Gives each thread the next task as soon as it is free. */
async function inThreads(tasks: readonly Task[], done: (tally: Tally) => void): Promise<void> {
  const queue = [...tasks];
  const threads = Math.min(availableParallelism(), tasks.length);
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL("worker.ts", import.meta.url));
      try {
        for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
          done(await answerTo(worker, task));
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
}

function answerTo(worker: Worker, task: Task): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off("message", succeed);
      worker.off("error", fail);
      act();
    };
    // The worker posts nothing but tallies.
    const succeed = (tally: Tally) => settle(() => resolve(tally));
    const fail = (error: unknown) => settle(() => reject(error));
    worker.on("message", succeed);
    worker.on("error", fail);
    worker.postMessage(task);
  });
}
