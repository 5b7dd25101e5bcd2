import { defineLevels, level } from "../../craft/levels.ts";
import { areDistinct, numeral, right, wrong } from "../../craft/option.ts";
import { type Sale, sales } from "../../craft/scenarios/revenue.ts";
import { rotatingOptions } from "../../craft/siblings.ts";
import { paragraphs } from "../../craft/words.ts";
import { call, equation, product, sum } from "../../math/expression.ts";
import { code, grouped, inline } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

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
  const [units, drop] = [chance.int(2, 60), chance.int(2, 20)];
  const price = raise * units;
  const sold = drop * (units + 2 * best);
  chance.require(price >= sale.from && price <= sale.to, "no price of this thing");
  chance.require(sold <= sale.most, "too many are sold");
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

const ASKS = ["best", "price", "sold", "none"] as const;
type Ask = (typeof ASKS)[number];

function valuesOf({ price, raise, sold, drop, best }: Market): Record<Ask, number> {
  return {
    best,
    price: price + raise * best,
    sold: sold - drop * best,
    none: price + (raise * sold) / drop,
  };
}

const DEEDS = {
  best: { code: "M-STOP", deed: "giving the number of increases" },
  price: { code: "M-OTHER", deed: "giving the price for the greatest revenue" },
  sold: { code: "M-OTHER", deed: "giving the number sold when the revenue is greatest" },
  none: { code: "M-INTERP", deed: "giving the price at which nothing is sold" },
} as const;

function questionsOf({ sale: { goods, span }, raise }: Market): Record<Ask, string> {
  return {
    best: `How many increases of \\$${raise} give the greatest revenue ${span}?`,
    price: `What price, in dollars, gives the greatest revenue ${span}?`,
    sold: `How many ${goods} are sold ${span} at the price that gives the greatest revenue?`,
    none: `According to this pattern, at what price, in dollars, would no ${goods} be sold?`,
  };
}

/** The revenue is a product of two linear expressions; four numbers of it are asked as often. */
const greatestRevenue = level<Market & { readonly ask: Ask }>({
  space: 150_000,
  steps: 5,
  context: true,
  draw: (chance) => {
    const market = drawMarket(chance);
    chance.require(areDistinct(Object.values(valuesOf(market))), "two numbers coincide");
    return { ...market, ask: chance.pick(ASKS) };
  },
  build: (market) => {
    const { raise, drop, price, sold, best, ask } = market;
    const values = valuesOf(market);
    const zeros = [-price / raise, sold / drop] as const;
    return {
      question: paragraphs(story(market), questionsOf(market)[ask]),
      options: rotatingOptions({
        faces: {
          best: numeral(values.best),
          price: numeral(values.price),
          sold: numeral(values.sold),
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
        ...(ask === "none"
          ? [
              {
                text: `Nothing is sold after $${zeros[1]}$ increases, at a price of $${values.none}$ dollars.`,
                claim: `${price} + ${raise}*${zeros[1]} = ${values.none}`,
              },
            ]
          : [
              {
                text: `The vertex is midway between these, at $x = ${best}$.`,
                claim: `(${zeros[0]} + ${zeros[1]})/2 = ${best}`,
              },
              {
                text: `Then the price is $${values.price}$ dollars and $${values.sold}$ are sold.`,
                claim: `${price} + ${raise}*${best} = ${values.price}`,
              },
            ]),
      ],
      hint: "Write the price and the number sold after $x$ increases. For which $x$ is their product zero?",
      tip: "The greatest value of a factored quadratic is midway between its zeros.",
      archetype: "PC33",
    };
  },
  facts: (market) => {
    const { ask } = market;
    const rule = code(revenue(market));
    if (ask === "best") return { kind: "extreme", expression: rule, unknown: "x", ask: "place" };
    const at = (x: string) => `(${rule.replaceAll("x", `(${x})`)})`;
    const now = [
      `p = ${market.price} + ${market.raise}*x`,
      `n = ${market.sold} - ${market.drop}*x`,
    ];
    return ask === "none"
      ? { kind: "value", given: [...now, "n = 0"], ask: "p" }
      : {
          kind: "value",
          given: [`${at("x + 1")} = ${at("x - 1")}`, ...now],
          ask: ask === "price" ? "p" : "n",
        };
  },
});

const MEANINGS = ["price", "sold", "revenue", "zero"] as const;
type Meaning = (typeof MEANINGS)[number];

/** R(p) = p(free - each·p) */
interface Model {
  readonly sale: Sale;
  readonly free: number;
  readonly each: number;
  readonly ask: Meaning;
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
    const { sale, free, each, ask } = model;
    const [said, places, why] = [meanings(model), placesOf(model), reasonsOf(model)[ask]];
    const rule = product("p", sum(free, product(-each, "p")));
    return {
      question: paragraphs(
        `${sale.seller} sells ${sale.goods} at a price of $p$ dollars per ${sale.item}. The given function models the revenue, in dollars, ${sale.span}. Its second factor is the number of ${sale.goods} sold.`,
        inline(equation(call("R", "p"), rule)),
        `In the $py$-plane, the graph of $y = R(p)$ is a parabola. Which of the following is the best interpretation of ${places[ask]} in this context?`,
      ),
      options: MEANINGS.map((other) =>
        other === ask
          ? right({ text: said[other] }, why)
          : wrong({ text: said[other] }, "M-INTERP", `This is the meaning of ${places[other]}.`),
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
    const { free, each, ask } = model;
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
