import type { Num } from "../exact/num.ts";
import type { Reading } from "../reading/read-option.ts";
import type { Relation, Tree } from "../reading/tree.ts";
import { type Values, evaluate } from "../solving/evaluate.ts";
import { UnprovenError } from "../solving/unproven.ts";

/** The expression an option offers: itself, or the right side of `x = …`, `y = …` or `f(x) = …`. */
export function optionExpression(reading: Reading): Tree {
  switch (reading.kind) {
    case "number":
    case "expression":
      return reading.tree;
    case "relations": {
      const [relation] = reading.relations;
      if (reading.relations.length === 1 && relation !== undefined && namesItsRight(relation)) {
        return relation.right;
      }
      break;
    }
    case "point":
    case "words":
  }
  throw new UnprovenError("an option is not an expression the examiner can read");
}

/** Whether the relation only names its right side: `x = …` or `f(x) = …`. */
export function namesItsRight({ left, sign }: Relation): boolean {
  return sign === "=" && (left.kind === "symbol" || isFunctionOfSymbol(left));
}

function isFunctionOfSymbol(tree: Tree): boolean {
  return tree.kind === "call" && tree.args.every((arg) => arg.kind === "symbol");
}

/** The number an option stands for, its constants at the given values; a percent is its face number. */
export function optionNumber(reading: Reading, constants?: Values): Num {
  return evaluate(optionExpression(reading), constants);
}

/** The values of a point or list, or the one value of any other option. */
export function optionNumbers(reading: Reading, constants?: Values): readonly Num[] {
  return reading.kind === "point"
    ? reading.members.map((member) => evaluate(member, constants))
    : [optionNumber(reading, constants)];
}
