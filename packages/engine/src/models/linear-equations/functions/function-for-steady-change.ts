import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type SteadyChange,
  amountAtFirst,
  amountOf,
  measured,
  steadyChanges,
} from "../../../craft/scenarios/steady-changes.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { happens } from "../../../craft/algebra/steady-change.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { type Relation, call, equation, product, quotient, sum } from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";

interface Told {
  readonly scenario: SteadyChange;
  readonly start: number;
  readonly rate: number;
  /** So many units of time in which the whole change is told. */
  readonly over: number;
}

/** The twists are whether the amount rises, and whether the told change is that of one unit of time. */
function functionAt({ start, rate, over }: Told, { first, second }: Twists): Relation {
  const slope = (first ? 1 : -1) * (second ? rate * over : rate);
  return equation(call("f", "x"), sum(start, product(slope, "x")));
}

/** How a learner mistakes the direction of the change, and the time that it takes. */
function slipsOf({ scenario, rate, over }: Told, at: Twists): readonly [Misstep, Misstep] {
  const { unit } = scenario;
  const rises = at.first;
  const change = rate * over;
  const slope = at.second ? change : rate;
  return [
    {
      code: "direction-turned-around",
      deed: rises
        ? `subtracting the change of $${slope}$ each ${unit}, as for an amount that decreases,`
        : `adding the change of $${slope}$ each ${unit}, as for an amount that increases,`,
    },
    {
      code: "rate-misapplied",
      deed: at.second
        ? `dividing the change by ${over}, $\\frac{${tex(change)}}{${over}} = ${rate}$, although it is already the change each ${unit},`
        : `using the total change in ${over} ${unit}s, $${tex(change)}$, as the change each ${unit}`,
    },
  ];
}

/** A starting amount and a change; the function of time is asked. */
const fromStart = level<{ told: Told; at: Twists }>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(steadyChanges);
    const over = chance.int(2, 9);
    const rate = chance.int(2, Math.ceil(scenario.fastest / 2));
    const start = amountAtFirst(chance, scenario);
    chance.require(rate * over <= 2 * scenario.fastest, "the change is too fast");
    chance.require(start > 2 * rate * over, "the start is too low");
    return { told: { scenario, start, rate, over }, at: twists(chance) };
  },
  build: ({ told, at }) => {
    const { scenario, start, rate, over } = told;
    const { unit, thing } = scenario;
    const rises = at.first;
    const change = rate * over;
    const slope = at.second ? change : rate;
    const way = rises ? "increase" : "decrease";
    const verb = rises ? "increases" : "decreases";
    const by = `${at.second ? "by" : "by a total of"} ${amountOf(scenario, change)}${at.second ? ` each ${unit}` : ""}`;
    return {
      question: `${happens({ scenario, rises })}. At the start, ${thing} is ${amountOf(scenario, start)}. During the first ${over} ${unit}s, it ${verb} ${by}. Which function $f$ gives ${measured(scenario)} $x$ ${unit}s after the start?`,
      options: siblingOptions({
        at,
        answer: (each) => functionAt(told, each),
        show: (each) => formula(each),
        why: `Its value at $x = 0$ is ${grouped(start)}, and it ${verb} by $${slope}$ each ${unit}.`,
        slips: slipsOf(told, at),
      }),
      opening:
        "The constant term is the amount at the start, and the coefficient of $x$ is the rate.",
      steps: [
        {
          text: `At the start, when $x = 0$, ${thing} is ${amountOf(scenario, start)}, so the constant term is $${tex(start)}$.`,
        },
        at.second
          ? {
              text: `The ${way} of ${amountOf(scenario, change)} is already that of each ${unit}, so in $x$ ${unit}s it is $x$ times as much.\n\n${inline(product(slope, "x"))}`,
            }
          : stepThrough(
              `Divide the total ${way} by the ${over} ${unit}s to find the rate.`,
              quotient(change, over),
              slope,
            ),
        stepShowing(
          rises
            ? `Add the ${way} in $x$ ${unit}s to the amount at the start.`
            : `Subtract the ${way} in $x$ ${unit}s from the amount at the start.`,
          functionAt(told, at),
        ),
      ],
      hint: at.second
        ? `Is the change of ${amountOf(scenario, change)} told for each ${unit} or for all ${over} ${unit}s?`
        : `The total change is told for ${over} ${unit}s. How much is it in one ${unit}?`,
      tip: at.second
        ? "Check the function with $x = 1$: one unit of time must bring one change."
        : `Check the function with $x = ${over}$: it must give the total change that is told.`,
      archetype: at.second ? "HB07" : "HB14",
    };
  },
  facts: ({ told, at }) => {
    const { scenario, start, rate, over } = told;
    const { unit, thing } = scenario;
    const rises = at.first;
    const later = `${start} ${rises ? "+" : "-"} ${rate * over}`;
    return {
      kind: "through",
      function: "f",
      at: [
        { x: "0", y: `${start}` },
        { x: at.second ? "1" : `${over}`, y: later },
      ],
      told: [
        `${happens({ scenario, rises })} at the start ${thing} ${amountOf(scenario, start)}`,
        `first ${over} ${unit}s ${rises ? "increases" : "decreases"} by`,
        `${amountOf(scenario, rate * over)} ${at.second ? `each ${unit}` : ""}`,
        `$f$ ${measured(scenario)} $x$ ${unit}s after`,
      ],
      setting: at.second
        ? { [over]: "the change in each unit of time is said, so not how long" }
        : {},
    };
  },
});

/** The function that models an amount which changes at a constant rate. */
export const functionForSteadyChange = defineLevels({
  id: "function-for-steady-change",
  version: 2,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB07", "HB14"],
  optionDesign: "orbit",
  Easy: fromStart,
});
