import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type AskOfTwo,
  stepsByElimination,
  stepsFromTwo,
  valuesOfTwo,
  workedOfTwo,
} from "../../../craft/algebra/two-unknowns.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type BudgetScenario, budgets } from "@sat/content/scenarios/budgets";
import { dollars } from "../../../craft/wording/story.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { tex } from "../../../math/print.ts";

const ASKS = ["x", "y", "both", "gap"] as const;
type Ask = (typeof ASKS)[number];

const AS_OF_TWO: Readonly<Record<Ask, AskOfTwo>> = { x: "x", y: "y", both: "all", gap: "more" };

interface Purchases {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** The prices. */
  readonly x: number;
  readonly y: number;
  /** How many of either kind were bought, first and then. */
  readonly counts: readonly [number, number, number, number];
  readonly ask: Ask;
}

function values({ x, y }: Purchases): Readonly<Record<Ask, number>> {
  return { x, y, both: x + y, gap: Math.abs(x - y) };
}

function formulas({ x, y }: Purchases): Readonly<Record<Ask, string>> {
  return { x: "x", y: "y", both: "x + y", gap: x > y ? "x - y" : "y - x" };
}

/** "5 vases and 1 basket". */
function bought(scenario: BudgetScenario, numbers: readonly [number, number]): string {
  const parts = numbers.map((count, at) => {
    const nouns = count === 1 ? scenario.one : scenario.many;
    return `${count} ${nouns[at] ?? ""}`;
  });
  return parts.join(" and ");
}

/** What can be asked, in words. */
function namesOf({ scenario, x, y }: Purchases): Readonly<Record<Ask, string>> {
  const [first, second] = (budgets[scenario] as BudgetScenario).one; // in the list
  const [dear, cheap] = x > y ? [first, second] : [second, first];
  return {
    x: `the price of one ${first}`,
    y: `the price of one ${second}`,
    both: `the total price of one ${first} and one ${second}`,
    gap: `how much more one ${dear} costs than one ${cheap}`,
  };
}

/** What the question says and asks. */
function tellingOf(purchases: Purchases): string[] {
  const { x, y, counts, ask } = purchases;
  const scenario = budgets[purchases.scenario] as BudgetScenario; // in the list
  const [a, b, c, d] = counts;
  const [one, other] = [dollars(a * x + b * y), dollars(c * x + d * y)];
  const asked = {
    ...namesOf(purchases),
    gap: `the difference between the prices of one ${scenario.one[0]} and one ${scenario.one[1]}`,
  }[ask];
  return [
    `An order of ${bought(scenario, [a, b])} from ${scenario.seller} costs ${one}, and an order of ${bought(scenario, [c, d])} costs ${other}.`,
    `If the prices are the same in both orders, what is ${asked}, in dollars?`,
  ];
}

/** A price, or two prices together, from what two purchases cost. */
const prices = level<Purchases>({
  space: 1_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, budgets.length - 1);
    const { first, second } = budgets[scenario] as BudgetScenario; // in the list
    const count = () => chance.int(1, 9);
    const counts = [count(), count(), count(), count()] as const;
    const [a, b, c, d] = counts;
    const purchases = {
      scenario,
      x: chance.int(...first),
      y: chance.int(...second),
      counts,
      ask: chance.pick(ASKS),
    };
    const { x, y } = purchases;
    chance.require(a * d > b * c && a !== c && b !== d, "no one solution");
    chance.require(a * x + b * y !== c * x + d * y, "totals alike");
    chance.require(
      areDistinct([...Object.values(values(purchases)), 0, ...new Set(counts)]),
      "alike",
    );
    return purchases;
  },
  build: (purchases) => {
    const { x, y, counts, ask } = purchases;
    const scenario = budgets[purchases.scenario] as BudgetScenario; // in the list
    const [first, second] = scenario.one;
    const [a, b, c, d] = counts;
    const of = values(purchases);
    const face = (each: Ask) => numeral(of[each]);
    const names = namesOf(purchases);
    return {
      question: sentences(...tellingOf(purchases)),
      options: rotatingOptions({
        faces: { x: face("x"), y: face("y"), both: face("both"), gap: face("gap") },
        ask,
        why: `One ${first} costs ${dollars(x)} and one ${second} ${dollars(y)}: $${a} \\cdot ${x} + ${b} \\cdot ${y} = ${tex(a * x + b * y)}$ and $${c} \\cdot ${x} + ${d} \\cdot ${y} = ${tex(c * x + d * y)}$.`,
        slip: (each) => ({
          code:
            (ask === "both" || ask === "gap") && (each === "x" || each === "y")
              ? "stopped-early"
              : "another-quantity",
          deed: `answering with ${names[each]}${workedOfTwo(valuesOfTwo(x, y), AS_OF_TWO[each])}`,
        }),
      }),
      opening:
        "Each purchase gives one equation in the two prices; combine them so that one cancels.",
      steps: [
        ...stepsByElimination({
          letters: `Let $x$ and $y$ be the prices, in dollars, of one ${first} and one ${second}. Each purchase gives one equation.`,
          a,
          b,
          c,
          d,
          x,
          y,
          ask: AS_OF_TWO[ask],
        }),
        ...stepsFromTwo(valuesOfTwo(x, y), AS_OF_TWO[ask]),
      ],
      hint: `What equation does the first purchase give, if one ${first} costs $x$ dollars and one ${second} costs $y$ dollars?`,
      tip: "Check both purchases with the two prices: a mistake usually shows in at least one of them.",
    };
  },
  facts: (purchases) => {
    const { x, y, counts, ask } = purchases;
    const [a, b, c, d] = counts;
    const [one, other] = [a * x + b * y, c * x + d * y];
    return {
      kind: "value",
      given: [`${a}*x + ${b}*y = ${one}`, `${c}*x + ${d}*y = ${other}`],
      ask: formulas(purchases)[ask],
      told: tellingOf(purchases),
    };
  },
});

/** Prices from what two purchases of the same things cost. */
export const pricesFromTwoPurchases = defineLevels({
  id: "prices-from-two-purchases",
  version: 3,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD20"],
  optionDesign: "rotating-ask",
  Medium: prices,
});
