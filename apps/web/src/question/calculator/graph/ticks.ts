/** The lines of a grid along one axis, in units of the graph. */
export interface Ticks {
  readonly major: readonly number[];
  readonly minor: readonly number[];
  /** Digits after the point that tell its numbers apart. */
  readonly digits: number;
}

/** Pixels between two lines that bear numbers, at least. */
const LEAST_GAP = 64;
/** Steps that are easy to count in, with the lines that they are divided into. */
const STEPS = [
  { step: 1, parts: 5 },
  { step: 2, parts: 4 },
  { step: 5, parts: 5 },
  { step: 10, parts: 5 },
] as const;

/** Lines from one limit to the other, so far apart that their numbers can be read. */
export function ticksBetween(from: number, to: number, perPixel: number): Ticks {
  const least = perPixel * LEAST_GAP;
  const exponent = Math.floor(Math.log10(least));
  const unit = 10 ** exponent;
  const { step, parts } = STEPS.find((each) => each.step * unit >= least) ?? STEPS[3];
  const major = step * unit;
  return {
    major: multiples(major, from, to),
    minor: multiples(major / parts, from, to),
    digits: Math.max(0, -Math.floor(Math.log10(major) + 1e-9)),
  };
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step);
}

/** As an axis prints it: with a true minus, and short where it is long. */
export function tickText(value: number, digits: number): string {
  const isLong = value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4);
  const text = isLong
    ? value
        .toExponential(1)
        .replace(/\.0(?=e)/, "")
        .replace("e+", "e")
    : value.toFixed(digits);
  return text.replaceAll("-", "\u2212");
}
