/**
 * `npm run bench -- [--json FILE] [--only PART] [--minutes M]`: measures what the project claims of its speed:
 * against bare work of the same run where there is some to compare with, and else in milliseconds. The parts are question, engine, start, mixed, history, bystander, starts, tests and soak, the last of
 * which is run alone: for M minutes. FILE gets all figures and, as `bars`, a list of what they are held to. The figures hold for
 * this machine and its present load, which stand beside them.
 */
import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { buildApps } from "../build.ts";
import type { Bar } from "./bar.ts";
import { bystander, bystanderBars } from "./bystander.ts";
import { coldStart, startBars } from "./cold-start.ts";
import { engineBars, engineSpeeds } from "./engine-speed.ts";
import { rounded } from "../lib/numbers.ts";
import { mixedBars, mixedSpeeds } from "./mixed-speed.ts";
import { questionBars, questionSpeeds } from "./question-speed.ts";
import { soak } from "./soak.ts";
import { starts, startsBars } from "./starts.ts";
import { testBars, testSpeeds } from "./test-speed.ts";
import { historyBars, yearOfHistory } from "./year-of-history.ts";

const { values: given } = parseArgs({
  options: {
    json: { type: "string" },
    only: { type: "string" },
    minutes: { type: "string", default: "10" },
  },
});

interface Part {
  readonly title: string;
  measure(): Promise<{ readonly figures: unknown; readonly bars: readonly Bar[] }>;
}

/** What can be measured, each with what its table is of and the bars that it is held to. */
const PARTS: Readonly<Record<string, Part>> = {
  question: part(
    "POST /api/question, against bare node:http servers that send the same bytes",
    questionSpeeds,
    questionBars,
  ),
  engine: part(
    "Items made in one process, without and with the examiner's proof",
    engineSpeeds,
    engineBars,
  ),
  start: part("From nothing", coldStart, startBars),
  mixed: part(
    "Questions and answers in turn, against the commits of one row that the store does",
    mixedSpeeds,
    mixedBars,
  ),
  history: part("What is told of a year's practice, 10,000 answers", yearOfHistory, historyBars),
  bystander: part(
    "A learner's calls beside another's, who asks the server for much",
    bystander,
    bystanderBars,
  ),
  starts: part("A whole test started by hundreds of learners in one second", starts, startsBars),
  tests: part("A test in a browser", testSpeeds, testBars),
  soak: part("Questions and answers without end", () => soak(Number(given.minutes))),
};

function part<Figures>(
  title: string,
  measure: () => Promise<Figures>,
  barsOf: (figures: Figures) => readonly Bar[] = () => [],
): Part {
  return {
    title,
    async measure() {
      const figures = await measure();
      return { figures, bars: barsOf(figures) };
    },
  };
}

const { only } = given;
if (only !== undefined && !(only in PARTS)) {
  throw new Error(`--only takes one of ${Object.keys(PARTS).join(", ")}.`);
}

await buildApps();
const load = () => rounded(loadavg()[0] ?? Number.NaN);
const takenAt = new Date().toISOString();
const loadBefore = load();
const measured: Record<string, unknown> = {};
const bars: Bar[] = [];
for (const [name, { title, measure }] of Object.entries(PARTS)) {
  if (only === undefined ? name === "soak" : name !== only) continue;
  const { figures, bars: held } = await measure();
  console.log(`\n${title}`);
  console.table(figures);
  measured[name] = figures;
  bars.push(...held);
}
const machine = {
  processor: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  node: process.version,
  loadBefore,
  loadAfter: load(),
};
if (bars.length > 0) {
  console.log("\nBars");
  console.table(bars);
}
console.log("\nMachine");
console.table(machine);

if (given.json !== undefined) {
  await writeFile(
    given.json,
    `${JSON.stringify({ takenAt, machine, bars, ...measured }, null, 2)}\n`,
  );
}
