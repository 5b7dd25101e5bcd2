import { type Rational, equals, multiply, negate, rational } from "./rational.ts";

/** An expression as a tree; `print.ts` writes it in TeX and in calculator syntax. */
export type Expression =
  /** `decimal` asks for digits after a point instead of a fraction. */
  | { readonly kind: "number"; readonly value: Rational; readonly decimal?: true }
  | { readonly kind: "symbol"; readonly name: string }
  | { readonly kind: "sum"; readonly terms: readonly Expression[] }
  | { readonly kind: "product"; readonly factors: readonly Expression[] }
  | { readonly kind: "quotient"; readonly over: Expression; readonly under: Expression }
  | { readonly kind: "power"; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: "root"; readonly of: Expression; readonly index: number }
  | { readonly kind: "call"; readonly name: string; readonly argument: Expression }
  | { readonly kind: "absolute"; readonly of: Expression };

export type RelationSign = "=" | "<" | ">" | "<=" | ">=" | "!=";

export interface Relation {
  readonly kind: "relation";
  readonly left: Expression;
  readonly sign: RelationSign;
  readonly right: Expression;
}

/** What the builders take: numbers and fractions stand for themselves, text for a symbol. */
export type Operand = Expression | Rational | number | string;

/** The tree an operand stands for. */
export function expression(operand: Operand): Expression {
  if (typeof operand === "number") return { kind: "number", value: rational(operand) };
  if (typeof operand === "string") return { kind: "symbol", name: operand };
  return "kind" in operand ? operand : { kind: "number", value: operand };
}

/** A number to be written with a decimal point, such as 1.05; its denominator must divide a power of ten. */
export function decimal(value: Rational | number): Expression {
  return {
    kind: "number",
    value: typeof value === "number" ? rational(value) : value,
    decimal: true,
  };
}

function isNumber(tree: Expression, value: number): boolean {
  return tree.kind === "number" && equals(tree.value, value);
}

/** A sum without its zero terms; one term stands alone. */
export function sum(...operands: Operand[]): Expression {
  const terms: Expression[] = [];
  for (const operand of operands) {
    const tree = expression(operand);
    for (const term of tree.kind === "sum" ? tree.terms : [tree]) {
      if (!isNumber(term, 0)) terms.push(term);
    }
  }
  if (terms.length === 0) return expression(0);
  return terms.length === 1 ? (terms[0] as Expression) : { kind: "sum", terms }; // length is 1
}

/** A product with its numbers multiplied into one leading coefficient; 0 absorbs, 1 disappears. */
export function product(...operands: Operand[]): Expression {
  const others: Expression[] = [];
  let value = rational(1);
  let isDecimal = false;
  for (const operand of operands) {
    const tree = expression(operand);
    for (const factor of tree.kind === "product" ? tree.factors : [tree]) {
      if (factor.kind === "number") {
        value = multiply(value, factor.value);
        isDecimal ||= factor.decimal === true;
      } else others.push(factor);
    }
  }
  const coefficient = isDecimal ? decimal(value) : expression(value);
  if (value.num === 0 || others.length === 0) return coefficient;
  const factors = equals(value, 1) ? others : [coefficient, ...others];
  return factors.length === 1 ? (factors[0] as Expression) : { kind: "product", factors }; // length is 1
}

/** A product as it is written, its numbers not multiplied: 3 · 4. */
export function times(...operands: readonly Operand[]): Expression {
  return { kind: "product", factors: operands.map(expression) };
}

export function negative(operand: Operand): Expression {
  const tree = expression(operand);
  return tree.kind === "number" ? { ...tree, value: negate(tree.value) } : product(-1, tree);
}

/** The minus of a number stands before its fraction; two of them cancel. */
export function quotient(over: Operand, under: Operand): Expression {
  const [top, bottom] = [expression(over), expression(under)];
  if (isNegative(top)) return product(-1, quotient(negative(top), bottom));
  if (isNegative(bottom)) return product(-1, quotient(top, negative(bottom)));
  return { kind: "quotient", over: top, under: bottom };
}

function isNegative(tree: Expression): boolean {
  return tree.kind === "number" && tree.value.num < 0;
}

/** A fraction of whole numbers as it is written, not reduced, with its sign before it. */
export function fraction(over: number, under: number): Expression {
  const size = quotient(Math.abs(over), Math.abs(under));
  return over * under < 0 ? product(-1, size) : size;
}

export function power(base: Operand, exponent: Operand): Expression {
  const exponentTree = expression(exponent);
  return isNumber(exponentTree, 1)
    ? expression(base)
    : { kind: "power", base: expression(base), exponent: exponentTree };
}

export function root(of: Operand, index = 2): Expression {
  return { kind: "root", of: expression(of), index };
}

export function call(name: string, argument: Operand): Expression {
  return { kind: "call", name, argument: expression(argument) };
}

export function absolute(of: Operand): Expression {
  return { kind: "absolute", of: expression(of) };
}

export function relation(left: Operand, sign: RelationSign, right: Operand): Relation {
  return { kind: "relation", left: expression(left), sign, right: expression(right) };
}

export function equation(left: Operand, right: Operand): Relation {
  return relation(left, "=", right);
}

/** coefficients[0] + coefficients[1]·x + …, printed from the highest power down. */
export function polynomial(
  coefficients: readonly (Rational | number)[],
  variable: Operand,
): Expression {
  const terms = coefficients.map((coefficient, degree) =>
    degree === 0 ? expression(coefficient) : product(coefficient, power(variable, degree)),
  );
  return sum(...terms.toReversed());
}
