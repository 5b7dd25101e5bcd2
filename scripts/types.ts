/** Type-checks every workspace with its own tsconfig, then all tests and scripts, side by side. */
import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const root = join(import.meta.dirname, "..");
const tsc = "node_modules/.bin/tsc";
const projects = globSync(["{packages,apps}/*/tsconfig*.json", "tsconfig.tests.json"], {
  cwd: root,
}).toSorted();

/** What the compiler complains about in one project; empty when it is content. */
async function complaints(project: string): Promise<string> {
  try {
    await run(tsc, ["--project", project, "--pretty", "false"], { cwd: root });
    return "";
  } catch (error) {
    // A failed execFile carries what the program printed; see the type ExecFileException.
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return `${project}\n${stdout}${stderr}`;
  }
}

const failures = (await Promise.all(projects.map(complaints))).filter((text) => text !== "");
for (const text of failures) console.log(text);
console.log(`${projects.length - failures.length} of ${projects.length} projects type-check`);
process.exitCode = failures.length === 0 ? 0 : 1;
