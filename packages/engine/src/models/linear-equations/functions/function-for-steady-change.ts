import { happens } from "../../../craft/algebra/steady-change.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { inUnits, onGrid } from "../../../craft/draws/grid.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import {
  type SteadyChange,
  amountAtFirst,
  amountOf,
  measured,
  steadyChanges,
} from "../../../craft/scenarios/steady-changes.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Relation,
  call,
  equation,
  negative,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Told {
  readonly scenario: SteadyChange;
  readonly start: number;
  /** In parts of which the scenario tells how many make one. */
  readonly rate: number;
  /** So many units of time in which the whole change is told. */
  readonly over: number;
  /** The twists are whether the amount rises, and whether the told change is that of one unit of time. */
  readonly at: Twists;
}

/** The start, the change that is told, and that of one unit of time if it is told as a whole. */
function numbersOf({ scenario, start, rate, over }: Told) {
  const of = (parts: number) => inUnits(parts, scenario.per);
  return { start: inUnits(start, 1), change: of(rate * over), share: of(rate) };
}

function functionAt(told: Told, { first: rises, second: isEach }: Twists): Relation {
  const { start, change, share } = numbersOf(told);
  const slope = isEach ? change : share;
  return equation(call("f", "x"), sum(start, product(rises ? slope : negative(slope), "x")));
}

/** How a learner mistakes the direction of the change, and the time that it takes. */
function slipsOf(told: Told): readonly [Misstep, Misstep] {
  const { scenario, over, at } = told;
  const { unit } = scenario;
  const { change, share } = numbersOf(told);
  const slope = inline(at.second ? change : share);
  return [
    {
      code: "direction-turned-around",
      deed: at.first
        ? `subtracting the change of ${slope} each ${unit}, as for an amount that decreases,`
        : `adding the change of ${slope} each ${unit}, as for an amount that increases,`,
    },
    {
      code: "rate-misapplied",
      deed: at.second
        ? `dividing the change by ${over}, ${inline(equation(quotient(change, over), share))}, although it is already the change each ${unit},`
        : `using the total change in ${over} ${unit}s, ${inline(change)}, as the change each ${unit}`,
    },
  ];
}

function drawTold(chance: Chance): Told {
  const scenario = chance.pick(steadyChanges);
  const { per } = scenario;
  const over = chance.int(2, 9);
  const rate = onGrid(chance, scenario.rate);
  const start = amountAtFirst(chance, scenario);
  chance.require(2 * rate * over <= 3 * scenario.rate[1], "the change is too fast");
  chance.require(start * per > 2 * rate * over * over, "the start is too low");
  return { scenario, start, rate, over, at: twists(chance) };
}

/** What the question says and asks. */
function tellingOf(told: Told): string[] {
  const { scenario, start, rate, over, at } = told;
  const { unit, thing, per } = scenario;
  const change = amountOf(scenario, rational(rate * over, per));
  const by = at.second ? `by ${change} each ${unit}` : `by a total of ${change}`;
  return [
    `${happens({ scenario, rises: at.first })}.`,
    `At the start, ${thing} is ${amountOf(scenario, start)}, and during the first ${over} ${unit}s, it ${at.first ? "increases" : "decreases"} ${by}.`,
    `Which function $f$ gives ${measured(scenario)} $x$ ${unit}s after the start?`,
  ];
}

function stepsOf(told: Told): Step[] {
  const { scenario, over, at } = told;
  const { unit, thing } = scenario;
  const { start, change, share } = numbersOf(told);
  const way = at.first ? "increase" : "decrease";
  return [
    {
      text: `At the start, when $x = 0$, ${thing} is ${amountOf(scenario, told.start)}, so the constant term is ${inline(start)}.`,
    },
    at.second
      ? {
          text: `The ${way} is told for each ${unit}, so in $x$ ${unit}s it is $x$ times as much.\n\n${inline(product(change, "x"))}`,
        }
      : stepThrough(
          `Divide the total ${way} by the ${over} ${unit}s to find the rate.`,
          quotient(change, over),
          share,
        ),
    stepShowing(
      at.first
        ? `Add the ${way} in $x$ ${unit}s to the amount at the start.`
        : `Subtract the ${way} in $x$ ${unit}s from the amount at the start.`,
      functionAt(told, at),
    ),
  ];
}

/** A starting amount and a change; the function of time is asked. */
const fromStart = level<Told>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: drawTold,
  build: (told) => {
    const { scenario, rate, over, at } = told;
    const { unit, per } = scenario;
    const { start, change, share } = numbersOf(told);
    const shown = amountOf(scenario, rational(rate * over, per));
    return {
      question: sentences(...tellingOf(told)),
      options: siblingOptions({
        at,
        answer: (each) => functionAt(told, each),
        show: formula,
        why: `Its value at $x = 0$ is ${inline(start)}, and it ${at.first ? "increases" : "decreases"} by $${tex(at.second ? change : share)}$ each ${unit}.`,
        slips: slipsOf(told),
      }),
      opening:
        "The constant term is the amount at the start, and the coefficient of $x$ is the rate.",
      steps: stepsOf(told),
      hint: at.second
        ? `Is the change of ${shown} told for each ${unit} or for all ${over} ${unit}s?`
        : `The total change is told for ${over} ${unit}s. How much is it in one ${unit}?`,
      tip: at.second
        ? "Check the function with $x = 1$: one unit of time must bring one change."
        : `Check the function with $x = ${over}$: it must give the total change that is told.`,
      archetype: at.second ? "HB07" : "HB14",
    };
  },
  facts: (told) => {
    const { start, over, at } = told;
    const later = `${start} ${at.first ? "+" : "-"} ${code(numbersOf(told).change)}`;
    return {
      kind: "through",
      function: "f",
      at: [
        { x: "0", y: `${start}` },
        { x: at.second ? "1" : `${over}`, y: later },
      ],
      told: tellingOf(told),
      setting: at.second
        ? { [over]: "the change in each unit of time is said, so not how long" }
        : {},
    };
  },
});

/** The function that models an amount which changes at a constant rate. */
export const functionForSteadyChange = defineLevels({
  id: "function-for-steady-change",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB07", "HB14"],
  optionDesign: "orbit",
  Easy: fromStart,
});
