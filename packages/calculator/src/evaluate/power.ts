/** Odd denominators that exponents of negative bases are tried with. */
const LARGEST_ODD = 25;

/** A power in the reals: (-8)^(1/3) is -2, (-8)^(1/2) is none. */
export function power(base: number, exponent: number): number {
  if (base === 0 && exponent < 0) return NaN;
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  for (let under = 3; under <= LARGEST_ODD; under += 2) {
    const over = Math.round(exponent * under);
    if (Math.abs(exponent * under - over) < 1e-12) {
      const size = (-base) ** exponent;
      return over % 2 === 0 ? size : -size;
    }
  }
  return NaN;
}

/** The root of an index in the reals, exact where it is whole. */
export function root(radicand: number, index: number): number {
  const raw = power(radicand, 1 / index);
  const near = Math.round(raw);
  return near ** index === radicand ? near : raw;
}
