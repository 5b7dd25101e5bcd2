/** npm run coverage: the archetypes of the exam's mathematics that the models cover and miss, by skill. */
import { loadModels } from "@sat/engine";
import { topicsOf } from "@sat/item";
import { coverageOf } from "../archetypes/coverage.ts";
import { printCoverage } from "./print-coverage.ts";
import { readFlags, runCommand } from "./usage.ts";

await runCommand(async (args) => {
  readFlags({}, args);
  const coverage = coverageOf(await loadModels(topicsOf("Math")));
  console.log(printCoverage(coverage));
  return coverage.faults.length === 0 ? 0 : 1;
});
