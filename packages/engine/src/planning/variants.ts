import { rememberedOf } from "../craft/assembly/remembered.ts";
import type { Model } from "../model.ts";
import { modelsById } from "./models-by-id.ts";

/** The id that a model and its variant with typed answers share. */
export function originOf({ id, variantOf = id }: Pick<Model, "id" | "variantOf">): string {
  return variantOf;
}

/** The same of a model that is known by its id; one that is gone stands for itself. */
export function originOfId(id: string, models: readonly Model[]): string {
  return originOf(modelsById(models).get(id) ?? { id });
}

const byOrigin = rememberedOf((models: readonly Model[]): ReadonlyMap<string, readonly Model[]> =>
  Map.groupBy(models, originOf),
);

/** Ids of models with those of their variants. */
export function withVariants(ids: readonly string[], models: readonly Model[]): readonly string[] {
  return ids.flatMap(
    (id) =>
      byOrigin(models)
        .get(originOfId(id, models))
        ?.map((model) => model.id) ?? [id],
  );
}
