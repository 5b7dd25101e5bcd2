import { tradeOff } from "../../../craft/figures/lines.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { dollars } from "../../../craft/scenarios/limits.ts";
import { type BudgetScenario, budgets } from "@sat/content/scenarios/budgets";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { lcm } from "../../../math/rational.ts";

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
    chance.require(a <= 80 && b <= 80 && a >= 6 && b >= 6, "not a price");
    chance.require(stepOf(p) > 0 && stepOf(q) > 0, "the grid is too fine");
    chance.require(p !== q && areDistinct(shown), "two numbers alike");
    return budget;
  },
  build: (budget) => {
    const { scenario, a, b, p, q, ask } = budget;
    const { spender, one, many } = budgets[scenario] as BudgetScenario; // in the list
    const [first, second] = one;
    const of = values(budget);
    const face = (each: Ask) => numeral(of[each]);
    const asks: Readonly<Record<Ask, string>> = {
      a: `the price, in dollars, of one ${first}`,
      b: `the price, in dollars, of one ${second}`,
      both: `the total price, in dollars, of one ${first} and one ${second}`,
      gap: `the difference, in dollars, between the price of one ${a > b ? first : second} and the price of one ${a > b ? second : first}`,
    };
    return {
      question: `${spender} spends exactly ${dollars(a * p)} on ${many[0]} and ${many[1]}. The graph shows the possible combinations of the two. What is ${asks[ask]}?`,
      figure: tradeOff({
        across: p,
        up: q,
        labels: [`Number of ${many[0]}`, `Number of ${many[1]}`],
        steps: [stepOf(p), stepOf(q)],
      }),
      options: rotatingOptions({
        faces: { a: face("a"), b: face("b"), both: face("both"), gap: face("gap") },
        ask,
        why: `One ${first} costs ${dollars(a)}, and one ${second} costs ${dollars(b)}.`,
        slip: (other) => ({
          code:
            (ask === "a" && other === "b") || (ask === "b" && other === "a")
              ? "quantities-exchanged"
              : "another-quantity",
          deed: `answering with ${asks[other].replaceAll(", in dollars,", "")}`,
        }),
      }),
      opening: "Where the graph meets an axis, all the money is spent on one kind alone.",
      steps: [
        {
          text: `The point $(${p}, 0)$ says that ${p} ${many[0]} cost ${dollars(a * p)}, so one costs ${dollars(a)}.`,
          claim: `a = ${a}`,
        },
        {
          text: `The point $(0, ${q})$ says that ${q} ${many[1]} cost ${dollars(b * q)}, so one costs ${dollars(b)}.`,
          claim: `b = ${b}`,
        },
        ...(ask === "both" || ask === "gap"
          ? [
              {
                text: `What is asked is their ${ask === "both" ? "sum" : "difference"}, $${of[ask]}$.`,
                claim: `${formulaOf(budget)} = ${of[ask]}`,
              },
            ]
          : []),
      ],
      hint: "What does the point tell you in which the graph meets the horizontal axis?",
      tip: `An intercept answers "how many if there are none of the other?", which is often the key to a price.`,
    };
  },
  facts: ({ scenario, a, p, q, b, ask }) => {
    const { one, many } = budgets[scenario] as BudgetScenario; // in the list
    const [first, second] = one;
    const [dear, cheap] = a > b ? [first, second] : [second, first];
    return {
      kind: "value",
      given: [`a*${p} + b*0 = ${a * p}`, `a*0 + b*${q} = ${a * p}`],
      ask: formulaOf({ a, b, ask }),
      told: [
        `${dollars(a * p)} ${many[0]} ${many[1]} combinations of the two`,
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
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC23"],
  optionDesign: "rotating-ask",
  Medium: price,
});
