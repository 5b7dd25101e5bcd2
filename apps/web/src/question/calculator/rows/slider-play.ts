import type { SliderRange } from "../sheet.ts";

/** How far a slider has come that plays, and which way it goes. */
export interface Playing {
  readonly value: number;
  readonly way: 1 | -1;
}

/** Milliseconds in which it goes from one limit to the other, and from one value to the next at the least. */
const COURSE = 8000;
const LEAST_TICK = 40;

/** How often a slider that plays moves on, in milliseconds, and by how many steps. */
export function tickOf({ from, to, step }: SliderRange): { tick: number; steps: number } {
  const perStep = (COURSE * step) / (to - from);
  const steps = Math.ceil(LEAST_TICK / perStep);
  return { tick: perStep * steps, steps };
}

/** Where a slider goes next that plays: to and fro between its limits. */
export function playedOn({ value, way }: Playing, range: SliderRange, steps: number): Playing {
  const { from, to, step } = range;
  const next = value + way * steps * step;
  // From beyond its limits it comes back to them.
  if (next >= to) return { value: to, way: -1 };
  if (next <= from) return { value: from, way: 1 };
  return { value: next, way };
}

/** The next value, by hand; from the last one it goes back to the first. */
export function steppedOn(value: number, { from, to, step }: SliderRange): number {
  const next = value + step;
  // Steps of binary numbers may come to the limit by a hair more than it.
  return value < from || next > to + step / 1e6 ? from : Math.min(next, to);
}
