import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Face, areDistinct } from "../../../craft/options/option.ts";
import { type PercentSteps, drawPercentSteps } from "../../../craft/algebra/percent-steps.ts";
import { amountTold, modeled, modeledTold } from "../../../craft/scenarios/growth.ts";
import { type PartScenario, partScenarios } from "@sat/content/scenarios/repeated-parts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { power, product } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";

interface Repeated {
  readonly scenario: PartScenario;
  /** The part is this many over that many. */
  readonly part: readonly [number, number];
  readonly start: number;
  /** How many times the amount changes, or once more. */
  readonly times: number;
}

/** The twists are whether the part is kept or lost, and whether the change comes once more. */
function change({ part: [over, under], times }: Repeated, { first, second }: Twists) {
  return { kept: first ? over : under - over, count: second ? times + 1 : times };
}

function amountAfter(item: Repeated, at: Twists): number {
  const { kept, count } = change(item, at);
  return (item.start * kept ** count) / item.part[1] ** count;
}

function face(amount: number): Face {
  return { text: grouped(amount), order: amount };
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Denominators of the part, and how often it may be taken while the numbers stay whole. */
const CASES = [
  [3, 2],
  [3, 3],
  [5, 2],
  [5, 3],
  [7, 2],
  [8, 2],
  [9, 2],
  [10, 2],
] as const;

/** An amount keeps or loses the same part several times. */
const keepsPart = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const [under, times] = chance.pick(CASES);
    const over = chance.int(1, under - 1);
    chance.require(gcd(over, under) === 1, "the part is not in lowest terms");
    const [less, more] = [Math.min(over, under - over), Math.max(over, under - over)];
    chance.require(more <= 2.5 * less, "the part and the rest are too far apart");
    const scenario = chance.pick(partScenarios);
    const unit = under ** (times + 1);
    chance.require(scenario.most >= 40 * unit, "too few amounts");
    const item = {
      scenario,
      part: [over, under] as const,
      times,
      start: unit * chance.int(1, Math.floor(scenario.most / unit)),
    };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { scenario, part, start } = item;
    const { kept, count } = change(item, at);
    const [over, under] = part;
    const key = amountAfter(item, at);
    const fraction = inline(rational(over, under));
    const factor = rational(kept, under);
    const [one, other] = [ORDINALS[count - 1] ?? "", ORDINALS[item.times] ?? ""];
    return {
      question: `${scenario.start(grouped(start))} ${at.first ? scenario.kept(fraction) : scenario.lost(fraction)} What is ${scenario.asked} ${scenario.after(one)}?`,
      options: siblingOptions({
        at,
        answer: (each) => amountAfter(item, each),
        show: face,
        why: `The amount at the start is multiplied by ${inline(factor)} as often as it changes, ${count === 1 ? "once" : `$${count}$ times`}.`,
        slips: [
          {
            code: "rest-for-part",
            deed: at.first
              ? `taking ${fraction} for the part that is lost`
              : `taking ${fraction} for the part that is left`,
          },
          {
            code: "off-by-one",
            deed: at.second
              ? "counting one change too few"
              : `counting one change too many, as for the ${other},`,
          },
        ],
      }),
      opening: "Each change multiplies the amount by the part that is left.",
      steps: [
        {
          text: at.first
            ? `The part that is left each time is ${fraction}.`
            : `The part that is left each time is $1$ less ${fraction}, which is ${inline(factor)}.`,
          claim: `1 - ${under - kept}/${under} = ${kept}/${under}`,
        },
        {
          text: `The amount changes ${count === 1 ? "once" : `$${count}$ times`}, so it is ${inline(product(start, power(factor, count)))}.`,
        },
        {
          text: `This is ${grouped(key)}.`,
          claim: `${start}*(${kept}/${under})^${count} = ${key}`,
        },
      ],
      hint: "What is the amount multiplied by each time, and how many times has it changed?",
      tip: "Write down the first two amounts one after the other; the pattern shows the exponent.",
    };
  },
  facts: ({ item, at }) => {
    const { scenario, part, start } = item;
    const { count } = change(item, at);
    const share = `${part[0]}/${part[1]}`;
    const words = (at.first ? scenario.kept : scenario.lost)(`$\\frac{${part[0]}}{${part[1]}}$`);
    // One equation a change: what is there after it.
    const changes = Array.from({ length: count }, (_, place) =>
      at.first
        ? `y${place + 1} = ${share}*y${place}`
        : `y${place + 1} = y${place} - ${share}*y${place}`,
    );
    return {
      kind: "value",
      given: [`y0 = ${start}`, ...changes],
      ask: `y${count}`,
      told: [
        `${scenario.start(`${start}`)} ${words} ${scenario.asked}`,
        scenario.after(ORDINALS[count - 1] ?? ""),
      ],
    };
  },
});

