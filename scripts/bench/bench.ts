/**
 * `npm run bench -- [--json FILE] [--only PART] [--minutes M]`: measures what the project claims of its speed, as
 * ratios taken in one run. The parts are question, engine, start, mixed, history, bystander and soak, the last of which is
 * run alone: for M minutes. The figures hold for this machine and its present load, which stand beside them.
 */
import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { bystander } from "./bystander.ts";
import { coldStart } from "./cold-start.ts";
import { engineSpeeds } from "./engine-speed.ts";
import { rounded } from "../lib/numbers.ts";
import { mixedSpeeds } from "./mixed-speed.ts";
import { questionSpeeds } from "./question-speed.ts";
import { soak } from "./soak.ts";
import { yearOfHistory } from "./year-of-history.ts";

const { values: given } = parseArgs({
  options: {
    json: { type: "string" },
    only: { type: "string" },
    minutes: { type: "string", default: "10" },
  },
});

/** What can be measured, each with what its table is of. */
const PARTS: Readonly<Record<string, readonly [title: string, measure: () => unknown]>> = {
  question: [
    "POST /api/question, against a bare node:http server that sends the same bytes",
    questionSpeeds,
  ],
  engine: ["Items made in one process, without and with the examiner's proof", engineSpeeds],
  start: ["From nothing", coldStart],
  mixed: [
    "Questions and answers in turn, against the commits of one row that the store does",
    mixedSpeeds,
  ],
  history: ["What is told of a year's practice, 10,000 answers", yearOfHistory],
  bystander: ["A learner's calls beside another's, who asks the server for much", bystander],
  soak: ["Questions and answers without end", () => soak(Number(given.minutes))],
};

const { only } = given;
if (only !== undefined && !(only in PARTS)) {
  throw new Error(`--only takes one of ${Object.keys(PARTS).join(", ")}.`);
}

const load = () => rounded(loadavg()[0] ?? Number.NaN);
const takenAt = new Date().toISOString();
const loadBefore = load();
const measured: Record<string, unknown> = {};
for (const [name, [title, measure]] of Object.entries(PARTS)) {
  if (only === undefined ? name === "soak" : name !== only) continue;
  const figures = await measure();
  console.log(`\n${title}`);
  console.table(figures);
  measured[name] = figures;
}
const machine = {
  processor: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  node: process.version,
  loadBefore,
  loadAfter: load(),
};
console.log("\nMachine");
console.table(machine);

if (given.json !== undefined) {
  await writeFile(given.json, `${JSON.stringify({ takenAt, machine, ...measured }, null, 2)}\n`);
}
