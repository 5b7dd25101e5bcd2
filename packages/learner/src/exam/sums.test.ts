import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOn } from "./curve.ts";
import { type Counted, shareUpTo, sumsByMisses, sumsOf } from "./sums.ts";

const questions = fc.array(
  fc.record({
    curve: fc.record({
      difficulty: fc.double({ min: -2, max: 2, noNaN: true }),
      slope: fc.constant(1),
      luck: fc.constantFrom(0, 0.225),
    }),
    counts: fc.integer({ min: 0, max: 5 }),
  }),
  { maxLength: 6 },
);
const abilities = fc.double({ min: -3, max: 3, noNaN: true });

/** Every paper there is on these questions: how likely it is, what it has lost, and by how many misses. */
function papers(asked: readonly Counted[], ability: number) {
  let all = [{ likely: 1, sum: 0, misses: 0 }];
  for (const { curve, counts } of asked) {
    const chance = chanceOn(curve, ability);
    all = all.flatMap(({ likely, sum, misses }) => [
      { likely: likely * chance, sum, misses },
      { likely: likely * (1 - chance), sum: sum + counts, misses: misses + 1 },
    ]);
  }
  return all;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

test("each sum is as likely as all papers that come to it, by how many are missed", () => {
  fc.assert(
    fc.property(questions, abilities, fc.nat(4), (asked, ability, most) => {
      const all = papers(asked, ability);
      for (const [misses, sums] of sumsByMisses(asked, ability, most).entries()) {
        const own = all.filter((paper) => Math.min(most, paper.misses) === misses);
        for (const [sum, likely] of sums.entries()) {
          const expected = total(own.filter((each) => each.sum === sum).map((each) => each.likely));
          expect(likely).toBeCloseTo(expected, 12);
        }
      }
    }),
  );
});

test("two sums are below a bound as often as papers of both are, and half as often as they are level", () => {
  fc.assert(
    fc.property(
      questions,
      questions,
      abilities,
      fc.integer({ min: -2, max: 62 }),
      (one, other, ability, bound) => {
        const all = papers([...one, ...other], ability);
        const below = total(all.filter(({ sum }) => sum < bound).map(({ likely }) => likely));
        const level = total(all.filter(({ sum }) => sum === bound).map(({ likely }) => likely));
        const share = shareUpTo(bound, sumsOf(one, ability), sumsOf(other, ability));
        expect(share).toBeCloseTo(below + level / 2, 12);
      },
    ),
  );
});
