import {
  type Growth,
  exponential,
  growthOptions,
  growthFacts,
  growthQuestion,
} from "../../../craft/algebra/exponential.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type GrowthScenario,
  type Span,
  fastGrowth,
  slowGrowth,
  startingAmount,
} from "../../../craft/scenarios/growth.ts";
import {
  type Expression,
  decimal,
  expression,
  product,
  quotient,
} from "../../../math/expression.ts";
import { code, grouped, inline } from "../../../math/print.ts";
import { divide, rational } from "../../../math/rational.ts";

interface Percent {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly rises: boolean;
  /** The change is this many percent, or ten times as many. */
  readonly percent: number;
  readonly tenfold: boolean;
}

function percentBase(percent: number, rises: boolean): Expression {
  return decimal(divide(rational(rises ? 200 + 2 * percent : 200 - 2 * percent, 2), 100));
}

/** A change by a percent in each unit of time; the options cross its direction with the place of its digits. */
const byPercent = level<Percent>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick([...slowGrowth, ...fastGrowth]);
    const amount = startingAmount(chance, scenario);
    return {
      scenario,
      amount,
      rises: chance.flip(),
      // In half percents, so that ten times as many is plausible too.
      percent: chance.int(1, scenario.steepest / 5) / 2,
      tenfold: chance.flip(),
    };
  },
  build: ({ scenario, amount, rises, percent, tenfold }) => {
    const { unit } = scenario;
    const stated = tenfold ? 10 * percent : percent;
    const misread = tenfold ? percent : 10 * percent;
    const base = percentBase(stated, rises);
    const rate = (of: Growth) => percentBase(of.slipped ? misread : stated, of.rises);
    const show = (of: Growth) => exponential(amount, rate(of), expression("t"));
    return {
      question: growthQuestion(
        scenario,
        amount,
        `${rises ? "increases" : "decreases"} by ${stated}% each ${unit}`,
        unit,
      ),
      options: growthOptions({
        rises,
        why: `The amount starts at ${grouped(amount)} and has the factor ${inline(base)} each ${unit}.`,
        second: {
          code: "percent-misread",
          deed: `writing ${stated}% as ${inline(decimal(rational(2 * misread, 200)))}`,
        },
        corner: `${rises ? "subtracting" : "adding"} ${inline(decimal(rational(2 * misread, 200)))} ${rises ? "from" : "to"} $1$ for ${rises ? "an increase" : "a decrease"} by ${stated}%`,
        show,
      }),
      opening: `The amount is multiplied by the same factor each ${unit}, so it is exponential.`,
      steps: [
        {
          text: `After ${rises ? "an increase" : "a decrease"} of ${stated}%, ${rises ? 100 + stated : 100 - stated}% is there, so the factor is ${inline(base)}.`,
          claim: `${code(base)} = 1 ${rises ? "+" : "-"} ${stated}/100`,
        },
        {
          text: `After $t$ ${unit}s the amount at the start, ${grouped(amount)}, has been multiplied by it $t$ times.`,
        },
        { text: `This gives ${inline(show({ rises, slipped: false }))}.` },
      ],
      hint: `If the change is a percent, what is the amount multiplied by each ${unit}?`,
      tip: "Test a model with small numbers: put in $t = 0$ and $t = 1$ and see whether it tells the story.",
      archetype: rises ? "PC16" : "PC17",
    };
  },
  facts: ({ scenario, amount, rises, percent, tenfold }) => {
    const { unit } = scenario;
    const stated = tenfold ? 10 * percent : percent;
    return growthFacts({ scenario, amount, rises, percent: stated, unit, time: "1", rhythm: unit });
  },
});

interface Times {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly rises: boolean;
  /** The percent of each change, or 100 for a doubling or halving. */
  readonly percent: number;
  readonly count: number;
  /** So many times in each unit of time, not once in so many units. */
  readonly often: boolean;
}

const OFTEN = ["twice", "three times", "four times", "five times", "six times"];

/** What the amount does each time: "doubles", "decreases by 15%". */
function changeText({ percent }: Pick<Times, "percent">, rises: boolean): string {
  if (percent === 100) return rises ? "doubles" : "is cut in half";
  return `${rises ? "increases" : "decreases"} by ${percent}%`;
}

function timesBase({ percent }: Pick<Times, "percent">, rises: boolean): Expression {
  return percent === 100 ? expression(rises ? 2 : divide(1, 2)) : percentBase(percent, rises);
}

