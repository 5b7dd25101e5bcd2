import { type Columns, leastSquares } from "./least-squares.ts";

/** What is left unexplained, by parameters. */
export type Residuals = (parameters: readonly number[]) => readonly number[];

export interface Descent {
  readonly parameters: readonly number[];
  /** The sum of the squares that are left. */
  readonly squares: number;
}

/** A step that wins less than this share has arrived. */
const ARRIVED = 1e-15;

/** Damped more than this no step moves anything. */
const STIFF = 1e10;

/**
 * Goes down from a start towards the next lowest sum of squares, by so many steps at most: steps by the slopes, damped
 * more after a try that went up and less after one that went down (Marquardt 1963, in the scaling of Moré 1978).
 */
export function descend(residuals: Residuals, start: readonly number[], steps: number): Descent {
  let now: Descent = { parameters: start, squares: squaresOf(residuals(start)) };
  let damping = 1e-3;
  for (let step = 0; step < steps && now.squares > 0 && damping < STIFF; step += 1) {
    const slopes = now.parameters.map((_, at) => slopeOf(residuals, now.parameters, at));
    if (!slopes.every((column) => column.every(Number.isFinite))) break;
    const here = residuals(now.parameters);
    let next = now;
    for (; next.squares >= now.squares && damping < STIFF; damping *= 10) {
      const parameters = stepped(now.parameters, slopes, here, damping);
      next = { parameters, squares: squaresOf(residuals(parameters)) };
    }
    if (!(next.squares < now.squares)) break;
    const hasArrived = now.squares - next.squares <= ARRIVED * now.squares;
    now = next;
    damping /= 100;
    if (hasArrived) break;
  }
  return now;
}

function stepped(
  parameters: readonly number[],
  slopes: Columns,
  here: readonly number[],
  damping: number,
): readonly number[] {
  // The damping as further rows: each parameter wants to stay, by the weight of its column.
  const damped = slopes.map((column, at) => {
    const weight = Math.sqrt(damping) * (Math.hypot(...column) || 1);
    return [...column, ...parameters.map((_, row) => (row === at ? weight : 0))];
  });
  const { values } = leastSquares(damped, [...here, ...parameters.map(() => 0)]);
  return parameters.map((parameter, at) => parameter - (values[at] ?? 0));
}

/** Parts of a parameter's own size: years in exponents make larger steps meaningless. */
const RELATIVE_STEP = 1e-6;

function slopeOf(
  residuals: Residuals,
  parameters: readonly number[],
  at: number,
): readonly number[] {
  const size = Math.abs(parameters[at] ?? 0);
  const step = RELATIVE_STEP * (size > 0 ? size : 1e-3);
  const moved = (by: number) =>
    residuals(parameters.map((value, place) => (place === at ? value + by : value)));
  const [up, down] = [moved(step), moved(-step)];
  return up.map((value, row) => (value - (down[row] ?? NaN)) / (2 * step));
}

/** Infinity where one is no number: nobody wants to go there. */
export function squaresOf(values: readonly number[]): number {
  const squares = values.reduce((sum, value) => sum + value ** 2, 0);
  return Number.isNaN(squares) ? Infinity : squares;
}
