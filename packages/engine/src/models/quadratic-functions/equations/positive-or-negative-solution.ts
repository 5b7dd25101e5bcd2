import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, type Level } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { numeral } from "../../../craft/options/option.ts";
import { slipTo, type PoolSlip } from "../../../craft/options/pool.ts";
import { drawWays, slipsAtForks, type Ways } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  equation,
  polynomial,
  product,
  quotient,
  sum,
  times,
  power,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

type Pair = readonly [p: number, q: number];

/** scale · (ax ∓ p)(x ± q) = 0: one solution is positive, the other negative. */
interface Terms {
  readonly x: string;
  readonly scale: number;
  readonly a: number;
  readonly pair: Pair;
  /** Other pairs with the same product. */
  readonly others: readonly Pair[];
  /** How many of the terms stand on the right side, from the last: none, the constant, or that and the middle term. */
  readonly moved: number;
}

/** Whether p/a is the positive solution, and whether the positive one is asked for. */
type Fork = "leading" | "positive";

interface Problem {
  readonly terms: Terms;
  readonly ways: Ways<Fork>;
}

function solution({ a, pair: [p, q] }: Terms, { leading, positive }: Ways<Fork>) {
  const sign = positive ? 1 : -1;
  return leading === positive ? rational(sign * p, a) : rational(sign * q);
}

/** The coefficients of x², x and the constant term, without the common factor. */
function coefficients(
  { a, pair: [p, q] }: Terms,
  { leading }: Ways<Fork>,
): [number, number, number] {
  return [a, leading ? a * q - p : p - a * q, -p * q];
}

function equationOf({ terms, ways }: Problem) {
  const { x, scale, moved } = terms;
  const [c, b, a] = coefficients(terms, ways)
    .map((each) => scale * each)
    .toReversed() as [number, number, number]; // as many as there were
  const left = polynomial([moved > 0 ? 0 : c, moved > 1 ? 0 : b, a], x);
  return equation(left, polynomial([moved > 0 ? -c : 0, moved > 1 ? -b : 0], x));
}

function named({ positive }: Ways<Fork>): string {
  return positive ? "positive" : "negative";
}

/** Factors with another pair of numbers, whose product is right. */
function wrongPairs({ terms, ways }: Problem): PoolSlip[] {
  const [, middle] = coefficients(terms, ways);
  return terms.others.flatMap((pair) =>
    [true, false].map((leading) => {
      const [a, sign] = [terms.a, leading ? 1 : -1];
      const factors = product(
        polynomial([-sign * pair[0], a], terms.x),
        sum(terms.x, sign * pair[1]),
      );
      const [outer, inner] = [sign * pair[1], -sign * pair[0]];
      const wrong = equation(sum(a === 1 ? outer : times(a, outer), inner), a * outer + inner);
      return slipTo(solution({ ...terms, pair }, { ...ways, leading }), {
        code: "condition-unchecked",
        deed: `factoring as ${inline(factors)}, where ${inline(equation(times(-sign * pair[0], sign * pair[1]), -pair[0] * pair[1]))} but ${inline(wrong)}, not $${middle}$,`,
        step: 1,
      });
    }),
  );
}

/** How the opposites of both solutions come about. */
function signsKept({ x, a, pair: [p, q] }: Terms, { leading }: Problem["ways"]): string {
  const [first, last] = leading ? [-p, q] : [p, -q];
  return a === 1
    ? `taking $${first}$ and $${last}$, the numbers in the factors, as the solutions`
    : `giving the solutions the signs of the numbers in the factors ${inline(polynomial([first, a], x))} and ${inline(sum(x, last))}`;
}

function slips({ terms, ways }: Problem): PoolSlip[] {
  const { x, a, pair } = terms;
  const [p, q] = ways.positive ? pair : [-pair[0], -pair[1]];
  const isLeading = ways.leading === ways.positive;
  return [
    ...slipsAtForks({
      ways,
      work: (each) => solution(terms, each),
      slips: {
        leading: {
          code: "sign-inside-parentheses",
          deed: signsKept(terms, ways),
          isClassic: true,
          step: 2,
        },
        positive: {
          // Beside the number that the classic trap gives, its opposite would tell which of them is out.
          isSpare: true,
          code: "another-quantity",
          deed: `choosing the ${named({ ...ways, positive: !ways.positive })} one of the two solutions`,
          step: 3,
        },
      },
    }),
    ...wrongPairs({ terms, ways }),
    ...(a > 1 && isLeading
      ? [
          slipTo(p, {
            code: "stopped-early",
            deed: `leaving out the division by $${a}$ at the end`,
            step: 3,
          }),
        ]
      : []),
    ...(a > 1 && !isLeading
      ? [
          slipTo(quotient(q, a), {
            code: "wrong-formula",
            deed: `dividing by $${a}$ although $${x}$ has no coefficient in this factor`,
            step: 3,
          }),
        ]
      : []),
  ];
}

/** The two numbers that make the middle term, and where the leading coefficient is not 1 the term split by them. */
function factoring({ x, a }: Terms, [q, p]: Pair): Step[] {
  const [one, other] = [a * q, p];
  const found = [equation(times(one, other), one * other), equation(sum(one, other), one + other)];
  const numbers = (deed: string) => ({ text: paragraphs(deed, ...found.map(inline)) });
  if (a === 1) {
    const needed = `To factor, look for two numbers with the product $${one * other}$ and the sum $${one + other}$.`;
    return [{ text: needed }, numbers("Find them among the pairs of factors of the product.")];
  }
  const split = sum(product(a, power(x, 2)), product(one, x), product(other, x), p * q);
  const shared = sum(x, q);
  const grouped = sum(product(a, x, shared), product(p, shared));
  return [
    stepTo(
      "Multiply the leading coefficient by the constant term.",
      equation(times(a, p * q), a * p * q),
    ),
    numbers(`Find two numbers with this product and the sum $${one + other}$.`),
    stepTo("Split the middle term with them.", equation(split, 0)),
    ...(Math.abs(p) === 1
      ? []
      : [stepTo("Factor the first two terms and the last two terms.", equation(grouped, 0))]),
  ];
}

