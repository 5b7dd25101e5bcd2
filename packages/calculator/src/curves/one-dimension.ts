/** A function of one coordinate; NaN where it has no value. */
export type OneDimensional = (coordinate: number) => number;

/** Halvings after which two binary numbers lie side by side. */
const HALVINGS = 60;

/**
 * Closes in on where something changes between two places, of which `has` holds for the first alone. Gives the last
 * place found where it holds, and the first where it does not.
 */
export function closeIn(
  [holding, other]: readonly [number, number],
  has: (place: number) => boolean,
): readonly [number, number] {
  let [here, there] = [holding, other];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (here + there) / 2;
    if (middle === here || middle === there) break;
    if (has(middle)) here = middle;
    else there = middle;
  }
  return [here, there];
}
