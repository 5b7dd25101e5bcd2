import { rememberedOf } from "../craft/assembly/remembered.ts";
import type { Model } from "../model.ts";

/** The models of a list by their ids: it is the same list at question after question. */
export const modelsById = rememberedOf(
  (models: readonly Model[]): ReadonlyMap<string, Model> =>
    new Map(models.map((model) => [model.id, model])),
);
