import { loadModels, makesChoices } from "@sat/engine";
import { expect, test } from "vitest";
import { unevenness } from "./unevenness.ts";

const models = await loadModels();

/** How likely so many items, each as likely in one of four places as in another, stand unevenly. */
function falseAlarm(items: number): number {
  const logs = [0];
  for (let n = 1; n <= items; n++) logs.push((logs[n - 1] ?? 0) + Math.log(n));
  let sum = 0;
  for (const counts of inFours(items)) {
    if (unevenness(counts) === undefined) continue;
    const ways = counts.reduce((log, count) => log - (logs[count] ?? 0), logs[items] ?? 0);
    sum += waysToOrder(counts) * Math.exp(ways - items * Math.log(4));
  }
  return sum;
}

/** Every four counts of so many, the largest first: their order changes nothing. */
function* inFours(items: number): Generator<readonly number[]> {
  for (let a = items; 4 * a >= items; a--)
    for (let b = Math.min(a, items - a); 3 * b >= items - a; b--)
      for (let c = Math.min(b, items - a - b); 2 * c >= items - a - b; c--)
        yield [a, b, c, items - a - b - c];
}

/** In how many orders four counts may stand. */
function waysToOrder(counts: readonly number[]): number {
  const alike = new Map<number, number>();
  let ways = 1;
  for (const [place, count] of counts.entries()) {
    const times = (alike.get(count) ?? 0) + 1;
    alike.set(count, times);
    ways = (ways * (place + 1)) / times;
  }
  return ways;
}

test.each([8, 11, 20, 30, 60, 90, 120, 180, 300])(
  "at %i items luck alone makes keys uneven in fewer than one examination in five hundred",
  (items) => {
    // Of letters and, among numbers, of ranks.
    const tests = 2 * models.filter(makesChoices).length;
    expect(tests * falseAlarm(items)).toBeLessThan(1 / 500);
  },
);

test("a letter that is never the key is seen, and so is one that is the key half the time", () => {
  expect(unevenness([0, 40, 40, 40])).toBeGreaterThan(30);
  expect(unevenness([60, 20, 20, 20])).toBeGreaterThan(30);
});

test("counts that differ by less than a harmless share are even, however many", () => {
  expect(unevenness([25_900, 24_700, 24_700, 24_700])).toBeUndefined();
  expect(unevenness([26_500, 24_500, 24_500, 24_500])).toBeGreaterThan(30);
});

test("nothing is even", () => {
  expect(unevenness([0, 0, 0, 0])).toBeUndefined();
});
