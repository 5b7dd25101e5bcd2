/**
 * `npm run simulate -- [--learners N] [--seed S] [--json FILE]`: holds what is believed of learners against simulated
 * ones, whose abilities are known: in the world that the filter is made for, and in others. Cells show 100, 300 and 1,000
 * answers. The same seed gives the same figures. Exits 1 below a bar.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { abilityBars, abilityFigures, abilityTable } from "./ability-figures.ts";

const { values: given } = parseArgs({
  options: {
    learners: { type: "string", default: "600" },
    seed: { type: "string", default: "1" },
    json: { type: "string" },
  },
});

const ability = abilityFigures(Number(given.learners), Number(given.seed));
console.table(abilityTable(ability));
const bars = abilityBars(ability);
const missed = bars.filter(({ met }) => met !== true);
if (missed.length > 0) console.table(missed);
console.log(`${bars.length - missed.length} of ${bars.length} bars are met`);
process.exitCode = missed.length === 0 ? 0 : 1;

if (given.json !== undefined) {
  await writeFile(given.json, `${JSON.stringify({ ...given, bars, ability }, null, 2)}\n`);
}
