import type { ModelReport } from "../batch/model-report.ts";
import type { Report } from "../batch/report.ts";
import { table } from "../print/table.ts";

/** What the gates on the texts after the answer find: by model, in total, and for one model alone what they say. */
export function printAfterwards({ models, afterwards }: Report): string[] {
  if (afterwards.models === 0) return [];
  const gates = Object.entries(afterwards.gates);
  const unclean = models.filter(({ read }) => read.clean < read.items);
  const byModel = unclean.map((each) => [
    each.model,
    String(each.read.items),
    ...gates.map(([gate]) => String(each.afterwards[gate]?.items ?? 0)),
  ]);
  const totals = gates.map(([gate, { bound, clean, items }]) =>
    [gate, bound, clean, items].map(String),
  );
  return [
    ...(unclean.length > 0
      ? [table(["fails afterwards", "read", ...gates.map(([gate]) => gate)], byModel)]
      : []),
    ...(models.length === 1 ? models.flatMap(complaintsOf) : []),
    table(["afterwards", "bound", "clean", "items failing"], totals),
    `afterwards: ${afterwards.clean} of ${afterwards.models} models clean`,
  ];
}

function complaintsOf({ afterwards }: ModelReport): string[] {
  return Object.entries(afterwards).flatMap(([gate, { first }]) =>
    first === undefined ? [] : [`${gate}, ${first.level} ${first.seed}: ${first.complaint}`],
  );
}
