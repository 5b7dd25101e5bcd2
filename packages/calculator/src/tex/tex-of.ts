import type { BinaryTree, Branch, CallTree, Relation, Sign, Tree } from "../read/tree.ts";

const SIGNS: Readonly<Record<Sign, string>> = {
  "=": "=",
  "<": "<",
  ">": ">",
  "<=": "\\le ",
  ">=": "\\ge ",
  "!=": "\\ne ",
  "~": "\\sim ",
};

const TIMES = "\\cdot ";

const SIGNS_BETWEEN = {
  "+": "+",
  "-": "-",
  "*": TIMES,
  juxtaposed: "",
  of: "\\text{ of }",
} as const;

const POSTFIXES = { "!": "!", "%": "\\%", "°": "{}^{\\circ}" } as const;

/** Functions that TeX knows by name. */
const TEX_NAMES: ReadonlySet<string> = new Set(
  "sin cos tan sec csc cot arcsin arccos arctan ln log exp min max gcd".split(" "),
);

/** What was typed, in TeX. */
export function texOf({ sides, signs }: Relation): string {
  return sides.map((side, at) => before(signs[at - 1]) + tex(side)).join("");
}

function before(sign: Sign | undefined): string {
  return sign === undefined ? "" : SIGNS[sign];
}

function tex(tree: Tree): string {
  switch (tree.kind) {
    case "number":
      return tree.text;
    case "name":
      return texOfName(tree.name);
    case "call":
      return texOfCall(tree);
    case "binary":
      return texOfBinary(tree);
    case "negative":
      return `-${tex(tree.of)}`;
    case "group":
      return `\\left(${tex(tree.of)}\\right)`;
    case "bars":
      return `\\left|${tex(tree.of)}\\right|`;
    case "postfix":
      return tex(tree.of) + POSTFIXES[tree.sign];
    case "point":
      return `\\left(${tex(tree.x)}, ${tex(tree.y)}\\right)`;
    case "list":
      return `\\left[${tree.items.map(tex).join(", ")}\\right]`;
    case "range":
      return `\\left[${[tree.first, ...(tree.second ? [tree.second] : [])].map(tex).join(", ")}, \\ldots, ${tex(tree.last)}\\right]`;
    case "element":
      return `${tex(tree.of)}\\left[${tex(tree.at)}\\right]`;
    case "piecewise":
      return `\\left\\{${tree.branches.map(texOfBranch).join(",\\ ")}\\right\\}`;
  }
}

/** A letter with its index: x1 is x with a lowered 1. */
function texOfName(name: string): string {
  const letter = name === "pi" ? "\\pi " : name.charAt(0);
  return name === "pi" || name.length === 1 ? letter : `${letter}_{${name.slice(1)}}`;
}

function texOfCall({ name, inputs, power, base }: CallTree): string {
  const [first, second] = inputs;
  if (name === "sqrt" && first) return `\\sqrt{${tex(bare(first))}}`;
  if (name === "cbrt" && first) return `\\sqrt[3]{${tex(bare(first))}}`;
  if (name === "root" && first && second) return `\\sqrt[${tex(second)}]{${tex(first)}}`;
  if (name === "abs" && first) return `\\left|${tex(bare(first))}\\right|`;
  const lowered = base ? `_{${tex(bare(base))}}` : "";
  const raised = power ? `^{${tex(bare(power))}}` : "";
  return `${texOfFunction(name)}${lowered}${raised}\\left(${inputs.map(tex).join(", ")}\\right)`;
}

function texOfFunction(name: string): string {
  if (TEX_NAMES.has(name)) return `\\${name}`;
  return /^[a-zA-Z](?:\d|$)/.test(name) ? texOfName(name) : `\\operatorname{${name}}`;
}

function texOfBinary({ operator, left, right }: BinaryTree): string {
  if (operator === "/") return `\\frac{${tex(bare(left))}}{${tex(bare(right))}}`;
  if (operator === "^") return `{${tex(left)}}^{${tex(bare(right))}}`;
  const [first, second] = [tex(left), tex(right)];
  // Two numbers side by side would read as one.
  const isOfDigits = /\d$/.test(first) && /^\d/.test(second);
  return (
    first + (operator === "juxtaposed" && isOfDigits ? TIMES : SIGNS_BETWEEN[operator]) + second
  );
}

/** Without brackets that a fraction bar, a root or a raised place make needless. */
function bare(tree: Tree): Tree {
  return tree.kind === "group" ? tree.of : tree;
}

function texOfBranch({ condition, value }: Branch): string {
  const parts = [...(condition ? [texOf(condition)] : []), ...(value ? [tex(value)] : [])];
  return parts.join(":\\ ");
}
