/**
 * `npm run faults`: what becomes of learners' answers when processes are killed, the database goes away, the disk is
 * full, a page of the database is overwritten, the data folder is moved, clocks jump, calls come twice, learners leave,
 * and one learner wants all for themself; of a whole test that is sat in a browser through the like, and of one in which that is killed after each answer; and of learners
 * beside whom somebody floods the server. `--only kills,clock`
 * names the parts, `--kills 10` how many kills there are, `--learners 6` how many practise at once. It ends with 1 if
 * anything was lost, or counted twice, or is told otherwise by statistics, history and exports; if damage was not
 * noticed; or if a flood kept a learner out.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildApps } from "../build.ts";
import { clockJumps } from "./clock-jumps.ts";
import { damagedFile } from "./damaged-file.ts";
import { databaseOutages } from "./database-outages.ts";
import { deletionRaces } from "./deletion-races.ts";
import { fullDisk } from "./full-disk.ts";
import { greedyLearner } from "./greedy-learner.ts";
import { identityFloods } from "./identity-floods.ts";
import { killedBrowser } from "./killed-browser.ts";
import { killsOnPostgres, killsOnSqlite } from "./kills.ts";
import { movedFolder } from "./moved-folder.ts";
import type { Amount, PartReport } from "./part.ts";
import { onSqlite } from "./places.ts";
import { repeatedAnswers } from "./repeated-answers.ts";
import { rollingRestarts } from "./rolling-restarts.ts";
import { signInFloods } from "./sign-in-floods.ts";
import { slowBodies } from "./slow-bodies.ts";
import { slowSenders } from "./slow-senders.ts";
import { wholeTest } from "./whole-test/whole-test.ts";

interface Part {
  /** What `--only` calls it. */
  readonly name: string;
  readonly title: string;
  readonly run: (amount: Amount) => Promise<PartReport>;
}

const PARTS: readonly Part[] = [
  { name: "kills", title: "kill -9 on SQLite", run: killsOnSqlite },
  { name: "kills", title: "kill -9 on PostgreSQL, three processes", run: killsOnPostgres },
  { name: "database", title: "PostgreSQL away", run: databaseOutages },
  { name: "disk", title: "Disk full under SQLite", run: fullDisk },
  { name: "damage", title: "Pages of SQLite's file overwritten", run: damagedFile },
  { name: "folder", title: "Data folder moved away under SQLite", run: movedFolder },
  { name: "clock", title: "Clock set forward and back", run: clockJumps },
  { name: "test", title: "A whole test in a browser, with everything going wrong", run: wholeTest },
  { name: "browser", title: "Browser killed after answers in a test", run: killedBrowser },
  { name: "deletions", title: "Deletions beside other calls", run: deletionRaces },
  { name: "repeats", title: "Repeated answers", run: repeatedAnswers },
  { name: "greedy", title: "One learner against all others", run: greedyLearner },
  { name: "rolling", title: "Rolling restart", run: rollingRestarts },
  { name: "floods", title: "Slow bodies", run: slowBodies },
  { name: "senders", title: "Half-open heads", run: slowSenders },
  { name: "floods", title: "Sign-ins without end", run: signInFloods },
  { name: "floods", title: "The embedded provider called without end", run: identityFloods },
];

const { values: given } = parseArgs({
  options: {
    only: { type: "string" },
    kills: { type: "string", default: "100" },
    learners: { type: "string", default: "6" },
  },
});
const names = given.only?.split(",") ?? PARTS.map(({ name }) => name);
const unknown = names.filter((name) => PARTS.every((part) => part.name !== name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}`);

await buildApps();
// Servers start often here; what one of them has compiled, the next need not.
const compiled = mkdtempSync(join(tmpdir(), "compiled-"));
process.env["NODE_COMPILE_CACHE"] = compiled;
process.once("exit", () => rmSync(compiled, { recursive: true, force: true }));
await onSqlite((fleet) => fleet.stop(0));

const amount = { kills: Number(given.kills), learners: Number(given.learners) };
const lines: object[] = [];
for (const part of PARTS.filter(({ name }) => names.includes(name))) {
  lines.push(await runPart(part));
}
console.log("\nAll parts");
console.table(lines);

async function runPart({ title, run }: Part): Promise<object> {
  const begun = performance.now();
  console.log(`\n${title}`);
  const { rows, summary, faults } = await run(amount).catch(brokenOff);
  console.table(rows);
  console.log(summary);
  for (const [fault, times] of counted(faults)) console.log(`FAULT, ${times} times: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { part: title, faults: faults.length, seconds };
}

/** The same fault is told once, with how often it was found. */
function counted(faults: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return counts;
}

function brokenOff(error: unknown): PartReport {
  console.error(error);
  return { rows: [], summary: "broken off", faults: [String(error)] };
}
