import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type OrderScenario, orderScenarios } from "@sat/content/scenarios/priced-orders";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  equation,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const LETTERS = [
  ["T", "p"],
  ["C", "p"],
  ["T", "x"],
  ["C", "x"],
  ["A", "r"],
  ["B", "c"],
] as const;

interface Order {
  readonly scenario: OrderScenario;
  readonly letters: readonly [total: string, price: string];
  readonly count: number;
  readonly amount: number;
}

/** The twists are fee or discount, and whether it is for each piece or for the whole order. */
function orderFormula({ letters, count, amount }: Order, { first, second }: Twists): Relation {
  const [total, price] = letters;
  const change = first ? amount : -amount;
  return equation(
    total,
    second ? product(count, sum(price, change)) : sum(product(count, price), change),
  );
}

function orderPrice({ letters: [total], count, amount }: Order, { first, second }: Twists) {
  const change = first ? -amount : amount;
  return second ? sum(quotient(total, count), change) : quotient(sum(total, change), count);
}

function changeWords({ scenario, amount }: Order, { first, second }: Twists): string {
  const money = `\\$${amount}`;
  if (second) return first ? scenario.dearerEach(money) : scenario.cheaperEach(money);
  return first ? scenario.dearerAll(money) : scenario.cheaperAll(money);
}

function orderTold({ scenario, letters, count, amount }: Order, { first, second }: Twists) {
  const { seller, things, thing, dearerEach, dearerAll, cheaperEach, cheaperAll } = scenario;
  const [total, price] = letters;
  const [each, all] = first ? [dearerEach, dearerAll] : [cheaperEach, cheaperAll];
  const change = (second ? each : all)(`\\$${amount}`);
  return [
    `${seller} ${change} total price $${total}$ dollars ${count} ${things} $${price}$ dollars ${thing}`,
    `$${price}$ in terms of $${total}$`,
  ];
}

/** The total price of an order is given by a formula, and the price of one piece is asked. */
const priceOfOne = level({
  space: 150_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(orderScenarios);
    const item = {
      scenario,
      letters: chance.pick(LETTERS),
      count: chance.int(scenario.from, scenario.to),
      amount: chance.int(2, 20),
    };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { scenario, letters, count, amount } = item;
    const [total, price] = letters;
    const given = orderFormula(item, at);
    const show = (each: Twists) => equation(price, orderPrice(item, each));
    const [undo, redo] = at.first ? ["subtracting", "adding"] : ["adding", "subtracting"];
    return {
      question: paragraphs(
        inline(given),
        `${scenario.seller} ${changeWords(item, at)}. The given formula gives the total price $${total}$, in dollars, of $${count}$ ${scenario.things} at a price of $${price}$ dollars for each ${scenario.thing}. Which equation correctly expresses $${price}$ in terms of $${total}$?`,
      ),
      options: siblingOptions({
        at,
        answer: show,
        show: formula,
        why: "It undoes the operations of the formula in the opposite order.",
        slips: [
          { code: "sign-lost", deed: `${redo} $${amount}$ instead of ${undo} it` },
          {
            code: at.second ? "order-of-steps" : "distributed-to-one-term",
            deed: at.second
              ? `undoing the number $${amount}$ first, as though it stood outside the parentheses,`
              : `dividing $${total}$ by $${count}$, but not the number $${amount}$,`,
          },
        ],
        corner: {
          code: "order-of-steps",
          deed: `reading the right side as ${inline(orderFormula(item, { first: !at.first, second: !at.second }).right)}`,
        },
      }),
      opening: `Undo the operations on $${price}$ one by one, the last of them first.`,
      steps: at.second
        ? [
            {
              text: `Dividing both sides by $${count}$ gives ${inline(equation(quotient(total, count), sum(price, at.first ? amount : -amount)))}.`,
            },
            {
              text: `${at.first ? "Subtracting" : "Adding"} $${amount}$ gives ${inline(show(at))}.`,
            },
          ]
        : [
            {
              text: `${at.first ? "Subtracting" : "Adding"} $${amount}$ gives ${inline(equation(sum(total, at.first ? -amount : amount), product(count, price)))}.`,
            },
            { text: `Dividing both sides by $${count}$ gives ${inline(show(at))}.` },
          ],
      hint: `What is done to $${price}$ first in the formula, and what last?`,
      tip: "Test your formula: choose a price, work out the total, and see whether the price comes back.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "equivalent",
    expression: item.letters[1],
    where: [code(orderFormula(item, at))],
    told: orderTold(item, at),
  }),
});

