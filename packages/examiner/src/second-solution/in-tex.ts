import { fromFraction } from "../exact/num.ts";
import { type Relation, type Sign, type Tree, unknownsIn } from "../reading/tree.ts";
import { provenOr } from "../solving/proven-or.ts";
import { numberTex } from "./number-tex.ts";
import { isNumber, withoutMinus, workedOut } from "./worked-out.ts";

const SIGNS: Readonly<Record<Sign, string>> = {
  "=": "=",
  "<": "<",
  ">": ">",
  "<=": "\\le",
  ">=": "\\ge",
  "!=": "\\ne",
};

/** A relation as TeX, what is only numbers worked out; undefined where a name is none that a student knows. */
export function relationTex({ left, sign, right }: Relation): string | undefined {
  const sides = [left, right].map(treeTex);
  return sides.includes(undefined) ? undefined : sides.join(` ${SIGNS[sign]} `);
}

export function treeTex(tree: Tree): string | undefined {
  const isPlain = unknownsIn([tree]).every((name) => symbolTex(name) !== undefined);
  return isPlain ? provenOr(undefined, () => printed(workedOut(tree))) : undefined;
}

/** A letter, a letter with its number, or a word of the facts. */
export function symbolTex(name: string): string | undefined {
  if (name === "pi") return "\\pi";
  if (name.length === 1 && /^[a-zA-Z]$/.test(name)) return name;
  const [, letter, index] = /^([a-zA-Z])_?(\d)$/.exec(name) ?? [];
  if (letter !== undefined) return `${letter}_{${index}}`;
  const isWord = /^[a-z]{3,}(?:[A-Z][a-z]+)*$/.test(name);
  return isWord
    ? `\\text{${name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)}}`
    : undefined;
}

function printed(tree: Tree): string {
  switch (tree.kind) {
    case "number":
      return numberTex(fromFraction(tree.value));
    case "symbol":
      return symbolTex(tree.name) ?? tree.name;
    case "binary":
      return binaryTex(tree);
    case "negative":
      return `-${behindSign(asFactor(tree.of))}`;
    case "call":
      return callTex(tree.name, tree.args.map(printed));
    case "tuple":
      return `(${tree.members.map(printed).join(", ")})`;
  }
}

function binaryTex({ op, left, right }: Extract<Tree, { kind: "binary" }>): string {
  switch (op) {
    case "+":
    case "-": {
      const [second, isNegative] = withoutMinus(right);
      const sign = (op === "-") === isNegative ? "+" : "-";
      const isSum = second.kind === "binary" && (second.op === "+" || second.op === "-");
      const last = isSum && sign === "-" ? `(${printed(second)})` : behindSign(printed(second));
      return `${printed(left)} ${sign} ${last}`;
    }
    case "*": {
      const [first, second] = [asFactor(left), behindSign(asFactor(right))];
      if (isNumber(left, -1)) return `-${second}`;
      const isApart = /^(?:\d|\\frac)/.test(second) || /\\text/.test(first + second);
      if (isApart) return `${first} \\cdot ${second}`;
      return first.endsWith("\\pi") && /^[a-zA-Z]/.test(second)
        ? `${first} ${second}`
        : first + second;
    }
    case "/":
      return `\\frac{${printed(left)}}{${printed(right)}}`;
    case "^":
      return `${asBase(left)}^{${printed(right)}}`;
  }
}

/** As a factor: a sum in brackets. */
function asFactor(tree: Tree): string {
  const isSum = tree.kind === "binary" && (tree.op === "+" || tree.op === "-");
  return isSum ? `(${printed(tree)})` : printed(tree);
}

/** What follows a sign or a factor: in brackets where a minus would run into what stands before it. */
function behindSign(tex: string): string {
  return tex.startsWith("-") ? `(${tex})` : tex;
}

function asBase(tree: Tree): string {
  const isWhole = tree.kind === "number" && tree.value.den === 1 && tree.value.num >= 0;
  return isWhole || tree.kind === "symbol" ? printed(tree) : `(${printed(tree)})`;
}

function callTex(name: string, args: readonly string[]): string {
  const [first = "", second = ""] = args;
  switch (name) {
    case "sqrt":
      return `\\sqrt{${first}}`;
    case "root":
      return `\\sqrt[${first}]{${second}}`;
    case "abs":
      return `|${first}|`;
    case "degrees":
      return `${first}^\\circ`;
    default:
      return `${name.length > 1 ? "\\" : ""}${name}(${args.join(", ")})`;
  }
}
