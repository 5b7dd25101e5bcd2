/** Terms of the series that reach past the last digit of a double. */
const TERMS = 12;

/**
 * Sine of an angle in degrees, for drawing. Made of sums and products alone, as the machine's own function
 * may differ in its last digits from one machine to another.
 */
export function sine(angle: number): number {
  const turned = (((angle % 360) + 540) % 360) - 180;
  const reduced = turned > 90 ? 180 - turned : Math.max(turned, -180 - turned);
  const x = (reduced * Math.PI) / 180;
  let [term, sum] = [x, x];
  for (let at = 1; at < TERMS; at++) {
    term *= -(x * x) / (2 * at * (2 * at + 1));
    sum += term;
  }
  return sum;
}

export function cosine(angle: number): number {
  return sine(angle + 90);
}
