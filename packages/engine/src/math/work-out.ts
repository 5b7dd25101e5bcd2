import { type Expression, type Operand, type Relation, expression } from "./expression.ts";
import { type Rational, add, divide, multiply, rational, toNumber } from "./rational.ts";

/**
 * The exact value of a calculation with numbers.
 * @throws {RangeError} where it has a letter or a root in it, or a power that is no whole number
 */
export function workOut(operand: Operand | Relation): Rational {
  if (typeof operand === "object" && "kind" in operand && operand.kind === "relation")
    return notANumber(operand);
  const tree = expression(operand);
  switch (tree.kind) {
    case "number":
      return tree.value;
    case "sum":
      return tree.terms.map(workOut).reduce(add);
    case "product":
      return tree.factors.map(workOut).reduce(multiply);
    case "quotient":
      return divide(workOut(tree.over), workOut(tree.under));
    case "power":
      return raised(workOut(tree.base), toNumber(workOut(tree.exponent)));
    case "absolute": {
      const { num, den } = workOut(tree.of);
      return rational(Math.abs(num), den);
    }
    case "symbol":
    case "root":
    case "call":
      return notANumber(tree);
  }
}

function raised(base: Rational, exponent: number): Rational {
  if (!Number.isInteger(exponent)) throw new RangeError(`${exponent} is no whole exponent`);
  const power = Array.from({ length: Math.abs(exponent) }, () => base).reduce(
    multiply,
    rational(1),
  );
  return exponent < 0 ? divide(1, power) : power;
}

function notANumber({ kind }: Expression | Relation): never {
  throw new RangeError(`a calculation with numbers has no ${kind} in it`);
}
