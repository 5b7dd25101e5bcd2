/** Euler's e to this power, which is at most 0. By arithmetic alone, and so the same on every machine to the last digit. */
export function exponential(power: number): number {
  let halvings = 0;
  let small = power;
  for (; small < -0.25; halvings++) small /= 2;
  let sum = 1;
  for (let term = 12; term > 0; term--) sum = 1 + (sum * small) / term;
  for (; halvings > 0; halvings--) sum *= sum;
  return sum;
}

/** The density of the standard normal distribution. */
export function density(z: number): number {
  return exponential((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** Past this many standard deviations nothing is left to tell. */
const FAR = 8;

/** The share of the standard normal distribution below z: Marsaglia, "Evaluating the Normal Distribution" (2004). */
export function shareBelow(z: number): number {
  if (z < -FAR) return 0;
  if (z > FAR) return 1;
  let term = z;
  let sum = z;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 + sum * density(z);
}
