import type { Axis } from "@sat/item";

/** Maps a value of the figure to a place in the drawing. */
export type Scale = (value: number) => number;

/** The straight scale that takes `from` to `to`, end to end. */
export function linear(from: readonly [number, number], to: readonly [number, number]): Scale {
  const [a, b] = from;
  const [c, d] = to;
  return (value) => c + ((value - a) / (b - a)) * (d - c);
}

/** Where an axis has its grid lines, without the drift of adding up decimals. */
export function ticks({ min, max, step }: Axis): number[] {
  const count = Math.floor((max - min) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => rounded(min + at * step, step));
}

function rounded(value: number, step: number): number {
  return Number(value.toFixed(decimals(step)));
}

function decimals(step: number): number {
  return String(step).split(".")[1]?.length ?? 0;
}

/** The numbers along an axis as printed: one form for all, a true minus sign, no units, thousands parted. */
export function printed(axis: Axis): string[] {
  const values = ticks(axis);
  const isParted = !countsYears(axis);
  return values.map((value) => {
    const [whole = "", part] = String(Math.abs(value)).split(".");
    const grouped = isParted ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole;
    return (value < 0 ? "−" : "") + grouped + (part === undefined ? "" : `.${part}`);
  });
}

/** Years have no comma. An axis of them lies among them, and its label, if it has one, says so. */
function countsYears({ min, max, label = "Year" }: Axis): boolean {
  return min >= 1500 && max <= 2100 && /\byears?\b/i.test(label);
}

/** Steps by which labels may be left out. */
const STRIDES = [1, 2, 4, 5, 10, 20, 25, 50];

/**
 * Which ticks get their number: all when there is room, else every second, fourth, … counted from
 * zero, or from the first tick when there is no zero. `room` is the distance between two ticks.
 */
export function labelled(values: readonly number[], widest: number, room: number): number[] {
  const stride = STRIDES.find((each) => each * room >= widest) ?? values.length;
  const start = Math.max(0, values.indexOf(0));
  return values.filter((_, at) => (at - start) % stride === 0);
}
