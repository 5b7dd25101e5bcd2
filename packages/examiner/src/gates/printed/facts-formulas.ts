import type { Facts } from "@sat/engine";
import { parseCode } from "../../reading/parse.ts";
import { readIfFormula } from "../../reading/read-if-formula.ts";
import type { Relation, Statement, Tree } from "../../reading/tree.ts";
import { leavesOf } from "../leaves-of.ts";

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

/** Parts of the facts that hold words or numbers of print, or of the options, and not the situation. */
const WORDS = new Set(["told", "setting", "claims"]);

function collect(facts: Facts): FactsFormulas {
  const parts = Object.entries(facts).filter(([name]) => !WORDS.has(name));
  const situation = leavesOf(Object.fromEntries(parts));
  const statements = statementsIn(situation);
  return {
    relations: relationsOf(statements),
    expressions: statements.flatMap((each) => (each.kind === "expression" ? [each.tree] : [])),
    claimed: "claims" in facts ? relationsOf(statementsIn(leavesOf(facts.claims))) : [],
    data: situation.filter((leaf) => typeof leaf === "number"),
  };
}

function statementsIn(leaves: readonly (string | number)[]): Statement[] {
  return leaves
    .filter((leaf) => typeof leaf === "string")
    .map((leaf) => readIfFormula(leaf, parseCode))
    .filter((statement) => statement !== undefined);
}

function relationsOf(statements: readonly Statement[]): Relation[] {
  return statements.flatMap((each) => (each.kind === "relations" ? each.relations : []));
}
