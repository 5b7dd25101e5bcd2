import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type SteadyChange,
  amountAtFirst,
  amountOf,
  measured,
  steadyChanges,
} from "../../../craft/scenarios/steady-changes.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { happens } from "../../../craft/algebra/steady-change.ts";
import { capitalized } from "../../../language/noun.ts";
import { type Relation, call, equation, product, sum } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";

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
    const verb = rises ? "increases" : "decreases";
    const by = `${at.second ? "by" : "by a total of"} ${amountOf(scenario, change)}${at.second ? ` each ${unit}` : ""}`;
    return {
      question: `${happens({ scenario, rises })}. At the start, ${thing} is ${amountOf(scenario, start)}. During the first ${over} ${unit}s, it ${verb} ${by}. Which function $f$ gives ${measured(scenario)} $x$ ${unit}s after the start?`,
      options: siblingOptions({
        at,
        answer: (each) => functionAt(told, each),
        show: (each) => formula(each),
        why: `It starts at ${grouped(start)} and changes by $${slope}$ each ${unit}.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: rises ? "letting the amount decrease" : "letting the amount increase",
          },
          {
            code: "rate-misapplied",
            deed: at.second
              ? `dividing the change by $${over}$, as if it were that of all ${over} ${unit}s,`
              : `taking the change in ${over} ${unit}s for the change in one`,
          },
        ],
      }),
      opening: "A steady change is a starting amount and a rate for each unit of time.",
      steps: [
        { text: `At $x = 0$, ${thing} is ${amountOf(scenario, start)}.` },
        {
          text: at.second
            ? `${capitalized(thing)} ${verb} by ${grouped(change)} each ${unit}, so the rate is $${slope}$.`
            : `In ${over} ${unit}s it ${verb} by ${grouped(change)}, so each ${unit} by $\\frac{${change}}{${over}} = ${slope}$.`,
        },
        { text: `Together this is ${inline(functionAt(told, at))}.` },
      ],
      hint: `By how much does the amount change in one ${unit}?`,
      tip: "Check the function with a time that the story tells of.",
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
  version: 1,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB07", "HB14"],
  optionDesign: "orbit",
  Easy: fromStart,
});
