import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Item, SECTIONS } from "@sat/item";

const QUESTIONS = join(import.meta.dirname, "../../packages/examiner/src/cli/questions.ts");

/** A question of every model, as the server would send it. */
export function questionsOfEveryModel(): Item[] {
  return printed("--response", "any", "--each");
}

/** How many questions bring figures of every model at each of its levels in Math, and of every kind in Reading. */
const COUNTS = { Math: 4_000, Reading: 1_000 };

let known: Item[] | undefined;

/** Made when they are first asked for: that takes some seconds. */
function withFigures(): Item[] {
  known ??= Object.entries(COUNTS)
    .flatMap(made)
    .filter(({ figure }) => figure !== undefined);
  return known;
}

/** Questions with a figure, as the server would send them: of each model, level and kind of figure so many. */
export function questionsWithFigures(each: number): Item[] {
  const kinds = Map.groupBy(
    withFigures(),
    ({ model, level, figure }) => `${model} ${level} ${figure?.kind}`,
  );
  return [...kinds.values()].flatMap((alike) => alike.slice(0, each));
}

/** So many questions of each section, as the server would send them. */
export function sampledQuestions(count: number): Item[] {
  return SECTIONS.flatMap((section) => made([section, count]));
}

function made([section, count]: readonly [string, number]): Item[] {
  return printed("--section", section, "--count", String(count));
}

function printed(...flags: readonly string[]): Item[] {
  const json = execFileSync(process.execPath, [QUESTIONS, ...flags, "--format", "json"], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(json) as Item[]; // the command prints what the contract describes
}
