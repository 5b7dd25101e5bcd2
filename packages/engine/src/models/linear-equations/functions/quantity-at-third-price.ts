import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { type PricedThing, pricedThings } from "@sat/content/scenarios/priced-things";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { numeral } from "../../../craft/options/option.ts";

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

/** The price from which the third is told, and the number sold at it. */
function knownAt({ price, sold, higher, fewer }: Demand, lower: boolean): [number, number] {
  return lower ? [price, sold] : [price + higher, sold - fewer];
}

/** The third price and the number sold at it. */
function thirdAt(demand: Demand, { first, second }: Twists): [number, number] {
  const { higher, fewer, away } = demand;
  const [price, sold] = knownAt(demand, second);
  const change = first ? -away : away;
  return [price + change, sold - (fewer * change) / higher];
}

/** The twists are whether the third price is less, and whether it is told from the lower of the two. */
function answerOf(demand: Demand, at: Twists): number {
  const [price, sold] = thirdAt(demand, at);
  return price * sold;
}

/** Two prices with the numbers sold; the revenue at a third price is asked. */
const thirdPrice = level<{ demand: Demand; at: Twists }>({
  space: 150_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(pricedThings);
    const price = chance.int(...scenario.price);
    const demand = {
      scenario,
      price,
      sold: 5 * chance.int(...scenario.fives),
      higher: chance.int(2, 6),
      fewer: 0,
      away: chance.int(3, 9),
    };
    const drawn = { ...demand, fewer: demand.higher * chance.int(2, 9) };
    chance.require(drawn.away !== drawn.higher && drawn.away <= price / 2, "prices coincide");
    const fewest = Math.min(...siblingAnswers((at) => thirdAt(drawn, at)[1]));
    chance.require(fewest >= 10, "too few are sold");
    chance.require(areDistinct(siblingAnswers((at) => answerOf(drawn, at))), "answers coincide");
    return { demand: drawn, at: twists(chance) };
  },
  build: ({ demand, at }) => {
    const { scenario, price, sold, higher, fewer, away } = demand;
    const { who, things, span } = scenario;
    const key = answerOf(demand, at);
    const [third, count] = thirdAt(demand, at);
    const [known, number] = knownAt(demand, at.second);
    const side = at.second ? "lower" : "higher";
    return {
      question: sentences(
        `The number of ${things} that ${who} sells per ${span} is a linear function of the price. At a price of ${dollars(price)}, it sells ${sold}, and at a price of ${dollars(price + higher)}, it sells ${sold - fewer}.`,
        `Based on this model, what is the total revenue, in dollars, from one ${span} at a price that is ${dollars(away)} ${at.first ? "less" : "greater"} than the ${side} of these two prices?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answerOf(demand, each),
        show: numeral,
        why: `It is the number sold, ${count}, times the price, ${dollars(third)}.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `working with ${dollars(known)} ${at.first ? "plus" : "minus"} ${dollars(away)} as the price`,
          },
          {
            code: "quantities-exchanged",
            deed: `starting from the ${at.second ? "higher" : "lower"} of the two prices instead of the ${side}`,
          },
        ],
      }),
      opening: "Find how many fewer are sold for each dollar, then go on from a known price.",
      steps: [
        {
          text: `When the price rises by ${dollars(higher)}, $${fewer}$ fewer are sold, which is $${fewer / higher}$ fewer for each dollar.`,
          claim: `${fewer}/${higher} = ${fewer / higher}`,
        },
        {
          text: `${dollars(third)} is ${dollars(away)} ${at.first ? "below" : "above"} ${dollars(known)}, so $${(away * fewer) / higher}$ ${at.first ? "more" : "fewer"} are sold than ${number}: $${count}$.`,
          claim: `${number} ${at.first ? "+" : "-"} ${away}*${fewer / higher} = ${count}`,
        },
        {
          text: `The revenue is $${count} \\cdot ${third}$, which is ${dollars(key)}.`,
          claim: `${count}*${third} = ${key}`,
        },
      ],
      hint: "How does the number sold change when the price rises by one dollar?",
      tip: "A linear model needs a rate: change in output over change in input.",
    };
  },
  facts: ({ demand, at }) => {
    const { scenario, price, sold, higher, fewer, away } = demand;
    const { who, things, span } = scenario;
    return {
      kind: "value",
      given: [
        `${sold} = slope*${price} + base`,
        `${sold - fewer} = slope*${price + higher} + base`,
        `p = ${at.second ? price : price + higher} ${at.first ? "-" : "+"} ${away}`,
        "n = slope*p + base",
      ],
      ask: "n*p",
      told: [
        `${things} ${who} per ${span}`,
        `${dollars(price)} sells ${sold} ${dollars(price + higher)} sells ${sold - fewer}`,
        `total revenue dollars ${span} ${dollars(away)} ${at.first ? "less" : "greater"} than`,
        `the ${at.second ? "lower" : "higher"} of these two prices`,
      ],
    };
  },
});

/** The revenue at a third price by a linear model of the number sold. */
export const quantityAtThirdPrice = defineLevels({
  id: "quantity-at-third-price",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB23"],
  optionDesign: "orbit",
  Hard: thirdPrice,
});
