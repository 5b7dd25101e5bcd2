import type { Facts } from "@sat/engine";
import { type ChoiceItem, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import nerdamer from "nerdamer-prime";
import { formulasOf } from "../gates/gate.ts";

/** What an outside algebra system makes of a printed question: the options it finds right. */
export type Outcome =
  /** The question prints no formula that settles what is asked. */
  | "no formula"
  /** It prints one, and it is beyond the outside system. */
  | "unsolved"
  | { readonly right: readonly OptionLetter[] };

/**
 * Reads the printed formulas with an outside algebra system, solves them there, and compares the printed options. Of the
 * facts it takes only what is asked.
 */
export function solveOutside(item: ChoiceItem, facts: Facts): Outcome {
  try {
    switch (facts.kind) {
      case "value":
        return facts.constants === undefined ? valueAsked(item, facts) : "no formula";
      case "solutions":
        return facts.constants === undefined ? sumOrProduct(item, facts) : "no formula";
      case "equivalent":
        return facts.where === undefined ? equivalent(item, facts.expression) : "no formula";
      default:
        return "no formula";
    }
  } catch {
    // The outside system gives up in many ways of its own; the test counts how often.
    return "unsolved";
  }
}

function valueAsked(
  item: ChoiceItem,
  { ask, where = [] }: Extract<Facts, { kind: "value" }>,
): Outcome {
  const equations = equationsOf(item);
  const unknowns = [...new Set(equations.flatMap(lettersOf))];
  const asked = lettersOf(ask);
  const settled = asked.length > 0 && asked.every((letter) => unknowns.includes(letter));
  if (!settled || ask.includes(",") || equations.length !== unknowns.length) return "no formula";
  // Of systems it solves linear ones; of others it finds some solutions and not all.
  if (equations.length > 1 && !equations.every(isLinear)) return "no formula";
  const found = solutions(equations, unknowns).filter((at) =>
    equations.every((equation) => solves(at, equation)),
  );
  const [unknown = ""] = unknowns;
  return among(
    item,
    found
      .flatMap((at) => (speaksOfOther([ask, ...where]) ? besideOthers(at, found, unknown) : [at]))
      .filter((at) => where.every((condition) => meets(at, condition)))
      .map((at) => numberOf(nerdamer(ask, at))),
  );
}

/** Facts may name a second solution `other`, to say which of the two is meant. */
function speaksOfOther(formulas: readonly string[]): boolean {
  return formulas.some((formula) => /\bother\b/.test(formula));
}

function besideOthers(at: Solution, found: readonly Solution[], unknown: string): Solution[] {
  return found.filter((each) => each !== at).map((each) => ({ ...at, other: each[unknown] ?? "" }));
}

function isLinear(equation: string): boolean {
  return !/\^|sqrt|abs|[a-z]\*\(?[a-z]|\/\(?[^)]*[a-z]/.test(equation);
}

/** Whether an equation holds where all of it is defined; multiplied out, it may have other solutions. */
function solves(at: Solution, equation: string): boolean {
  const [left, right] = equation.split("=").map((side) => valueAt(side, at));
  return left !== undefined && right !== undefined && isClose(left, right);
}

/** Whether a solution meets a condition that the question states in words, such as x > 0. */
function meets(at: Solution, condition: string): boolean {
  const [, left = "", sign = "", right = ""] =
    /^(.*?)\s*(<=|>=|!=|<|>)\s*(.*)$/.exec(condition) ?? [];
  const [a, b] = [valueAt(left, at), valueAt(right, at)];
  if (a === undefined || b === undefined) return false;
  if (sign === "!=") return !isClose(a, b);
  return sign.startsWith("<")
    ? a < b || (sign === "<=" && isClose(a, b))
    : a > b || (sign === ">=" && isClose(a, b));
}

/** The value of an expression at a solution; undefined where it has none. */
function valueAt(expression: string, at: Solution): number | undefined {
  try {
    const value = numberOf(nerdamer(expression, at));
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function sumOrProduct(item: ChoiceItem, facts: Extract<Facts, { kind: "solutions" }>): Outcome {
  const [equation, ...more] = equationsOf(item).filter((each) =>
    lettersOf(each).includes(facts.unknown),
  );
  if (equation === undefined || more.length > 0 || facts.unit !== undefined) return "no formula";
  const roots = solutions([equation], [facts.unknown]).map((at) =>
    numberOf(nerdamer(facts.unknown, at)),
  );
  const combine = (a: number, b: number) => (facts.ask === "sum" ? a + b : a * b);
  return among(item, [roots.reduce(combine)]);
}

/** Points at which expressions are compared; no question is built around them. */
const POINTS = [1.37, 2.61, 3.19];

function equivalent(item: ChoiceItem, expression: string): Outcome {
  const letters = lettersOf(expression);
  const [printed, ...more] = formulasOf(item.question).filter(
    (tex) => !/[=<>]|\\[lg]e/.test(tex) && lettersOf(plain(tex)).join() === letters.join(),
  );
  if (printed === undefined || more.length > 0) return "no formula";
  const at = (tex: string) =>
    POINTS.map((_, shift) =>
      numberOf(
        nerdamer(
          plain(tex),
          Object.fromEntries(
            letters.map((name, index) => [name, `${POINTS[(index + shift) % POINTS.length]}`]),
          ),
        ),
      ),
    );
  const own = at(printed);
  return {
    right: OPTION_LETTERS.filter((letter) => {
      const [tex = ""] = formulasOf(item.options[letter]);
      return at(tex).every((each, index) => isClose(each, own[index] ?? Number.NaN));
    }),
  };
}

/** The options that are one of the answers. */
function among(item: ChoiceItem, answers: readonly number[]): Outcome {
  const options = OPTION_LETTERS.map((letter) => numberOf(nerdamer(plain(item.options[letter]))));
  const real = answers.filter((answer) => !Number.isNaN(answer));
  if (real.length === 0 || options.some(Number.isNaN)) return "unsolved";
  return {
    right: OPTION_LETTERS.filter((_, at) =>
      real.some((answer) => isClose(answer, options[at] ?? Number.NaN)),
    ),
  };
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));
}

/** The printed equations in the outside system's own form, without those that define a function. */
function equationsOf({ question }: ChoiceItem): string[] {
  return formulasOf(question)
    .filter((tex) => /^[^=]*=[^=]*$/.test(tex) && !/[<>]|\\[lg]e|[a-z]\(/.test(tex))
    .map(plain)
    .filter((equation) => lettersOf(equation).length > 0);
}

/** A printed formula as the outside system's own reader of TeX takes it. */
function plain(markup: string): string {
  const tex = markup
    .replaceAll("$", "")
    .replaceAll("{,}", "")
    .replaceAll(/\\(?:left|right)(?![a-z])/g, "")
    .replaceAll(/(?<![\\a-z])([a-z])(?=[a-z(])/g, "$1 \\cdot ");
  return nerdamer.convertFromLaTeX(tex).toString();
}

function lettersOf(formula: string): string[] {
  const names = formula.match(/[a-z]+/gi) ?? [];
  return [...new Set(names.filter((name) => name.length === 1))].toSorted();
}

type Solution = Readonly<Record<string, string>>;

function solutions(equations: readonly string[], unknowns: readonly string[]): Solution[] {
  const [equation = "", ...more] = equations;
  const [unknown = ""] = unknowns;
  if (more.length === 0) {
    const roots = nerdamer.solve(equation, unknown).toString().slice(1, -1);
    return roots.split(",").map((root) => ({ [unknown]: root }));
  }
  const system = nerdamer.solveEquations([...equations], [...unknowns]);
  if (!Array.isArray(system)) throw new RangeError("a system is answered by a list");
  return [
    Object.fromEntries(system.map(([name, root]) => [name, nerdamer(String(root)).toString()])),
  ];
}

function numberOf(formula: ReturnType<typeof nerdamer>): number {
  return Number(formula.evaluate().text("decimals"));
}
