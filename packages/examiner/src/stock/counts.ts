/** How often each value stands in the list, the most frequent first. */
export function countsOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Map([...counts].toSorted(([, a], [, b]) => b - a));
}
