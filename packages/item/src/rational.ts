/** An exact fraction of whole numbers in lowest terms with a positive denominator. */
export interface Rational {
  readonly num: number;
  readonly den: number;
}

/** A value as a whole number or a fraction: "3", "-2/3". */
export function rationalText({ num, den }: Rational): string {
  return den === 1 ? `${num}` : `${num}/${den}`;
}
