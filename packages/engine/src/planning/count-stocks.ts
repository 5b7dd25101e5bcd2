import type { Model } from "../model.ts";

/**
 * Counts the stocks of closed models, one whenever the next is asked for. A stock is found when it is first needed,
 * which may take some hundredths of a second, and is known from then on.
 */
export function* countStocks(models: readonly Model[]): Generator<number, undefined> {
  for (const { closed = false, levels, space } of models) {
    if (closed) for (const level of levels) yield space[level] ?? 0;
  }
  return undefined;
}
