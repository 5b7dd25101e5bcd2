import { type Rational, multiply, rational } from "../math/rational.ts";

/** How an option comes about: the known measure times a power of the ratio of lengths, or divided by it. */
export interface Scaling {
  readonly power: 1 | 2 | 3;
  readonly up: boolean;
}

export interface Similar extends Scaling {
  /** Corresponding lengths of the smaller and the larger figure, in lowest terms. */
  readonly lengths: readonly [number, number];
  /** The measure that is given: of the smaller figure when scaling up. */
  readonly known: number;
}

export function scaled(
  { lengths: [small, large], known }: Similar,
  { power, up }: Scaling,
): Rational {
  const ratio = up ? rational(large, small) : rational(small, large);
  let value = rational(known);
  for (let factor = 0; factor < power; factor++) value = multiply(value, ratio);
  return value;
}

/** Whole numbers that may be a size. */
const SIZES = Array.from({ length: 400 }, (_, place) => place + 1);

/** Widths beyond this many times the ratio's own numbers would not fit the scenarios. */
const WIDEST = 150;

/** Sizes for which a rectangle with the known measure is no more than three times as long as wide. */
export function rectangleSizes(
  known: number,
  [small, large]: Similar["lengths"],
  { power, up }: Scaling,
): number[] {
  return SIZES.filter((size) => {
    const width = size * (up ? small : large);
    const other = power === 2 ? known / width : known / 2 - width;
    return size * large <= WIDEST && other > width / 3 && other < 3 * width;
  });
}

/** Multiples of the ratio's other power that suit the known measure: between a cube and a flat box. */
export function solidSizes(
  known: number,
  [small, large]: Similar["lengths"],
  { power, up }: Scaling,
): number[] {
  const length = up ? small : large;
  return SIZES.filter((size) => {
    const other = size * (power === 3 ? length * length : length * length * length);
    const [area, volume] = power === 3 ? [other, known] : [known, other];
    const shape = (area * area * area) / (volume * volume);
    return shape > 230 && shape < 900;
  });
}

function both(powers: readonly Scaling["power"][]): Scaling[] {
  return powers.flatMap((power) => [true, false].map((up) => ({ power, up })));
}

export const planeScalings = both([1, 2]);
export const solidScalings = both([2, 3]);
