import { defineLevels, level } from "../../craft/levels.ts";
import { areDistinct } from "../../craft/option.ts";
import { type PricedThing, pricedThings } from "../../craft/scenarios/priced-things.ts";
import { type Twists, siblingAnswers, siblingOptions, twists } from "../../craft/siblings.ts";
import { dollars } from "../../craft/story.ts";
import { paragraphs } from "../../craft/words.ts";
import { numeral } from "../../craft/option.ts";

interface Demand {
  readonly scenario: PricedThing;
  readonly price: number;
  readonly sold: number;
  /** For a price so much higher, so many fewer are sold. */
  readonly higher: number;
  readonly fewer: number;
  /** How far the third price is from the first, either way. */
  readonly away: number;
}

function soldAt({ sold, higher, fewer, away }: Demand, lower: boolean): number {
  return sold + ((lower ? fewer : -fewer) * away) / higher;
}

/** The twists are whether the third price is below the first, and whether the number sold is asked, not the revenue. */
function answerOf(demand: Demand, { first, second }: Twists): number {
  const sold = soldAt(demand, first);
  return second ? sold : sold * (demand.price + (first ? -demand.away : demand.away));
}

/** Two prices with the numbers sold; the number sold at a third price, or the revenue, is asked. */
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
    chance.require(soldAt(drawn, false) >= 10, "too few are sold");
    chance.require(drawn.sold - drawn.fewer >= 10, "too few are sold");
    chance.require(areDistinct(siblingAnswers((at) => answerOf(drawn, at))), "answers coincide");
    return { demand: drawn, at: twists(chance) };
  },
  build: ({ demand, at }) => {
    const { scenario, price, sold, higher, fewer, away } = demand;
    const { who, things, span } = scenario;
    const third = at.first ? price - away : price + away;
    const key = answerOf(demand, at);
    const count = soldAt(demand, at.first);
    const asked = at.second
      ? `how many ${things} are sold per ${span} at a price of ${dollars(third)}`
      : `what is the total revenue, in dollars, from selling ${things} for one ${span} at a price of ${dollars(third)}`;
    return {
      question: paragraphs(
        `The number of ${things} that ${who} sells per ${span} is a linear function of the price. At a price of ${dollars(price)} it sells ${sold}, and at a price of ${dollars(price + higher)} it sells ${sold - fewer}.`,
        `Based on this model, ${asked}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answerOf(demand, each),
        show: numeral,
        why: at.second
          ? `It lies on the same line as the two given pairs of price and number.`
          : `It is the number sold, ${count}, times the price, ${dollars(third)}.`,
        slips: [
          {
            code: "M-SIGN",
            deed: `working with ${dollars(price)} ${at.first ? "plus" : "minus"} ${dollars(away)} as the price`,
          },
          {
            code: at.second ? "M-OTHER" : "M-STOP",
            deed: at.second
              ? "multiplying the number by the price, as if the revenue were asked for,"
              : "giving the number sold instead of the revenue",
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
          text: `${dollars(third)} is ${dollars(away)} ${at.first ? "below" : "above"} ${dollars(price)}, so $${(away * fewer) / higher}$ ${at.first ? "more" : "fewer"} are sold than ${sold}: $${count}$.`,
          claim: `${sold} ${at.first ? "+" : "-"} ${away}*${fewer / higher} = ${count}`,
        },
        at.second
          ? { text: "This is the number asked for." }
          : {
              text: `The revenue is $${count} \\cdot ${third}$, which is ${dollars(key)}.`,
              claim: `${count}*${third} = ${key}`,
            },
      ],
      hint: "How does the number sold change when the price rises by one dollar?",
      tip: "A linear model needs a rate: change in output over change in input.",
    };
  },
  facts: ({ demand, at }) => {
    const { price, sold, higher, fewer, away } = demand;
    return {
      kind: "value",
      given: [
        `${sold} = slope*${price} + base`,
        `${sold - fewer} = slope*${price + higher} + base`,
        `p = ${price} ${at.first ? "-" : "+"} ${away}`,
        "n = slope*p + base",
      ],
      ask: at.second ? "n" : "n*p",
    };
  },
});

/** The number sold, or the revenue, at a third price by a linear model. */
export const quantityAtThirdPrice = defineLevels({
  id: "quantity-at-third-price",
  version: 1,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB23"],
  optionDesign: "orbit",
  Hard: thirdPrice,
});
