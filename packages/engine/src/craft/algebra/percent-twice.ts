import { capitalized } from "../../language/noun.ts";
import { equation, power, product, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";
import { type CompoundScenario, amountIn } from "../scenarios/compound-changes.ts";
import { stepTo } from "../wording/steps.ts";
import { percentBase, percentShare } from "./exponential.ts";

interface Twice {
  readonly scenario: CompoundScenario;
  readonly amount: number;
  readonly percent: number;
  readonly rises: boolean;
}

/** Whether the percent is one of the latest value, and whether the change over both periods is asked for. */
type TwiceFork = "compound" | "change";
export type TwiceProblem = { readonly terms: Twice; readonly ways: Ways<TwiceFork> };

function rate({ percent, rises }: Twice) {
  return percentShare(rises ? percent : -percent);
}

/** The factor of so many periods, or what it adds to 1. */
function factorOf(terms: Twice, { compound, change }: Ways<TwiceFork>, periods: number) {
  const { percent, rises } = terms;
  if (change && (!compound || periods === 1)) return times(periods, percentShare(percent));
  if (!compound) return sum(1, times(periods, rate(terms)));
  const factor = power(percentBase(percent, rises), periods);
  if (!change) return factor;
  return rises ? sum(factor, -1) : sum(1, product(-1, factor));
}

export function twiceWork({ terms, ways }: TwiceProblem, periods = 2) {
  return times(terms.amount, factorOf(terms, ways, periods));
}

export function twiceSlips(problem: TwiceProblem): PoolSlip[] {
  const { terms, ways } = problem;
  const { amount, percent, rises, scenario } = terms;
  const other = { ...terms, rises: !rises };
  return [
    ...slipsAtForks({
      ways,
      work: (each) => twiceWork({ terms, ways: each }),
      slips: {
        compound: {
          code: "wrong-percent-base",
          deed: ways.compound
            ? `taking ${percent}% of ${inline(amount)} both times`
            : `taking ${percent}% of the latest value the second time`,
          isClassic: ways.compound,
          step: 2,
        },
        change: {
          code: "another-quantity",
          deed: ways.change
            ? `finding the value after $2$ ${scenario.unit}s`
            : `finding the total ${rises ? "increase" : "decrease"}`,
          step: 3,
        },
      },
    }),
    slipTo(twiceWork(problem, 1), {
      code: "stopped-early",
      deed: `stopping after $1$ ${scenario.unit}`,
      step: 2,
    }),
    ...[3]
      .filter((periods) => workOut(twiceWork(problem, periods)).den === 1)
      .map((periods) =>
        slipTo(twiceWork(problem, periods), {
          code: "off-by-one",
          deed: `counting one ${scenario.unit} too many`,
          step: 2,
        }),
      ),
    slipTo(twiceWork({ terms: other, ways }), {
      code: "direction-turned-around",
      deed: rises
        ? "decreasing the value instead of increasing it"
        : "increasing the value instead of decreasing it",
      step: 1,
    }),
  ];
}

export function twiceSteps(problem: TwiceProblem): Step[] {
  const { terms, ways } = problem;
  const { amount, percent, rises, scenario } = terms;
  const [sign, noun] = rises ? ["more", "increase"] : ["less", "decrease"];
  const left = percentBase(percent, rises);
  const value = (periods: number) =>
    workOut(twiceWork({ terms, ways: { ...ways, change: false } }, periods));
  const [one, two] = [value(1), value(2)];
  const share = times(percentShare(percent), amount);
  const steps = ways.compound
    ? [
        stepTo(
          `At the end of the first ${scenario.unit} there is ${percent}% ${sign}, so multiply by ${inline(left)}.`,
          equation(times(amount, left), one),
        ),
        stepTo(
          `In the second ${scenario.unit} the percent is one of this new value, so multiply it by ${inline(left)}.`,
          equation(times(one, left), two),
        ),
      ]
    : [
        stepTo(`Find ${percent}% of the initial value.`, equation(share, workOut(share))),
        stepTo(
          `The ${noun} is the same in both ${scenario.unit}s.`,
          ways.change
            ? equation(times(2, workOut(share)), workOut(times(2, share)))
            : equation(sum(amount, times(rises ? 2 : -2, workOut(share))), two),
        ),
      ];
  const all =
    ways.change && ways.compound
      ? [
          ...steps,
          stepTo(
            `The total ${noun} is the difference between this value and the initial value.`,
            equation(
              rises ? sum(two, -amount) : sum(amount, product(-1, two)),
              workOut(twiceWork(problem)),
            ),
          ),
        ]
      : steps;
  const asked = ways.change ? `the total ${noun}` : scenario.thing;
  return [
    ...all,
    { text: `${capitalized(asked)} is ${amountIn(scenario, workOut(twiceWork(problem)).num)}.` },
  ];
}
