import type { Whole } from "../exact/whole.ts";
import type { Tree } from "../reading/tree.ts";
import { some } from "../reading/tree.ts";

/** The largest primes below 2^31. */
export const PRIMES = [2_147_483_647, 2_147_483_629] as const;

/** Whether a formula can be computed modulo a prime: whole powers, no roots, no functions. */
export function isAlgebraic(tree: Tree): boolean {
  return !some(tree, (part) => {
    if (part.kind === "call" || part.kind === "tuple") return true;
    return part.kind === "binary" && part.op === "^" && wholeNumber(part.right) === undefined;
  });
}

/** A whole number that doubles hold: no question has larger exponents. */
function wholeNumber(tree: Tree): number | undefined {
  if (tree.kind === "number" && tree.value.den === 1) {
    return typeof tree.value.num === "number" ? tree.value.num : undefined;
  }
  if (tree.kind !== "negative") return undefined;
  const size = wholeNumber(tree.of);
  return size === undefined ? undefined : -size;
}

/** The value modulo the prime; undefined where a denominator is 0. π is a symbol like any other. */
export function evaluateModulo(
  tree: Tree,
  values: ReadonlyMap<string, number>,
  prime: number,
): number | undefined {
  switch (tree.kind) {
    case "number":
      return divideModulo(
        residueOf(tree.value.num, prime),
        residueOf(tree.value.den, prime),
        prime,
      );
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
  values: ReadonlyMap<string, number>,
  prime: number,
): number | undefined {
  const a = evaluateModulo(left, values, prime);
  if (a === undefined) return undefined;
  if (op === "^") return powerModulo(a, wholeNumber(right) ?? 0, prime);
  const b = evaluateModulo(right, values, prime);
  if (b === undefined) return undefined;
  switch (op) {
    case "+":
      return residue(a + b, prime);
    case "-":
      return residue(a - b, prime);
    case "*":
      return product(a, b, prime);
    case "/":
      return divideModulo(a, b, prime);
  }
}

function residueOf(value: Whole, prime: number): number {
  return residue(typeof value === "number" ? value : Number(value % BigInt(prime)), prime);
}

function residue(value: number, prime: number): number {
  const rest = value % prime;
  return rest < 0 ? rest + prime : rest;
}

const HALF = 2 ** 16;

/** The product of two residues, by the halves of one: each step stays below 2^48, which doubles hold exactly. */
function product(a: number, b: number, prime: number): number {
  const high = (a * Math.floor(b / HALF)) % prime;
  return (high * HALF + a * (b % HALF)) % prime;
}

function divideModulo(a: number, under: number, prime: number): number | undefined {
  if (under === 1) return a;
  return under === 0 ? undefined : product(a, inverse(under, prime), prime);
}

/** By the extended algorithm of Euclid; no step leaves what doubles hold. */
function inverse(of: number, prime: number): number {
  let [high, low, before, now] = [prime, of, 0, 1];
  while (low !== 1) {
    const times = Math.floor(high / low);
    [high, low] = [low, high - times * low];
    [before, now] = [now, before - times * now];
  }
  return residue(now, prime);
}

function powerModulo(base: number, exponent: number, prime: number): number | undefined {
  if (exponent >= 0) return raised(base, exponent, prime);
  return base === 0 ? undefined : inverse(raised(base, -exponent, prime), prime);
}

function raised(base: number, exponent: number, prime: number): number {
  let [result, square] = [1, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = product(result, square, prime);
    square = product(square, square, prime);
  }
  return result;
}
