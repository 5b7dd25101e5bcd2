import type { Tree } from "../reading/tree.ts";
import { some } from "../reading/tree.ts";

/** The largest primes below 2^31. */
export const PRIMES = [2_147_483_647n, 2_147_483_629n] as const;

/** Whether a formula can be computed modulo a prime: whole powers, no roots, no functions. */
export function isAlgebraic(tree: Tree): boolean {
  return !some(tree, (part) => {
    if (part.kind === "call" || part.kind === "tuple") return true;
    return part.kind === "binary" && part.op === "^" && wholeNumber(part.right) === undefined;
  });
}

function wholeNumber(tree: Tree): bigint | undefined {
  if (tree.kind === "number" && tree.value.den === 1n) return tree.value.num;
  if (tree.kind !== "negative") return undefined;
  const size = wholeNumber(tree.of);
  return size === undefined ? undefined : -size;
}

/** The value modulo the prime; undefined where a denominator is 0. π is a symbol like any other. */
export function evaluateModulo(
  tree: Tree,
  values: ReadonlyMap<string, bigint>,
  prime: bigint,
): bigint | undefined {
  switch (tree.kind) {
    case "number":
      return divideModulo(tree.value.num, tree.value.den, prime);
    case "symbol":
      return values.get(tree.name);
    case "negative": {
      const of = evaluateModulo(tree.of, values, prime);
      return of === undefined ? undefined : residue(-of, prime);
    }
    case "binary":
      return binaryModulo(tree, values, prime);
    default:
      return undefined;
  }
}

function binaryModulo(
  { op, left, right }: Extract<Tree, { kind: "binary" }>,
  values: ReadonlyMap<string, bigint>,
  prime: bigint,
): bigint | undefined {
  const a = evaluateModulo(left, values, prime);
  if (a === undefined) return undefined;
  if (op === "^") return powerModulo(a, wholeNumber(right) ?? 0n, prime);
  const b = evaluateModulo(right, values, prime);
  if (b === undefined) return undefined;
  switch (op) {
    case "+":
      return residue(a + b, prime);
    case "-":
      return residue(a - b, prime);
    case "*":
      return residue(a * b, prime);
    case "/":
      return divideModulo(a, b, prime);
  }
}

function residue(value: bigint, prime: bigint): bigint {
  const rest = value % prime;
  return rest < 0n ? rest + prime : rest;
}

function divideModulo(a: bigint, b: bigint, prime: bigint): bigint | undefined {
  const under = residue(b, prime);
  if (under === 0n) return undefined;
  // Fermat: under^(prime - 2) is the inverse.
  return residue(a * raised(under, prime - 2n, prime), prime);
}

function powerModulo(base: bigint, exponent: bigint, prime: bigint): bigint | undefined {
  if (exponent >= 0n) return raised(base, exponent, prime);
  return base === 0n ? undefined : divideModulo(1n, raised(base, -exponent, prime), prime);
}

function raised(base: bigint, exponent: bigint, prime: bigint): bigint {
  let [result, square] = [1n, residue(base, prime)];
  for (let rest = exponent; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}
