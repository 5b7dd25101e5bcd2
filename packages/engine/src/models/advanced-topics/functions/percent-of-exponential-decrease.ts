import type { GrowthScenario } from "@sat/content/scenarios/growth";
import { percentBase, percentShare } from "../../../craft/algebra/exponential.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import type { Face } from "../../../craft/options/option.ts";
import {
  growthsFor,
  introduced,
  introducedTold,
  startingAmount,
} from "../../../craft/scenarios/growth.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, decimal, equation, power, product, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, rational, subtract, toNumber } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Falling {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  /** The loss is so many percent, or a tenth of as many. */
  readonly whole: number;
}

/** The twists are whether the loss is a tenth of the whole percent, and whether the loss or what remains is asked for. */
function lossOf({ whole }: Falling, { first }: Twists): number {
  return first ? whole / 10 : whole;
}

function modelAt(item: Falling, at: Twists) {
  const base = percentBase(lossOf(item, at), false);
  return equation(call("f", "t"), product(item.amount, power(base, "t")));
}

function answerAt(item: Falling, at: Twists): Rational {
  const loss = rational(Math.round(10 * lossOf(item, at)), 10);
  return at.second ? loss : subtract(100, loss);
}

/** What is lost and what remains. */
function sharesOf(item: Falling, at: Twists): readonly [lost: Rational, kept: Rational] {
  return [answerAt(item, { ...at, second: true }), answerAt(item, { ...at, second: false })];
}

function percentFace(percent: Rational): Face {
  return { text: percentText(percent), order: toNumber(percent) };
}

function percentText(percent: Rational): string {
  return `${tex(decimal(percent))}%`;
}

/** What is lost, or what remains, of 100%: "$100\\% - 20\\% = 80\\%$". */
function restText(percent: Rational): string {
  return `$100\\% - ${tex(decimal(percent))}\\% = ${tex(decimal(subtract(100, percent)))}\\%$`;
}

function askedAt({ scenario: { thing, unit } }: Falling, { second }: Twists): string {
  return second
    ? `by what percent does ${thing} decrease each ${unit}`
    : `${thing} at the end of each ${unit} is what percent of ${thing} at the beginning of that ${unit}`;
}

/** How the place of a digit is misread, alone and together with the other reading of the base. */
function misreadings(item: Falling, at: Twists) {
  const lost = inline(percentShare(lossOf(item, at)));
  const misread = answerAt(item, { first: !at.first, second: true });
  const [base, wrong] = [inline(percentBase(lossOf(item, at), false)), percentText(misread)];
  return at.second
    ? {
        place: `writing $1$ minus ${base}, which is ${lost}, as ${wrong}`,
        rest: `writing the base ${base} as a percent without subtracting it from 100%`,
        corner: `writing $1$ minus ${base}, which is ${lost}, as ${wrong} and finding what then remains of 100%`,
      }
    : {
        place: `writing what the base lacks of $1$, ${lost}, as ${wrong}, so that ${restText(misread)} remains,`,
        rest: `subtracting the percent that remains from 100%`,
        corner: `writing what the base lacks of $1$, ${lost}, as ${wrong} and taking that for the answer`,
      };
}

function stepsAt(item: Falling, at: Twists): Step[] {
  const { unit } = item.scenario;
  const [lost, kept] = sharesOf(item, at);
  const base = percentBase(lossOf(item, at), false);
  return [
    stepTo(
      `Multiply the base, ${inline(base)}, by $100$ to write it as a percent.`,
      equation(times(100, base), decimal(kept)),
    ),
    at.second
      ? {
          text: `So ${percentText(kept)} remains after each ${unit}. Subtract this from 100% to find the decrease.\n\n${restText(kept)}`,
          claim: `100 - ${code(decimal(kept))} = ${code(decimal(lost))}`,
        }
      : {
          text: `This is the part of the amount at the beginning of each ${unit} that is there at its end, ${percentText(kept)}.`,
        },
  ];
}

/** By what percent an amount falls, or what percent of it remains, is read from the base. */
const percentFromBase = level({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(growthsFor(false));
    const whole = chance.int(2, scenario.steepest);
    return {
      item: { scenario, amount: startingAmount(chance, scenario), whole },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { scenario } = item;
    const { unit } = scenario;
    const [lost, kept] = sharesOf(item, at);
    const base = percentBase(lossOf(item, at), false);
    const misread = misreadings(item, at);
    const why = `Each ${unit}, ${percentText(kept)} remains, so ${percentText(lost)} is lost.`;
    return {
      question: paragraphs(
        inline(modelAt(item, at)),
        `The given function $f$ models ${introduced(scenario)} $t$ ${unit}s ${scenario.since}. According to the model, ${askedAt(item, at)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answerAt(item, each),
        show: percentFace,
        why,
        slips: [
          { code: "percent-misread", deed: misread.place },
          { code: "rest-for-part", deed: misread.rest },
        ],
        corner: { code: "percent-misread", deed: misread.corner },
      }),
      opening: `The base is the part of the amount that remains after each ${unit}.`,
      steps: stepsAt(item, at),
      hint: `What percent is ${inline(base)}, and is this the part that is lost or the part that remains?`,
      tip: "A base between $0$ and $1$ is $1$ minus the rate of the decrease.",
    };
  },
  facts: ({ item, at }) => {
    const { scenario, amount } = item;
    const base = code(percentBase(lossOf(item, at), false));
    return {
      kind: "value",
      given: [`before = ${amount}`, `after = before*${base}`],
      ask: at.second ? "100*(before - after)/before" : "100*after/before",
      told: [
        inline(modelAt(item, at)),
        `$f$ models ${introducedTold(scenario)} $t$ ${scenario.unit}s ${scenario.since}`,
        askedAt(item, at),
      ],
    };
  },
});

/** The percent of a decrease, or what remains after it, from the base of an exponential model. */
export const percentOfExponentialDecrease = defineLevels({
  id: "percent-of-exponential-decrease",
  version: 4,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC19"],
  optionDesign: "orbit",
  Easy: percentFromBase,
});
