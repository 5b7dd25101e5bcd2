import { inHundredths } from "../../../craft/draws/grid.ts";
import { removing, signKept } from "../../../craft/algebra/moving-terms.ts";
import { capitalized } from "../../../language/noun.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type OrderScenario, orderScenarios } from "@sat/content/scenarios/priced-orders";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Operand,
  type Relation,
  equation,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

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
  readonly cents: number;
}

/** "\\$0.35", "\\$12" */
function priceText(cents: number): string {
  return `\\$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

/** The twists are fee or discount, and whether it is for each piece or for the whole order. */
function orderFormula(item: Order, at: Twists): Relation {
  const [total, price] = item.letters;
  return equation(total, totalAt(item, at, price));
}

function totalAt({ count, cents }: Order, { first, second }: Twists, each: Operand): Expression {
  const change = inHundredths(first ? cents : -cents);
  return second ? product(count, sum(each, change)) : sum(product(count, each), change);
}

function orderPrice({ letters: [total], count, cents }: Order, { first, second }: Twists) {
  const change = inHundredths(first ? -cents : cents);
  return second ? sum(quotient(total, count), change) : quotient(sum(total, change), count);
}

function changeWords({ scenario, cents }: Order, { first, second }: Twists): string {
  const money = priceText(cents);
  if (second) return first ? scenario.dearerEach(money) : scenario.cheaperEach(money);
  return first ? scenario.dearerAll(money) : scenario.cheaperAll(money);
}

function orderStory(item: Order, at: Twists): string {
  const { scenario, letters, count } = item;
  const { seller, things, thing } = scenario;
  const [total, each] = letters;
  return `the total charge $${total}$, in dollars, for ${count} ${things}. ${capitalized(seller)} charges $${each}$ dollars for each ${thing} and ${changeWords(item, at)}`;
}

function orderSteps(item: Order, at: Twists): Step[] {
  const { letters, count, cents } = item;
  const [total, each] = letters;
  const change = inHundredths(at.first ? cents : -cents);
  const undo = `${at.first ? "Subtract" : "Add"} ${inline(inHundredths(cents))} ${at.first ? "from" : "to"} both sides.`;
  const divided = `Divide both sides by $${count}$.`;
  const answer = equation(each, orderPrice(item, at));
  return at.second
    ? [stepTo(divided, equation(quotient(total, count), sum(each, change))), stepTo(undo, answer)]
    : [
        stepTo(
          undo,
          equation(sum(total, inHundredths(at.first ? -cents : cents)), product(count, each)),
        ),
        stepTo(divided, answer),
      ];
}

/** The total price of an order is given by a formula, and the price of one piece is asked. */
const priceOfOne = level({
  space: 150_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(orderScenarios);
    const at = twists(chance);
    const [least, most] = at.second ? scenario.each : scenario.all;
    const cents = chance.int(least, most);
    // Prices in life are in dollars, or end in a five or a nine.
    chance.require(cents % 10 === 5 || cents % 10 === 9 || cents % 100 === 0, "an odd price");
    const item = {
      scenario,
      letters: chance.pick(LETTERS),
      count: chance.int(scenario.from, scenario.to),
      cents,
    };
    return { item, at };
  },
  build: ({ item, at }) => {
    const { letters, count, cents } = item;
    const [total, unknown] = letters;
    const amount = inline(inHundredths(cents));
    const show = (each: Twists) => equation(unknown, orderPrice(item, each));
    const [undo, redo] = at.first ? ["subtracting", "adding"] : ["adding", "subtracting"];
    const other = orderFormula(item, { first: !at.first, second: !at.second }).right;
    return {
      question: paragraphs(
        inline(orderFormula(item, at)),
        `The given formula gives ${orderStory(item, at)}. Which equation correctly expresses $${unknown}$ in terms of $${total}$?`,
      ),
      options: siblingOptions({
        at,
        answer: show,
        show: formula,
        why: `Substituted for $${unknown}$, it makes the right side ${inline(equation(totalAt(item, at, orderPrice(item, at)), total))}.`,
        slips: [
          { code: "sign-lost", deed: `${redo} ${amount} instead of ${undo} it` },
          at.second
            ? {
                code: "order-of-steps",
                deed: `${undo} ${amount} before dividing by $${count}$, although it stands in the parentheses,`,
              }
            : {
                code: "distributed-to-one-term",
                deed: `dividing $${total}$, but not ${amount}, by $${count}$`,
              },
        ],
        corner: {
          code: "order-of-steps",
          deed: `solving as if the right side were ${inline(other)}`,
        },
      }),
      opening: `Undo the operations on $${unknown}$ in reverse order: the last operation is undone first.`,
      steps: orderSteps(item, at),
      hint: at.second
        ? `Before the multiplication by $${count}$, what is done to $${unknown}$ in the formula?`
        : `After the multiplication by $${count}$, what is done in the formula?`,
      tip: "Test your formula: choose a price, calculate the total, and see whether it gives the price.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "equivalent",
    expression: item.letters[1],
    where: [code(orderFormula(item, at))],
    told: [orderStory(item, at), `$${item.letters[1]}$ in terms of $${item.letters[0]}$`],
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

/** The numbers with their signs, and the three parts of the equation once the fraction is isolated. */
function partsOf({ letters, factor, ...item }: Hidden, at: Twists) {
  const [left, above, below] = letters;
  const [inner, outer] = [
    at.first ? item.inner : -item.inner,
    at.second ? item.outer : -item.outer,
  ];
  return {
    inner,
    outer,
    line: sum(below, inner),
    moved: sum(left, -outer),
    over: product(factor, above),
  };
}

function hiddenSteps(item: Hidden, at: Twists): Step[] {
  const { inner, outer, line, moved, over } = partsOf(item, at);
  return [
    stepTo(removing(outer), equation(moved, quotient(over, line))),
    stepTo(
      `Multiply both sides by the denominator ${inline(line)}, and divide both sides by ${inline(moved)}.`,
      equation(line, quotient(over, moved)),
    ),
    stepTo(removing(inner), equation(item.letters[2], solved(item, at))),
  ];
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
    const { letters } = item;
    const [left, above, below] = letters;
    const { inner, outer, line, moved, over } = partsOf(item, at);
    return {
      question: paragraphs(
        inline(hiddenFormula(item, at)),
        `The given equation relates the positive numbers $${left}$, $${above}$, and $${below}$. Which equation correctly expresses $${below}$ in terms of $${left}$ and $${above}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => equation(below, solved(item, each)),
        show: formula,
        why: `With it, the denominator ${inline(line)} is equal to ${inline(quotient(over, moved))}, so the fraction is equal to ${inline(moved)}.`,
        slips: [
          { code: "sign-lost", deed: signKept(inner) },
          {
            code: "sign-lost",
            deed: `moving $${outer}$ to the left side without changing its sign`,
          },
        ],
        corner: {
          code: "sign-lost",
          deed: `moving both $${outer}$ and $${inner}$ to the other side without changing their signs`,
        },
      }),
      opening: "Isolate the fraction, multiply by its denominator, and then isolate the variable.",
      steps: hiddenSteps(item, at),
      hint: `What must be done so that the fraction with $${below}$ in its denominator stands alone?`,
      tip: "Test your answer: choose numbers for the variables on the right, and check both equations.",
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
  version: 5,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB15"],
  optionDesign: "orbit",
  Easy: priceOfOne,
  Medium: belowTheBar,
});
