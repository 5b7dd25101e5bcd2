/**
 * `npm test`: every check of the repository, one after the other, whatever the one before it said.
 * The last line gives the totals. `--no-browser` leaves out the journeys in the browser.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  honest,
  inWords,
  oneTest,
  type Tally,
  tallyOfExamination,
  tallyOfPlaywright,
  tallyOfVitest,
  total,
} from "./lib/tally.ts";

const root = join(import.meta.dirname, "..");
const program = (name: string) => join(root, "node_modules", ".bin", name);
const reports = await mkdtemp(join(tmpdir(), "reports-"));

interface Ended {
  readonly well: boolean;
  readonly output: string;
}

/** Runs a program to its end; its output is kept when quiet, and otherwise shown as it comes. */
async function run(command: readonly string[], quiet: boolean, env = {}): Promise<Ended> {
  const [name = "", ...rest] = command;
  const child = spawn(program(name), rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const [code] = await once(child, "close");
  return { well: code === 0, output };
}

const check = (...command: string[]) =>
  async function checked(): Promise<Tally> {
    const { well, output } = await run(command, true);
    if (!well) console.log(output);
    return oneTest(well);
  };

async function units(): Promise<Tally> {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { well } = await run(["vitest", "run", ...reporters], false);
  return tallyOf(report, (text) => tallyOfVitest(JSON.parse(text)), well);
}

/** Seeds of each level that one commit's examination walks through: as many as take little more than a minute on two cores. */
const SEEDS = "60";

async function examination(): Promise<Tally> {
  const report = join(reports, "examination.json");
  const command = ["node", "packages/examiner/src/cli/examine.ts", "--seeds", SEEDS];
  const { well, output } = await run([...command, "--from", "commit", "--json", report], true);
  // A table of four hundred models is of use to nobody but who looks for a fault.
  console.log(well ? output.trim().split("\n").at(-1) : output);
  return tallyOf(report, (text) => tallyOfExamination(JSON.parse(text)), well);
}

async function journeys(): Promise<Tally> {
  const report = join(reports, "playwright.json");
  const options = ["--config", "e2e/playwright.config.ts", "--reporter=dot,json"];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_FORCE_TTY: "0" };
  const { well } = await run(["playwright", "test", ...options], false, env);
  return tallyOf(report, (text) => tallyOfPlaywright(JSON.parse(text)), well);
}

/** The tally of a report; a suite that could not write one counts as one failure. */
async function tallyOf(path: string, count: (report: string) => Tally, well: boolean) {
  try {
    return honest(count(await readFile(path, "utf8")), well);
  } catch {
    return oneTest(false);
  }
}

const steps: readonly (readonly [name: string, step: () => Promise<Tally>])[] = [
  ["format", check("oxfmt", "--check", ".")],
  ["types", check("node", "scripts/types.ts")],
  ["lint and law of imports", check("oxlint", "--deny-warnings")],
  ["dead code", check("knip")],
  ["units, properties, server, dialects, architecture", units],
  ["every model, at seeds of this commit", examination],
  ["browser", journeys],
];

const wanted = steps.filter(
  ([name]) => name !== "browser" || !process.argv.includes("--no-browser"),
);
const tallies: Tally[] = [];
for (const [name, step] of wanted) {
  console.log(`▸ ${name}`);
  const begun = performance.now();
  // Side by side, the steps would slow each other on two cores and mix their output.
  const tally = await step();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? "✓" : "✗"} ${name}: ${inWords(tally)} (${seconds} s)\n`);
  tallies.push(tally);
}

await rm(reports, { recursive: true });
const all = total(tallies);
console.log(inWords(all));
process.exitCode = all.failed === 0 ? 0 : 1;
