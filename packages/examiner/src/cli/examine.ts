/** npm run examine -- [--model ID] [--topic ID] (--seeds N [--from SEED | --from commit] | --plant N) [--json FILE] [--bind] */
import { examineModels, plantedModels } from "./examine-models.ts";
import { printPlantReport } from "./print-plant-report.ts";
import { printReport } from "./print-report.ts";
import { runCommand } from "./usage.ts";

await runCommand(async (args) => {
  const planted = await plantedModels(args);
  if (planted !== undefined) {
    console.log(printPlantReport(planted));
    return planted.passed ? 0 : 1;
  }
  const report = await examineModels(args);
  console.log(printReport(report));
  return report.passed ? 0 : 1;
});
