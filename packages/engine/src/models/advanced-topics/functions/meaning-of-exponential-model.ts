import type { GrowthScenario, Span } from "@sat/content/scenarios/growth";
import type { Facts } from "../../../facts/facts.ts";
import { capitalized } from "../../../language/noun.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  growthsFor,
  introduced,
  introducedTold,
  percentUpTo,
  spansFor,
  startingAmount,
} from "../../../craft/scenarios/growth.ts";
import { percentBase, percentShare } from "../../../craft/algebra/exponential.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  equation,
  negative,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

function model(amount: number, base: Expression, exponent: Expression | string) {
  return equation(call("f", "t"), product(amount, power(base, exponent)));
}

interface Rhythm {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly percent: number;
  readonly count: number;
}

/** The twists are the direction of the change and whether it comes once in several units or several times in one. */
function baseOf({ percent }: Rhythm, { first }: Twists): Expression {
  return percentBase(percent, first);
}

function exponentOf({ count }: Rhythm, { second }: Twists): Expression {
  return second ? quotient("t", count) : product(count, "t");
}

function rhythmModel(item: Rhythm, at: Twists) {
  return model(item.amount, baseOf(item, at), exponentOf(item, at));
}

interface Told {
  readonly at: Twists;
  readonly scenario: GrowthScenario;
  readonly percent: number;
  readonly rhythm: string;
}

function told({ at, scenario, percent, rhythm }: Told): string {
  const change = at.first ? "increases" : "decreases";
  return `${scenario.thing} ${change} by ${percent}% ${rhythm}.`;
}

/** The percent from the base, and the time after which the exponent is 1. */
function rhythmSteps(item: Rhythm, at: Twists): Step[] {
  const base = baseOf(item, at);
  const share = percentShare(item.percent);
  const difference = at.first ? sum(base, -1) : sum(1, negative(base));
  const time = at.second ? item.count : rational(1, item.count);
  const one = at.second ? quotient(item.count, item.count) : times(item.count, time);
  return [
    stepThrough(
      `The base ${inline(base)} is ${at.first ? "greater" : "less"} than $1$, so each change is ${at.first ? "an increase" : "a decrease"}. Find the difference from $1$.`,
      difference,
      share,
    ),
    {
      text: `So the amount ${at.first ? "increases" : "decreases"} by ${item.percent}% each time the exponent increases by $1$.`,
    },
    stepTo(
      `The exponent ${inline(exponentOf(item, at))} increases from $0$ to $1$ when $t$ increases from $0$ to ${inline(time)}.`,
      equation(one, 1),
    ),
  ];
}

interface Changes {
  readonly item: Rhythm;
  readonly at: Twists;
  /** The unit of time of the model. */
  readonly unit: string;
  readonly text: (at: Twists) => string;
}

/** The change comes once in so many units of time, or once in a part of one. */
function changes({ item, at, unit, text }: Changes): Facts {
  const { amount, percent, count } = item;
  const base = code(baseOf(item, at));
  const after = (time: string) =>
    `${amount}*${base}^(${at.second ? `(${time})/${count}` : `${count}*(${time})`})`;
  return {
    kind: "statement",
    given: [`start = ${amount}`, `long = ${after(`${count}`)}`, `short = ${after(`1/${count}`)}`],
    claims: statementClaims(text, ({ first, second }) => [
      `${second ? "long" : "short"} = start*(1 ${first ? "+" : "-"} ${percent}/100)`,
    ]),
    told: [
      inline(rhythmModel(item, at)),
      `$f$ models ${introducedTold(item.scenario)} $t$ ${unit}s ${item.scenario.since} ${item.scenario.thing} true`,
    ],
  };
}

/** How each part of the model is misread; `wrong` tells how often the change would come then. */
function rhythmSlips(item: Rhythm, at: Twists, wrong: string) {
  const [base, exponent] = [inline(baseOf(item, at)), inline(exponentOf(item, at))];
  const opposite = at.first ? "a decrease" : "an increase";
  return [
    {
      code: "direction-turned-around",
      deed: `reading the base ${base}, which is ${at.first ? "greater" : "less"} than $1$, as ${opposite}`,
    },
    { code: "meaning-misread", deed: `reading the exponent ${exponent} as a change ${wrong}` },
    {
      code: "meaning-misread",
      deed: `reading the base ${base} as ${opposite} and the exponent ${exponent} as a change ${wrong}`,
    },
  ] as const;
}

function asked({ thing }: GrowthScenario): string {
  return `According to the model, which statement about how ${thing} changes over time is true?`;
}

const TIMES: Readonly<Record<number, string>> = {
  2: "twice",
  3: "three times",
  4: "four times",
  5: "five times",
  6: "six times",
};

function sameUnitRhythm({ scenario, count }: Rhythm, { second }: Twists): string {
  const { unit } = scenario;
  return second ? `every ${count} ${unit}s` : `${TIMES[count] ?? count} each ${unit}`;
}

