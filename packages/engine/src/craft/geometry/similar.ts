import { type Rational, multiply, rational } from "../../math/rational.ts";

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

const WIDEST = 120;
const LONGEST = 180;

/** Sizes of rectangles that could be a photograph, a map or a mirror, no long strips. */
export function rectangleSizes(
  known: number,
  [small, large]: Similar["lengths"],
  { power, up }: Scaling,
): number[] {
  const given = up ? small : large;
  return SIZES.filter((size) => {
    const width = size * given;
    const other = power === 2 ? known / width : known / 2 - width;
    const isHandy = size * large <= WIDEST && (other * large) / given <= LONGEST;
    return isHandy && 2 * width < 5 * other && 2 * other < 5 * width;
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

/** Each scaling with as many of its sizes as every other has, so that each is the key as often. */
export function evenly(
  scalings: readonly Scaling[],
  sizesOf: (scaling: Scaling) => readonly number[],
): (Scaling & { readonly size: number })[] {
  const all = scalings.map((scaling) => ({ scaling, sizes: sizesOf(scaling) }));
  const most = Math.min(...all.map(({ sizes }) => sizes.length));
  return all.flatMap(({ scaling, sizes }) => {
    const start = Math.floor((sizes.length - most) / 2);
    return sizes.slice(start, start + most).map((size) => ({ ...scaling, size }));
  });
}
