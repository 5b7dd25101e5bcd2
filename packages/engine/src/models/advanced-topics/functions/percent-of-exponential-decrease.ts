import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import type { Face } from "../../../craft/options/option.ts";
import {
  type GrowthScenario,
  fastGrowth,
  modeled,
  modeledTold,
  slowGrowth,
  startingAmount,
} from "../../../craft/scenarios/growth.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  decimal,
  equation,
  power,
  product,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

const SCENARIOS = [...slowGrowth, ...fastGrowth];

interface Falling {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly digit: number;
}

/** The twists are whether the digit stands in the first or second decimal place, and whether the base or the loss has it. */
function lostPercent({ digit }: Falling, { first, second }: Twists): number {
  const share = first ? digit : 10 * digit;
  return second ? share : 100 - share;
}

function baseOf(item: Falling, at: Twists): Expression {
  return decimal(rational(100 - lostPercent(item, at), 100));
}

function modelAt(item: Falling, at: Twists) {
  return equation(call("f", "t"), product(item.amount, power(baseOf(item, at), "t")));
}

function percentFace(percent: number): Face {
  return { text: `${percent}%`, order: percent };
}

/** By what percent an amount falls is read from the base. */
const percentFromBase = level({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(SCENARIOS);
    const digit = chance.pick([1, 2, 3, 4, 6, 7, 8, 9]);
    return {
      item: { scenario, amount: startingAmount(chance, scenario), digit },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { scenario } = item;
    const lost = lostPercent(item, at);
    const base = baseOf(item, at);
    const kept = 100 - lost;
    const [share, misread] = at.first
      ? [item.digit, 10 * item.digit]
      : [10 * item.digit, item.digit];
    return {
      question: paragraphs(
        inline(modelAt(item, at)),
        `The given function $f$ models ${modeled(scenario)} $t$ ${scenario.unit}s from now. According to the model, by what percent does ${scenario.thing} decrease each ${scenario.unit}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => lostPercent(item, each),
        show: percentFace,
        why: `Each ${scenario.unit}, ${kept}% remains, so ${lost}% is lost.`,
        slips: [
          {
            code: "percent-misread",
            deed: `reading ${inline(decimal(rational(share, 100)))} as ${misread}%`,
          },
          {
            code: "rest-for-part",
            deed: `taking the ${kept}% that remain for the part that is lost`,
          },
        ],
        corner: {
          code: "percent-misread",
          deed:
            share === kept
              ? `taking the base ${inline(base)} for a decrease by ${misread}%`
              : `subtracting ${misread}% from 100%`,
        },
      }),
      opening: "The base of the power says which part of the amount is left after each step.",
      steps: [
        {
          text: `Each ${scenario.unit} the amount is multiplied by ${inline(base)}, which is ${kept}% of it.`,
        },
        {
          text: `So it decreases by $100\\% - ${kept}\\% = ${lost}\\%$ each ${scenario.unit}.`,
          claim: `100 - ${kept} = ${lost}`,
        },
      ],
      hint: "Write the base as a percent. Is that what is lost, or what is left?",
      tip: "For growth the base is $1$ plus the rate; for decay it is $1$ minus the rate.",
    };
  },
  facts: ({ item, at }) => {
    const { scenario, amount } = item;
    return {
      kind: "value",
      given: [`before = ${amount}`, `after = before*${code(baseOf(item, at))}`],
      ask: "100*(before - after)/before",
      told: [
        inline(modelAt(item, at)),
        `$f$ models ${modeledTold(scenario)} $t$ ${scenario.unit}s from now`,
        `percent decrease each ${scenario.unit}`,
      ],
    };
  },
});

/** The percent of a decrease, from the base of an exponential model. */
export const percentOfExponentialDecrease = defineLevels({
  id: "percent-of-exponential-decrease",
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC19"],
  optionDesign: "orbit",
  Easy: percentFromBase,
});
