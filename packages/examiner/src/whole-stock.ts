import { type Model, type Specimen, generate } from "@sat/engine";

/** Every question of a closed model once. */
export function wholeStock(model: Model): Specimen[] {
  const specimens = new Map<string, Specimen>();
  for (const level of model.levels) {
    for (let seed = 0; seed < (model.space[level] ?? 0); seed++) {
      const specimen = generate(model, level, seed);
      specimens.set(specimen.item.id, specimen);
    }
  }
  return [...specimens.values()];
}
