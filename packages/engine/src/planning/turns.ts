import type { Model } from "../model.ts";

/** A model to try. */
export interface Turn {
  readonly model: Model;
  /**
   * How many items may be passed over because their source is at rest. With no patience left, a model on authored texts
   * offers those at rest and no others, for these it has offered before.
   */
  readonly patience: number;
}

/** Few steps further on, a model that draws freely has come to another source. Of texts at rest the path has none. */
const PATIENCE = 16;

/**
 * The models in the order in which to try them: those on authored texts give way to the others as long as all that
 * is left of them is at rest, and come again at the end, for then a text had better return than nothing come. Early,
 * while something may come from elsewhere, they do not.
 */
export function* turnsOf(models: readonly Model[], isEarly: boolean): Generator<Turn, void> {
  for (const model of models) yield { model, patience: PATIENCE };
  if (isEarly) return;
  for (const model of models) if (model.texts !== undefined) yield { model, patience: 0 };
}