const TRIPLES = [
  ["p", "r", "s"],
  ["x", "y", "z"],
  ["a", "b", "c"],
  ["m", "n", "p"],
  ["u", "v", "w"],
  ["r", "s", "t"],
  ["q", "r", "t"],
] as const;

interface Hidden {
  readonly letters: readonly [string, string, string];
  readonly factor: number;
  readonly inner: number;
  readonly outer: number;
}

/** The twists are the signs of the numbers below the bar and after the fraction. */
function hiddenFormula({ letters, factor, inner, outer }: Hidden, at: Twists): Relation {
  const [left, above, below] = letters;
  return equation(
    left,
    sum(
      quotient(product(factor, above), sum(below, at.first ? inner : -inner)),
      at.second ? outer : -outer,
    ),
  );
}

function solved({ letters, factor, inner, outer }: Hidden, at: Twists): Expression {
  const [left, above] = letters;
  return sum(
    quotient(product(factor, above), sum(left, at.second ? -outer : outer)),
    at.first ? -inner : inner,
  );
}

/** The unknown stands below a fraction bar. */
const belowTheBar = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => ({
    item: {
      letters: chance.pick(TRIPLES),
      factor: chance.int(2, 20),
      inner: chance.int(1, 20),
      outer: chance.int(1, 20),
    },
    at: twists(chance),
  }),
  build: ({ item, at }) => {
    const { letters, factor, inner, outer } = item;
    const [left, above, below] = letters;
    const key = equation(below, solved(item, at));
    const line = sum(below, at.first ? inner : -inner);
    const moved = sum(left, at.second ? -outer : outer);
    const over = product(factor, above);
    return {
      question: paragraphs(
        inline(hiddenFormula(item, at)),
        `The given equation relates the positive numbers $${left}$, $${above}$, and $${below}$. Which equation correctly expresses $${below}$ in terms of $${left}$ and $${above}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => equation(below, solved(item, each)),
        show: formula,
        why: "It undoes the operations of the given equation in the opposite order.",
        slips: [
          {
            code: "sign-lost",
            deed: `${at.first ? "adding" : "subtracting"} $${inner}$ at the end instead of ${at.first ? "subtracting" : "adding"} it`,
          },
          {
            code: "sign-lost",
            deed: `${at.second ? "adding $" + outer + "$ to" : "subtracting $" + outer + "$ from"} $${left}$ instead of ${at.second ? "subtracting" : "adding"} it`,
          },
        ],
        corner: {
          code: "sign-lost",
          deed: `moving both $${outer}$ and $${inner}$ to the other side without changing their signs`,
        },
      }),
      opening:
        "Isolate the fraction, then trade places between its denominator and the other side.",
      steps: [
        {
          text: `${at.second ? "Subtracting" : "Adding"} $${outer}$ gives ${inline(equation(moved, quotient(over, line)))}.`,
        },
        {
          text: `Multiplying by the denominator and dividing by ${inline(moved)} gives ${inline(equation(line, quotient(over, moved)))}.`,
        },
        { text: `${at.first ? "Subtracting" : "Adding"} $${inner}$ gives ${inline(key)}.` },
      ],
      hint: "Which number stands outside the fraction? Move it first.",
      tip: "If a fraction equals a number, its denominator equals the numerator over that number.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "equivalent",
    expression: item.letters[2],
    where: [code(hiddenFormula(item, at))],
    told: [
      `positive numbers $${item.letters.join("$ $")}$`,
      `$${item.letters[2]}$ in terms of $${item.letters[0]}$ and $${item.letters[1]}$`,
    ],
  }),
});

/** A formula solved for a variable that is not squared and not under a root. */
export const formulaForLinearVariable = defineLevels({
  id: "formula-for-linear-variable",
  version: 3,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB15"],
  optionDesign: "orbit",
  Easy: priceOfOne,
  Medium: belowTheBar,
});
