import { type ChoiceModel, designAt, generate, loadModels, makesChoices } from "@sat/engine";
import type { Difficulty } from "@sat/item";
import { expect, test } from "vitest";
import { unevenness } from "./batch/unevenness.ts";

const models = await loadModels();

/** As many as an examination takes of each level unless told otherwise. */
const SEEDS = 300;

/** Stocks that so many seeds show only in part: in a sorted one they would all be alike. */
const cases = models
  .filter(makesChoices)
  .flatMap((model) =>
    model.levels
      .filter((level) => model.closed === true && (model.space[level] ?? 0) > SEEDS)
      .map((level) => [model.id, level, model] as const),
  );

function keyLetters(model: ChoiceModel, level: Difficulty, seeds: number): number[] {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (let seed = 0; seed < seeds; seed++)
    counts[generate(model, level, seed).item.correctAnswer]++;
  return Object.values(counts);
}

const isPool = ([, level, model]: (typeof cases)[number]) => designAt(model, level) === "pool";

test.each(cases.filter((each) => !isPool(each)))(
  "%s at %s: the key letters of the first seeds are even",
  (_, level, model) => {
    const letters = keyLetters(model, level, SEEDS);
    expect(unevenness(letters), `A to D: ${letters.join(", ")}`).toBeUndefined();
  },
);

// Slips from a pool lie where they lie; in a stock of mixed order the first seeds show what all show.
test.each(cases.filter(isPool))(
  "%s at %s: the key letters of the first seeds are those of the whole stock",
  (_, level, model) => {
    const stock = model.space[level] ?? 0;
    const whole = keyLetters(model, level, stock).map((count) => count / stock);
    keyLetters(model, level, SEEDS).forEach((count, at) => {
      const share = whole[at] ?? 0;
      const error = Math.sqrt((share * (1 - share)) / SEEDS);
      expect(Math.abs(count / SEEDS - share)).toBeLessThanOrEqual(4 * error);
    });
  },
);
