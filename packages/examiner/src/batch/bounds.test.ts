import { loadModels, makesChoices } from "@sat/engine";
import { expect, test } from "vitest";
import { GUESSERS } from "../guessers/one-line.ts";
import { BOUNDS, SECOND_LOOK, TESTS, luck, suspicion } from "./bounds.ts";

const models = await loadModels();

/** What one line may reach of a design that promises to give nothing away. */
function oneLineLimit(): number {
  return BOUNDS.get("orbit")?.oneLine ?? Number.NaN;
}

/** How likely each number of items is guessed right, where each item is with so high a chance. */
function chances(chance: number, items: number): number[] {
  const [right, wrong] = [Math.log(chance), Math.log(1 - chance)];
  let choices = 0;
  return Array.from({ length: items + 1 }, (_, hits) => {
    if (hits > 0) choices += Math.log((items - hits + 1) / hits);
    return Math.exp(choices + hits * right + (items - hits) * wrong);
  });
}

/** How likely more than so large a share is guessed right. */
function over(share: number, of: readonly number[]): number {
  const items = of.length - 1;
  return of.reduce((sum, each, hits) => (hits > share * items + 1e-9 ? sum + each : sum), 0);
}

/** Items of both looks together, where the first has so many. */
function bothLooks(items: number): number {
  return items * (1 + SECOND_LOOK);
}

/** How likely a guesser is suspected at the first of two looks, and over its limit on both together. */
function found(chance: number, items: number): number {
  const [first, second] = [chances(chance, items), chances(chance, SECOND_LOOK * items)];
  let beyond = 0;
  // How likely the second look has at least so many right.
  const atLeast = second
    .map((_, place) => (beyond += second[second.length - 1 - place] ?? 0))
    .toReversed();
  const limit = oneLineLimit();
  const all = bothLooks(items);
  const needed = Math.floor(Math.max(limit, luck(all)) * all + 1e-9) + 1;
  const suspected = Math.max(limit, suspicion(items)) * items;
  return first.reduce(
    (sum, each, hits) =>
      hits > suspected ? sum + each * (atLeast[Math.max(needed - hits, 0)] ?? 0) : sum,
    0,
  );
}

const SIZES = [90, 180, 300, 500, 900, 5_000];

test.each(SIZES)(
  "at %i items luck stops fewer than one examination in a thousand, whatever the guessers share",
  (items) => {
    const held = models.filter(makesChoices).filter(({ optionDesign }) => BOUNDS.has(optionDesign));
    const tests = held.length * (GUESSERS.length * 2 + 1);
    expect(tests).toBeLessThanOrEqual(TESTS);
    const all = bothLooks(items);
    expect(tests * over(luck(all), chances(1 / 4, all))).toBeLessThan(1 / 1_000);
    expect(tests * found(1 / 4, items)).toBeLessThan(1 / 1_000);
  },
);

/** What a single look at four standard errors allows. */
function fourErrors(items: number): number {
  return 1 / 4 + 4 * Math.sqrt(3 / 16 / items);
}

const LEAKS = SIZES.flatMap((items) =>
  [0.28, 0.3, 0.33, 0.36, 0.39, 0.42, 0.45, 0.5, 0.6].map((chance) => [chance, items] as const),
);

test.each(LEAKS)(
  "a leak of %d at %i items is found in two looks as surely as in one at four standard errors",
  (chance, items) => {
    const limit = Math.max(oneLineLimit(), fourErrors(items));
    const once = over(limit, chances(chance, items));
    // What one look finds less than one time in four is left to an examination of more seeds.
    const due = once > 1 / 4 ? Math.min(once, 0.999) : 0;
    expect(found(chance, items)).toBeGreaterThanOrEqual(due);
  },
);

test("both looks together allow luck less than one look at four standard errors did", () => {
  for (const items of SIZES) expect(luck(bothLooks(items))).toBeLessThan(fourErrors(items));
});

test("leaks that matter are seen", () => {
  expect(found(0.45, 300)).toBeGreaterThan(0.999);
  expect(found(0.35, 900)).toBeGreaterThan(0.99);
  expect(found(0.3, 5_000)).toBeGreaterThan(0.99);
});

test("from fifteen thousand items on the bound itself holds", () => {
  expect(luck(15_000)).toBeLessThan(oneLineLimit());
});