function sameUnitText(item: Rhythm, at: Twists): string {
  const { scenario, percent } = item;
  return told({ at, scenario, percent, rhythm: sameUnitRhythm(item, at) });
}

/** What the base and the exponent mean, in the unit of time of the model. */
const inSameUnit = level({
  space: 300_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const at = twists(chance);
    const scenario = chance.pick(growthsFor(at.first));
    return {
      item: {
        scenario,
        amount: startingAmount(chance, scenario),
        percent: percentUpTo(chance, scenario.steepest / 2),
        count: chance.int(2, 6),
      },
      at,
    };
  },
  build: ({ item, at }) => {
    const { scenario, percent, count } = item;
    const { unit } = scenario;
    const exponent = inline(exponentOf(item, at));
    return {
      question: paragraphs(
        inline(rhythmModel(item, at)),
        `The given function $f$ models ${introduced(scenario)} $t$ ${unit}s ${scenario.since}. ${asked(scenario)}`,
      ),
      options: statementOptions({
        at,
        text: (each) => capitalized(sameUnitText(item, each)),
        why: `The base is ${at.first ? "above" : "below"} $1$ by ${percent}%, and the exponent increases by $1$ ${at.second ? `every ${count} ${unit}s` : `${TIMES[count] ?? count} in one ${unit}`}.`,
        slips: rhythmSlips(item, at, sameUnitRhythm(item, { ...at, second: !at.second })),
      }),
      opening: "The base shows by what percent the amount changes, and the exponent how often.",
      steps: [...rhythmSteps(item, at), { text: `So ${sameUnitText(item, at)}` }],
      hint: `By how much must $t$ increase so that ${exponent} increases by $1$?`,
      tip: "The base shows the size of each change, and the exponent counts the changes.",
    };
  },
  facts: ({ item, at }) =>
    changes({
      item,
      at,
      unit: item.scenario.unit,
      text: (each) => capitalized(sameUnitText(item, each)),
    }),
});

interface Converted extends Rhythm {
  readonly span: Span;
}

function shortUnits({ span, count }: Converted, { second }: Twists): number {
  return second ? span.ratio * count : span.ratio / count;
}

function otherUnitRhythm(item: Converted, at: Twists): string {
  return `every ${shortUnits(item, at)} ${item.span.short}s`;
}

function otherUnitText(item: Converted, at: Twists): string {
  const { scenario, percent } = item;
  return told({ at, scenario, percent, rhythm: otherUnitRhythm(item, at) });
}

/** The same in a smaller unit of time than that of the model. */
const inOtherUnit = level({
  space: 300_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const at = twists(chance);
    const convertible = spansFor(at.first).filter(({ span }) => span.ratio % 12 === 0);
    const { scenario, span } = chance.pick(convertible);
    return {
      item: {
        scenario,
        span,
        amount: startingAmount(chance, scenario),
        percent: percentUpTo(chance, span.most),
        count: chance.pick([2, 3, 4, 6]),
      },
      at,
    };
  },
  build: ({ item, at }) => {
    const { scenario, count, span } = item;
    const steps = shortUnits(item, at);
    const part = at.second
      ? `${count} ${span.long}s`
      : `${inline(rational(1, count))} ${span.long}`;
    return {
      question: paragraphs(
        inline(rhythmModel(item, at)),
        `The given function $f$ models ${introduced(scenario)} $t$ ${span.long}s ${scenario.since}. ${asked(scenario)}`,
      ),
      options: statementOptions({
        at,
        text: (each) => capitalized(otherUnitText(item, each)),
        why: `The exponent increases by $1$ when $t$ increases by ${part}, which is ${steps} ${span.short}s.`,
        slips: rhythmSlips(item, at, otherUnitRhythm(item, { ...at, second: !at.second })),
      }),
      opening: `Find the time in which the exponent increases by $1$, and write that time in ${span.short}s.`,
      steps: [
        ...rhythmSteps(item, at),
        stepTo(
          `There are $${span.ratio}$ ${span.short}s in ${span.long === "hour" ? "an" : "a"} ${span.long}, so change the unit.`,
          equation(at.second ? times(count, span.ratio) : quotient(span.ratio, count), steps),
          `${span.ratio} ${at.second ? "*" : "/"} ${count} = ${steps}`,
        ),
        { text: `So ${otherUnitText(item, at)}` },
      ],
      hint: `By how much must $t$ increase so that ${inline(exponentOf(item, at))} increases by $1$, and how many ${span.short}s is that?`,
      tip: "Find the time between two changes in the unit of the model before you change the unit.",
    };
  },
  facts: ({ item, at }) =>
    changes({
      item,
      at,
      unit: item.span.long,
      text: (each) => capitalized(otherUnitText(item, each)),
    }),
});

/** What the base and the exponent of an exponential model mean. */
export const meaningOfExponentialModel = defineLevels({
  id: "meaning-of-exponential-model",
  version: 4,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC18"],
  optionDesign: "orbit",
  Medium: inSameUnit,
  Hard: inOtherUnit,
});
