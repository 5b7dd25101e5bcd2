import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { call, equation, product, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

const NAMES = [
  ["f", "g"],
  ["g", "f"],
  ["h", "g"],
  ["g", "h"],
  ["p", "q"],
] as const;

interface Listed {
  readonly names: readonly [string, string];
  readonly from: number;
  readonly values: readonly number[];
  /** The row that is asked about. */
  readonly row: number;
  readonly inner: number;
  readonly outer: number;
}

/** Whether the number in the factor is added, and the number at the end. */
type Fork = "innerAdded" | "outerAdded";
type Problem = { readonly terms: Listed; readonly ways: Ways<Fork> };

function numbers({ terms: { inner, outer }, ways }: Problem) {
  return {
    added: ways.innerAdded ? inner : -inner,
    last: ways.outerAdded ? outer : -outer,
  };
}

function definition(problem: Problem) {
  const [f, g] = problem.terms.names;
  const { added, last } = numbers(problem);
  return equation(call(f, "x"), sum(product(sum("x", added), call(g, "x")), last));
}

function inputOf({ terms: { from, row } }: Problem): number {
  return from + row;
}

function listed({ terms: { values, row } }: Problem, at = row): number {
  return values[at] ?? 0;
}

function work(problem: Problem, value = listed(problem)) {
  const { added, last } = numbers(problem);
  return sum(times(inputOf(problem) + added, value), last);
}

function slips(problem: Problem): PoolSlip[] {
  const { terms, ways } = problem;
  const [f, g] = terms.names;
  const { added, last } = numbers(problem);
  const [x, value] = [inputOf(problem), listed(problem)];
  const [doing, repeating] = ways.outerAdded
    ? ["adding", "subtracting"]
    : ["subtracting", "adding"];
  const neighbor = terms.row === 3 ? 2 : terms.row + 1;
  return [
    slipTo(sum(x, times(added, value), last), {
      code: "distributed-to-one-term",
      deed: `multiplying $${g}(${x})$ by $${added}$ alone`,
      isClassic: true,
      step: 3,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => work({ terms, ways: each }),
      slips: {
        innerAdded: {
          code: "opposite-operation",
          deed: ways.innerAdded
            ? `subtracting $${terms.inner}$ in parentheses instead of adding it`
            : `adding $${terms.inner}$ in parentheses instead of subtracting it`,
          step: 2,
        },
        outerAdded: {
          code: "opposite-operation",
          deed: `${repeating} $${terms.outer}$ at the end instead of ${doing} it`,
          step: 3,
        },
      },
    }),
    slipTo(sum(x + added, value, last), {
      code: "opposite-operation",
      deed: `adding $${g}(${x})$ to the factor $${x + added}$ instead of multiplying`,
      step: 3,
    }),
    slipTo(times(x + added, sum(value, last)), {
      code: "order-of-steps",
      deed: `multiplying the $${last}$ at the end by the factor $${x + added}$ as well`,
      step: 3,
    }),
    slipTo(times(x + added, value), {
      code: "term-left-out",
      deed: `leaving out the $${last}$ at the end`,
      step: 3,
    }),
    slipTo(work(problem, listed(problem, neighbor)), {
      code: "wrong-row-or-column",
      deed: `using the value of $${g}$ at $x = ${terms.from + neighbor}$ to find $${f}(${x})$`,
      step: 1,
    }),
  ];
}

/** A function is a linear expression times another function, whose values come from a table. */
const fromTable = poolLevel<Problem>({
  space: 1_000_000,
  steps: 3,
  draw: (chance) => {
    const terms = {
      names: chance.pick(NAMES),
      from: chance.int(-4, 2),
      values: [0, 1, 2, 3].map(() => chance.nonzero(12)),
      row: chance.int(0, 3),
      inner: chance.int(2, 12),
      outer: chance.int(2, 15),
    };
    const problem = { terms, ways: drawWays(chance, "innerAdded", "outerAdded") };
    const x = inputOf(problem);
    chance.require(
      x !== 0 && Math.abs(Math.abs(x) - terms.inner) > 1,
      "a term is 0, or a factor is 0 or 1",
    );
    chance.require(
      ![terms.inner, terms.outer].includes(Math.abs(listed(problem))),
      "a value is one of the numbers in the rule",
    );
    return problem;
  },
  key: (problem) => numeral(workOut(work(problem))),
  slips,
  word: (problem) => {
    const { names, from, values } = problem.terms;
    const [f, g] = names;
    const { added, last } = numbers(problem);
    const [x, value] = [inputOf(problem), listed(problem)];
    const key = workOut(work(problem));
    return {
      question: sentences(
        `The table shows some values of $x$ and the corresponding values of the function $${g}$. The function $${f}$ is defined by ${inline(definition(problem))}.`,
        `What is the value of $${f}(${x})$?`,
      ),
      figure: dataTable(
        "Table of values",
        ["$x$", `$${g}(x)$`],
        values.map((each, place) => [from + place, each]),
      ),
      why: `The factors are $${x + added}$ and $${value}$, and $${Math.abs(last)}$ is ${last < 0 ? "subtracted from" : "added to"} their product.`,
      opening: `Substitute $${x}$ for every $x$, and read $${g}(${x})$ from the table.`,
      steps: [
        {
          text: `The table gives $${g}(${x}) = ${value}$.`,
          claim: `v = ${value}`,
        },
        stepTo(`Find the factor in parentheses at $x = ${x}$.`, equation(sum(x, added), x + added)),
        stepTo(
          `Multiply it by $${value}$, and ${last < 0 ? "subtract" : "add"} $${Math.abs(last)}$.`,
          equation(work(problem), key),
        ),
        { text: `So $${f}(${x})$ is ${inline(key)}.` },
      ],
      hint: `At $x = ${x}$, what are the two factors that are multiplied?`,
      tip: "Find each part of a formula at the given number before you combine the parts.",
    };
  },
  facts: (problem) => {
    const { terms, ways } = problem;
    const [f, g] = terms.names;
    const x = inputOf(problem);
    return {
      kind: "value",
      given: [
        `u = ${x}`,
        `v = ${listed(problem)}`,
        `y = (u ${ways.innerAdded ? "+" : "-"} ${terms.inner})*v ${ways.outerAdded ? "+" : "-"} ${terms.outer}`,
      ],
      ask: "y",
      told: [
        `values of $x$ and values of $${g}$ function $${f}$`,
        `${inline(definition(problem))} value of $${f}(${x})$`,
      ],
    };
  },
});

/** A function that is a product with another function. */
export const productOfFunctions = defineLevels({
  id: "product-of-functions",
  version: 5,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC26"],
  optionDesign: "pool",
  Medium: fromTable,
});
