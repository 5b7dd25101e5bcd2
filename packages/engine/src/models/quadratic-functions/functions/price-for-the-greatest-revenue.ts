import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type Sale, sales } from "@sat/content/scenarios/revenue";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { meaningOfRevenue } from "../../../craft/scenarios/revenue-meanings.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { equation, product, quotient, sum, times } from "../../../math/expression.ts";
import { code, grouped, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Each increase of the price by `raise` dollars lowers the number sold by `drop`. */
interface Market {
  readonly sale: Sale;
  readonly raise: number;
  readonly drop: number;
  readonly price: number;
  readonly sold: number;
  /** The number of increases at which the revenue is greatest. */
  readonly best: number;
}

function drawMarket(chance: Chance): Market {
  const sale = chance.pick(sales);
  const [raise, best] = [chance.pick([1, 2, 5]), chance.int(2, 9)];
  // An even number, so that half as many are sold after a whole number of increases.
  const units = 2 * chance.int(Math.ceil(sale.from / raise / 2), Math.floor(sale.to / raise / 2));
  const drop = chance.int(2, Math.min(20, Math.floor(sale.most / (units + 2 * best))));
  const price = raise * units;
  const sold = drop * (units + 2 * best);
  chance.require(raise !== drop, "two numbers coincide");
  return { sale, raise, drop, price, sold, best };
}

function revenue({ price, raise, sold, drop }: Market) {
  return product(sum(price, product(raise, "x")), sum(sold, product(-drop, "x")));
}

function story({ sale, raise, drop, price, sold }: Market): string {
  const { seller, goods, item, span } = sale;
  return `${seller} sells ${grouped(sold)} ${goods} ${span} at a price of \\$${price} per ${item}. For each increase of \\$${raise} in the price, ${drop} fewer ${goods} are sold ${span}.`;
}

const ASKS = ["price", "same", "half", "none"] as const;
type Ask = (typeof ASKS)[number];

function valuesOf({ price, raise, sold, drop, best }: Market): Record<Ask, number> {
  return {
    price: price + raise * best,
    same: price + 2 * raise * best,
    half: price + (raise * sold) / (2 * drop),
    none: price + (raise * sold) / drop,
  };
}

/** After how many increases the price asked for is reached. */
function increasesOf({ sold, drop, best }: Market): Record<Ask, number> {
  return { price: best, same: 2 * best, half: sold / drop / 2, none: sold / drop };
}

function slipsOf(market: Market): Record<Ask, Misstep> {
  const { price, raise } = market;
  const increases = increasesOf(market);
  const slip = (ask: Ask, deed: string): Misstep => ({
    code: "another-quantity",
    deed,
    work: sum(price, times(raise, increases[ask])),
  });
  return {
    price: slip("price", "finding the price with the greatest revenue"),
    same: slip("same", `finding the other price with the same revenue as at $${price}$ dollars`),
    half: slip("half", "finding the price at which half as many are sold"),
    none: slip("none", "finding the price at which none are sold"),
  };
}

function questionsOf({ sale: { goods, item, span }, price }: Market): Record<Ask, string> {
  return {
    price: `What price per ${item}, in dollars, gives the greatest revenue ${span}?`,
    same: `What price per ${item}, in dollars, other than \\$${price}, gives the same revenue ${span} as a price of \\$${price}?`,
    half: `At what price per ${item}, in dollars, would half as many ${goods} be sold ${span}?`,
    none: `At what price per ${item}, in dollars, would no ${goods} be sold?`,
  };
}

/** The number of increases with the greatest revenue. */
function toBest({ price, raise, sold, drop, best, sale }: Market): Step[] {
  const [low, high] = [-price / raise, sold / drop];
  return [
    {
      text: `After $x$ increases of \\$${raise}, write the price per ${sale.item}, in dollars.\n\n${inline(sum(price, product(raise, "x")))}`,
    },
    {
      text: `Write the number of ${sale.goods} sold.\n\n${inline(sum(sold, product(-drop, "x")))}`,
    },
    {
      text: `The revenue is the product of these. One factor is $0$ at $x = ${low}$, and the other is $0$ at $x = ${high}$.`,
      claim: `${price} + ${raise}*(${low}) = ${sold} - ${drop}*${high}`,
    },
    stepThrough(
      "The revenue is greatest halfway between these values of $x$.",
      quotient(sum(low, high), 2),
      best,
    ),
  ];
}

/** The number of increases after which so many are sold. */
function toSales({ sold, drop, sale }: Market, left: number): Step[] {
  return [
    stepTo(
      `After $x$ increases, ${inline(sum(sold, product(-drop, "x")))} ${sale.goods} are sold. Set this equal to $${tex(left)}$.`,
      equation(sum(sold, product(-drop, "x")), left),
    ),
    stepTo(`Subtract $${tex(sold)}$ from both sides.`, equation(product(-drop, "x"), left - sold)),
    stepTo(`Divide both sides by $${-drop}$.`, equation("x", (sold - left) / drop)),
  ];
}

function stepsOf(market: Market & { readonly ask: Ask }): Step[] {
  const { price, raise, sold, best, ask } = market;
  const increases = increasesOf(market)[ask];
  const steps = {
    price: () => toBest(market),
    same: () => [
      ...toBest(market),
      stepThrough(
        `The given price is at $0$ increases. The other price with this revenue is as far beyond ${best} increases.`,
        times(2, best),
        2 * best,
      ),
    ],
    half: () => [
      stepThrough("Find half of the number sold.", quotient(sold, 2), sold / 2),
      ...toSales(market, sold / 2),
    ],
    none: () => toSales(market, 0),
  }[ask]();
  return [
    ...steps,
    stepThrough(
      `Find the price after ${increases} increases, in dollars.`,
      sum(price, times(raise, increases)),
      valuesOf(market)[ask],
    ),
  ];
}

function textsOf(market: Market & { readonly ask: Ask }) {
  const { sale, price, raise, sold, drop, ask } = market;
  const increases = increasesOf(market)[ask];
  const left = sold - drop * increases;
  const count = inline(equation(sum(sold, times(-drop, increases)), left));
  const [byZeros, byCount] = [
    {
      opening:
        "The revenue is the price times the number sold, a quadratic function of the increases.",
      hint: `What are the price and the number of ${sale.goods} sold after $x$ increases?`,
    },
    {
      opening:
        "The question is about the number sold, which decreases by the same number each time.",
      hint: `How many ${sale.goods} are sold after $x$ increases?`,
    },
  ];
  return {
    price: {
      ...byZeros,
      why: `It is reached at $x = ${increases}$, halfway between the values of $x$ with a revenue of $0$.`,
      tip: "The greatest value of a factored quadratic function is halfway between its zeros.",
    },
    same: {
      ...byZeros,
      why: `At this price the revenue is ${inline(equation(times(price + raise * increases, left), price * sold))} dollars, which is equal to ${inline(times(price, sold))}.`,
      tip: "Two inputs with the same value are equally far from the input with the greatest value.",
    },
    half: {
      ...byCount,
      why: `After ${increases} increases the number sold is ${count}, half of $${tex(sold)}$.`,
      tip: "Find the number of increases first, and then find the price that belongs to it.",
    },
    none: {
      ...byCount,
      why: `After ${increases} increases the number sold is ${count}.`,
      tip: "Find the number of increases first, and then find the price that belongs to it.",
    },
  }[ask];
}

/** The revenue is a product of two linear expressions; four numbers of it are asked as often. */
const greatestRevenue = level<Market & { readonly ask: Ask }>({
  space: 100_000,
  steps: 5,
  context: true,
  draw: (chance) => {
    const market = drawMarket(chance);
    const values = Object.values(valuesOf(market));
    chance.require(areDistinct(values), "two numbers coincide");
    return { ...market, ask: chance.pick(ASKS) };
  },
  build: (market) => {
    const { ask } = market;
    const [values, slips] = [valuesOf(market), slipsOf(market)];
    const { why, ...texts } = textsOf(market);
    return {
      question: `${story(market)} ${questionsOf(market)[ask]}`,
      options: rotatingOptions({
        faces: {
          price: numeral(values.price),
          same: numeral(values.same),
          half: numeral(values.half),
          none: numeral(values.none),
        },
        ask,
        why,
        slip: (other) => slips[other],
      }),
      ...texts,
      steps: stepsOf(market),
      archetype: "PC33",
    };
  },
  facts: (market) => {
    const { ask } = market;
    const rule = code(revenue(market));
    const at = (x: string) => `(${rule.replaceAll("x", `(${x})`)})`;
    const given = {
      price: `${at("x + 1")} = ${at("x - 1")}`,
      same: `${at("x")} = ${at("0")}`,
      half: `2*n = ${market.sold}`,
      none: "n = 0",
    }[ask];
    return {
      kind: "value",
      given: [
        given,
        `p = ${market.price} + ${market.raise}*x`,
        `n = ${market.sold} - ${market.drop}*x`,
      ],
      where: ["x > 0"],
      ask: "p",
      told: toldOf(market),
    };
  },
});

function toldOf({ sale, raise, drop, price, sold, ask }: Market & { readonly ask: Ask }) {
  const { seller, goods, item, span } = sale;
  return [
    `${seller} sells ${sold} ${goods} ${span} \\$${price} per ${item}`,
    `each increase of \\$${raise} ${drop} fewer ${goods} ${span} price dollars`,
    {
      price: `greatest revenue ${span}`,
      same: `other than \\$${price} same revenue ${span} \\$${price}`,
      half: `half as many ${goods} ${span}`,
      none: `no ${goods}`,
    }[ask],
  ];
}

/** The price with the greatest revenue, and what the numbers of a model of revenue mean. */
export const priceForTheGreatestRevenue = defineLevels({
  id: "price-for-the-greatest-revenue",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC33"],
  optionDesign: "rotating-ask",
  Medium: meaningOfRevenue,
  Hard: greatestRevenue,
});
