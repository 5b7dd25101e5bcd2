import type { Facts } from "@sat/engine";
import { parseCode } from "../../reading/parse.ts";
import { type Relation, type Tree, UnreadableError } from "../../reading/tree.ts";

/** The formulas of the facts, parsed once for all that the print is held against. */
export interface FactsFormulas {
  /** What the situation says. */
  readonly relations: readonly Relation[];
  readonly expressions: readonly Tree[];
  /** What the options claim of it, and the points at which they are tried. */
  readonly claimed: readonly Relation[];
  /** Data: the numbers that stand in no formula. */
  readonly data: readonly number[];
}

const read = new WeakMap<Facts, FactsFormulas>();

/** Every formula and number that the facts hold. */
export function formulasOfFacts(facts: Facts): FactsFormulas {
  const known = read.get(facts);
  if (known !== undefined) return known;
  const found = collect(facts);
  read.set(facts, found);
  return found;
}

/** Parts of the facts that are words, and not the situation. */
const WORDS = new Set(["kind", "told", "setting", "claims"]);

function collect(facts: Facts): FactsFormulas {
  const claims = "claims" in facts ? facts.claims : undefined;
  const situation = leavesOf(
    Object.entries(facts).flatMap(([name, part]): unknown[] => (WORDS.has(name) ? [] : [part])),
  );
  const statements = situation.flatMap(readable);
  return {
    relations: statements.flatMap((each) => (each.kind === "relations" ? each.relations : [])),
    expressions: statements.flatMap((each) => (each.kind === "expression" ? [each.tree] : [])),
    claimed: leavesOf(claims)
      .flatMap(readable)
      .flatMap((each) => (each.kind === "relations" ? each.relations : [])),
    data: situation.filter((leaf) => typeof leaf === "number"),
  };
}

function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(leavesOf);
}

/** Labels are no formulas. */
function readable(leaf: string | number) {
  if (typeof leaf === "number") return [];
  try {
    return [parseCode(leaf)];
  } catch (error) {
    if (error instanceof UnreadableError) return [];
    throw error;
  }
}
