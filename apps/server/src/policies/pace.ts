/** The median of what answers took: one question that was left open for an hour says nothing of the others. */
export function paceOf(times: readonly number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
