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
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  decimal,
  equation,
  power,
  product,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
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

/** What is left of 100%: "$100\\% - 20\\% = 80\\%$". */
function restText(percent: number): string {
  return `$100\\% - ${percent}\\% = ${100 - percent}\\%$`;
}

/** How the place of a digit is misread, and how that is when the rest is answered as well. */
function misreadings(item: Falling, at: Twists) {
  const base = baseOf(item, at);
  const share = inline(decimal(rational(item.digit, at.first ? 100 : 10)));
  const misread = at.first ? 10 * item.digit : item.digit;
  // Either the base or what it lacks of 1 has the digit.
  return at.second
    ? {
        first: `writing $1 - ${tex(base)}$, which is ${share}, as ${misread}%`,
        corner: `writing $1 - ${tex(base)}$, which is ${share}, as ${misread}% and subtracting that from 100%`,
      }
    : {
        first: `writing the base ${share} as ${misread}%, so that ${restText(misread)} is lost,`,
        corner: `writing the base ${share} as ${misread}% and treating that as the decrease`,
      };
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
    const misread = misreadings(item, at);
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
            deed: misread.first,
          },
          {
            code: "rest-for-part",
            deed: `writing the base ${inline(base)} as a percent without subtracting it from 100%`,
          },
        ],
        corner: { code: "percent-misread", deed: misread.corner },
      }),
      opening: `The base is the part of the amount that remains after each ${scenario.unit}.`,
      steps: [
        stepTo(
          `Multiply the base, ${inline(base)}, by $100$ to write it as a percent.`,
          equation(times(100, base), kept),
        ),
        {
          text: `So ${kept}% remains after each ${scenario.unit}. Subtract this from 100% to find the decrease.\n\n${restText(kept)}`,
          claim: `100 - ${kept} = ${lost}`,
        },
      ],
      hint: `What percent is ${inline(base)}, and is this the part that is lost or the part that remains?`,
      tip: "A base between $0$ and $1$ is $1$ minus the rate of the decrease.",
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
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC19"],
  optionDesign: "orbit",
  Easy: percentFromBase,
});
