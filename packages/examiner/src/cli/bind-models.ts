import { writeFileSync } from "node:fs";
import type { Report } from "../batch/report.ts";
import { afterwardsGates } from "../gates/afterwards/index.ts";
import { boundTo } from "../gates/afterwards/bound.ts";

const FILE = new URL("../gates/afterwards/bound.json", import.meta.url);

/** Adds the models that the report finds clean to the lists of those bound to each gate; takes none away. */
export function bindModels({ models }: Report): void {
  const lists = afterwardsGates.map((gate) => {
    const clean = models.filter(
      ({ afterwards, read }) => read.items > 0 && afterwards[gate.id]?.items === 0,
    );
    const ids = [...boundTo(gate), ...clean.map(({ model }) => model)];
    return [gate.id, [...new Set(ids)].toSorted()] as const;
  });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
}
