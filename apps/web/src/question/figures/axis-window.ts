import type { Axis } from "@sat/item";

/** Air between what is drawn and either end of the axis, in steps: as much as leaves the axis filled. */
const AIRS = [
  [0.35, 0.35],
  [0.35, 0],
  [0, 0.35],
] as const;
/** Least share of an axis that is to be filled. */
const FILLED = 0.6;

/** The part of an axis, from grid line to grid line, along which there is something drawn, and nought. */
export function axisWindow(axis: Axis, values: readonly number[]): Axis {
  const steps = [0, ...values].map((value) => (value - axis.min) / axis.step);
  const [low, high] = [Math.min(...steps), Math.max(...steps)];
  if (low === high) return axis;
  const ends = ([below, above]: readonly [number, number]) =>
    [Math.floor(low - below), Math.ceil(high + above)] as const;
  const airy = AIRS.map(ends).find(([min, max]) => high - low >= FILLED * (max - min));
  const [min, max] = airy ?? ends([0, 0]);
  return {
    ...axis,
    min: Math.max(axis.min, axis.min + min * axis.step),
    max: Math.min(axis.max, axis.min + max * axis.step),
  };
}
