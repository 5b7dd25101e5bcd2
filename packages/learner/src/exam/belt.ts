import type { SatSection } from "./sat-section.ts";
import { sharedError } from "./shared-error.ts";
import { shareUpTo, sumsByMisses, sumsOf, together } from "./sums.ts";
import { waysThrough } from "./ways-through.ts";

/** Three places that stand for a normal distribution, in spreads, and their weights (Gauss and Hermite). */
const PLACES = [
  { at: -Math.sqrt(3), weight: 1 / 6 },
  { at: 0, weight: 2 / 3 },
  { at: Math.sqrt(3), weight: 1 / 6 },
];

/**
 * How likely who has an ability comes out below this paper on the same form, whichever route they are led; those level with
 * it count by half. It falls as the ability rises: where it is 0.95 and 0.05 are the bounds of nine tenths, a confidence
 * belt (Neyman, "Outline of a theory of statistical estimation", 1937), worked out for the very form. Whose estimate is
 * below the paper's is told by what misses weigh there: they have lost more. How likely each loss is follows exactly, but
 * for what all questions of a form may be off by together, which moves every loss.
 */
export function shareBelow(sat: SatSection): (ability: number) => number {
  const { first, ways } = waysThrough(sat);
  const most = Math.max(...ways.map(({ from }) => from));
  return (ability) => {
    const sums = sumsByMisses(first, ability, most);
    return ways.reduce((share, { from, below, second, lost }) => {
      const before = together(sums.slice(from, below));
      const after = sumsOf(second, ability);
      const error = sharedError([...first, ...second], ability);
      if (error === 0) return share - shareUpTo(lost, before, after);
      return PLACES.reduce(
        (left, { at, weight }) => left - weight * shareUpTo(lost + at * error, before, after),
        share,
      );
    }, 1);
  };
}
