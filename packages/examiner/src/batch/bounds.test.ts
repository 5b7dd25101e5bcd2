import { loadModels, makesChoices } from "@sat/engine";
import { expect, test } from "vitest";
import { GUESSERS } from "../guessers/one-line.ts";
import { BOUNDS, DESIGNS_WITHOUT_LEAK, luck } from "./bounds.ts";

const models = await loadModels();

/** How likely so many items or more, each with a chance of one quarter, are guessed right. */
function tail(items: number, right: number): number {
  let logOdds = items * Math.log(3 / 4);
  let sum = right === 0 ? Math.exp(logOdds) : 0;
  for (let hit = 1; hit <= items; hit++) {
    logOdds += Math.log((items - hit + 1) / hit / 3);
    if (hit >= right) sum += Math.exp(logOdds);
  }
  return sum;
}

/** How likely a share above the limit is, where each item is guessed with so high a chance, by the normal law. */
function sight(chance: number, items: number): number {
  const deviation = (luck(items) - chance) / Math.sqrt((chance * (1 - chance)) / items);
  let below = 0;
  const step = 1e-3;
  for (let at = -8; at < deviation; at += step) below += Math.exp((-at * at) / 2) * step;
  return 1 - below / Math.sqrt(2 * Math.PI);
}

test.each([300, 500, 900, 5_000])(
  "at %i items luck stops fewer than one examination in twenty, whatever the guessers share",
  (items) => {
    const held = models
      .filter(makesChoices)
      .filter(({ optionDesign }) => DESIGNS_WITHOUT_LEAK.has(optionDesign));
    const tests = held.length * GUESSERS.length * 2;
    const limit = Math.max(BOUNDS.oneLine.limit, luck(items));
    expect(tests * tail(items, Math.floor(limit * items) + 1)).toBeLessThan(1 / 20);
  },
);

test("leaks that matter are seen all the same", () => {
  expect(sight(0.45, 300)).toBeGreaterThan(0.99);
  expect(sight(0.35, 900)).toBeGreaterThan(0.95);
  expect(sight(0.3, 5_000)).toBeGreaterThan(0.99);
});

test("from twelve thousand items on the bound itself holds", () => {
  expect(luck(12_000)).toBeLessThan(BOUNDS.oneLine.limit);
});
