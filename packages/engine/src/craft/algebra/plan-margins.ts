import type { Misstep } from "../options/slips.ts";
import { inHundredths, onGrid } from "../draws/grid.ts";
import { type Twists, twists } from "../options/siblings.ts";
import { type TwoPlansScenario, twoPlans } from "../scenarios/two-plans.ts";
import { stepTo } from "../wording/steps.ts";
import { bounded } from "../wording/whole-number-steps.ts";
import {
  type Expression,
  type Relation,
  product,
  quotient,
  relation,
  sum,
} from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

export interface Plans {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Fixed amount and amount for each unit, in hundredths. */
  readonly one: readonly [number, number];
  readonly other: readonly [number, number];
}

export function scenarioOf({ scenario }: Pick<Plans, "scenario">): TwoPlansScenario {
  return twoPlans[scenario] as TwoPlansScenario; // drawn from the length of the list
}

export function total([fixed, each]: readonly [number, number]): Expression {
  return sum(product(inHundredths(each), "n"), inHundredths(fixed));
}

export interface Margin extends Plans {
  readonly margin: number;
  /** The twists are whether the least number is asked, and whether the first must win by the margin. */
  readonly at: Twists;
}

export function bound({ one, other, margin }: Margin, { first, second }: Twists): number {
  const exact = (one[0] - other[0] + (second ? margin : -margin)) / (other[1] - one[1]);
  return first ? Math.ceil(exact) : Math.floor(exact);
}

function condition({ one, other, margin, at }: Margin): Relation {
  const sign = at.first ? "<=" : ">=";
  const shift = at.second ? -margin : margin;
  return relation(total(one), sign, total([other[0] + shift, other[1]]));
}

/** The inequality with its terms collected: so many times n against what the fixed amounts leave, with a margin. */
function gathered({ one, other }: Margin, margin: number) {
  const rate = other[1] - one[1];
  const gap = sum(inHundredths(one[0]), inHundredths(-other[0]), inHundredths(margin));
  const exact = rational(one[0] - other[0] + margin, rate);
  return {
    rate: inHundredths(rate),
    exact,
    written: bounded(exact, tex(quotient(gap, inHundredths(rate)))),
  };
}

/** The margin as it belongs to the fixed amounts. */
function signed({ margin }: Margin, { second }: Twists): number {
  return second ? margin : -margin;
}

/** "$12 less" for a number of units. */
export function differenceAt(plans: Margin, count: number): string {
  const { one, other } = plans;
  const difference = other[0] + other[1] * count - (one[0] + one[1] * count);
  const { amount } = scenarioOf(plans);
  if (difference === 0) return "the same";
  return `${amount(Math.abs(difference))} ${difference > 0 ? "less" : "more"}`;
}

/** Rounding the wrong way, and the margin with the wrong total, in words and numbers. */
export function marginSlips(plans: Margin): readonly [Misstep, Misstep] {
  const { at } = plans;
  const { written } = gathered(plans, signed(plans, at));
  return [
    {
      code: "bound-misjudged",
      deed: `rounding $${written}$ ${at.first ? "down" : "up"}, past the values that meet the condition,`,
    },
    { code: "comparison-turned-around", deed: wrongMargin(plans) },
  ];
}

/** Where the margin makes the number less extreme, to leave it out leads to the fourth option. */
export function marginCorner(plans: Margin): Misstep {
  const { at } = plans;
  const way = at.first ? "down" : "up";
  if (at.first === at.second)
    return { code: "bound-misjudged", deed: `${wrongMargin(plans)} and rounding ${way}` };
  const { written } = gathered(plans, 0);
  return {
    code: "condition-unchecked",
    deed: `leaving the margin out and rounding the number for equal totals, $${written}$, ${at.first ? "up" : "down"}`,
  };
}

function wrongMargin(plans: Margin): string {
  const { at, margin } = plans;
  const { written } = gathered(plans, -signed(plans, at));
  const [doing, due] = at.second ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return `${doing} the margin of ${inline(inHundredths(margin))} instead of ${due} it, $${written}$,`;
}

export function marginSteps(plans: Margin, compared: string): Step[] {
  const { one, other, margin, at } = plans;
  const { names, noun } = scenarioOf(plans);
  const [first, second] = names;
  const [sign, turned] = at.first ? (["<=", ">="] as const) : ([">=", "<="] as const);
  const { rate, exact, written } = gathered(plans, signed(plans, at));
  const shifted = at.second ? inHundredths(-margin) : inHundredths(margin);
  const left = inHundredths(one[0] - other[0] + signed(plans, at));
  return [
    {
      text: `In ${noun}, write the totals for $n$ with ${first} and with ${second}.\n\n${inline(total(one))}\n\n${inline(total(other))}`,
    },
    {
      text: `The first must be ${compared} than the second, so ${at.second ? "subtract the margin from" : "add the margin to"} the second.\n\n${inline(relation(total(one), sign, sum(total(other), shifted)))}`,
      claim: code(condition(plans)),
    },
    stepTo(
      "Collect the numbers on the left side and the terms with $n$ on the right.",
      relation(left, sign, product(rate, "n")),
    ),
    {
      text: `Divide both sides by ${inline(rate)}.\n\n$n ${at.first ? "\\ge" : "\\le"} ${written}$`,
      claim: code(relation("n", turned, exact)),
    },
    {
      text: `The ${at.first ? "least" : "greatest"} whole number that satisfies this is $${bound(plans, at)}$.`,
      claim: `n = ${bound(plans, at)}`,
    },
  ];
}

/** Two plans of which the first has the higher fixed amount, and a margin that moves where they meet by about one. */
export function drawMargin(chance: Chance): Margin {
  const scenario = chance.int(0, twoPlans.length - 1);
  const { amounts } = twoPlans[scenario] as TwoPlansScenario; // drawn from the length of the list
  const step = amounts[2];
  const [fixed, each] = [onGrid(chance, amounts), onGrid(chance, amounts)];
  const most = Math.max(3, Math.floor((0.4 * each) / step));
  const more = step * chance.int(3, most);
  const extra = step * chance.int(Math.ceil((4 * more) / step), Math.floor((18 * more) / step));
  const margin = step * chance.int(1, Math.floor((1.5 * more) / step));
  chance.require(
    [fixed, each].every((amount) => amount + more <= amounts[1]),
    "not as in life",
  );
  const [least, meeting, greatest] = [extra - margin, extra, extra + margin].map(
    (size) => size / more,
  );
  // The four options follow each other, and where the plans meet lies between the middle two.
  const next = Math.floor(least ?? 0) + 1;
  const isBetween = (value = 0, low = 0) => value > low && value < low + 1;
  chance.require(
    isBetween(least, next - 1) && isBetween(meeting, next) && isBetween(greatest, next + 1),
    "the options do not follow each other",
  );
  return {
    scenario,
    one: [fixed + extra, each],
    other: [fixed, each + more],
    margin,
    at: twists(chance),
  };
}
