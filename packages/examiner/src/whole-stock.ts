import { type ChoiceModel, type Specimen, generate } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";

/** Every question of a closed model once. */
export function wholeStock(model: ChoiceModel): Specimen<ChoiceItem>[] {
  const specimens = new Map<string, Specimen<ChoiceItem>>();
  for (const level of model.levels) {
    for (let seed = 0; seed < (model.space[level] ?? 0); seed++) {
      const specimen = generate(model, level, seed);
      specimens.set(specimen.item.id, specimen);
    }
  }
  return [...specimens.values()];
}
