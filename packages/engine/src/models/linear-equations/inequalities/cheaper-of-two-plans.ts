import {
  type Margin,
  type Plans,
  bound,
  differenceAt,
  drawMargin,
  marginCorner,
  marginSlips,
  marginSteps,
  scenarioOf,
  total,
} from "../../../craft/algebra/plan-margins.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { inHundredths, onGrid } from "../../../craft/draws/grid.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import { twoPlans } from "../../../craft/scenarios/two-plans.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { type Relation, relation } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

function told(plans: Plans): string {
  const { names, takes, amount } = scenarioOf(plans);
  const { one, other } = plans;
  const first = takes(names[0], amount(one[0]), amount(one[1]));
  return `${first}. ${takes(names[1], amount(other[0]), amount(other[1]))}.`;
}

const TIP =
  "Write the total of each plan before you compare: the fixed part stands alone, the rate with $n$.";

interface Compared extends Plans {
  /** The twists are whether the first is to be less, and whether fixed amount and rate are as drawn. */
  readonly at: Twists;
}

function asTold({ one, other, ...rest }: Compared): Compared {
  if (rest.at.second) return { one, other, ...rest };
  return { one: [one[1], one[0]], other: [other[1], other[0]], ...rest };
}

function comparison({ one, other }: Compared, { first, second }: Twists): Relation {
  const [left, right] = second
    ? [one, other]
    : [[one[1], one[0]] as const, [other[1], other[0]] as const];
  return relation(total(left), first ? "<" : ">", total(right));
}

/** The inequality that says when one of two plans is better. */
const which = level<Compared>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, twoPlans.length - 1);
    const { amounts } = scenarioOf({ scenario });
    const amount = () => onGrid(chance, amounts);
    const plans = { scenario, one: [amount(), amount()], other: [amount(), amount()] } as const;
    const { one, other } = plans;
    chance.require(areDistinct([...one, ...other]), "amounts alike");
    // Exchanged amounts come with the other twist, so one order of them is enough.
    chance.require(one[0] > one[1], "the same plans the other way round");
    const [fixed, rate] = [one[0] - other[0], one[1] - other[1]];
    chance.require(fixed * rate < 0 && fixed !== -rate, "one is always better, or from 1 on");
    return { ...plans, at: twists(chance) };
  },
  build: (drawn) => {
    const { at } = drawn;
    const plans = asTold(drawn);
    const { names, less, more, unit, units, measure, noun } = scenarioOf(plans);
    const [first, second] = names;
    const sentence = `${first} ${at.first ? less : more} ${second}`;
    return {
      question: sentences(
        told(plans),
        `Which inequality represents the numbers of ${units}, $n$, for which ${sentence}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => comparison(drawn, each),
        show: formula,
        why: `Its sides are the two totals, with the amounts per ${unit} multiplied by $n$, and its sign says that the first is ${at.first ? "less" : "greater"}.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `writing the inequality for when ${first} ${at.first ? more : less} ${second}`,
          },
          {
            code: "meaning-misread",
            deed: `multiplying the fixed amounts, ${inline(inHundredths(plans.one[0]))} and ${inline(inHundredths(plans.other[0]))}, by $n$ instead of the amounts per ${unit}`,
          },
        ],
      }),
      opening:
        "Write each total as a fixed amount plus an amount for each unit, then compare the two.",
      steps: [
        {
          text: `For $n$ ${units}, write the ${measure} in ${noun} with ${first}.\n\n${inline(total(plans.one))}`,
        },
        { text: `Write that with ${second}.\n\n${inline(total(plans.other))}` },
        {
          text: `The first must be ${at.first ? "less" : "greater"} than the second.\n\n${inline(comparison(drawn, at))}`,
        },
      ],
      hint: `Which amounts are multiplied by the number of ${units}, and which are counted only once?`,
      tip: TIP,
      archetype: scenarioOf(plans).measure === "time" ? "HE21" : "HE14",
    };
  },
  facts: (drawn) => {
    const plans = asTold(drawn);
    const { one, other, at } = plans;
    const { names, units, less, more } = scenarioOf(plans);
    const [left, right] = [one, other].map(
      ([fixed, each]) => `${code(inHundredths(fixed))} + n*${code(inHundredths(each))}`,
    );
    return {
      kind: "solution-set",
      given: [`${left} ${at.first ? "<" : ">"} ${right}`],
      unknown: "n",
      told: [told(plans), `${units} $n$ ${names[0]} ${at.first ? less : more} ${names[1]}`],
    };
  },
});

/** The first number of units from which, or the last up to which, plans differ by a margin. */
const margin = level<Margin>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: drawMargin,
  build: (plans) => {
    const { margin: by, at } = plans;
    const { names, units, measure, amount, verb: takes } = scenarioOf(plans);
    const [first, second] = names;
    const isLeast = at.first;
    const word = at.second ? "less" : "more";
    // Least: "at least so much less" or "at most so much more".
    const compared = `at ${isLeast === at.second ? "least" : "most"} ${amount(by)} ${word}`;
    const key = bound(plans, at);
    const next = isLeast ? key - 1 : key + 1;
    return {
      question: sentences(
        told(plans),
        `What is the ${isLeast ? "least" : "greatest"} whole number of ${units} for which ${first} ${takes} ${compared} than ${second}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => bound(plans, each),
        show: numeral,
        why: `For $${key}$ ${units}, ${first} ${takes} ${differenceAt(plans, key)}; for $${next}$, it ${takes} ${differenceAt(plans, next)}, which is not ${compared}.`,
        slips: marginSlips(plans),
        corner: marginCorner(plans),
      }),
      opening:
        "Write both totals for $n$ units, and state in an inequality by how much they may differ.",
      steps: marginSteps(plans, compared),
      hint: `If ${first} ${takes} exactly ${amount(by)} ${word} than ${second}, what is added to which total to make them equal?`,
      tip: "Check the whole number and the one next to it: only one may satisfy the condition.",
      archetype: measure === "time" ? "HE21" : "HE14",
    };
  },
  facts: (plans) => {
    const { at } = plans;
    const { names, units, amount } = scenarioOf(plans);
    const apart = `at ${at.first === at.second ? "least" : "most"} ${amount(plans.margin)}`;
    const [left, right] = [plans.one, plans.other].map(
      ([fixed, each]) => `(${code(inHundredths(fixed))} + ${code(inHundredths(each))}*n)`,
    );
    const by = code(inHundredths(plans.margin));
    return {
      kind: "whole-number",
      // The second total less the first: at least the margin, or at least the opposite of it.
      given: [
        `${right} - ${left} ${at.first ? ">=" : "<="} ${at.second ? "" : "-"}${by}`,
        "n >= 0",
      ],
      unknown: "n",
      extreme: at.first ? "least" : "greatest",
      told: [
        told(plans),
        `${at.first ? "least" : "greatest"} ${units} ${names[0]}`,
        `${apart} ${at.second ? "less" : "more"} than ${names[1]}`,
      ],
    };
  },
});

/** When one of two plans is better than the other. */
export const cheaperOfTwoPlans = defineLevels({
  id: "cheaper-of-two-plans",
  version: 4,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE14", "HE21"],
  optionDesign: "orbit",
  Medium: which,
  Hard: margin,
});
