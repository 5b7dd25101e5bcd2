import {
  type Expression,
  type Operand,
  type Relation,
  type RelationSign,
  expression,
} from "./expression.ts";
import { type Rational, equals, negate } from "./rational.ts";

/** One notation: how each node is written. The functions below decide the rest once: signs, brackets, order. */
interface Notation {
  readonly fraction: (over: string, under: string) => string;
  readonly fractionInExponent: (over: string, under: string) => string;
  readonly times: (left: string, right: string) => string;
  readonly power: (base: string, exponent: string) => string;
  readonly root: (of: string, index: number) => string;
  readonly brackets: (inside: string) => string;
  readonly absolute: (inside: string) => string;
  readonly symbol: (name: string) => string;
  readonly digits: (value: number) => string;
  readonly signs: Readonly<Record<RelationSign, string>>;
}

/** A whole number with a comma in every group of three from four digits on. */
export function grouped(value: number): string {
  const digits = String(value);
  return digits.length < 4 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

const GREEK: Readonly<Record<string, string>> = { pi: "\\pi", theta: "\\theta" };

const TEX: Notation = {
  fraction: (over, under) => `\\frac{${over}}{${under}}`,
  fractionInExponent: (over, under) => `${over}/${under}`,
  times: (left, right) => left + between(left, right) + right,
  power: (base, exponent) => `${base}^{${exponent}}`,
  root: (of, index) => (index === 2 ? `\\sqrt{${of}}` : `\\sqrt[${index}]{${of}}`),
  brackets: (inside) => (isTall(inside) ? `\\left(${inside}\\right)` : `(${inside})`),
  absolute: (inside) => (isTall(inside) ? `\\left|${inside}\\right|` : `|${inside}|`),
  symbol: (name) => GREEK[name] ?? name,
  digits: (value) => grouped(value).replaceAll(",", "{,}"),
  signs: { "=": "=", "<": "<", ">": ">", "<=": "\\le", ">=": "\\ge", "!=": "\\ne" },
};

function isTall(inside: string): boolean {
  return /\\frac|\\sqrt/.test(inside);
}

/** Digits or fractions side by side need a dot; a command such as \pi must not swallow the letter after it. */
function between(left: string, right: string): string {
  if (/^(\d|\\frac)/.test(right)) return " \\cdot ";
  return /\\[a-z]+$/.test(left) ? " " : "";
}

/** Calculator syntax, which the examiner and outside programs can read: 3*x^2 + sqrt(5). */
const CODE: Notation = {
  fraction: (over, under) => `(${over})/(${under})`,
  fractionInExponent: (over, under) => `(${over})/(${under})`,
  times: (left, right) => `${left}*${right}`,
  power: (base, exponent) => `${base}^(${exponent})`,
  root: (of, index) => (index === 2 ? `sqrt(${of})` : `root(${index}, ${of})`),
  brackets: (inside) => `(${inside})`,
  absolute: (inside) => `abs(${inside})`,
  symbol: (name) => name,
  digits: String,
  signs: { "=": "=", "<": "<", ">": ">", "<=": "<=", ">=": ">=", "!=": "!=" },
};

/** TeX for the learner, without dollar signs. */
export function tex(tree: Operand | Relation): string {
  return print(tree, TEX);
}

/** TeX in dollar signs, ready to stand in prose markup. */
export function inline(tree: Operand | Relation): string {
  return `$${tex(tree)}$`;
}

/** Calculator syntax for facts and claims. */
export function code(tree: Operand | Relation): string {
  return print(tree, CODE);
}

function print(tree: Operand | Relation, n: Notation): string {
  if (typeof tree !== "object" || !("kind" in tree) || tree.kind !== "relation") {
    return write(expression(tree), n);
  }
  return `${write(tree.left, n)} ${n.signs[tree.sign]} ${write(tree.right, n)}`;
}

function write(tree: Expression, n: Notation): string {
  switch (tree.kind) {
    case "number":
      return writeNumber(tree, n, n.fraction);
    case "symbol":
      return n.symbol(tree.name);
    case "sum":
      return writeSum(tree.terms, n);
    case "product":
      return writeProduct(tree.factors, n);
    case "quotient":
      return n.fraction(write(tree.over, n), write(tree.under, n));
    case "power":
      return writePower(tree, n, writeBase(tree.base, n));
    case "root":
      return n.root(write(tree.of, n), tree.index);
    case "call":
      return `${n.symbol(tree.name)}${n.brackets(write(tree.argument, n))}`;
    case "absolute":
      return n.absolute(write(tree.of, n));
  }
}

type NumberTree = Extract<Expression, { kind: "number" }>;
type PowerTree = Extract<Expression, { kind: "power" }>;

function writeNumber(tree: NumberTree, n: Notation, fraction: Notation["fraction"]): string {
  const { num, den } = tree.value;
  const sign = num < 0 ? "-" : "";
  const size = Math.abs(num);
  if (den === 1) return sign + n.digits(size);
  if (tree.decimal) return sign + writeDecimal({ num: size, den }, n);
  return sign + fraction(n.digits(size), n.digits(den));
}

/** All digits of a decimal that ends. */
function writeDecimal({ num, den }: Rational, n: Notation): string {
  let places = 0;
  let scale = 1;
  while (scale % den !== 0) {
    places += 1;
    scale *= 10;
    if (places > 12) throw new RangeError(`${num}/${den} is not a short decimal`);
  }
  const digits = String(num * (scale / den)).padStart(places + 1, "0");
  return `${n.digits(Number(digits.slice(0, -places)))}.${digits.slice(-places)}`;
}

/** The term without its minus sign, when it starts with one. */
function positivePart(term: Expression): Expression | undefined {
  if (term.kind === "number" && term.value.num < 0) return { ...term, value: negate(term.value) };
  if (term.kind === "quotient") {
    const over = positivePart(term.over);
    return over === undefined ? undefined : { ...term, over };
  }
  if (term.kind !== "product") return undefined;
  const [first, ...rest] = term.factors;
  const positive = first && positivePart(first);
  if (positive === undefined) return undefined;
  const isOne = positive.kind === "number" && equals(positive.value, 1);
  const factors = isOne ? rest : [positive, ...rest];
  return factors.length === 1 ? factors[0] : { kind: "product", factors };
}

function writeSum(terms: readonly Expression[], n: Notation): string {
  return terms
    .map((term, index) => {
      const positive = positivePart(term);
      const text = writeFactor(positive ?? term, n);
      if (index === 0) return positive === undefined ? text : `-${text}`;
      return positive === undefined ? ` + ${text}` : ` - ${text}`;
    })
    .join("");
}

function writeProduct(factors: readonly Expression[], n: Notation): string {
  const [first, ...rest] = factors;
  if (first?.kind === "number" && equals(first.value, -1) && rest.length > 0) {
    return `-${writeOpposite(rest, n)}`;
  }
  return factors
    .map((factor, index) => (index === 0 ? writeFactor(factor, n) : writeLaterFactor(factor, n)))
    .reduce((left, right) => n.times(left, right));
}

/** What follows a minus, in brackets where it begins with another. */
function writeOpposite(factors: readonly Expression[], n: Notation): string {
  const [first] = factors;
  const text = writeProduct(factors, n);
  return first === undefined || positivePart(first) === undefined ? text : n.brackets(text);
}

function writeFactor(factor: Expression, n: Notation): string {
  const text = write(factor, n);
  return factor.kind === "sum" ? n.brackets(text) : text;
}

/** After another factor a power of a number keeps its base in brackets, 800(2)^t, and so does what begins with a minus. */
function writeLaterFactor(factor: Expression, n: Notation): string {
  if (factor.kind === "power" && factor.base.kind === "number")
    return writePower(factor, n, n.brackets(write(factor.base, n)));
  return positivePart(factor) === undefined ? writeFactor(factor, n) : n.brackets(write(factor, n));
}

function writePower({ exponent }: PowerTree, n: Notation, base: string): string {
  return n.power(base, writeExponent(exponent, n));
}

function writeExponent(exponent: Expression, n: Notation): string {
  if (exponent.kind === "number") return writeNumber(exponent, n, n.fractionInExponent);
  if (exponent.kind !== "quotient") return write(exponent, n);
  return n.fractionInExponent(writeFactor(exponent.over, n), writeFactor(exponent.under, n));
}

function writeBase(base: Expression, n: Notation): string {
  const text = write(base, n);
  const plain = base.kind === "symbol" || base.kind === "absolute" || isWholeNumber(base);
  return plain ? text : n.brackets(text);
}

function isWholeNumber(tree: Expression): boolean {
  return tree.kind === "number" && tree.value.den === 1 && tree.value.num >= 0;
}
