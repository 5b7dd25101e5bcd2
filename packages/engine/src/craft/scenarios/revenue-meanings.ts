import { type Sale, sales } from "@sat/content/scenarios/revenue";
import {
  type Expression,
  call,
  decimal,
  equation,
  product,
  sum,
  times,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { level } from "../assembly/levels.ts";
import { right, wrong } from "../options/option.ts";
import { stepThrough } from "../wording/steps.ts";
import { paragraphs } from "../wording/words.ts";

const MEANINGS = ["price", "sold", "revenue", "zero"] as const;
type Meaning = (typeof MEANINGS)[number];

const ADJECTIVES: Readonly<Record<Sale["span"], string>> = {
  "each day": "daily",
  "each weekend": "weekend",
  "each week": "weekly",
  "each month": "monthly",
};

/** R(p) = p(free - each·p) */
interface Model {
  readonly sale: Sale;
  readonly free: number;
  /** In tenths. */
  readonly tenths: number;
  readonly ask: Meaning;
}

/** The coefficient of the price in the number sold. */
function slopeOf({ tenths }: Model): Expression {
  return decimal(rational(-tenths, 10));
}

function numberOf(model: Model): Expression {
  return sum(model.free, product(slopeOf(model), "p"));
}

function revenueOf(model: Model) {
  return equation(call("R", "p"), product("p", numberOf(model)));
}

/** "monthly revenue" */
function revenueName({ span }: Sale): string {
  return `${ADJECTIVES[span]} revenue`;
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
    price: "The $p$-coordinate is a price, and no other point is higher than the vertex.",
    sold: `The second factor is the number sold, and it is ${inline(free)} when $p$ is $0$.`,
    revenue: "The $y$-coordinate is a revenue, and no other point is higher than the vertex.",
    zero: "The $p$-coordinate is a price, and at this price the second factor is $0$.",
  };
}

/** What each meaning describes, before the place at which it is found. */
const DESCRIBED: Readonly<Record<Meaning, string>> = {
  price: "The price with the greatest value of $R(p)$ is",
  sold: "The number sold at a price of $0$ is the second factor for $p = 0$, which is",
  revenue: "The greatest value of $R(p)$ is",
  zero: "The price at which the second factor is $0$ is",
};

function stepsOf(model: Model): Step[] {
  const { free, ask } = model;
  const { goods } = model.sale;
  const [number, slope] = [numberOf(model), slopeOf(model)];
  const highest = {
    text: `With the parentheses removed, the coefficient of $p^2$ is ${inline(slope)}. It is negative, so the graph opens downward and the vertex is its highest point.`,
  };
  return {
    price: [
      highest,
      {
        text: "The $p$-coordinate of this point is the price at which the revenue is greatest. The revenue itself is the $y$-coordinate.",
      },
    ],
    sold: [
      stepThrough(
        `The number of ${goods} sold is ${inline(number)}. Substitute $0$ for $p$.`,
        sum(free, times(slope, 0)),
        free,
      ),
      { text: `So ${inline(free)} is the number of ${goods} sold if the price is $0$ dollars.` },
    ],
    revenue: [
      highest,
      {
        text: "The $y$-coordinate of this point is the greatest value of $R(p)$, which is a revenue in dollars. The price at which it is reached is the $p$-coordinate.",
      },
    ],
    zero: [
      { text: "A $p$-intercept lies on the $p$-axis, so the revenue $R(p)$ is $0$ there." },
      {
        text: `The price is positive at this intercept, so the other factor, the number ${inline(number)} of ${goods} sold, is $0$.`,
      },
    ],
  }[ask];
}

function hintsOf({ sale: { goods } }: Model): Record<Meaning, string> {
  const vertex = "Is the vertex the highest or the lowest point of the graph, and";
  return {
    price: `${vertex} is its $p$-coordinate a price or a revenue?`,
    sold: `Which factor of $R(p)$ contains this constant, and what does this factor represent?`,
    revenue: `${vertex} is its $y$-coordinate a price or a revenue?`,
    zero: `What is the revenue at a $p$-intercept, and which factor, the price or the number of ${goods}, is $0$?`,
  };
}

/** The revenue as a function of the price: what does one of its numbers mean? */
export const meaningOfRevenue = level<Model>({
  space: 150_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const sale = chance.pick(sales);
    const [free, tenths] = [chance.int(120, 2 * sale.most), 5 * chance.int(3, 80)];
    const zero = (10 * free) / tenths;
    chance.require(zero > 2 * sale.from && zero < 3 * sale.to, "no price of this thing");
    return { sale, free, tenths, ask: chance.pick(MEANINGS) };
  },
  build: (model) => {
    const { sale, ask } = model;
    const [said, places, why] = [meanings(model), placesOf(model), reasonsOf(model)[ask]];
    return {
      question: paragraphs(
        inline(revenueOf(model)),
        `The given function models the ${revenueName(sale)}, in dollars, from ${sale.goods} sold for $p$ dollars each, where ${inline(numberOf(model))} is the number of ${sale.goods} sold.`,
        `Which statement is the best interpretation of ${places[ask]}${ask === "sold" ? " in the function" : " of the graph of $y = R(p)$ in the $py$-plane"}?`,
      ),
      options: MEANINGS.map((other) =>
        other === ask
          ? right({ text: said[other] }, why)
          : wrong(
              { text: said[other] },
              "meaning-misread",
              `${DESCRIBED[other]} ${places[other]}, not ${places[ask]}.`,
            ),
      ),
      opening:
        "Decide first whether the number asked about is a price, a number sold, or a revenue.",
      steps: stepsOf(model),
      hint: hintsOf(model)[ask],
      tip: "Name the unit of the number first: a price, a number sold, and a revenue have different units.",
      archetype: "PC33",
    };
  },
  facts: (model) => {
    const { sale, free, tenths, ask } = model;
    const each = tenths / 10;
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
        `${inline(revenueOf(model))} ${revenueName(sale)} dollars ${sale.goods} sold $p$ dollars each ${inline(numberOf(model))} number ${sale.goods} sold`,
        "interpretation",
        {
          price: "$p$-coordinate of the vertex $y = R(p)$",
          sold: `constant ${free}`,
          revenue: "$y$-coordinate of the vertex $y = R(p)$",
          zero: "positive $p$-intercept $y = R(p)$",
        }[ask],
      ],
    };
  },
});
