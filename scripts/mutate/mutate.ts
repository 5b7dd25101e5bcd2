/**
 * Changes a part of the sources, one thing at a time, and counts the changes that no test of the part notices.
 * `npm run mutate -- <part> [how many]`; with a number, so many are tried, drawn from all alike.
 */
import { accessSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createVitest } from "vitest/node";
import { instrument, type Mutant } from "./instrument.ts";
import { PARTS } from "./parts.ts";
import type { Standing } from "./runner.ts";

const root = join(import.meta.dirname, "../..");
const [name = "", most = "Infinity"] = process.argv.slice(2);
const part = PARTS[name];
if (part === undefined) throw new Error(`npm run mutate -- ${Object.keys(PARTS).join(" | ")}`);

const mutants: Mutant[] = [];
const instrumented = new Map(
  globSync(part.sources, { cwd: root, exclude: ["**/*.test.ts", ...(part.data ?? [])] })
    .toSorted()
    .map((file) => [file, instrument(file, readFileSync(join(root, file), "utf8"), mutants)]),
);
// What is remembered of one mutant would hide the next: nothing is.
const memory = "packages/examiner/src/remembered.ts";
accessSync(join(root, memory));
instrumented.set(memory, "export const remembered = (compute) => compute;");
const tried = mutants.toSorted((a, b) => shuffled(a) - shuffled(b)).slice(0, Number(most));

const place = join(mkdtempSync(join(tmpdir(), "mutate-")), "standing.json");
process.env["MUTATE_STANDING"] = place;

const vitest = await createVitest(
  "test",
  {
    root,
    config: false,
    watch: false,
    include: [...part.tests],
    runner: join(import.meta.dirname, "runner.ts"),
    isolate: false,
    fileParallelism: false,
    // What is kept on disk would be the mutants of another day.
    fsModuleCache: false,
    reporters: [{}],
    testTimeout: 60_000,
    bail: 1,
  },
  {
    plugins: [
      {
        name: "mutants",
        enforce: "pre",
        transform: (_, id) => instrumented.get(relative(root, id)),
      },
    ],
  },
);

/** Runs the tests; whether all passed. */
async function passes(standing: Standing): Promise<boolean> {
  writeFileSync(place, JSON.stringify(standing));
  const files = await vitest.globTestSpecifications();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files, true);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

async function passesUnchanged(standing: Standing): Promise<Standing> {
  if (!(await passes(standing))) throw new Error("The tests fail as they are");
  // Written by the runner.
  return JSON.parse(readFileSync(place, "utf8")) as Standing;
}

const leftOut = mutants.filter((mutant) => !tried.includes(mutant)).map(({ id }) => [id, "none"]);
const nothing = { alone: 0, reached: {}, onLoad: [], killedBy: Object.fromEntries(leftOut) };
const found = await passesUnchanged(await passesUnchanged(nothing));
for (const alone of found.onLoad.filter((id) => found.killedBy[id] === undefined))
  if (!(await passes({ ...found, alone }))) found.killedBy[alone] = "on load";
await vitest.close();

const alive = tried.filter(({ id }) => found.killedBy[id] === undefined);
const killed = tried.length - alive.length;
const loops = Object.values(found.killedBy).filter((by) => by.endsWith("(loops)")).length;
for (const { file, line, was, becomes } of alive)
  console.log(`${file}:${line}  ${short(was)}  →  ${short(becomes)}`);
console.log(
  `${name}: ${killed} of ${tried.length} mutants killed, ${((100 * killed) / tried.length).toFixed(1)} % (${mutants.length} in all, ${loops} loop)`,
);
process.exitCode = killed >= 0.9 * tried.length ? 0 : 1;

/** A place in an order that has nothing to do with where a mutant stands. */
function shuffled({ id }: Mutant): number {
  return Math.imul(id, 2_654_435_761) >>> 0;
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-27)}` : line;
}
