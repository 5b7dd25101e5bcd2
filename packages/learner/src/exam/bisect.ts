/**
 * Where a claim that holds up to a place and no further stops holding, between two places.
 *
 * @param within how near the place is found
 */
export function bisect(
  holds: (place: number) => boolean,
  [from, to]: readonly [number, number],
  within: number,
): number {
  let [low, high] = [from, to];
  while (high - low > 2 * within) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