function word({ terms, ways }: Problem) {
  const { x, scale, a, moved } = terms;
  const [p, q] = terms.pair;
  const sign = ways.leading ? 1 : -1;
  const [, b, c] = coefficients(terms, ways);
  const wanted = named(ways);
  const key = solution(terms, ways);
  const all = polynomial([scale * c, scale * b, scale * a], x);
  const factors = [polynomial([-sign * p, a], x), sum(x, sign * q)] as const;
  const chosen = ways.leading === ways.positive ? factors[0] : factors[1];
  return {
    question: paragraphs(
      inline(equationOf({ terms, ways })),
      `What is the ${wanted} solution to the given equation?`,
    ),
    why: `With ${inline(equation(x, key))}, the factor ${inline(chosen)} is zero, and so is the product.`,
    opening:
      moved > 0
        ? "With zero on one side, factor the other side: each factor gives a solution."
        : "Factor the left side: each factor that can be zero gives a solution.",
    steps: [
      ...(moved > 0
        ? [
            stepTo(
              "Move all terms to the left side, so that zero is on the right.",
              equation(all, 0),
            ),
          ]
        : []),
      ...(scale > 1
        ? [
            stepTo(
              "Factor out the greatest common factor of the coefficients.",
              equation(product(scale, standardForm([a, b, c], x)), 0),
            ),
            stepTo("Divide both sides by it.", equation(standardForm([a, b, c], x), 0)),
          ]
        : []),
      ...factoring(terms, [sign * q, -sign * p]),
      stepTo("This makes the left side a product.", equation(product(...factors), 0)),
      stepTo(
        `The factor ${inline(chosen)} gives the ${wanted} solution, so set it equal to zero.`,
        equation(chosen, 0),
      ),
      stepTo(`Solve for $${x}$.`, equation(x, key)),
    ],
    hint: hintOf(terms),
    tip: "Substitute your answer into the equation: both sides must be equal.",
    archetype: "PB02",
  };
}

function hintOf({ x, scale, a, moved }: Terms): string {
  if (moved > 0)
    return "What must be added to both sides or subtracted from them so that one side is zero?";
  if (scale > 1) return "By what number can every coefficient of the equation be divided?";
  return a === 1
    ? `To factor the left side: which two numbers multiply to the constant term and add up to the coefficient of $${x}$?`
    : "To factor the left side: what is the product of the leading coefficient and the constant term?";
}

function factorPairs(greatestP: number, greatestQ: number): Pair[] {
  return range(1, greatestP).flatMap((p) => range(1, greatestQ).map((q): Pair => [p, q]));
}

/** A pair and all others with its product, in lowest terms with the leading coefficient. */
function drawPairs(chance: Chance, a: number, pairs: readonly Pair[]) {
  const fit = pairs.filter(([p, q]) => gcd(a, p) === 1 && p !== a * q && p * q > 5);
  const pair = chance.pick(fit);
  const others = fit.filter((each) => each !== pair && each[0] * each[1] === pair[0] * pair[1]);
  chance.require(others.length > 0, "no other pair with this product");
  // Both solutions of one wrong factoring: two pairs with one product say nothing about which is right.
  return { a, pair, others: [chance.pick(others)] };
}

function leveled(steps: number, draw: (chance: Chance) => Terms): Level {
  return poolLevel<Problem>({
    space: 100_000,
    steps,
    draw: (chance) => ({
      terms: draw(chance),
      ways: drawWays(chance, "leading", "positive"),
    }),
    key: ({ terms, ways }) => numeral(solution(terms, ways)),
    slips,
    word,
    facts: ({ terms, ways }) => ({
      kind: "value",
      given: [code(equationOf({ terms, ways }))],
      where: [`${terms.x} ${ways.positive ? ">" : "<"} 0`],
      ask: terms.x,
      told: [named(ways)],
    }),
  });
}

const WHOLE = factorPairs(30, 30).filter(([p, q]) => p < q && p * q <= 160);

/** The leading coefficient is 1, and the numbers are small. */
const whole = leveled(2, (chance) => ({
  x: chance.pick(UNKNOWNS),
  scale: 1,
  ...drawPairs(chance, 1, WHOLE),
  moved: chance.int(0, 2),
}));

const MIXED = factorPairs(25, 12);

/** One of the solutions is a fraction. */
const fraction = leveled(3, (chance) => ({
  x: chance.pick(UNKNOWNS),
  scale: chance.int(1, 3),
  ...drawPairs(chance, chance.int(2, 9), MIXED),
  moved: chance.int(0, 2),
}));

/** The positive or the negative solution of a quadratic equation that can be factored. */
export const positiveOrNegativeSolution = defineLevels({
  id: "positive-or-negative-solution",
  version: 7,
  topic: "quadratic-functions",
  skill: "P.B",
  calculator: ["Easy", "Medium"],
  archetypes: ["PB02"],
  optionDesign: "pool",
  Easy: whole,
  Medium: fraction,
});
