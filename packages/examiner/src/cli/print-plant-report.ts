import { ALL_EDIT_KINDS } from "../plant/edits.ts";
import { GUARDS } from "../plant/guard.ts";
import type { Caught, PlantReport } from "../plant/plant-report.ts";
import { table } from "../print/table.ts";
import { printSurvivors } from "./print-survivors.ts";

/** Survivors printed of each model; the file holds all. */
const SHOWN = 3;

/** What was caught by section and kind, and by model; below it survivors, and the verdict last. */
export function printPlantReport(report: PlantReport): string {
  const { kinds, sections, models, open, awaitingReaders, misses, passed } = report;
  const names = ALL_EDIT_KINDS.filter((kind) =>
    Object.values(sections).some((counts) => kind in counts),
  );
  const rows = [...Object.entries(sections), ["all that the bars hold", kinds] as const]
    .filter(([, counts]) => Object.keys(counts).length > 0)
    .map(([name, counts]) => {
      const byName: Readonly<Record<string, Caught>> = counts;
      return [name, ...names.map((kind) => share(byName[kind]))];
    });
  const ofModels = models
    .toSorted((a, b) => rate(a.question) - rate(b.question))
    .map(({ model, guard, question, kinds: own, survivors }) => [
      model,
      GUARDS[guard],
      share(question),
      ...names.map((kind) => countOf(own, kind)),
      survivors
        .filter(({ harmless }) => harmless === undefined)
        .slice(0, SHOWN)
        .map(({ kind, from, to }) => `${kind} ${from} → ${to}`)
        .join("; "),
    ]);
  return [
    table(["caught", ...names], rows),
    table(["model", "items", "question", ...names, "open"], ofModels),
    ...printSurvivors(models.filter(({ guard }) => guard !== "none")),
    ...reasons(models),
    `${open} edits of questions and keys are open: nothing says why they should be harmless.`,
    `${awaitingReaders} more are open until the authored texts in which they stand have been read.`,
    ...misses,
    passed ? "The bar is met." : "Below the bar.",
  ].join("\n\n");
}

function rate({ planted, caught }: Caught): number {
  return planted === 0 ? 1 : caught / planted;
}

function share(count: Caught | undefined): string {
  if (count === undefined || count.planted === 0) return "-";
  return `${(100 * rate(count)).toFixed(1)}% of ${count.planted}`;
}

function countOf(kinds: Readonly<Record<string, Caught>>, kind: string): string {
  const count = kinds[kind];
  return count === undefined ? "-" : `${count.caught}/${count.planted}`;
}

/** How many survivors are harmless, by the reason why. */
function reasons(models: PlantReport["models"]): string[] {
  const told = models.flatMap(({ survivors }) =>
    survivors.flatMap(({ harmless }) => harmless ?? []),
  );
  return [...new Set(told)].map(
    (reason) => `${told.filter((each) => each === reason).length} edits are harmless: ${reason}.`,
  );
}
