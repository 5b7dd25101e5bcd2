/** A quotient in the reals, of which there is none by zero. */
export function over(value: number, under: number): number {
  return under === 0 ? NaN : value / under;
}
