import { type ChoiceModel, type Model, generate, makesChoices } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { wholeStock } from "../whole-stock.ts";

/** The models of authored questions: those whose keys only a reader can prove. */
export function authoredModels(models: readonly Model[]): ChoiceModel[] {
  return models
    .filter(makesChoices)
    .filter(
      (model) =>
        model.closed === true &&
        model.levels
          .slice(0, 1)
          .some((level) => generate(model, level, 0).facts.kind === "authored"),
    );
}

/** Every authored question of the models once. */
export function authoredStock(models: readonly Model[]): ChoiceItem[] {
  return authoredModels(models)
    .flatMap(wholeStock)
    .map(({ item }) => item);
}
