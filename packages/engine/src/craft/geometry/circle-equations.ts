import {
  type Expression,
  type Relation,
  equation,
  power,
  product,
  sum,
} from "../../math/expression.ts";

export interface Center {
  readonly h: number;
  readonly k: number;
}

/** (x - 3)², for a center at 3. */
export function squared(variable: string, center: number): Expression {
  return power(sum(variable, -center), 2);
}

/** (x - h)² + (y - k)² = constant */
export function standardCircle({ h, k }: Center, constant: number): Relation {
  return equation(sum(squared("x", h), squared("y", k)), constant);
}

/** x² + y² and the linear terms of a circle with this center, without its constant. */
export function openCircle({ h, k }: Center): Expression {
  return sum(power("x", 2), product(-2 * h, "x"), power("y", 2), product(-2 * k, "y"));
}
