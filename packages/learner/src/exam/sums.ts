import { type Curve, chanceOn } from "./curve.ts";

/** A question's curve, and the whole number that a miss adds to what a paper has lost. */
export interface Counted {
  readonly curve: Curve;
  readonly counts: number;
}

/** How likely it is to lose each sum, from 0 on. */
export type Sums = Float64Array;

/** How likely who has an ability loses each sum. */
export function sumsOf(questions: readonly Counted[], ability: number): Sums {
  return together(sumsByMisses(questions, ability, 0));
}

/**
 * The same by how many of the questions are missed: 0, 1, and so on, so many and more taken together. It starts from none;
 * each question then multiplies what it adds to by the odds of its being missed.
 */
export function sumsByMisses(
  questions: readonly Counted[],
  ability: number,
  most: number,
): readonly Sums[] {
  const length = 1 + questions.reduce((sum, { counts }) => sum + counts, 0);
  const byMisses = Array.from({ length: most + 1 }, () => new Float64Array(length));
  const chances = questions.map(({ curve }) => chanceOn(curve, ability));
  const allRight = chances.reduce((likely, chance) => likely * chance, 1);
  byMisses[0]?.fill(allRight, 0, 1);
  let highest = 0;
  for (const [at, { counts }] of questions.entries()) {
    const chance = chances[at] ?? 1;
    const moved = { odds: (1 - chance) / chance, by: counts, highest };
    // From the most down: what is moved is still from before this question.
    for (let misses = Math.min(most, at + 1); misses >= 0; misses--) {
      const [own, fewer] = [byMisses[misses], byMisses[misses - 1]];
      if (own !== undefined && misses === most) addMoved(own, own, moved);
      if (own !== undefined && fewer !== undefined) addMoved(own, fewer, moved);
    }
    highest += counts;
  }
  return byMisses;
}

interface Moved {
  readonly odds: number;
  readonly by: number;
  /** The highest sum that there has been. */
  readonly highest: number;
}

/** Adds to each sum what led there. From the highest down, so that both may be one. */
function addMoved(to: Sums, from: Sums, { odds, by, highest }: Moved): void {
  for (let sum = highest; sum >= 0; sum--) {
    to[sum + by] = (to[sum + by] ?? 0) + odds * (from[sum] ?? 0);
  }
}

/**
 * How likely two sums together are below a bound, and half of how likely they are level with it. Between two whole numbers
 * goes a straight line.
 */
export function shareUpTo(bound: number, one: Sums, other: Sums): number {
  const whole = Math.floor(bound);
  const below = other.map((likely) => likely / 2);
  for (let sum = 1; sum < below.length; sum++) {
    below[sum] = (below[sum] ?? 0) + (below[sum - 1] ?? 0) + (other[sum - 1] ?? 0) / 2;
  }
  const upTo = (least: number) => (least < 0 ? 0 : (below[least] ?? 1));
  return one.reduce((share, likely, sum) => {
    const [under, over] = [upTo(whole - sum), upTo(whole - sum + 1)];
    return share + likely * (under + (bound - whole) * (over - under));
  }, 0);
}

/** How likely each sum is in one case or another. */
export function together(cases: readonly Sums[]): Sums {
  const [first = new Float64Array(1), ...rest] = cases;
  const sums = first.slice();
  for (const each of rest) addMoved(sums, each, { odds: 1, by: 0, highest: sums.length - 1 });
  return sums;
}
