import type { Facts } from "../../../facts/facts.ts";
import { capitalized } from "../../../language/noun.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type GrowthScenario,
  type Span,
  fastGrowth,
  modeled,
  modeledTold,
  slowGrowth,
  startingAmount,
} from "../../../craft/scenarios/growth.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  decimal,
  equation,
  power,
  product,
  quotient,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

const SCENARIOS = [...slowGrowth, ...fastGrowth];

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
  return decimal(rational(first ? 100 + percent : 100 - percent, 100));
}

function rhythmModel(item: Rhythm, at: Twists) {
  const exponent = at.second ? quotient("t", item.count) : product(item.count, "t");
  return model(item.amount, baseOf(item, at), exponent);
}

interface Told {
  readonly at: Twists;
  readonly scenario: GrowthScenario;
  readonly percent: number;
  readonly rhythm: string;
}

function told({ at, scenario, percent, rhythm }: Told): string {
  const change = at.first ? "increases" : "decreases";
  return `${capitalized(scenario.thing)} ${change} by ${percent}% ${rhythm}.`;
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
      `$f$ models ${modeledTold(item.scenario)} $t$ ${unit}s from now true`,
    ],
  };
}

function rhythmSlips({ count }: Rhythm, { first, second }: Twists) {
  return [
    {
      code: "direction-turned-around",
      deed: `taking a base ${first ? "above" : "below"} $1$ for ${first ? "a decrease" : "an increase"}`,
    },
    {
      code: "meaning-misread",
      deed: second
        ? `reading the division by $${count}$ as $${count}$ changes in one unit of time`
        : `reading the factor $${count}$ as one change in $${count}$ units of time`,
    },
    {
      code: "meaning-misread",
      deed: `reading the model as ${first ? "a decrease" : "an increase"} that happens ${second ? `$${count}$ times in one unit of time` : `once in $${count}$ units of time`}`,
    },
  ] as const;
}

const ASK = "According to the model, which of the following statements is true?";

const TIMES: Readonly<Record<number, string>> = {
  2: "twice",
  3: "three times",
  4: "four times",
  5: "five times",
  6: "six times",
};

function sameUnitText({ scenario, percent, count }: Rhythm, at: Twists): string {
  const { unit } = scenario;
  const times = TIMES[count] ?? `${count} times`;
  const rhythm = at.second ? `every ${count} ${unit}s` : `${times} each ${unit}`;
  return told({ at, scenario, percent, rhythm });
}

/** What the base and the exponent mean, in the unit of time of the model. */
const inSameUnit = level({
  space: 300_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(SCENARIOS);
    return {
      item: {
        scenario,
        amount: startingAmount(chance, scenario),
        percent: chance.int(2, 12),
        count: chance.int(2, 6),
      },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { scenario, percent, count } = item;
    const { unit } = scenario;
    const exponent = inline(at.second ? quotient("t", count) : product(count, "t"));
    return {
      question: paragraphs(
        inline(rhythmModel(item, at)),
        `The given function $f$ models ${modeled(scenario)} $t$ ${unit}s from now. ${ASK}`,
      ),
      options: statementOptions({
        at,
        text: (each) => sameUnitText(item, each),
        why: `The base is ${at.first ? "above" : "below"} $1$ by ${percent}%, and the exponent grows by $1$ ${at.second ? `every ${count} ${unit}s` : `${TIMES[count] ?? count} in one ${unit}`}.`,
        slips: rhythmSlips(item, at),
      }),
      opening: "The base tells how much the amount changes, and the exponent how often.",
      steps: [
        {
          text: `The base is ${inline(baseOf(item, at))}, so each change is ${at.first ? "an increase" : "a decrease"} of ${percent}%.`,
        },
        {
          text: `The exponent ${exponent} grows by $1$ ${at.second ? `when $t$ grows by $${count}$` : `each time $t$ grows by ${inline(rational(1, count))}`}.`,
        },
        { text: `So: ${sameUnitText(item, at)}` },
      ],
      hint: "By how much must $t$ grow so that the exponent grows by $1$?",
      tip: "To interpret an exponent, ask for which time it is $0$ and for which time it is $1$.",
    };
  },
  facts: ({ item, at }) =>
    changes({ item, at, unit: item.scenario.unit, text: (each) => sameUnitText(item, each) }),
});

interface Converted extends Rhythm {
  readonly span: Span;
}

function shortUnits({ span, count }: Converted, { second }: Twists): number {
  return second ? span.ratio * count : span.ratio / count;
}

function otherUnitText(item: Converted, at: Twists): string {
  const { scenario, percent, span } = item;
  return told({ at, scenario, percent, rhythm: `every ${shortUnits(item, at)} ${span.short}s` });
}

const CONVERTIBLE = SCENARIOS.flatMap((scenario) =>
  scenario.spans.filter(({ ratio }) => ratio % 12 === 0).map((span) => ({ scenario, span })),
);

/** The same in a smaller unit of time than that of the model. */
const inOtherUnit = level({
  space: 300_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const { scenario, span } = chance.pick(CONVERTIBLE);
    return {
      item: {
        scenario,
        span,
        amount: startingAmount(chance, scenario),
        percent: chance.int(2, 15),
        count: chance.pick([2, 3, 4, 6]),
      },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { scenario, percent, count, span } = item;
    const steps = shortUnits(item, at);
    const part = at.second
      ? `${count} ${span.long}s`
      : `${inline(rational(1, count))} ${span.long}`;
    return {
      question: paragraphs(
        inline(rhythmModel(item, at)),
        `The given function $f$ models ${modeled(scenario)} $t$ ${span.long}s from now. ${ASK}`,
      ),
      options: statementOptions({
        at,
        text: (each) => otherUnitText(item, each),
        why: `The exponent grows by $1$ when $t$ grows by ${part}, which is ${steps} ${span.short}s.`,
        slips: rhythmSlips(item, at),
      }),
      opening: "Find the time in which the exponent grows by one, then change its unit.",
      steps: [
        {
          text: `The base is ${inline(baseOf(item, at))}, so each change is ${at.first ? "an increase" : "a decrease"} of ${percent}%.`,
        },
        { text: `The exponent grows by $1$ when $t$ grows by ${part}.` },
        {
          text: `With $${span.ratio}$ ${span.short}s to the ${span.long}, that is ${steps} ${span.short}s.`,
          claim: `${span.ratio} ${at.second ? "*" : "/"} ${count} = ${steps}`,
        },
      ],
      hint: `After which time $t$, in ${span.long}s, is the exponent $1$?`,
      tip: "Changing units? First say in words how long one step of the exponent takes.",
    };
  },
  facts: ({ item, at }) =>
    changes({ item, at, unit: item.span.long, text: (each) => otherUnitText(item, each) }),
});

/** What the base and the exponent of an exponential model mean. */
export const meaningOfExponentialModel = defineLevels({
  id: "meaning-of-exponential-model",
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC18"],
  optionDesign: "orbit",
  Medium: inSameUnit,
  Hard: inOtherUnit,
});
