import type { Misstep } from "../options/slips.ts";
import type { Twists } from "../options/siblings.ts";
import { type TwoPlansScenario, twoPlans } from "../scenarios/two-plans.ts";
import { stepTo } from "../wording/steps.ts";
import { bounded } from "../wording/whole-number-steps.ts";
import {
  type Relation,
  polynomial,
  product,
  quotient,
  relation,
  sum,
} from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

export interface Plans {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Fixed amount and amount for each unit. */
  readonly one: readonly [number, number];
  readonly other: readonly [number, number];
}

export function scenarioOf({ scenario }: Plans): TwoPlansScenario {
  return twoPlans[scenario] as TwoPlansScenario; // drawn from the length of the list
}

/** "Rental A", "the bus": a name inside a sentence. */
export function inside(name: string): string {
  return name.replace(/^The /, "the ");
}

export function total([fixed, each]: readonly [number, number]) {
  return polynomial([fixed, each], "n");
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

/** The inequality with its terms collected: so many times n against what the fixed amounts leave. */
function gathered({ one, other, margin }: Margin, { second }: Twists) {
  const rate = other[1] - one[1];
  const gap = sum(one[0], -other[0], second ? margin : -margin);
  return { rate, gap, exact: rational(one[0] - other[0] + (second ? margin : -margin), rate) };
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
  const { exact } = gathered(plans, at);
  return [
    {
      code: "bound-misjudged",
      deed: `rounding $${bounded(exact)}$ ${at.first ? "down" : "up"}, past the values that meet the condition,`,
    },
    { code: "comparison-turned-around", deed: wrongMargin(plans) },
  ];
}

export function marginCorner(plans: Margin): Misstep {
  const way = plans.at.first ? "down" : "up";
  return { code: "bound-misjudged", deed: `${wrongMargin(plans)} and rounding ${way}` };
}

function wrongMargin(plans: Margin): string {
  const { at, margin } = plans;
  const { rate, gap, exact } = gathered(plans, { first: at.first, second: !at.second });
  const [doing, due] = at.second ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return `${doing} the margin of $${margin}$ instead of ${due} it, $${bounded(exact, tex(quotient(gap, rate)))}$,`;
}

export function marginSteps(plans: Margin, compared: string): Step[] {
  const { one, other, margin, at } = plans;
  const { names, noun } = scenarioOf(plans);
  const [first, second] = names.map(inside);
  const sign = at.first ? "<=" : ">=";
  const shifted = other[0] + (at.second ? -margin : margin);
  const { rate, exact } = gathered(plans, at);
  const left = one[0] - shifted;
  const divided = relation("n", at.first ? ">=" : "<=", exact);
  return [
    {
      text: `In ${noun}, write the totals for $n$ with ${first} and with ${second}.\n\n${inline(total(one))}\n\n${inline(total(other))}`,
    },
    {
      text: `The first must be ${compared} than the second, so ${at.second ? "subtract the margin from" : "add the margin to"} the second.\n\n$${tex(total(one))} ${at.first ? "\\le" : "\\ge"} ${tex(total(other))} ${at.second ? "-" : "+"} ${margin}$`,
      claim: code(condition(plans)),
    },
    stepTo(
      "Collect the numbers on the left side and the terms with $n$ on the right.",
      relation(left, sign, product(rate, "n")),
    ),
    {
      text: `Divide both sides by $${rate}$.\n\n$n ${at.first ? "\\ge" : "\\le"} ${bounded(exact)}$`,
      claim: code(divided),
    },
    {
      text: `The ${at.first ? "least" : "greatest"} whole number that satisfies this is $${bound(plans, at)}$.`,
      claim: `n = ${bound(plans, at)}`,
    },
  ];
}
