import {
  type Expression,
  type Operand,
  call,
  equation,
  polynomial,
  power,
  sum,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Ways } from "../options/ways.ts";

/** f(x) = slope·x + shift, with the shift added or subtracted, and g(x) = x² + something. */
export interface Composite {
  readonly slope: number;
  readonly shift: number;
  readonly input: number;
}

/** Whether f is applied to g, and whether the shift is added. */
type Fork = "linearLast" | "added";

export interface CompositeProblem<Terms extends Composite> {
  readonly terms: Terms;
  readonly ways: Ways<Fork>;
}

export function shiftOf({ terms: { shift }, ways }: CompositeProblem<Composite>): number {
  return ways.added ? shift : -shift;
}

function definitions(problem: CompositeProblem<Composite>, added: Operand) {
  return {
    line: polynomial([shiftOf(problem), problem.terms.slope], "x"),
    square: sum(power("x", 2), added),
  };
}

export function shownDefinitions(problem: CompositeProblem<Composite>, added: Operand): string[] {
  const { line, square } = definitions(problem, added);
  return [inline(equation(call("f", "x"), line)), inline(equation(call("g", "x"), square))];
}

/** The names of the functions in the order in which they are applied. */
export function order({ ways }: CompositeProblem<Composite>): readonly [string, string] {
  return ways.linearLast ? ["g", "f"] : ["f", "g"];
}

export function composed(problem: CompositeProblem<Composite>) {
  const [first, then] = order(problem);
  return call(then, call(first, problem.terms.input));
}

/** The functions in calculator syntax, one put into the other. */
export function chained(
  problem: CompositeProblem<Composite>,
  added: Operand,
  value: string,
): string[] {
  const { line, square } = definitions(problem, added);
  const [inner, outer] = problem.ways.linearLast ? [square, line] : [line, square];
  const put = (tree: Expression, name: string) => code(tree).replaceAll("x", name);
  return [
    `u = ${problem.terms.input}`,
    `inner = ${put(inner, "u")}`,
    `${value} = ${put(outer, "inner")}`,
  ];
}
