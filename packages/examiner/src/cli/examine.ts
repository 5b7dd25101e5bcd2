/** npm run examine -- [--model ID] [--topic ID] --seeds N [--json FILE] [--bind] */
import { examineModels } from "./examine-models.ts";
import { printReport } from "./print-report.ts";
import { runCommand } from "./usage.ts";

await runCommand(async (args) => {
  const report = await examineModels(args);
  console.log(printReport(report));
  return report.passed ? 0 : 1;
});
