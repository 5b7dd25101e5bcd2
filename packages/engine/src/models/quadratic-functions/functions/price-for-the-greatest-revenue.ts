import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral, right, wrong } from "../../../craft/options/option.ts";
import { type Sale, sales } from "@sat/content/scenarios/revenue";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { code, grouped, inline } from "../../../math/print.ts";
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

const DEEDS = {
  price: { code: "another-quantity", deed: "giving the price for the greatest revenue" },
  same: { code: "another-quantity", deed: "giving the higher price with the same revenue as now" },
  half: { code: "another-quantity", deed: "giving the price at which half as many are sold" },
  none: { code: "another-quantity", deed: "giving the price at which nothing is sold" },
} as const;

function questionsOf({ sale: { goods, item, span }, price }: Market): Record<Ask, string> {
  return {
    price: `According to this pattern, what price per ${item}, in dollars, gives the greatest revenue ${span}?`,
    same: `According to this pattern, what price per ${item}, in dollars, other than \\$${price}, gives the same revenue ${span} as a price of \\$${price}?`,
    half: `According to this pattern, at what price per ${item}, in dollars, would half as many ${goods} be sold ${span}?`,
    none: `According to this pattern, at what price per ${item}, in dollars, would no ${goods} be sold?`,
  };
}

function lastStep(market: Market & { readonly ask: Ask }) {
  const { price, raise, sold, drop, best, ask } = market;
  const value = valuesOf(market)[ask];
  const [count, text] = {
    price: [best, `The vertex is midway between these, at $x = ${best}$`],
    same: [
      2 * best,
      `The revenue at $x = 0$ comes again as far beyond the vertex, at $x = ${2 * best}$`,
    ],
    half: [sold / drop / 2, `Half as many are sold after $${sold / drop / 2}$ increases`],
    none: [sold / drop, `Nothing is sold after $${sold / drop}$ increases`],
  }[ask];
  return {
    text: `${text}, and the price is then $${value}$ dollars.`,
    claim: `${price} + ${raise}*${count} = ${value}`,
  };
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
    const { raise, drop, price, sold, ask } = market;
    const values = valuesOf(market);
    const zeros = [-price / raise, sold / drop] as const;
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
        why: `It follows from the revenue ${inline(revenue(market))} after $x$ increases.`,
        slip: (other) => DEEDS[other],
      }),
      opening: "The revenue is the price times the number sold, and both depend on the increases.",
      steps: [
        {
          text: `After $x$ increases the price is ${inline(sum(price, product(raise, "x")))} dollars and ${inline(sum(sold, product(-drop, "x")))} are sold, so the revenue is ${inline(revenue(market))}.`,
        },
        {
          text: `It is zero at $x = ${zeros[0]}$ and at $x = ${zeros[1]}$.`,
          claim: `${price} + ${raise}*(${zeros[0]}) = ${sold} - ${drop}*${zeros[1]}`,
        },
        lastStep(market),
      ],
      hint: "Write the price and the number sold after $x$ increases. For which $x$ is their product zero?",
      tip: "The greatest value of a factored quadratic is midway between its zeros.",
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

const MEANINGS = ["price", "sold", "revenue", "zero"] as const;
type Meaning = (typeof MEANINGS)[number];

/** R(p) = p(free - each·p) */
interface Model {
  readonly sale: Sale;
  readonly free: number;
  readonly each: number;
  readonly ask: Meaning;
}

function revenueOf({ free, each }: Model) {
  return equation(call("R", "p"), product("p", sum(free, product(-each, "p"))));
}

function meanings({ sale: { goods, item, span } }: Model): Record<Meaning, string> {
  return {
    price: `The price, in dollars per ${item}, at which the revenue is greatest`,
    sold: `The number of ${goods} sold ${span} if they cost nothing`,
    revenue: `The greatest revenue, in dollars, that can be made ${span}`,
    zero: `The price, in dollars per ${item}, at which no ${goods} are sold`,
  };
}

