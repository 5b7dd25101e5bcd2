import type { GrowthScenario } from "@sat/content/scenarios/growth";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import {
  amountTold,
  growthsFor,
  percentUpTo,
  startingAmount,
} from "../../../craft/scenarios/growth.ts";
import { percentShare } from "../../../craft/algebra/exponential.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import {
  type Operand,
  type Expression,
  decimal,
  equation,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

function kindText({ first, second }: Twists): string {
  return `It is ${first ? "an increasing" : "a decreasing"} ${second ? "exponential" : "linear"} function.`;
}

interface Listed {
  readonly letter: string;
  readonly start: number;
  readonly step: number;
  readonly from: number;
  /** The ratio, or the difference, of neighboring values. */
  readonly change: number;
}

/** The twists are the direction and whether the values have equal ratios or equal differences. */
function valuesOf({ start, change }: Listed, { first, second }: Twists): number[] {
  const rising = [0, 1, 2, 3].map((place) =>
    second ? start * change ** place : start + change * place,
  );
  return first ? rising : rising.toReversed();
}

/** The differences, or the ratios, of neighboring values. */
function comparisons(item: Listed, at: Twists): readonly Expression[] {
  const values = valuesOf(item, at);
  return values.slice(1).map((value, place) => {
    const before = values[place] ?? 0;
    return at.second ? quotient(value, before) : sum(value, -before);
  });
}

/** What they all are. */
function changeOf({ change }: Listed, { first, second }: Twists): Rational {
  if (second) return first ? rational(change) : rational(1, change);
  return rational(first ? change : -change);
}

/** How a learner comes to each of the other kinds. */
function kindSlips(item: Listed, at: Twists) {
  const { letter, from, step } = item;
  const [one = 0, , , last = 0] = valuesOf(item, at);
  const same = inline(changeOf(item, at));
  const turned = at.first
    ? `reading the table from ${inline(last)} up to ${inline(one)}`
    : `looking at the values of $x$, which increase from $${from}$ to $${from + 3 * step}$, instead of the values of $${letter}(x)$,`;
  const confused = at.second
    ? `treating the equal ratios of ${same} as equal differences`
    : `treating the equal differences of ${same} as equal ratios`;
  return [
    { code: "direction-turned-around", deed: turned },
    { code: "linear-for-exponential", deed: confused },
    {
      code: "meaning-misread",
      deed: `reading the change from ${inline(one)} to ${inline(last)} as ${at.first ? "a decrease" : "an increase"} by equal ${at.second ? "differences" : "ratios"}`,
    },
  ] as const;
}

/** A table of four values is given. */
const fromTable = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const at = twists(chance);
    const item = {
      letter: chance.pick(FUNCTIONS),
      start: chance.int(2, 99),
      change: at.second ? chance.int(2, 5) : chance.int(2, 60),
      from: chance.int(0, 9),
      step: chance.int(1, 5),
    };
    return { item, at };
  },
  build: ({ item, at }) => {
    const { letter, from, step } = item;
    const values = valuesOf(item, at);
    const change = at.second
      ? `${at.first ? "multiplied" : "divided"} by $${item.change}$`
      : `${at.first ? "increased" : "decreased"} by $${item.change}$`;
    const [compared, kind] = at.second ? ["ratios", "exponential"] : ["differences", "linear"];
    return {
      question: sentences(
        `The table shows some values of $x$ and the corresponding values of the function $${letter}$, which is either linear or exponential.`,
        `Which statement best describes the function $${letter}$?`,
      ),
      figure: dataTable(
        "Table of values",
        ["$x$", `$${letter}(x)$`],
        values.map((value, place) => [from + step * place, grouped(value)]),
      ),
      options: statementOptions({
        at,
        text: kindText,
        why: `From row to row, the value is ${change}.`,
        slips: kindSlips(item, at),
      }),
      opening: "Equal differences from row to row mean linear, and equal ratios mean exponential.",
      steps: [
        stepThrough(
          `The values of $x$ increase by the same amount from row to row. Find the ${compared} of neighboring values of $${letter}(x)$.`,
          ...comparisons(item, at),
          changeOf(item, at),
        ),
        { text: `The ${compared} are equal, so the function is ${kind}.` },
        {
          text: `The values of $${letter}(x)$ become ${at.first ? "greater" : "less"} from row to row, so the function is ${at.first ? "increasing" : "decreasing"}.`,
        },
      ],
      hint: `Are the differences of neighboring values of $${letter}(x)$ equal, or are their ratios equal?`,
      tip: "For equal steps of $x$, check the differences first; if they are not equal, check the ratios.",
    };
  },
  facts: ({ item, at }) => {
    const values = valuesOf(item, at);
    return {
      kind: "statement",
      given: values.map((value, place) => `y${place} = ${value}`),
      claims: statementClaims(kindText, ({ first, second }) => [
        `y1 ${first ? ">" : "<"} y0`,
        ...(second
          ? ["y1/y0 = y2/y1", "y2/y1 = y3/y2"]
          : ["y1 - y0 = y2 - y1", "y2 - y1 = y3 - y2"]),
      ]),
      told: [`values of $x$ and values of $${item.letter}$ linear or exponential`],
    };
  },
});

interface Told {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly percent: number;
}

