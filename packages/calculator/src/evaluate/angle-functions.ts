import type { Settings } from "../rows/row.ts";
import { over } from "./over.ts";

type Unary = (value: number) => number;

/** Sines at multiples of a twelfth of a turn, where binary fractions miss them. */
const TWELFTHS = [0, 0.5, null, 1, null, 0.5, 0, -0.5, null, -1, null, -0.5];

/** The functions of angles; in radians at the same places as exact as in degrees. */
export function angleFunctions(angle: Settings["angle"]): Readonly<Record<string, Unary>> {
  const turn = angle === "degrees" ? 360 : 2 * Math.PI;
  const toRadians = (value: number) => (value / turn) * 2 * Math.PI;
  const fromRadians = (value: number) => (value / (2 * Math.PI)) * turn;
  const sin = (value: number) => exactSine(value / turn) ?? Math.sin(toRadians(value));
  const cos = (value: number) => exactSine(value / turn + 0.25) ?? Math.cos(toRadians(value));
  const tan = (value: number) => {
    const eighths = nearWhole((value / turn) * 8);
    // An odd eighth of a turn: 1 and -1 by turns.
    if (eighths !== null && eighths % 2 !== 0) return ((eighths % 4) + 4) % 4 === 1 ? 1 : -1;
    return over(sin(value), cos(value));
  };
  const arcsin = (value: number) => fromRadians(Math.asin(value));
  const arccos = (value: number) => fromRadians(Math.acos(value));
  const arctan = (value: number) => fromRadians(Math.atan(value));
  return {
    sin,
    cos,
    tan,
    sec: (value) => over(1, cos(value)),
    csc: (value) => over(1, sin(value)),
    cot: (value) => over(cos(value), sin(value)),
    arcsin,
    arccos,
    arctan,
    asin: arcsin,
    acos: arccos,
    atan: arctan,
  };
}

function exactSine(turns: number): number | null {
  const twelfths = nearWhole(turns * 12);
  return twelfths === null ? null : (TWELFTHS[((twelfths % 12) + 12) % 12] ?? null);
}

/** Beyond this the last binary digits are worth too much to be passed over. */
const LARGEST = 1e9;

/** The whole number that a value is but for the last binary digits. */
function nearWhole(value: number): number | null {
  const [whole, size] = [Math.round(value), Math.abs(value)];
  const isNear = size <= LARGEST && Math.abs(value - whole) <= 1e-15 * Math.max(1, size);
  return isNear ? whole : null;
}
