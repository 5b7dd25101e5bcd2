import { readRelation } from "./read-relation.ts";
import type { Reader } from "./reader.ts";
import type { Branch, Tree } from "./tree.ts";

/** `(a + b)`, or a point `(a, b)`. */
export function readParentheses(reader: Reader): Tree {
  reader.next();
  return reader.bracketed(")", () => {
    const of = reader.sum();
    return reader.takes(",") ? { kind: "point", x: of, y: reader.sum() } : { kind: "group", of };
  });
}

/** A list by its items, or by its ends: `[1, 2, 3]`, `[1...8]`, `[1, 3...9]`. */
export function readBrackets(reader: Reader): Tree {
  reader.next();
  return reader.bracketed("]", (): Tree => {
    const items: Tree[] = [];
    if (reader.sign === "]") return { kind: "list", items };
    do {
      if (reader.sign !== "...") items.push(reader.sum());
    } while (reader.takes(","));
    if (reader.sign !== "...") return { kind: "list", items };
    const [first, second = null] = items;
    if (first === undefined || items.length > 2) {
      throw reader.trouble("Before “...” stand one or two numbers.");
    }
    reader.next();
    reader.takes(",");
    return { kind: "range", first, second, last: reader.sum() };
  });
}

/** `{x < 0: -x, x >= 0: x^2}`, or a mere restriction `{x > 2}`. */
export function readBraces(reader: Reader): Tree {
  reader.next();
  return reader.bracketed("}", () => {
    const branches = [readBranch(reader)];
    while (reader.takes(",")) branches.push(readBranch(reader));
    return { kind: "piecewise", branches };
  });
}

function readBranch(reader: Reader): Branch {
  const condition = readRelation(reader);
  const [only] = condition.sides;
  if (condition.signs.length === 0 && only !== undefined) return { condition: null, value: only };
  return { condition, value: reader.takes(":") ? reader.sum() : null };
}
