import type { Axis } from "@sat/item";

/** Most tick labels an axis has room for. */
const MOST_TICKS = 60;

export function axisFaults(axis: Axis, name: string): string[] {
  const ticks = (axis.max - axis.min) / axis.step;
  if (axis.min < axis.max && axis.step > 0 && ticks <= MOST_TICKS) return [];
  return [`the ${name} runs from ${axis.min} to ${axis.max} by ${axis.step}`];
}

/** What of the values lies beyond the axis. */
export function outside(axis: Axis, values: readonly number[], name: string): string[] {
  const beyond = values.filter((value) => value < axis.min || value > axis.max);
  return beyond.length === 0 ? [] : [`${beyond.join(", ")} lies outside the ${name}`];
}
