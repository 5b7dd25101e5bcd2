import type { SatSection } from "./sat-section.ts";
import { shareUpTo, sumsByMisses, sumsOf, together } from "./sums.ts";
import { waysThrough } from "./ways-through.ts";

/**
 * How likely who has an ability comes out below this paper on the same form, whichever route they are led; those level with
 * it count by half. It falls as the ability rises: where it is 0.95 and 0.05 are the bounds of nine tenths, a confidence
 * belt (Neyman, "Outline of a theory of statistical estimation", 1937), worked out for the very form. Whose estimate is
 * below the paper's is told by what misses weigh there: they have lost more. How likely each loss is follows exactly.
 */
export function shareBelow(sat: SatSection): (ability: number) => number {
  const { first, ways } = waysThrough(sat);
  const most = Math.max(...ways.map(({ from }) => from));
  return (ability) => {
    const sums = sumsByMisses(first, ability, most);
    return ways.reduce((share, { from, below, second, lost }) => {
      const before = together(sums.slice(from, below));
      return share - shareUpTo(lost, before, sumsOf(second, ability));
    }, 1);
  };
}