function placesOf({ free }: Model): Record<Meaning, string> {
  return {
    price: "the $p$-coordinate of the vertex",
    sold: `the constant ${inline(free)}`,
    revenue: "the $y$-coordinate of the vertex",
    zero: "the positive $p$-intercept",
  };
}

function reasonsOf({ free }: Model): Record<Meaning, string> {
  return {
    price: "The vertex is the highest point, and its $p$-coordinate is a price.",
    sold: `The second factor is the number sold, and it is ${inline(free)} when the price is zero.`,
    revenue: "The vertex is the highest point, and its $y$-coordinate is a revenue.",
    zero: "There the revenue is zero although the price is not, so nothing is sold.",
  };
}

/** The revenue as a function of the price: what does one of its numbers mean? */
const meaning = level<Model>({
  space: 150_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const sale = chance.pick(sales);
    const [free, each] = [chance.int(120, 2 * sale.most), chance.int(2, 40)];
    const zero = free / each;
    chance.require(zero > 2 * sale.from && zero < 3 * sale.to, "no price of this thing");
    return { sale, free, each, ask: chance.pick(MEANINGS) };
  },
  build: (model) => {
    const { sale, ask } = model;
    const [said, places, why] = [meanings(model), placesOf(model), reasonsOf(model)[ask]];
    return {
      question: paragraphs(
        `${sale.seller} sells ${sale.goods} at a price of $p$ dollars per ${sale.item}. The given function models the revenue, in dollars, ${sale.span}. Its second factor is the number of ${sale.goods} sold.`,
        inline(revenueOf(model)),
        `In the $py$-plane, the graph of $y = R(p)$ is a parabola. Which of the following is the best interpretation of ${places[ask]} in this context?`,
      ),
      options: MEANINGS.map((other) =>
        other === ask
          ? right({ text: said[other] }, why)
          : wrong(
              { text: said[other] },
              "meaning-misread",
              `This is the meaning of ${places[other]}.`,
            ),
      ),
      opening: "Ask first whether the number is a price, a number sold, or a revenue.",
      steps: [
        { text: why },
        { text: `So it means this: ${said[ask].charAt(0).toLowerCase()}${said[ask].slice(1)}.` },
      ],
      hint: "What is measured along each axis? What is special about this point of the graph?",
      tip: "Say what both coordinates of a point mean before you look at the options.",
      archetype: "PC33",
    };
  },
  facts: (model) => {
    const { sale, free, each, ask } = model;
    const at = (p: string) => `((${p})*(${free} - ${each}*(${p})))`;
    const said = meanings(model);
    return {
      kind: "statement",
      given: [
        `${at("best + 1")} = ${at("best - 1")}`,
        `most = ${at("best")}`,
        `free = ${free} - ${each}*0`,
        `${free} - ${each}*none = 0`,
        `asked = ${{ price: "best", sold: "free", revenue: "most", zero: "none" }[ask]}`,
      ],
      claims: {
        [said.price]: ["asked = best"],
        [said.sold]: ["asked = free"],
        [said.revenue]: ["asked = most"],
        [said.zero]: ["asked = none"],
      },
      told: [
        `${sale.seller} sells $p$ dollars per ${sale.item} revenue dollars ${sale.span} second factor number sold`,
        `${inline(revenueOf(model))} graph of $y = R(p)$ interpretation`,
        {
          price: "$p$-coordinate of the vertex",
          sold: `constant ${free}`,
          revenue: "$y$-coordinate of the vertex",
          zero: "positive $p$-intercept",
        }[ask],
      ],
    };
  },
});

/** The price with the greatest revenue, and what the numbers of a model of revenue mean. */
export const priceForTheGreatestRevenue = defineLevels({
  id: "price-for-the-greatest-revenue",
  version: 1,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC33"],
  optionDesign: "rotating-ask",
  Medium: meaning,
  Hard: greatestRevenue,
});
