import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import {
  type GrowthScenario,
  amountTold,
  fastGrowth,
  slowGrowth,
  startingAmount,
} from "../../../craft/scenarios/growth.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { grouped } from "../../../math/print.ts";

function kindText({ first, second }: Twists): string {
  return `It is ${first ? "an increasing" : "a decreasing"} ${second ? "exponential" : "linear"} function.`;
}

const KINDS = {
  slips: ({ first, second }: Twists) =>
    [
      {
        code: "direction-turned-around",
        deed: first
          ? "reading the values from the last to the first"
          : "looking at the first column in place of the second",
      },
      {
        code: "linear-for-exponential",
        deed: second
          ? "expecting equal differences where the ratios are equal"
          : "expecting equal ratios where the differences are equal",
      },
      {
        code: "meaning-misread",
        deed: `taking the change from the first row to the last for ${first ? "a decrease" : "an increase"} by equal ${second ? "differences" : "ratios"}`,
      },
    ] as const,
} as const;

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

/** A table of four values is given. */
const fromTable = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const at = twists(chance);
    const item = {
      letter: chance.pick(["f", "g", "h"]),
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
    const [one = 0, two = 0] = values;
    const change = at.second
      ? `${at.first ? "multiplied" : "divided"} by $${item.change}$`
      : `${at.first ? "increased" : "decreased"} by $${item.change}$`;
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
        slips: KINDS.slips(at),
      }),
      opening: "Equal differences from row to row mean linear, and equal ratios mean exponential.",
      steps: [
        {
          text: `From the first row to the second, the value changes from $${grouped(one)}$ to $${grouped(two)}$: it is ${change}.`.replaceAll(
            /(\d),(?=\d{3})/g,
            "$1{,}",
          ),
          claim: at.second
            ? `${Math.max(one, two)} = ${item.change}*${Math.min(one, two)}`
            : `${Math.max(one, two)} - ${Math.min(one, two)} = ${item.change}`,
        },
        {
          text: `The other rows show the same, so the function is ${at.second ? "exponential" : "linear"} and ${at.first ? "increasing" : "decreasing"}.`,
        },
      ],
      hint: "Compare neighboring values: is it their difference or their ratio that stays the same?",
      tip: "For equal steps of $x$, check differences first; if they change, check ratios.",
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

/** A change by a percent is described in words. */
const fromWords = level({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick([...slowGrowth, ...fastGrowth]);
    return {
      item: { scenario, amount: startingAmount(chance, scenario), percent: chance.int(2, 12) },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { scenario, amount, percent } = item;
    const { unit } = scenario;
    const compared = at.first ? "greater" : "less";
    const start = `${scenario.measure === "dollars" ? "\\$" : ""}${grouped(amount)}${scenario.measure === undefined || scenario.measure === "dollars" ? "" : ` ${scenario.measure}`}`;
    const rule = at.second
      ? `${percent}% ${compared} than it was at the beginning of that ${unit}`
      : `${compared} than it was at the beginning of that ${unit} by ${percent}% of ${start}`;
    return {
      question: sentences(
        `${scenario.now(grouped(amount))} In a model, ${scenario.thing} at the end of each ${unit} is ${rule}.`,
        "Which statement about the model is true?",
      ),
      options: statementOptions({
        at,
        text: (each) => toldText(item, each),
        why: at.second
          ? `The percent is taken of a value that changes, so each ${unit} brings another amount.`
          : `The percent is always taken of the same value, so each ${unit} brings the same amount.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `taking ${at.first ? "an increase for a decrease" : "a decrease for an increase"}`,
          },
          {
            code: "linear-for-exponential",
            deed: at.second
              ? `taking the percent of ${start} each time`
              : "taking the percent of the latest value each time",
          },
          {
            code: "meaning-misread",
            deed: `reading the rule as ${at.first ? "a decrease" : "an increase"} by a percent of ${at.second ? "the first value" : "the latest value"}`,
          },
        ],
      }),
      opening: "Ask what the percent is taken of: always the same value, or one that changes.",
      steps: [
        {
          text: at.second
            ? `Each ${unit} the value is multiplied by the same factor, $1 ${at.first ? "+" : "-"} ${tex(percent)}$.`
            : `Each ${unit} the value changes by ${percent}% of ${start}, which is a fixed amount.`,
        },
        {
          text: at.second
            ? "Multiplying by the same factor again and again is exponential change."
            : "Adding or taking away the same amount again and again is linear change.",
        },
      ],
      hint: `Work out the change in the first ${unit} and in the second. Are the two the same?`,
      tip: "A percent of the current value gives exponential change; a percent of a fixed value gives linear change.",
    };
  },
  facts: ({ item, at }) => {
    const { scenario, amount, percent } = item;
    const { now, thing, unit } = scenario;
    const sign = at.first ? "+" : "-";
    const than = `${at.first ? "greater" : "less"} than at the beginning of that ${unit}`;
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
        `${now(grouped(amount))} ${thing} at the end of each ${unit}`,
        at.second ? `${percent}% ${than} true` : `${than} ${percent}% of ${whole} true`,
      ],
    };
  },
});

function tex(percent: number): string {
  return `\\frac{${percent}}{100}`;
}

/** Whether an amount changes linearly or exponentially, and in which direction. */
export const kindOfGrowth = defineLevels({
  id: "kind-of-growth",
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC35"],
  optionDesign: "orbit",
  Easy: fromTable,
  Medium: fromWords,
});
