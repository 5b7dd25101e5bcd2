import { tradeOff } from "../../../craft/figures/lines.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { type BudgetScenario, budgets } from "@sat/content/scenarios/budgets";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { type Expression, equation, product, quotient, sum } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { lcm } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["a", "b", "both", "gap"] as const;
type Ask = (typeof ASKS)[number];

interface Budget {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** The prices; p of the first kind alone, or q of the second alone, cost the total. */
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly q: number;
  readonly ask: Ask;
}

function values({ a, b }: Budget): Readonly<Record<Ask, number>> {
  return { a, b, both: a + b, gap: Math.abs(a - b) };
}

function formulaOf({ a, b, ask }: Pick<Budget, "a" | "b" | "ask">): string {
  return { a: "a", b: "b", both: "a + b", gap: a > b ? "a - b" : "b - a" }[ask];
}

/** The greatest step of an axis that has a grid line at the end of the segment; 0 when the grid would be too fine. */
function stepOf(end: number): number {
  return (
    [5, 4, 3, 2, 1].find((step) => end % step === 0 && end / step >= 4 && end / step <= 20) ?? 0
  );
}

function workOf({ a, b, p, q }: Budget): Readonly<Record<Ask, Expression>> {
  return {
    a: quotient(a * p, p),
    b: quotient(b * q, q),
    both: sum(a, b),
    gap: sum(Math.max(a, b), -Math.min(a, b)),
  };
}

/** The price of a kind from the point at which only this kind is bought. */
function priceSteps({ scenario, a, b, p, q }: Budget, kind: "a" | "b"): Step[] {
  const { one, many } = budgets[scenario] as BudgetScenario; // in the list
  const at = kind === "a" ? 0 : 1;
  const [price, count, point] = kind === "a" ? [a, p, `(${p}, 0)`] : [b, q, `(0, ${q})`];
  return [
    stepTo(
      `Let $${kind}$ be the price, in dollars, of one ${one[at]}. The point $${point}$ shows that ${count} ${many[at]} and no ${many[1 - at]} cost ${dollars(price * count)}.`,
      equation(product(count, kind), price * count),
    ),
    stepTo(`Divide both sides by $${count}$.`, equation(kind, price)),
  ];
}

function isWithin(price: number, [from, to]: readonly [number, number]): boolean {
  return from <= price && price <= to;
}

/** What is spent, on what, and what the graph shows. */
function tellingOf({ scenario, a, p }: Budget): string {
  const { spender, many } = budgets[scenario] as BudgetScenario; // in the list
  return `${spender} plans to spend exactly ${dollars(a * p)} on ${many[0]} and ${many[1]}, and the graph shows all possible combinations of the two numbers.`;
}

/** A price from the graph of all that can be bought with an amount of money. */
const price = level<Budget>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, budgets.length - 1);
    const [p, q] = [chance.int(4, 40), chance.int(4, 40)];
    const total = lcm(p, q) * chance.int(1, 12);
    const [a, b] = [total / p, total / q];
    const budget = { scenario, a, b, p, q, ask: chance.pick(ASKS) };
    const shown = [...Object.values(values(budget)), p, q, total];
    const { first, second } = budgets[scenario] as BudgetScenario; // in the list
    chance.require(isWithin(a, first) && isWithin(b, second), "not a price");
    chance.require(stepOf(p) > 0 && stepOf(q) > 0, "the grid is too fine");
    chance.require(p !== q && areDistinct(shown), "two numbers alike");
    return budget;
  },
  build: (budget) => {
    const { scenario, a, b, p, q, ask } = budget;
    const { one, many } = budgets[scenario] as BudgetScenario; // in the list
    const [first, second] = one;
    const of = values(budget);
    const face = (each: Ask) => numeral(of[each]);
    const kinds: readonly ("a" | "b")[] = ask === "a" || ask === "b" ? [ask] : ["a", "b"];
    const asks: Readonly<Record<Ask, string>> = {
      a: `the price, in dollars, of one ${first}`,
      b: `the price, in dollars, of one ${second}`,
      both: `the total price, in dollars, of one ${first} and one ${second}`,
      gap: `the difference, in dollars, between the price of one ${a > b ? first : second} and the price of one ${a > b ? second : first}`,
    };
    return {
      question: sentences(tellingOf(budget), `What is ${asks[ask]}?`),
      figure: tradeOff({
        across: p,
        up: q,
        labels: [`Number of ${many[0]}`, `Number of ${many[1]}`],
        steps: [stepOf(p), stepOf(q)],
      }),
      options: rotatingOptions({
        faces: { a: face("a"), b: face("b"), both: face("both"), gap: face("gap") },
        ask,
        why: `With prices of ${dollars(a)} for one ${first} and ${dollars(b)} for one ${second}, both $${p} \\cdot ${a}$ and $${q} \\cdot ${b}$ are equal to $${tex(a * p)}$.`,
        slip: (other) => ({
          code:
            (ask === "a" && other === "b") || (ask === "b" && other === "a")
              ? "quantities-exchanged"
              : "another-quantity",
          deed: `answering with ${asks[other].replaceAll(", in dollars,", "")}`,
          work: workOf(budget)[other],
        }),
      }),
      opening: "Where the graph meets an axis, all the money is spent on one kind.",
      steps: [
        ...kinds.flatMap((kind) => priceSteps(budget, kind)),
        ...(ask === "both" || ask === "gap"
          ? [
              {
                ...stepThrough(
                  ask === "both"
                    ? "Add the two prices."
                    : "Subtract the lower price from the higher one.",
                  workOf(budget)[ask],
                  of[ask],
                ),
                claim: `${formulaOf(budget)} = ${of[ask]}`,
              },
            ]
          : []),
      ],
      hint:
        ask === "b"
          ? `How many ${many[1]} cost ${dollars(a * p)} when no ${many[0]} are bought?`
          : `How many ${many[0]} cost ${dollars(a * p)} when no ${many[1]} are bought?`,
      tip: "Check: a price times the number at its intercept is equal to the total amount of money.",
    };
  },
  facts: (budget) => {
    const { scenario, a, p, q, b, ask } = budget;
    const { one } = budgets[scenario] as BudgetScenario; // in the list
    const [first, second] = one;
    const [dear, cheap] = a > b ? [first, second] : [second, first];
    return {
      kind: "value",
      given: [`a*${p} + b*0 = ${a * p}`, `a*0 + b*${q} = ${a * p}`],
      ask: formulaOf({ a, b, ask }),
      told: [
        tellingOf(budget),
        {
          a: `price dollars one ${first}`,
          b: `price dollars one ${second}`,
          both: `total price dollars one ${first} one ${second}`,
          gap: `difference dollars price of one ${dear} price of one ${cheap}`,
        }[ask],
      ],
    };
  },
});

/** A price, from a graph of what can be bought together. */
export const priceFromGraphOfCombinations = defineLevels({
  id: "price-from-graph-of-combinations",
  version: 3,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC23"],
  optionDesign: "rotating-ask",
  Medium: price,
});
