import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Item } from "@sat/item";

const QUESTIONS = join(import.meta.dirname, "../../packages/examiner/src/cli/questions.ts");

/** How many questions bring figures of every model at each of its levels in Math, and of every kind in Reading. */
const COUNTS = { Math: 4_000, Reading: 1_000 };

/** Questions with a figure, one of each model, level and kind of figure, as the server would send them. */
export function questionsWithFigures(): Item[] {
  const first = new Map<string, Item>();
  for (const item of Object.entries(COUNTS).flatMap(made)) {
    const kind = `${item.model} ${item.level} ${item.figure?.kind}`;
    if (item.figure !== undefined && !first.has(kind)) first.set(kind, item);
  }
  return [...first.values()];
}

function made([section, count]: readonly [string, number]): Item[] {
  const printed = execFileSync(
    process.execPath,
    [QUESTIONS, "--section", section, "--count", String(count), "--format", "json"],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  return JSON.parse(printed) as Item[]; // the command prints what the contract describes
}
