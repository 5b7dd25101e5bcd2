/**
 * The median of what answers took, as far as it is known: one question that was left open for an hour says nothing of the
 * others.
 */
export function paceOf(times: readonly (number | null)[]): number | null {
  const sorted = times.filter((time) => time !== null).toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
