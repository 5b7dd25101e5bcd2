import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { asDecimal, isShortDecimal, slipsThatFit } from "../../../craft/options/shows.ts";
import { EQUAL_AMOUNTS, type EqualAmounts } from "../../../craft/scenarios/equal-amounts.ts";
import { measured } from "../../../craft/scenarios/unit-chains.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { inProse } from "../../../craft/wording/story.ts";
import {
  type Expression,
  decimal,
  equation,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";
import { type Rational, compare, isInteger } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Total {
  readonly story: EqualAmounts;
  readonly count: number;
  readonly amount: Rational;
}

/** The factor between the unit given and the unit asked, and the other factor of the chain. */
function factorsOf({ chain, given, asked }: EqualAmounts): readonly [number, number] {
  const [small, large] = chain.factors;
  return Math.min(given, asked) === 0 ? [small, large] : [large, small];
}

function isSmaller({ given, asked }: EqualAmounts): boolean {
  return asked < given;
}

/** Something converted by a factor into a smaller or a larger unit. */
function converted(amount: Expression, factor: number, intoSmaller: boolean): Expression {
  return intoSmaller ? times(amount, factor) : quotient(amount, factor);
}

function totalOf({ count, amount }: Total): Expression {
  return times(count, decimal(amount));
}

function workOf(total: Total): Expression {
  const [factor] = factorsOf(total.story);
  return converted(totalOf(total), factor, isSmaller(total.story));
}

/** What may be offered; a whole number need not fit into the space of a typed answer. */
function isLikely(value: Rational): boolean {
  return isShortDecimal(value) || (isInteger(value) && compare(value, 1_000_000) < 0);
}

function slipsOf(total: Total): PoolSlip[] {
  const { story, count, amount } = total;
  const { units } = story.chain;
  const [factor, other] = factorsOf(story);
  const smaller = isSmaller(story);
  const [verb, opposite] = smaller ? ["multiplying", "dividing"] : ["dividing", "multiplying"];
  return slipsThatFit(isLikely, asDecimal, [
    [
      totalOf(total),
      {
        code: "unit-not-converted",
        deed: `leaving the total in ${units[story.given].many}`,
        isClassic: true,
        step: 2,
      },
    ],
    [
      converted(totalOf(total), factor, !smaller),
      {
        code: "opposite-operation",
        deed: `${opposite} by $${factor}$ instead of ${verb} by it`,
        step: 2,
      },
    ],
    [
      converted(totalOf(total), other, smaller),
      {
        code: "unit-not-converted",
        deed: `${verb} by $${other}$, the factor of another pair of units,`,
        step: 2,
      },
    ],
    [
      converted(decimal(amount), factor, smaller),
      {
        code: "term-left-out",
        deed: `converting one of the ${count} equal amounts only`,
        step: 1,
      },
    ],
    [
      converted(sum(count, decimal(amount)), factor, smaller),
      {
        code: "opposite-operation",
        deed: `adding $${count}$ and $${inProse(amount)}$ instead of multiplying them`,
        step: 1,
      },
    ],
    [
      converted(totalOf(total), factor * other, smaller),
      {
        code: "unit-not-converted",
        deed: `${verb} by the product of both factors, $${factor * other}$,`,
        step: 2,
      },
    ],
  ]);
}

function wordsOf({ story, count, amount }: Total) {
  const { units, factors } = story.chain;
  const [small, middle, large] = units;
  return {
    told: story.told(inProse(count), measured(amount, units[story.given])),
    relations: `Given that ${measured(1, middle)} is ${measured(factors[0], small)} and ${measured(1, large)} is ${measured(factors[1], middle)}`,
    ask: `what is the ${story.total}, in ${units[story.asked].many}`,
  };
}

/** A total of equal amounts in another unit. */
const ofEqualAmounts = poolLevel<Total>({
  space: 100_000,
  steps: 2,
  context: true,
  isEven: true,
  draw: (chance) => {
    const story = chance.pick(EQUAL_AMOUNTS);
    const total: Total = {
      story,
      count: onGrid(chance, story.count).num,
      amount: onGrid(chance, story.amount),
    };
    chance.require(compare(total.amount, 1) !== 0, "one of a unit");
    chance.require(isShortDecimal(workOut(workOf(total))), "a long decimal");
    return total;
  },
  key: (total) => asDecimal(workOf(total)),
  slips: slipsOf,
  word: (total) => {
    const { story } = total;
    const { units } = story.chain;
    const [given, asked] = [units[story.given], units[story.asked]];
    const [factor] = factorsOf(story);
    const smaller = isSmaller(story);
    const [less, more] = smaller ? [asked, given] : [given, asked];
    const { told, relations, ask } = wordsOf(total);
    const all = decimal(workOut(totalOf(total)));
    return {
      question: `${told}. ${relations}, ${ask}?`,
      why: `The total is ${measured(workOut(totalOf(total)), given)}, and 1 ${more.one} is ${measured(factor, less)}.`,
      opening: `Find the total in ${given.many}, and then convert it to ${asked.many}.`,
      steps: [
        stepTo(`Multiply to find the total in ${given.many}.`, equation(totalOf(total), all)),
        stepTo(
          `Since ${measured(1, more)} is ${measured(factor, less)}, ${smaller ? "multiply" : "divide"} by $${factor}$ to convert it to ${asked.many}.`,
          equation(converted(all, factor, smaller), decimal(workOut(workOf(total)))),
        ),
      ],
      hint: `Which of the two relations is about both ${given.many} and ${asked.many}?`,
      tip: smaller
        ? "A smaller unit needs a greater number: check that the number became greater."
        : "A larger unit needs a smaller number: check that the number became smaller.",
      archetype: "QA07",
    };
  },
  facts: (total) => {
    const { story, count, amount } = total;
    const [one, two] = story.chain.factors;
    const { told, relations, ask } = wordsOf(total);
    // The units are u, v and w, from the smallest.
    const [of, as] = [story.given, story.asked].map((place) => "uvw".charAt(place));
    return {
      kind: "value",
      given: [
        "u = 1",
        `v = ${one}*u`,
        `w = ${two}*v`,
        `x*${as} = ${count}*${code(decimal(amount))}*${of}`,
      ],
      ask: "x",
      told: [told, relations, ask],
    };
  },
});

/** A total of equal amounts, in a smaller or a larger unit. */
export const totalInAnotherUnit = defineLevels({
  id: "total-in-another-unit",
  version: 5,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA07"],
  optionDesign: "pool",
  Easy: ofEqualAmounts,
});
