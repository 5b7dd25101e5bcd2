import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

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

/** The middle coefficient is unknown, but the expression has whole factors: which is its greatest or least value? */
const middleCoefficient = stockLevel<Case>({
  steps: 4,
  stock,
  build: (given) => {
    const { x, k, last, positive, asEquation, at } = given;
    const [small, large] = pair(given, at);
    const [shown, key] = [expressionOf(given), coefficient(given, at)];
    const kind = positive ? "positive" : "negative";
    const condition = asEquation
      ? `In the given equation, $${k}$ is a ${kind} integer constant. If all solutions to the equation are integers`
      : `In the given expression, $${k}$ is a ${kind} integer constant. If the expression can be rewritten as $(${x} + p)(${x} + q)$, where $p$ and $q$ are integer constants`;
    const [what, combine] = at.first ? ["sum", "adding"] : ["difference", "subtracting"];
    return {
      question: paragraphs(
        asEquation ? inline(equation(shown, 0)) : inline(shown),
        `${condition}, what is the ${extreme(given, at)} possible value of $${k}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => coefficient(given, each),
        show: numeral,
        why: `The factors $${small}$ and $${large}$ of $${last}$ have the ${what} $${Math.abs(key)}$.`,
        slips: [
          {
            code: "opposite-operation",
            deed: `${at.first ? "subtracting" : "adding"} the two factors of $${last}$ instead of ${combine} them`,
          },
          {
            code: "another-quantity",
            deed: `using the factors $${pair(given, { ...at, second: !at.second }).join("$ and $")}$, which make the coefficient ${at.second ? "smallest" : "largest"} in size,`,
          },
        ],
        corner: {
          code: "another-quantity",
          deed: `${at.first ? "subtracting" : "adding"} the factors $${pair(given, { ...at, second: !at.second }).join("$ and $")}$ of $${last}$`,
        },
      }),
      opening:
        "The product of the two integers is the constant term, and their sum is the coefficient.",
      steps: [
        {
          text: `The product of $p$ and $q$ in $(${x} + p)(${x} + q)$ is $${at.first ? last : -last}$, so they have ${at.first ? "the same sign" : "opposite signs"}.`,
        },
        {
          text: `So $${k}$ is the ${what} of two factors of $${last}$, ${positive ? "" : "taken negative, "}which is ${at.second ? "largest" : "smallest"} in size for $${small}$ and $${large}$.`,
          claim: `${small}*${large} = ${last}`,
        },
        {
          text: `This gives $${k} = ${key}$.`,
          claim: `${large} ${at.first ? "+" : "-"} ${small} = ${Math.abs(key)}`,
        },
      ],
      hint: "List the pairs of factors of the constant term. Must the two integers have the same sign?",
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
  version: 3,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA09", "PB10"],
  optionDesign: "orbit",
  closed: true,
  Hard: middleCoefficient,
});
