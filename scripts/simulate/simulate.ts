/**
 * `npm run simulate -- [--learners N] [--year-learners N] [--seed S] [--json FILE]`: holds the learner model against
 * simulated learners, whose abilities are known. First what is believed of them after 100, 300 and 1,000 answers, in the
 * world that the filter is made for and in others; then what is known of their scores after the twenty questions of a
 * placement; then what they learn in a year by the questions chosen for them. The same seed gives the same figures. Exits
 * 1 below a bar.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { abilityBars, abilityFigures, abilityTable } from "./ability-figures.ts";
import { placementBars, placementFigures, placementTable } from "./placement-figures.ts";
import { yearBars, yearFigures, yearTable } from "./year-figures.ts";

const { values: given } = parseArgs({
  options: {
    learners: { type: "string", default: "300" },
    "year-learners": { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    json: { type: "string" },
  },
});
const seed = Number(given.seed);

const ability = abilityFigures(Number(given.learners), seed);
console.table(abilityTable(ability));
const placement = placementFigures(Number(given.learners), seed);
console.log("Sections' scores after twenty questions, by how they are chosen");
console.table(placementTable(placement));
const year = yearFigures(Number(given["year-learners"]), seed);
console.log("Percent of questions saved for the same ability, by days 60, 150 and 300");
console.table(yearTable(year));

const bars = [...abilityBars(ability), ...placementBars(placement), ...yearBars(year)];
const missed = bars.filter(({ met }) => met !== true);
if (missed.length > 0) console.table(missed);
console.log(`${bars.length - missed.length} of ${bars.length} bars are met`);
process.exitCode = missed.length === 0 ? 0 : 1;

if (given.json !== undefined) {
  await writeFile(
    given.json,
    `${JSON.stringify({ ...given, bars, ability, placement, year }, null, 2)}\n`,
  );
}
