import { type Columns, leastSquares, type Solution } from "./least-squares.ts";
import { descend, type Descent, type Residuals, squaresOf } from "./levenberg-marquardt.ts";

/** Two sides that are to come near each other. */
export interface Sides {
  readonly left: (parameters: readonly number[]) => readonly number[];
  readonly right: (parameters: readonly number[]) => readonly number[];
  /** How many parameters there are. */
  readonly count: number;
  /** Whether both sides are sums of the parameters, each times what is free of them. */
  readonly isLinear: boolean;
}

/** The parameters that bring two sides nearest; null where none could be found. */
export function fitOf(sides: Sides): Solution | null {
  const residuals = residualsOf(sides);
  const solution = sides.isLinear ? linearFit(residuals, sides.count) : curvedFit(sides, residuals);
  return solution !== null && solution.values.every(Number.isFinite) ? solution : null;
}

export function residualsOf({ left, right }: Sides): Residuals {
  return (parameters) => {
    const other = right(parameters);
    return left(parameters).map((value, at) => value - (other[at] ?? NaN));
  };
}

function linearFit(residuals: Residuals, count: number): Solution {
  const none = Array.from({ length: count }, () => 0);
  const aim = residuals(none);
  const columns = none.map((_, at) => {
    const column = residuals(none.map((_zero, place) => (place === at ? 1 : 0)));
    return column.map((value, row) => (aim[row] ?? 0) - value);
  });
  return leastSquares(columns, aim);
}

/** Sizes that parameters begin with, by turns, so that one start differs from the other. */
const SIZES = [1, 0.5, -1, 2, -0.5, 5, 0.1, -5, 10, 25, -25, 100];

function curvedFit(sides: Sides, residuals: Residuals): Solution | null {
  const parameters = Array.from({ length: sides.count }, (_, at) => at);
  const starts = SIZES.map((_, turn) =>
    parameters.map((at) => (turn === 0 ? 1 : (SIZES[(turn + at * 5) % SIZES.length] ?? 1))),
  );
  const descents = descentsFrom([...startsFromLogarithms(sides), ...starts], residuals);
  const lowest = lowestOf(descents);
  if (lowest === undefined || !Number.isFinite(lowest.squares)) return null;
  const { left, right } = sides;
  const scale = squaresOf(left(lowest.parameters)) + squaresOf(right(lowest.parameters));
  const asGood = descents.filter(({ squares }) => squares - lowest.squares <= 1e-12 * scale);
  const [smallest = lowest] = asGood.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const alike = asGood.filter((one) => !liesElsewhere(one, smallest));
  return {
    values: (lowestOf(alike) ?? smallest).parameters,
    isLoose: alike.length < asGood.length,
  };
}

/** Steps from every start, and further ones from where it is worth while. */
const FIRST_STEPS = 12;
const FURTHER_STEPS = 60;

/** How many starts are followed to the end, of those that have not come to the same place. */
const FOLLOWED = 4;

function descentsFrom(starts: Columns, residuals: Residuals): readonly Descent[] {
  const begun = starts
    .map((start) => descend(residuals, start, FIRST_STEPS))
    .toSorted((one, other) => one.squares - other.squares);
  const apart: Descent[] = [];
  for (const one of begun) {
    if (apart.every((other) => liesElsewhere(one, other))) apart.push(one);
  }
  return apart
    .slice(0, FOLLOWED)
    .map(({ parameters }) => descend(residuals, parameters, FURTHER_STEPS));
}

function lowestOf(descents: readonly Descent[]): Descent | undefined {
  return descents.toSorted((one, other) => one.squares - other.squares)[0];
}

/** Of solutions that fit alike the plainest is told: a wave that begins within its first turn. */
function sizeOf({ parameters }: Descent): number {
  return parameters.reduce((sum, value) => sum + Math.abs(value), 0);
}

function liesElsewhere(one: Descent, best: Descent): boolean {
  return one.parameters.some((value, at) => {
    const other = best.parameters[at] ?? 0;
    return Math.abs(value - other) > 1e-3 * Math.max(Math.abs(value), Math.abs(other), 1e-3);
  });
}

/**
 * Where a product of powers, such as a·b^x, comes near on a logarithmic scale, on which it is a sum: from there the
 * descent is short even where x are years, and b^x beyond all numbers from most other starts.
 */
function startsFromLogarithms({ left, right, count }: Sides): readonly (readonly number[])[] {
  const positive = (exponents: readonly number[]) => exponents.map(Math.exp);
  const residuals: Residuals = (exponents) => {
    const other = right(positive(exponents));
    return left(positive(exponents)).map(
      (value, at) => Math.log(value) - Math.log(other[at] ?? NaN),
    );
  };
  const start = Array.from({ length: count }, () => 0);
  const { parameters, squares } = descend(residuals, start, FIRST_STEPS);
  return Number.isFinite(squares) ? [positive(parameters)] : [];
}