/** A doubling, or a change by a percent; the options cross its direction with how often it happens. */
const byTimes = level<Times>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(fastGrowth);
    const percent = chance.int(0, 2) === 0 ? 100 : chance.int(6, 45);
    return {
      scenario,
      amount: startingAmount(chance, scenario),
      rises: chance.flip(),
      percent,
      count: chance.int(2, percent === 100 ? 4 : 6),
      often: chance.flip(),
    };
  },
  build: (growing) => {
    const { scenario, amount, rises, count, often } = growing;
    const { unit } = scenario;
    const exponent = (many: boolean) => (many ? product(count, "t") : quotient("t", count));
    const base = (up: boolean) => timesBase(growing, up);
    const show = (growth: Growth) =>
      exponential(amount, base(growth.rises), exponent(often !== growth.slipped));
    const verb = changeText(growing, rises);
    const times = OFTEN[count - 2] ?? "";
    const frequency = often ? `${times} each ${unit}` : `every ${count} ${unit}s`;
    return {
      question: growthQuestion(scenario, amount, `${verb} ${frequency}`, unit),
      options: growthOptions({
        rises,
        why: `The amount ${verb} once each time the exponent grows by $1$.`,
        second: {
          code: "opposite-operation",
          deed: often
            ? `dividing $t$ by $${count}$, as if it took $${count}$ ${unit}s each time,`
            : `multiplying $t$ by $${count}$, as if it happened ${times} each ${unit},`,
        },
        corner: `modeling ${rises ? "a decrease" : "an increase"} that happens ${often ? `every ${count} ${unit}s` : `${times} each ${unit}`}`,
        show,
      }),
      opening: "The exponent counts how many times the amount has been multiplied by its factor.",
      steps: [
        { text: `The amount ${verb} each time, so the base is ${inline(base(rises))}.` },
        {
          text: `In $t$ ${unit}s this happens ${inline(exponent(often))} times, which is the exponent.`,
        },
        {
          text: `With ${grouped(amount)} at the start this gives ${inline(show({ rises, slipped: false }))}.`,
        },
      ],
      hint: `How many times has it happened after $${often ? 2 : 2 * count}$ ${unit}s?`,
      tip: "Check the exponent with one number: put in a time at which you know how often it has happened.",
      archetype: "PC20",
    };
  },
  facts: ({ scenario, amount, rises, percent, count, often }) => {
    const { unit } = scenario;
    const stated = { scenario, amount, rises, percent, unit };
    return often
      ? growthFacts({ ...stated, time: `1/${count}`, rhythm: `${OFTEN[count - 2]} ${unit}` })
      : growthFacts({ ...stated, time: `${count}`, rhythm: `${count} ${unit}s` });
  },
});

interface OtherUnit {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly rises: boolean;
  readonly percent: number;
  readonly span: Span;
  /** 1 or 2: the change comes each short unit or every two, or else each long unit or every half. */
  readonly parts: number;
  /** Whether time is measured in long units and the change comes in short ones, or the other way about. */
  readonly inLong: boolean;
}

function rhythm({ span: { short, long }, parts, inLong }: OtherUnit): string {
  if (inLong) return parts === 1 ? `each ${short}` : `every ${parts} ${short}s`;
  return parts === 1 ? `each ${long}` : `every half ${long}`;
}

/** The change comes in another unit of time than the one that the function counts. */
const inOtherUnit = level<OtherUnit>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick([...slowGrowth, ...fastGrowth]);
    const span = chance.pick(scenario.spans);
    return {
      scenario,
      amount: startingAmount(chance, scenario),
      rises: chance.flip(),
      percent: chance.int(2, 9),
      span,
      parts: span.ratio === 7 || span.ratio === 10 ? 1 : chance.int(1, 2),
      inLong: chance.flip(),
    };
  },
  build: (growth) => {
    const { scenario, amount, rises, percent, span, parts, inLong } = growth;
    const ratio = span.ratio / parts;
    const unit = inLong ? span.long : span.short;
    const exponent = (many: boolean) => (many ? product(ratio, "t") : quotient("t", ratio));
    const show = (of: Growth) =>
      exponential(amount, percentBase(percent, of.rises), exponent(inLong !== of.slipped));
    const change = `${rises ? "increases" : "decreases"} by ${percent}% ${rhythm(growth)}`;
    return {
      question: growthQuestion(scenario, amount, change, unit),
      options: growthOptions({
        rises,
        why: `The exponent grows by $1$ as often as the amount changes, ${rhythm(growth)}.`,
        second: {
          code: "unit-not-converted",
          deed: inLong
            ? `dividing $t$ by $${ratio}$ instead of multiplying`
            : `multiplying $t$ by $${ratio}$ instead of dividing`,
        },
        corner: `modeling ${rises ? "a decrease" : "an increase"} that happens ${inLong ? `once in $${ratio}$ ${unit}s` : `$${ratio}$ times each ${unit}`}`,
        show,
      }),
      opening:
        "The exponent must count the changes that happen in $t$ units of the time asked about.",
      steps: [
        { text: `Each change multiplies the amount by ${inline(percentBase(percent, rises))}.` },
        {
          text: `The change comes ${rhythm(growth)}, and there are $${span.ratio}$ ${span.short}s in ${span.long === "hour" ? "an" : "a"} ${span.long}.`,
        },
        {
          text: `So in $t$ ${unit}s it comes ${inline(exponent(inLong))} times, which is the exponent.`,
        },
        {
          text: `With ${grouped(amount)} at the start this gives ${inline(show({ rises, slipped: false }))}.`,
        },
      ],
      hint: `How often does the change come in one ${unit}: more than once, or less?`,
      tip: "When units differ, ask whether the exponent should grow faster or slower than the time.",
      archetype: "PC21",
    };
  },
  facts: ({ scenario, amount, rises, percent, span, parts, inLong }) => {
    const { short, long, ratio } = span;
    const stated = { scenario, amount, rises, percent };
    const facts = inLong
      ? growthFacts({
          ...stated,
          unit: long,
          time: `${parts}/${ratio}`,
          rhythm: parts === 1 ? short : `${parts} ${short}s`,
        })
      : growthFacts({
          ...stated,
          unit: short,
          time: `${ratio}/${parts}`,
          rhythm: parts === 1 ? long : `half ${long}`,
        });
    return { ...facts, setting: { [ratio]: `One ${long} is so many ${short}s.` } };
  },
});

/** The exponential function that models an amount which keeps changing by the same factor. */
export const exponentialModel = defineLevels({
  id: "exponential-model",
  version: 6,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC16", "PC17", "PC20", "PC21"],
  optionDesign: "orbit",
  Easy: byPercent,
  Medium: byTimes,
  Hard: inOtherUnit,
});
