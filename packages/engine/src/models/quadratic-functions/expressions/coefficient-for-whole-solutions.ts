import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { stepShowing, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

/** x² + kx ± last. The twists are the sign of the last term, and greatest or least in size. */
interface Case {
  readonly x: string;
  readonly k: string;
  readonly last: number;
  /** The nearest factors of `last`, whose sum is least. */
  readonly near: readonly [number, number];
  readonly positive: boolean;
  /** An equation with whole solutions, or an expression with whole factors. */
  readonly asEquation: boolean;
  readonly at: Twists;
}

function nearestFactors(last: number): readonly [number, number] {
  let small = Math.floor(Math.sqrt(last));
  while (last % small !== 0) small -= 1;
  return [small, last / small];
}

const BOTH = [true, false];
const LASTS = Array.from({ length: 115 }, (_, at) => at + 6)
  .map((last) => ({ last, near: nearestFactors(last) }))
  .filter(
    ({ last, near: [small, large] }) => small > 1 && large !== small && small + large !== last - 1,
  );

const stock = (): readonly Case[] =>
  LASTS.flatMap((each) =>
    [
      { x: "x", k: "k" },
      { x: "x", k: "b" },
      { x: "t", k: "n" },
      { x: "y", k: "c" },
    ].flatMap((letters) =>
      BOTH.flatMap((positive) =>
        BOTH.flatMap((asEquation) =>
          BOTH.flatMap((first) =>
            BOTH.map((second) => ({
              ...each,
              ...letters,
              positive,
              asEquation,
              at: { first, second },
            })),
          ),
        ),
      ),
    ),
  );

/** The two factors of the last term whose sum or difference is the coefficient. */
function pair({ last, near }: Case, { second }: Twists): readonly [number, number] {
  return second ? [1, last] : near;
}

function coefficient(given: Case, at: Twists): number {
  const [small, large] = pair(given, at);
  const size = at.first ? large + small : large - small;
  return given.positive ? size : -size;
}

function expressionOf({ x, k, last, at }: Case): Expression {
  return sum(power(x, 2), product(k, x), at.first ? last : -last);
}

/** Among negative numbers the greatest in size is the least. */
function extreme({ positive }: Case, { second }: Twists): "greatest" | "least" {
  return positive === second ? "greatest" : "least";
}

/** The coefficient that a pair of factors leads to, as it is worked out. */
function coefficientWork(given: Case, at: Twists): Expression {
  const [small, large] = pair(given, at);
  const sign = given.positive ? 1 : -1;
  return sum(sign * large, (at.first ? sign : -sign) * small);
}

/** "$1 + 12 = 13$, $2 + 6 = 8$, and $3 + 4 = 7$" for all pairs of factors. */
function listed({ last, at }: Case): string {
  const pairs = Array.from({ length: nearestFactors(last)[0] }, (_, place) => place + 1)
    .filter((small) => last % small === 0)
    .map((small) => {
      const [large, other] = [last / small, at.first ? small : -small];
      return inline(equation(sum(large, other), large + other));
    });
  const all = pairs.length - 1;
  return pairs.length === 2
    ? pairs.join(" and ")
    : `${pairs.slice(0, all).join(", ")}, and ${pairs.slice(all).join("")}`;
}

function stepsOf(given: Case): Step[] {
  const { x, k, last, positive, at } = given;
  const [small, large] = pair(given, at);
  const key = coefficient(given, at);
  const factored = product(sum(x, "p"), sum(x, "q"));
  const opened = sum(power(x, 2), product(sum("p", "q"), x), product("p", "q"));
  const signs = at.first
    ? `Since their product is positive, the numbers have the same sign. Their sum, $${k}$, is ${positive ? "positive" : "negative"}, so both are ${positive ? "positive" : "negative"}.`
    : `Since their product is negative, their signs differ. Their sum, $${k}$, is ${positive ? "positive" : "negative"}, so the one greater in size is ${positive ? "positive" : "negative"}.`;
  const what = at.first ? "sum" : "difference";
  return [
    stepShowing("Write the expression with two integers $p$ and $q$.", equation(factored, opened)),
    {
      text: `So $pq$ is $${at.first ? last : -last}$, and $p + q$ is $${k}$. ${signs}`,
      claim: `${small}*${large} = ${last}`,
    },
    {
      text: `The ${what}s of the pairs of factors of $${last}$ are ${listed(given)}.`,
    },
    stepTo(
      `${positive ? `The value of $${k}$ is one of these.` : `The value of $${k}$ is the opposite of one of these.`} Its ${extreme(given, at)} possible value comes from $${small}$ and $${large}$.`,
      equation(k, key),
      `${large} ${at.first ? "+" : "-"} ${small} = ${Math.abs(key)}`,
    ),
  ];
}

/** The middle coefficient is unknown, but the expression has whole factors: which is its greatest or least value? */
const middleCoefficient = stockLevel<Case>({
  steps: 4,
  stock,
  build: (given) => {
    const { x, k, last, positive, asEquation, at } = given;
    const [small, large] = pair(given, at);
    const shown = expressionOf(given);
    const kind = positive ? "positive" : "negative";
    const condition = asEquation
      ? `In the given equation, $${k}$ is a ${kind} integer constant. If all solutions to the equation are integers`
      : `In the given expression, $${k}$ is a ${kind} integer constant. If the expression can be rewritten as $(${x} + p)(${x} + q)$, where $p$ and $q$ are integer constants`;
    const combine = at.first ? "adding" : "subtracting";
    const undone = at.first ? "subtracting" : "adding";
    const other = `$${pair(given, { ...at, second: !at.second }).join("$ and $")}$`;
    const work = (each: Twists) => coefficientWork(given, each);
    return {
      question: paragraphs(
        asEquation ? inline(equation(shown, 0)) : inline(shown),
        `${condition}, what is the ${extreme(given, at)} possible value of $${k}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => coefficient(given, each),
        show: numeral,
        why: `No other pair of factors of $${last}$ has a ${at.second ? "greater" : "smaller"} ${at.first ? "sum" : "difference"} than $${small}$ and $${large}$.`,
        slips: [
          {
            code: "opposite-operation",
            deed: `${undone} the factors $${small}$ and $${large}$ instead of ${combine} them`,
            work: work({ ...at, first: !at.first }),
          },
          {
            code: "another-quantity",
            deed: `using the factors ${other}, which make the coefficient ${at.second ? "smallest" : "largest"} in size,`,
            work: work({ ...at, second: !at.second }),
          },
        ],
        corner: {
          code: "another-quantity",
          deed: `${undone} the factors ${other} of $${last}$`,
          work: work({ first: !at.first, second: !at.second }),
        },
      }),
      opening:
        "The product of the two integers is the constant term, and their sum is the coefficient.",
      steps: stepsOf(given),
      hint: `Must two integers with the product $${at.first ? last : -last}$ have the same sign?`,
      tip: "When only integers are allowed, a list of all factor pairs is short and shows every possibility.",
      archetype: asEquation ? "PB10" : "PA09",
    };
  },
  facts: (given) => {
    const { x, k, positive, asEquation, at } = given;
    return {
      kind: "constant",
      given: code(equation(expressionOf(given), 0)),
      unknown: x,
      constant: k,
      where: [`${k} ${positive ? ">" : "<"} 0`],
      solutions: "whole",
      extreme: extreme(given, at),
      told: [
        `$${k}$ is a ${positive ? "positive" : "negative"} integer`,
        asEquation ? "solutions integers" : `rewritten as $(${x} + p)(${x} + q)$ integer`,
        `${positive === at.second ? "greatest" : "least"} possible value of $${k}$`,
      ],
    };
  },
});

/** The greatest or least middle coefficient with which a quadratic has integer factors or solutions. */
export const coefficientForWholeSolutions = defineLevels({
  id: "coefficient-for-whole-solutions",
  version: 5,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA09", "PB10"],
  optionDesign: "orbit",
  closed: true,
  Hard: middleCoefficient,
});
