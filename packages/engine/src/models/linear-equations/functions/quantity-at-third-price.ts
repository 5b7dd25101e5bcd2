import { type PricedThing, pricedThings } from "@sat/content/scenarios/priced-things";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, countSlips, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { type Expression, equation, quotient, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

interface Demand {
  readonly scenario: PricedThing;
  readonly price: number;
  readonly sold: number;
  /** For a price so much higher, so many fewer are sold. */
  readonly higher: number;
  readonly fewer: number;
  /** How far the third price is from one of the two, either way. */
  readonly away: number;
}

/** Whether the third price is less, and whether it is told from the lower of the two. */
type Fork = "less" | "lower";

interface Problem {
  readonly demand: Demand;
  readonly ways: Ways<Fork>;
}

/** The price from which the third is told, and the number sold at it. */
function knownOf({ demand: { price, sold, higher, fewer }, ways: { lower } }: Problem) {
  return lower ? { price, sold } : { price: price + higher, sold: sold - fewer };
}

/** How many fewer are sold for each dollar. */
function rateOf({ demand: { higher, fewer } }: Problem): number {
  return fewer / higher;
}

/** The third price and the number sold at it. */
function thirdOf(problem: Problem) {
  const { price, sold } = knownOf(problem);
  const change = problem.ways.less ? -problem.demand.away : problem.demand.away;
  return { price: price + change, sold: sold - rateOf(problem) * change };
}

/** A revenue: the number at the known price and its change, times a price. */
function revenue(problem: Problem, change: Expression | number, price: number): Expression {
  return times(sum(knownOf(problem).sold, change), price);
}

/** The change in the number sold, by so many fewer for each dollar. */
function changeBy(problem: Problem, rate: number, sign: 1 | -1): Expression {
  const { away } = problem.demand;
  return times(sign * (problem.ways.less ? rate : -rate), away);
}

function workOf(problem: Problem): Expression {
  return revenue(problem, changeBy(problem, rateOf(problem), 1), thirdOf(problem).price);
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { demand, ways } = problem;
  const { scenario, higher, fewer, away } = demand;
  const known = knownOf(problem);
  const third = thirdOf(problem);
  const rate = rateOf(problem);
  return countSlips([
    ...slipsAtForks({
      ways,
      work: (each) => workOf({ demand, ways: each }),
      slips: {
        less: {
          code: "comparison-turned-around",
          deed: `using a price that is ${dollars(away)} ${ways.less ? "greater" : "less"} than ${dollars(known.price)}`,
          step: 2,
        },
        lower: {
          code: "another-quantity",
          deed: `starting from the ${ways.lower ? "higher" : "lower"} of the two prices`,
          step: 2,
        },
      },
    }),
    slipTo(times(known.sold, third.price), {
      code: "stopped-early",
      deed: `keeping the number of ${scenario.things} sold at ${dollars(known.price)}`,
      isClassic: true,
      step: 3,
    }),
    slipTo(revenue(problem, changeBy(problem, rate, -1), third.price), {
      code: "direction-turned-around",
      deed: `letting the number sold ${ways.less ? "fall" : "rise"} when the price ${ways.less ? "falls" : "rises"}`,
      step: 3,
    }),
    slipTo(revenue(problem, ways.less ? fewer : -fewer, third.price), {
      code: "rate-misapplied",
      deed: `changing the number sold by $${fewer}$, as for ${dollars(higher)},`,
      step: 1,
    }),
    slipTo(revenue(problem, changeBy(problem, fewer, 1), third.price), {
      code: "rate-misapplied",
      deed: `using $${fewer}$ as the change for each dollar instead of for ${dollars(higher)}`,
      step: 1,
    }),
    slipTo(revenue(problem, changeBy(problem, rate, 1), known.price), {
      code: "another-quantity",
      deed: `multiplying by the price of ${dollars(known.price)}`,
      step: 4,
    }),
  ]);
}

/** What the question says and asks. */
function tellingOf({ demand, ways }: Problem): string[] {
  const { scenario, price, sold, higher, fewer, away } = demand;
  const { who, things, span } = scenario;
  return [
    `The number of ${things} that ${who} sells per ${span} is a linear function of the price of each.`,
    `At a price of ${dollars(price)}, ${sold} are sold, and at ${dollars(price + higher)}, ${sold - fewer} are sold.`,
    `What is the revenue, in dollars, from one ${span} at a price that is ${dollars(away)} ${ways.less ? "less" : "greater"} than the ${ways.lower ? "lower" : "higher"} of these two prices?`,
  ];
}

/** Two prices with the numbers sold; the revenue at a third price is asked. */
const thirdPrice = poolLevel<Problem>({
  space: 150_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(pricedThings);
    const price = chance.int(...scenario.price);
    const sold = 5 * chance.int(...scenario.fives);
    const higher = chance.int(2, 6);
    const fewer = higher * chance.int(2, 9);
    const away = chance.int(3, 9);
    chance.require(away !== higher && away <= price / 2, "prices coincide");
    const demand = { scenario, price, sold, higher, fewer, away };
    const problem = { demand, ways: drawWays(chance, "less", "lower") };
    chance.require(thirdOf(problem).sold >= 10 && sold - fewer >= 10, "too few are sold");
    return problem;
  },
  key: (problem) => numeral(workOut(workOf(problem))),
  slips: slipsOf,
  word: (problem) => {
    const { demand, ways } = problem;
    const { scenario, price, sold, higher, fewer, away } = demand;
    const { things } = scenario;
    const [known, third] = [knownOf(problem), thirdOf(problem)];
    const rate = rateOf(problem);
    const key = workOut(workOf(problem)).num;
    const change = changeBy(problem, rate, 1);
    return {
      question: sentences(...tellingOf(problem)),
      why: `At ${dollars(third.price)}, the model gives ${third.sold} ${things}, and each of them brings in the third price.`,
      opening: "Find how many fewer are sold for each dollar, then go on from a known price.",
      steps: [
        stepTo(
          `From ${dollars(price)} to ${dollars(price + higher)} the number sold falls by ${inline(equation(sum(sold, fewer - sold), fewer))}. Divide by the change in price, ${dollars(higher)}.`,
          equation(quotient(fewer, higher), rate),
        ),
        stepTo(
          `Find the third price, in dollars.`,
          equation(sum(known.price, ways.less ? -away : away), third.price),
        ),
        stepTo(
          `The price is ${dollars(away)} ${ways.less ? "less, so more" : "greater, so fewer"} than ${known.sold} are sold.`,
          equation(sum(known.sold, change), third.sold),
        ),
        stepTo(
          "Multiply the number sold by the price.",
          equation(times(third.sold, third.price), key),
        ),
      ],
      hint: `By how many does the number of ${things} sold change when the price rises by one dollar?`,
      tip: "Revenue is price times number sold: when the price changes, both factors change.",
    };
  },
  facts: (problem) => {
    const { demand, ways } = problem;
    const { price, sold, higher, fewer, away } = demand;
    return {
      kind: "value",
      given: [
        `${sold} = slope*${price} + base`,
        `${sold - fewer} = slope*${price + higher} + base`,
        `p = ${ways.lower ? price : price + higher} ${ways.less ? "-" : "+"} ${away}`,
        "n = slope*p + base",
      ],
      ask: "n*p",
      told: tellingOf(problem),
    };
  },
});

/** The revenue at a third price by a linear model of the number sold. */
export const quantityAtThirdPrice = defineLevels({
  id: "quantity-at-third-price",
  version: 5,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB23"],
  optionDesign: "pool",
  Hard: thirdPrice,
});
