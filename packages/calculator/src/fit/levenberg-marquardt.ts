import { leastSquares } from "./least-squares.ts";

/** What is left unexplained, by parameters. */
export type Residuals = (parameters: readonly number[]) => readonly number[];

export interface Descent {
  readonly parameters: readonly number[];
  /** The sum of the squares that are left. */
  readonly squares: number;
}

const MOST_STEPS = 80;

/** A step that wins less than this share has arrived. */
const ARRIVED = 1e-15;

/**
 * Goes down from a start to the next lowest sum of squares: steps by the slopes, damped more after a step that went up
 * and less after one that went down (Marquardt 1963, in the scaling of Moré 1978).
 */
export function descend(residuals: Residuals, start: readonly number[]): Descent {
  let now: Descent = { parameters: start, squares: squaresOf(residuals(start)) };
  let damping = 1e-3;
  for (let step = 0; step < MOST_STEPS && now.squares > 0 && damping < 1e12; step += 1) {
    const parameters = stepFrom(now.parameters, residuals, damping);
    const squares = squaresOf(residuals(parameters));
    if (squares < now.squares) {
      const won = now.squares - squares;
      const isSmall = won <= ARRIVED * now.squares;
      now = { parameters, squares };
      if (isSmall) break;
      damping /= 10;
    } else damping *= 10;
  }
  return now;
}

function stepFrom(
  parameters: readonly number[],
  residuals: Residuals,
  damping: number,
): readonly number[] {
  const here = residuals(parameters);
  const slopes = parameters.map((_, at) => slopeOf(residuals, parameters, at));
  if (slopes.flat().some((slope) => !Number.isFinite(slope))) return parameters;
  // The damping as further rows: each parameter wants to stay, by the weight of its column.
  const damped = slopes.map((column, at) => [
    ...column,
    ...parameters.map((_, row) =>
      row === at ? Math.sqrt(damping) * (Math.hypot(...column) || 1) : 0,
    ),
  ]);
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
