import { writeFileSync } from "node:fs";
import type { Model } from "@sat/engine";
import { plantModel } from "../plant/plant-model.ts";
import { type PlantReport, makePlantReport } from "../plant/plant-report.ts";

/** Plants edits in `count` items of each model and writes the file that is asked for. */
export function plantModels(models: readonly Model[], count: number, json?: string): PlantReport {
  const report = makePlantReport(
    count,
    models.flatMap((model) => plantModel(model, count)),
  );
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  return report;
}
