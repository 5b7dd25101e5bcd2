/** An exact fraction of whole numbers in lowest terms with a positive denominator. */
export interface Rational {
  readonly num: number;
  readonly den: number;
}
