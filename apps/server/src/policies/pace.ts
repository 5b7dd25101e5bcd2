/** So few answers say little of how long the next will take. */
const FEWEST = 3;

/** The median of what answers took, in milliseconds; null of fewer than three. */
export function paceOf(times: readonly number[]): number | null {
  return times.length < FEWEST ? null : medianOf(times);
}

/** One question that was left open for an hour says nothing of the others; null without any value. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
