import { writeFileSync } from "node:fs";
import { type Model, loadModels } from "@sat/engine";
import { TOPIC_IDS } from "@sat/item";
import type { Report } from "../batch/report.ts";
import { runExamination } from "../batch/run.ts";
import type { PlantReport } from "../plant/plant-report.ts";
import { bindModels } from "./bind-models.ts";
import { readFirstSeed } from "./first-seed.ts";
import { plantModels } from "./plant-models.ts";
import { UsageError, readChoice, readCount, readFlags } from "./usage.ts";

const FLAGS = {
  model: { type: "string" },
  topic: { type: "string" },
  seeds: { type: "string", default: "300" },
  from: { type: "string", default: "0" },
  plant: { type: "string" },
  json: { type: "string" },
  bind: { type: "boolean", default: false },
} as const;

/** Examines the models the flags name and writes the files they ask for. Throws UsageError. */
export async function examineModels(args: readonly string[]): Promise<Report> {
  const flags = readFlags(FLAGS, args);
  const range = {
    from: readFirstSeed("from", flags.from),
    seeds: readCount("seeds", flags.seeds, 1),
  };
  const report = await runExamination(await chosenModels(flags), range);
  if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(report, null, 2)}\n`);
  if (flags.bind) bindModels(report);
  return report;
}

/** Plants edits in the models the flags name, when they ask for it. Throws UsageError. */
export async function plantedModels(args: readonly string[]): Promise<PlantReport | undefined> {
  const flags = readFlags(FLAGS, args);
  if (flags.plant === undefined) return undefined;
  return plantModels(await chosenModels(flags), readCount("plant", flags.plant, 1), flags.json);
}

async function chosenModels(flags: {
  readonly model?: string;
  readonly topic?: string;
}): Promise<readonly Model[]> {
  const topic = flags.topic === undefined ? undefined : readChoice("topic", flags.topic, TOPIC_IDS);
  const models = await loadModels(topic === undefined ? TOPIC_IDS : [topic]);
  const chosen = models.filter(({ id }) => flags.model === undefined || id === flags.model);
  if (chosen.length > 0) return chosen;
  const what = [flags.model && `named ${flags.model}`, topic && `of topic ${topic}`];
  throw new UsageError(
    `There is no model ${what.filter(Boolean).join(" and ")}; npm run questions -- --list names them all.`,
  );
}
