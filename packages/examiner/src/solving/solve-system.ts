import { fraction } from "../exact/fraction.ts";
import { type Num, fromFraction, isDefined } from "../exact/num.ts";
import { type Relation, type Tree, isKnown, substituteIn, unknownsIn } from "../reading/tree.ts";
import { type Values, evaluate, holds } from "./evaluate.ts";
import { isolate } from "./isolate.ts";
import { linearRows, solveLinear } from "./linear-system.ts";
import { ALL, solveEquation } from "./solve-equation.ts";
import { UnprovenError } from "./unproven.ts";

/**
 * The real solutions of equations in any number of unknowns. Unknowns that the equations leave open take
 * two probe values each, so that a question which depends on them shows two answers.
 * Inequalities among the relations choose among the solutions.
 */
export function solveSystem(
  relations: readonly Relation[],
  asked: readonly Tree[] = [],
  constants: Values = new Map(),
): Values[] {
  const equations = relations.filter(({ sign }) => sign === "=");
  const names = unknownsIn([...relations.flatMap(({ left, right }) => [left, right]), ...asked]);
  return explore(equations, constants)
    .flatMap((values) => withProbes(values, names))
    .filter((values) => relations.every((relation) => holds(relation, values)));
}

/** Solutions found for the equations still open, given the values known so far. */
function explore(equations: readonly Relation[], values: Values): Values[] {
  const open: Relation[] = [];
  for (const equation of equations) {
    if (!isKnown(equation.left, values) || !isKnown(equation.right, values)) open.push(equation);
    else if (!holds(equation, values)) return [];
  }
  if (open.length === 0) return [values];
  return (
    byDefinition(open, values) ??
    byCramer(open, values) ??
    byOneUnknown(open, values) ??
    bySubstitution(open, values)
  );
}

/** An unknown that stands alone on one side has the value of the other, where that is known. */
function byDefinition(open: readonly Relation[], values: Values): Values[] | undefined {
  for (const equation of open) {
    const { left, right } = equation;
    const [term, other] = isKnown(right, values) ? [left, right] : [right, left];
    if (term.kind !== "symbol" || !isKnown(other, values)) continue;
    const value = evaluate(other, values);
    if (!isDefined(value)) return [];
    const rest = open.filter((each) => each !== equation);
    return explore(rest, new Map([...values, [term.name, value]]));
  }
  return undefined;
}

function unknownsOf({ left, right }: Relation, values: Values): string[] {
  return unknownsIn([left, right], values);
}

function byCramer(open: readonly Relation[], values: Values): Values[] | undefined {
  const unknowns = unknownsIn(
    open.flatMap(({ left, right }) => [left, right]),
    values,
  );
  // Fewer equations than unknowns have no one solution.
  const rows = open.length < unknowns.length ? undefined : linearRows(open, unknowns, values);
  if (rows === undefined) return undefined;
  const solution = solveLinear(rows, unknowns.length);
  if (solution.count !== "one") return solution.count === "none" ? [] : undefined;
  const found = unknowns.map((name, at): [string, Num] => {
    const value = solution.values[at];
    if (value === undefined) throw new RangeError("a linear solution has a value for each unknown");
    return [name, fromFraction(value)];
  });
  return [new Map([...values, ...found])];
}

/** An equation in one unknown: each of its solutions opens a branch. */
function byOneUnknown(open: readonly Relation[], values: Values): Values[] | undefined {
  const unknowns = open.map((each) => unknownsOf(each, values));
  const at = unknowns.findIndex(({ length }) => length === 1);
  const [equation, [unknown] = []] = [open[at], unknowns[at]];
  if (equation === undefined || unknown === undefined) return undefined;
  const rest = open.toSpliced(at, 1);
  const roots = solveEquation(equation, unknown, values);
  if (roots === ALL) return explore(rest, values);
  return roots.flatMap((root) => explore(rest, new Map([...values, [unknown, root]])));
}

/** Expresses one unknown by the others and puts it into the other equations. */
function bySubstitution(open: readonly Relation[], values: Values): Values[] {
  const found = isolated(open, values, true) ?? isolated(open, values, false);
  if (found === undefined) {
    throw new UnprovenError("the equations are of a kind that the examiner cannot solve");
  }
  const { equation, unknown, expression } = found;
  const rest = open
    .filter((each) => each !== equation)
    .map((each) => substituteIn(each, unknown, expression));
  const names = unknownsIn([expression]);
  return explore(rest, values)
    .flatMap((solution) => withProbes(solution, names))
    .map((solution) => new Map([...solution, [unknown, evaluate(expression, solution)]]));
}

function isolated(open: readonly Relation[], values: Values, constant: boolean) {
  for (const equation of open) {
    for (const unknown of unknownsOf(equation, values)) {
      const expression = isolate(equation, unknown, values, constant);
      if (expression !== undefined) return { equation, unknown, expression };
    }
  }
  return undefined;
}

/** Two numbers no question is built around. */
const PROBES = [fraction(37, 11), fraction(101, 13)].map(fromFraction);

/** The solution with each name it leaves open set to a probe value, in two ways. */
function withProbes(values: Values, names: readonly string[]): Values[] {
  const open = names.filter((name) => !values.has(name));
  if (open.length === 0) return [values];
  return PROBES.map(
    (_, shift) =>
      new Map([...values, ...open.map((name, at): [string, Num] => [name, probe(at + shift)])]),
  );
}

function probe(index: number): Num {
  const number = PROBES[index % PROBES.length];
  if (number === undefined) throw new RangeError("there are probes");
  return number;
}
