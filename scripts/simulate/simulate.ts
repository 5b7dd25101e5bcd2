/**
 * `npm run simulate -- [--only PART] [--learners N] [--year-learners N] [--takers N] [--seed S] [--json FILE]`: holds the
 * learner model against simulated learners, whose abilities are known. `ability`: what is believed of them after 100, 300
 * and 1,000 answers, in the world that the filter is made for and in others; `placement`: what is known of their scores
 * after the twenty questions of a placement; `year`: what they learn in a year by the questions chosen for them; `exam`:
 * what scores the tests tell them that they sit. The same seed gives the same figures. Exits 1 below a bar.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Bar } from "../bench/bar.ts";
import { abilityBars, abilityFigures, abilityTable } from "./ability-figures.ts";
import { examBars } from "./exam-bars.ts";
import { examFigures, examTable } from "./exam-figures.ts";
import { placementBars, placementFigures, placementTable } from "./placement-figures.ts";
import { yearBars, yearFigures, yearTable } from "./year-figures.ts";

const { values: given } = parseArgs({
  options: {
    only: { type: "string" },
    learners: { type: "string", default: "300" },
    "year-learners": { type: "string", default: "1000" },
    takers: { type: "string", default: "2500" },
    seed: { type: "string", default: "1" },
    json: { type: "string" },
  },
});
const seed = Number(given.seed);

interface Simulated {
  readonly title: string;
  readonly figures: object;
  readonly table: object;
  readonly bars: readonly Bar[];
}

const PARTS: Readonly<Record<string, () => Simulated>> = {
  ability() {
    const figures = abilityFigures(Number(given.learners), seed);
    const title = "Abilities after so many answers";
    return { title, figures, table: abilityTable(figures), bars: abilityBars(figures) };
  },
  placement() {
    const figures = placementFigures(Number(given.learners), seed);
    const title = "Sections' scores after twenty questions, by how they are chosen";
    return { title, figures, table: placementTable(figures), bars: placementBars(figures) };
  },
  year() {
    const figures = yearFigures(Number(given["year-learners"]), seed);
    const title = "Percent of questions saved for the same ability, by days 60, 150 and 300";
    return { title, figures, table: yearTable(figures), bars: yearBars(figures) };
  },
  exam() {
    const figures = examFigures({ takers: Number(given.takers), seed });
    const title = "Scores of tests, in points, by what they truly are";
    return { title, figures, table: examTable(figures), bars: examBars(figures) };
  },
};

const names = given.only === undefined ? Object.keys(PARTS) : [given.only];
const figures: Record<string, object> = {};
const bars: Bar[] = [];
for (const name of names) {
  const part = PARTS[name];
  if (part === undefined) throw new RangeError(`${name} is none of ${Object.keys(PARTS).join()}`);
  const simulated = part();
  console.log(simulated.title);
  console.table(simulated.table);
  figures[name] = simulated.figures;
  bars.push(...simulated.bars);
}

const missed = bars.filter(({ met }) => met !== true);
if (missed.length > 0) console.table(missed);
console.log(`${bars.length - missed.length} of ${bars.length} bars are met`);
process.exitCode = missed.length === 0 ? 0 : 1;

if (given.json !== undefined) {
  await writeFile(given.json, `${JSON.stringify({ ...given, bars, ...figures }, null, 2)}\n`);
}
