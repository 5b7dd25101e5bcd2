import { type Model, generate } from "@sat/engine";

/** The models of authored questions: those whose keys only a reader can prove. */
export function authoredModels(models: readonly Model[]): Model[] {
  return models.filter(
    (model) =>
      model.closed === true &&
      model.levels.slice(0, 1).some((level) => generate(model, level, 0).facts.kind === "authored"),
  );
}
