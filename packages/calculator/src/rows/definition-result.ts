import { compile } from "../evaluate/compile.ts";
import { Refusal } from "../evaluate/refusal.ts";
import type { Defined } from "../evaluate/scope.ts";
import type { Head } from "../read/read-statement.ts";
import type { Tree } from "../read/tree.ts";
import type { Explicit } from "../curves/plot.ts";
import { type PlaneScope, uses } from "./equation.ts";
import { curvesOf, isOfPoints, valueOf } from "./numeric.ts";
import type { Definition } from "./result.ts";
import { dotsOf, shownValue } from "./row-result.ts";
import type { Meaning } from "./workshop.ts";

interface Made {
  readonly result: Definition;
  readonly meaning: Meaning;
}

/** `a = 3`. */
export function valueDefinition(name: string, tree: Tree, tex: string, scope: PlaneScope): Made {
  if (uses(tree, "x") || uses(tree, "y")) {
    throw new Refusal("To draw this, write “y =” or “f(x) =” before it.");
  }
  const value = shownValue(valueOf(compile(tree, scope), scope.meter));
  const plots = isOfPoints(value) ? [dotsOf(value)] : [];
  return {
    result: { kind: "definition", tex, name, value, slider: isPlainNumber(tree), plots },
    meaning: { value },
  };
}

function isPlainNumber(tree: Tree): boolean {
  return tree.kind === "negative" ? tree.of.kind === "number" : tree.kind === "number";
}

/** `f(x) = x^2`, which is drawn as well if it is of one letter. */
export function functionDefinition(
  { name, parameters }: Head,
  tree: Tree,
  tex: string,
  scope: PlaneScope,
): Made {
  const own = parameters.map((parameter) => [parameter, { value: NaN }] as const);
  const body = compile(tree, { ...scope, cells: new Map([...scope.cells, ...own]) });
  const meaning = { parameters: own.map(([, cell]) => cell), body };
  const plots = parameters.length === 1 ? curvesOfFunction(meaning, scope) : [];
  return {
    result: { kind: "definition", tex, name, value: null, slider: false, plots },
    meaning,
  };
}

/** None for a function of lists, which takes no number. */
function curvesOfFunction({ parameters, body }: Defined, scope: PlaneScope): readonly Explicit[] {
  try {
    const functions = curvesOf(body, parameters, scope.meter);
    return functions.map((at) => ({ kind: "explicit", along: "x", at }));
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
