import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Item } from "@sat/item";

const QUESTIONS = join(import.meta.dirname, "../../packages/examiner/src/cli/questions.ts");

/** Enough that every model comes up at each of its levels. */
const COUNT = 4_000;

/** Questions in mathematics with a figure, one of each model at each level, as the server would send them. */
export function questionsWithFigures(): Item[] {
  const printed = execFileSync(
    process.execPath,
    [QUESTIONS, "--section", "Math", "--count", String(COUNT), "--format", "json"],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  const items = JSON.parse(printed) as Item[]; // the command prints what the contract describes
  const first = new Map<string, Item>();
  for (const item of items) {
    const kind = `${item.model} ${item.level}`;
    if (item.figure !== undefined && !first.has(kind)) first.set(kind, item);
  }
  return [...first.values()];
}
