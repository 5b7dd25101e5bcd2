/** npm run content: what is authored for Reading, what its options give away, and every fault. */
import { passages } from "@sat/content/passages";
import { wordSets } from "@sat/content/words";
import { loadModels } from "@sat/engine";
import { topicsOf } from "@sat/item";
import { reportStock } from "../stock/stock-report.ts";
import { printContent } from "./print-content.ts";
import { readFlags, runCommand } from "./usage.ts";

await runCommand(async (args) => {
  readFlags({}, args);
  const models = await loadModels(topicsOf("Reading"));
  const report = reportStock({ passages, wordSets, models });
  console.log(printContent(report));
  return report.faults.length === 0 ? 0 : 1;
});
