import { generate, loadModels, makesChoices } from "@sat/engine";
import { expect, test } from "vitest";
import { unevenness } from "./batch/unevenness.ts";

const models = await loadModels();

/** As many as an examination takes of each level unless told otherwise. */
const SEEDS = 300;

/**
 * Stocks that so many seeds show only in part: in a sorted one they would all be alike. Slips from a pool lie where they
 * lie, and are held to even letters over all models together.
 */
const cases = models
  .filter(makesChoices)
  .filter(({ optionDesign }) => optionDesign !== "pool")
  .flatMap((model) =>
    model.levels
      .filter((level) => model.closed === true && (model.space[level] ?? 0) > SEEDS)
      .map((level) => [model.id, level, model] as const),
  );

test.each(cases)("%s at %s: the key letters of the first seeds are even", (_, level, model) => {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (let seed = 0; seed < SEEDS; seed++)
    counts[generate(model, level, seed).item.correctAnswer]++;
  const letters = Object.values(counts);
  expect(unevenness(letters), `A to D: ${letters.join(", ")}`).toBeUndefined();
});
