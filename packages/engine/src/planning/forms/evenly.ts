/**
 * So many members of a list at even steps: each stretch of the list has its share, to one more or less. With all
 * halves apart (`start` 0 and 0.5, half as many as the list has), the two together are the list.
 *
 * @param start where in the first step to begin, from 0 up to 1
 */
export function evenly<T>(list: readonly T[], count: number, start = 0): T[] {
  const step = list.length / count;
  return Array.from({ length: count }, (_, at) => list[Math.floor((at + start) * step)] as T); // inside: start is below 1
}
