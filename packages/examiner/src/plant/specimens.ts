import { type Model, type Specimen, generate, makesChoices } from "@sat/engine";
import { wholeStock } from "../whole-stock.ts";
import { guardOf } from "./guard.ts";

/** Steps between the seeds, a prime, so that decks and turns are met at every place. */
const STRIDE = 7919;

/** `count` items of the model, level by level in turn; of an authored stock also as many that have been read. */
export function specimensOf(model: Model, count: number): Specimen[] {
  const drawn = Array.from({ length: count }, (_, place) => {
    const level = model.levels[place % model.levels.length] ?? "Easy";
    return generate(model, level, 1 + STRIDE * place);
  });
  const known = new Set(drawn.map(({ item }) => item.id));
  return [...drawn, ...readIn(model, count).filter(({ item }) => !known.has(item.id))];
}

function readIn(model: Model, count: number): Specimen[] {
  if (model.closed !== true || !makesChoices(model)) return [];
  return wholeStock(model)
    .filter((specimen) => guardOf(specimen) === "readings")
    .slice(0, count);
}