function toldText({ scenario }: Told, { first, second }: Twists): string {
  const direction = first ? "increases" : "decreases";
  const { thing, unit } = scenario;
  return second
    ? `${capitalized(thing)} ${direction} exponentially, by a different amount each ${unit}.`
    : `${capitalized(thing)} ${direction} linearly, by the same amount each ${unit}.`;
}

function startText({ scenario, amount }: Told): string {
  const { measure } = scenario;
  if (measure === "dollars") return `\\$${grouped(amount)}`;
  return measure === undefined ? grouped(amount) : `${grouped(amount)} ${measure}`;
}

/** The changes in the first and the second unit of time. */
function wordsSteps(item: Told, { first, second }: Twists): Step[] {
  const { scenario, amount, percent } = item;
  const { unit, thing } = scenario;
  const share = percentShare(percent);
  const part = (amount * Math.round(10 * percent)) / 1000;
  const later = first ? amount + part : amount - part;
  const change = (of: Operand) => equation(times(share, of), decimal(workOut(times(share, of))));
  const kind = second ? "exponential" : "linear";
  return [
    stepShowing(`Find the change in the first ${unit}.`, change(amount)),
    second
      ? stepShowing(
          `In the second ${unit}, take ${percent}% of the new value, ${inline(equation(sum(amount, first ? part : -part), later))}.`,
          change(later),
        )
      : { text: `In the second ${unit}, it is again ${percent}% of ${startText(item)}.` },
    {
      text: `${second ? `The two changes are different amounts, and each value is ${percent}% ${first ? "greater" : "less"} than the one before it` : "The two changes are equal"}. Such a function is ${kind}, so ${thing} ${first ? "increases" : "decreases"} ${second ? "exponentially" : "linearly"}.`,
    },
  ];
}

/** A change by a percent is described in words. */
const fromWords = level({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const at = twists(chance);
    const scenario = chance.pick(growthsFor(at.first));
    const amount = startingAmount(chance, scenario);
    const percent = percentUpTo(chance, Math.min(scenario.steepest, 15));
    chance.require((amount * Math.round(10 * percent)) % 1000 === 0, "a change of parts");
    return { item: { scenario, amount, percent }, at };
  },
  build: ({ item, at }) => {
    const { scenario, amount, percent } = item;
    const { unit } = scenario;
    const start = startText(item);
    const { thing } = scenario;
    const rule = at.second
      ? `${thing} at the end of each ${unit} is ${percent}% ${at.first ? "greater" : "less"} than it was at the beginning of that ${unit}`
      : `${percent}% of ${start} is ${at.first ? "added to" : "subtracted from"} ${thing} each ${unit}`;
    return {
      question: sentences(
        `${scenario.now(grouped(amount))}, and a model predicts that ${rule}.`,
        `Which statement about ${thing}, according to this model, is true?`,
      ),
      options: statementOptions({
        at,
        text: (each) => toldText(item, each),
        why: at.second
          ? `The percent is taken of a value that changes, so the change is a different amount each ${unit}.`
          : `The percent is always taken of the same value, so the change is the same amount each ${unit}.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `${at.first ? "subtracting" : "adding"} the ${percent}% instead of ${at.first ? "adding" : "subtracting"} it`,
          },
          {
            code: "linear-for-exponential",
            deed: at.second
              ? `taking ${percent}% of the initial value, ${start}, each ${unit}`
              : `taking ${percent}% of the latest value each ${unit}`,
          },
          {
            code: "meaning-misread",
            deed: `${at.first ? "subtracting" : "adding"} ${percent}% of ${at.second ? `the initial value, ${start},` : "the latest value"} each ${unit}`,
          },
        ],
      }),
      opening:
        "Determine whether the percent is always taken of the same value, or of one that changes.",
      steps: wordsSteps(item, at),
      hint: `Of which value is the ${percent}% taken in the second ${unit}?`,
      tip: "A percent of the current value gives exponential change; a percent of a fixed value gives linear change.",
    };
  },
  facts: ({ item, at }) => {
    const { scenario, amount, percent } = item;
    const { now, thing, unit } = scenario;
    const sign = at.first ? "+" : "-";
    const whole = amountTold(scenario, amount);
    const of = at.second ? "y1" : "y0";
    return {
      kind: "statement",
      given: [
        `y0 = ${amount}`,
        `y1 = y0 ${sign} ${percent}/100*y0`,
        `y2 = y1 ${sign} ${percent}/100*${of}`,
      ],
      claims: statementClaims(
        (each) => toldText(item, each),
        ({ first, second }) => [
          `y1 ${first ? ">" : "<"} y0`,
          ...(second ? ["y2 - y1 != y1 - y0", "y2/y1 = y1/y0"] : ["y2 - y1 = y1 - y0"]),
        ],
      ),
      told: [
        now(grouped(amount)),
        at.second
          ? `${thing} at the end of each ${unit} is ${percent}% ${at.first ? "greater" : "less"} than at the beginning of that ${unit} ${thing} true`
          : `${percent}% of ${whole} is ${at.first ? "added to" : "subtracted from"} ${thing} each ${unit} ${thing} true`,
      ],
    };
  },
});

/** Whether an amount changes linearly or exponentially, and in which direction. */
export const kindOfGrowth = defineLevels({
  id: "kind-of-growth",
  version: 6,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC35"],
  optionDesign: "orbit",
  Easy: fromTable,
  Medium: fromWords,
});
