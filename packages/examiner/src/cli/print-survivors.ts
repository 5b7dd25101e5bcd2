import { EDIT_KINDS } from "../plant/edits.ts";
import type { PlantReport } from "../plant/plant-report.ts";
import { table } from "../print/table.ts";

/** The edits of the question or the key that no gate caught, each with the reason why it does no harm, or as open. */
export function printSurvivors(
  models: readonly Pick<PlantReport["models"][number], "model" | "survivors">[],
): string[] {
  const rows = models.flatMap(({ model, survivors }) =>
    survivors
      .filter(({ kind }) => EDIT_KINDS[kind] !== "after")
      .map(({ level, seed, kind, from, to, harmless }) => [
        `${model} ${level} ${seed}`,
        kind,
        `${from} → ${to}`,
        harmless ?? "open",
      ]),
  );
  return rows.length === 0 ? [] : [table(["not caught in", "edit", "of what", "why"], rows)];
}
