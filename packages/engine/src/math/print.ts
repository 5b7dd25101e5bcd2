import type { Expression, Relation, RelationSign } from "./expression.ts";
import { type Rational, equals, negate, rational } from "./rational.ts";

/** One notation: how each node is written. `printer` decides the rest once: signs, brackets, order. */
interface Notation {
  readonly fraction: (over: string, under: string) => string;
  readonly times: (left: string, right: string, rightStartsWithDigit: boolean) => string;
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
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

const GREEK: Readonly<Record<string, string>> = { pi: "\\pi", theta: "\\theta" };

const TEX: Notation = {
  fraction: (over, under) => `\\frac{${over}}{${under}}`,
  times: (left, right, digit) =>
    digit ? `${left} \\cdot ${right}` : `${left}${joint(left)}${right}`,
  power: (base, exponent) => `${base}^{${exponent}}`,
  root: (of, index) => (index === 2 ? `\\sqrt{${of}}` : `\\sqrt[${index}]{${of}}`),
  brackets: (inside) => `\\left(${inside}\\right)`,
  absolute: (inside) => `\\left|${inside}\\right|`,
  symbol: (name) => GREEK[name] ?? name,
  digits: (value) => grouped(value).replaceAll(",", "{,}"),
  signs: { "=": "=", "<": "<", ">": ">", "<=": "\\le", ">=": "\\ge", "!=": "\\ne" },
};

/** A TeX command such as \pi must not swallow the letter that follows it. */
function joint(left: string): string {
  return /\\[a-z]+$/.test(left) ? " " : "";
}

/** Calculator syntax, which the examiner and outside programs can read: 3*x^2 + sqrt(5). */
const CODE: Notation = {
  fraction: (over, under) => `(${over})/(${under})`,
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
export function tex(tree: Expression | Relation): string {
  return print(tree, TEX);
}

/** TeX in dollar signs, ready to stand in prose markup. */
export function inline(tree: Expression | Relation): string {
  return `$${tex(tree)}$`;
}

/** Calculator syntax for facts and for reading aloud to programs. */
export function code(tree: Expression | Relation): string {
  return print(tree, CODE);
}

function print(tree: Expression | Relation, notation: Notation): string {
  if (tree.kind !== "relation") return write(tree, notation);
  return `${write(tree.left, notation)} ${notation.signs[tree.sign]} ${write(tree.right, notation)}`;
}

function write(tree: Expression, n: Notation): string {
  switch (tree.kind) {
    case "number":
      return writeNumber(tree.value, n);
    case "symbol":
      return n.symbol(tree.name);
    case "sum":
      return writeSum(tree.terms, n);
    case "product":
      return writeProduct(tree.factors, n);
    case "quotient":
      return n.fraction(write(tree.over, n), write(tree.under, n));
    case "power":
      return n.power(writeBase(tree.base, n), write(tree.exponent, n));
    case "root":
      return n.root(write(tree.of, n), tree.index);
    case "call":
      return `${n.symbol(tree.name)}${n.brackets(write(tree.argument, n))}`;
    case "absolute":
      return n.absolute(write(tree.of, n));
  }
}

function writeNumber(value: Rational, n: Notation): string {
  const sign = value.num < 0 ? "-" : "";
  const over = n.digits(Math.abs(value.num));
  return value.den === 1 ? sign + over : sign + n.fraction(over, n.digits(value.den));
}

/** The term without its minus sign, when it starts with one. */
function positivePart(term: Expression): Expression | undefined {
  if (term.kind === "number" && term.value.num < 0) return { ...term, value: negate(term.value) };
  if (term.kind !== "product") return undefined;
  const [first, ...rest] = term.factors;
  if (first?.kind !== "number" || first.value.num >= 0) return undefined;
  const positive = negate(first.value);
  const factors = equals(positive, 1) ? rest : [{ ...first, value: positive }, ...rest];
  return factors.length === 1 ? factors[0] : { kind: "product", factors };
}

function writeSum(terms: readonly Expression[], n: Notation): string {
  return terms
    .map((term, index) => {
      const positive = positivePart(term);
      const text = write(positive ?? term, n);
      if (index === 0) return positive === undefined ? text : `-${text}`;
      return positive === undefined ? ` + ${text}` : ` - ${text}`;
    })
    .join("");
}

function writeProduct(factors: readonly Expression[], n: Notation): string {
  const [first, ...rest] = factors;
  if (first?.kind === "number" && equals(first.value, rational(-1)) && rest.length > 0) {
    return `-${writeProduct(rest, n)}`;
  }
  return factors
    .map((factor) => ({ text: writeFactor(factor, n), digit: startsWithDigit(factor) }))
    .reduce((left, right) => ({
      text: n.times(left.text, right.text, right.digit),
      digit: left.digit,
    })).text;
}

function startsWithDigit(factor: Expression): boolean {
  if (factor.kind === "number") return true;
  return factor.kind === "power" && factor.base.kind === "number";
}

function writeFactor(factor: Expression, n: Notation): string {
  const text = write(factor, n);
  return factor.kind === "sum" ? n.brackets(text) : text;
}

function writeBase(base: Expression, n: Notation): string {
  const text = write(base, n);
  const plain = base.kind === "symbol" || base.kind === "absolute" || isWholeNumber(base);
  return plain ? text : n.brackets(text);
}

function isWholeNumber(tree: Expression): boolean {
  return tree.kind === "number" && tree.value.den === 1 && tree.value.num >= 0;
}
