/**
 * `npm run bench -- [--json FILE]`: measures what the project claims of its speed, as ratios taken in one run.
 * The figures hold for this machine and its present load, which stand beside them.
 */
import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { coldStart } from "./cold-start.ts";
import { engineSpeeds } from "./engine-speed.ts";
import { rounded } from "./numbers.ts";
import { questionSpeeds } from "./question-speed.ts";

const { values: given } = parseArgs({ options: { json: { type: "string" } } });

const load = () => rounded(loadavg()[0] ?? Number.NaN);
const takenAt = new Date().toISOString();
const loadBefore = load();
const question = await questionSpeeds();
const engine = engineSpeeds();
const start = await coldStart();
const machine = {
  processor: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  node: process.version,
  loadBefore,
  loadAfter: load(),
};

console.log("\nPOST /api/question, against a bare node:http server that sends the same bytes");
console.table(question);
console.log("Items made in one process, without and with the examiner's proof");
console.table(engine);
console.log("From nothing");
console.table(start);
console.log("Machine");
console.table(machine);

if (given.json !== undefined) {
  const report = { takenAt, machine, question, engine, start };
  await writeFile(given.json, `${JSON.stringify(report, null, 2)}\n`);
}