interface Twice extends PercentSteps {
  readonly rises: boolean;
}

/** The twists are whether the percent is taken of the latest value, and whether the value or its change is asked. */
function afterTwo({ amount, percent, rises }: Twice, { first, second }: Twists): number {
  const share = rises ? percent : -percent;
  const value = (amount * (first ? (100 + share) ** 2 : 100 * (100 + 2 * share))) / 10_000;
  return second ? value : Math.abs(value - amount);
}

function percentRule({ scenario, amount, percent, rises }: Twice, { first }: Twists): string {
  const { thing, unit, measure } = scenario;
  const trend = `${thing} ${rises ? "increases" : "decreases"} each ${unit} by`;
  if (first) return `${trend} ${percent}% of its value at the beginning of that ${unit}`;
  const told = measure === "dollars" ? `\\$${grouped(amount)}` : grouped(amount);
  const whole = measure === undefined || measure === "dollars" ? told : `${told} ${measure}`;
  return `${trend} the same amount, which is ${percent}% of ${whole}`;
}

function twiceTold({ scenario, amount, percent, rises }: Twice, { first, second }: Twists) {
  const { now, thing, unit } = scenario;
  const of = first ? `its value at the beginning of that ${unit}` : amountTold(scenario, amount);
  const noun = rises ? "increase" : "decrease";
  return [
    `${now(grouped(amount))} ${thing} ${noun}s each ${unit} ${percent}% of ${of}`,
    second
      ? `${modeledTold(scenario)} end of the second ${unit}`
      : `total ${noun} ${modeledTold(scenario)} over the first two ${unit}s`,
  ];
}

/** A percent is added or taken away two times. */
const percentTwice = level({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const item = { ...drawPercentSteps(chance), rises: chance.flip() };
    const answers = siblingAnswers((at) => afterTwo(item, at));
    chance.require(areDistinct(answers), "answers coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { scenario, amount, percent, rises } = item;
    const { unit } = scenario;
    const key = afterTwo(item, at);
    const last = afterTwo(item, { ...at, second: true });
    const one = (amount * (100 + (rises ? percent : -percent))) / 100;
    const base = at.first ? one : amount;
    const [sign, noun] = rises ? ["+", "increase"] : ["-", "decrease"];
    const asked = at.second
      ? `${modeled(scenario)} at the end of the second ${unit}`
      : `the total ${noun} in ${modeled(scenario)} over the first two ${unit}s`;
    return {
      question: `${scenario.now(grouped(amount))} In a model, ${percentRule(item, at)}. According to the model, what is ${asked}?`,
      options: siblingOptions({
        at,
        answer: (each) => afterTwo(item, each),
        show: face,
        why: `The second change is ${percent}% of ${grouped(base)}.`,
        slips: [
          {
            code: "wrong-percent-base",
            deed: at.first
              ? `taking ${percent}% of ${grouped(amount)} both times`
              : `taking ${percent}% of the latest value the second time`,
          },
          {
            code: "another-quantity",
            deed: at.second
              ? `giving the total ${noun} and not what it leads to`
              : `giving the value at the end of the second ${unit}`,
          },
        ],
      }),
      opening: "Work out the value at the end of the first period, and then of the second.",
      steps: [
        {
          text: `At the end of the first ${unit} the value is ${grouped(one)}.`,
          claim: `${amount}*(1 ${sign} ${percent}/100) = ${one}`,
        },
        {
          text: `In the second ${unit} it changes by ${percent}% of ${grouped(base)}, so it becomes ${grouped(last)}.`,
          claim: `${one} ${sign} ${percent}/100*${base} = ${last}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `The total ${noun} is the difference between ${grouped(last)} and ${grouped(amount)}, which is ${grouped(key)}.`,
                claim: `abs(${last} - ${amount}) = ${key}`,
              },
            ]),
      ],
      hint: "What is the percent taken of the second time: the first value or the latest one?",
      tip: "Go step by step and write down each value; the percent of a new value is a new amount.",
    };
  },
  facts: ({ item, at }) => {
    const { amount, percent, rises } = item;
    const sign = rises ? "+" : "-";
    return {
      kind: "value",
      given: [
        `y0 = ${amount}`,
        `y1 = y0 ${sign} ${percent}/100*y0`,
        `y2 = y1 ${sign} ${percent}/100*${at.first ? "y1" : "y0"}`,
      ],
      ask: at.second ? "y2" : rises ? "y2 - y0" : "y0 - y2",
      told: twiceTold(item, at),
    };
  },
});

/** An amount after it has changed by the same part several times. */
export const valueAfterRepeatedChange = defineLevels({
  id: "value-after-repeated-change",
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC36"],
  optionDesign: "orbit",
  Easy: percentTwice,
  Medium: keepsPart,
});
