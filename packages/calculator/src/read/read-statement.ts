import { FUNCTIONS } from "./known-names.ts";
import { GRAMMAR } from "./grammar.ts";
import { Reader } from "./reader.ts";
import { readRelation } from "./read-relation.ts";
import type { Relation } from "./tree.ts";

/** What a row says. */
export interface Statement extends Relation {
  /** Of `f(x) = x^2`, the f and the x. */
  readonly head: Head | null;
}

export interface Head {
  readonly name: string;
  readonly parameters: readonly string[];
}

const HEAD =
  /^\s*([a-zA-Z](?:_[a-zA-Z0-9]|\d+)?)\s*\(\s*([a-zA-Z](?:\s*,\s*[a-zA-Z])*)\s*\)\s*=(?![<>])/;

/** The function that a text defines, if it defines one. The letters of the plane and e are no names of functions. */
export function headOf(text: string): Head | null {
  const [, written = "", parameters = ""] = HEAD.exec(text) ?? [];
  const name = written.replace("_", "");
  if (name === "" || FUNCTIONS.has(name) || ["x", "y", "e"].includes(name)) return null;
  return { name, parameters: parameters.split(/\s*,\s*/) };
}

/** Reads a row's text; throws a `Trouble` where it makes no sense. */
export function readStatement(text: string, functions: ReadonlySet<string>): Statement {
  const reader = new Reader(text, functions, GRAMMAR);
  const relation = readRelation(reader);
  // Points in a row make a list.
  const items = [...relation.sides];
  while (relation.signs.length === 0 && items[0]?.kind === "point" && reader.takes(",")) {
    items.push(...readRelation(reader).sides);
  }
  if (reader.token !== undefined) throw reader.trouble(leftOver(reader.sign));
  const sides = items.length === relation.sides.length ? items : [{ kind: "list", items } as const];
  return { sides, signs: relation.signs, head: headOf(text) };
}

function leftOver(sign: string): string {
  if (sign === ")" || sign === "]" || sign === "}")
    return `No bracket is open that “${sign}” could close.`;
  return sign === ","
    ? "A comma stands in lists and points only."
    : `“${sign}” does not belong here.`;
}
