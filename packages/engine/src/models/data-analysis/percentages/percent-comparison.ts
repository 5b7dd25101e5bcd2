import { differentInts } from "../../../craft/draws/draws.ts";
import { barGraph } from "../../../craft/figures/bar-graph.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Comparison,
  type Reading,
  comparisonOptions,
  comparisonQuestion,
  comparisonTold,
  fractionOf,
  isClear,
  nearest,
  percentCode,
  percentFace,
  percentOf,
  readings,
  wholeStep,
} from "../../../craft/data/percent.ts";
import { type BarGraphScenario, barGraphScenarios } from "@sat/content/scenarios/bar-graphs";
import { type PairScenario, pairScenarios } from "@sat/content/scenarios/pairs-of-counts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { capitalized } from "../../../language/noun.ts";
import { decimal } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import {
  type Rational,
  compare,
  divide,
  isInteger,
  multiply,
  rational,
} from "../../../math/rational.ts";

/** The smaller and the larger of two numbers whose percents of each other are short. */
const EXACT_RATIOS = [
  [1, 4],
  [1, 5],
  [2, 5],
  [4, 5],
  [5, 8],
  [5, 16],
  [16, 25],
  [8, 25],
] as const;

const YEAR = "It tells which number is meant.";

interface Pair {
  readonly scenario: PairScenario;
  readonly smaller: number;
  readonly larger: number;
  readonly rises: boolean;
  readonly reading: Reading;
}

/** The four readings of the percent are the options, and which is asked rotates. */
function pairComparison({ scenario, smaller, larger, rises, reading }: Pair): Comparison {
  const [less, more] = rises
    ? [scenario.first, scenario.second]
    : [scenario.second, scenario.first];
  return { larger: more, smaller: less, ratio: rational(larger, smaller), reading, rounded: false };
}

/** What all levels share: options and words, for amounts as they stand in a formula and in the facts. */
function compared(
  comparison: Comparison,
  [larger, smaller]: readonly [string, string],
  codes: readonly [string, string] = ["larger", "smaller"],
  given?: string,
) {
  const { ratio, reading, rounded } = comparison;
  const { asks, whole } = reading;
  const percent = percentOf(ratio, reading);
  const shown = percentFace(rounded ? nearest(percent) : percent).text.replace("%", "\\%");
  const isRounded = rounded && !isInteger(percent);
  const name = whole === "smaller" ? comparison.smaller : comparison.larger;
  return {
    ask: comparisonQuestion(comparison, isRounded),
    options: comparisonOptions(comparison, [larger, smaller], given),
    opening:
      asks === "part"
        ? "Divide by the amount that comes after *of*, since that amount is the whole."
        : "Divide the difference by the amount that comes after *than*, since that is the whole.",
    lastStep: {
      text: `${given === undefined ? "Divide" : `${given}, divide`} by the whole, ${name}.\n\n$${fractionOf([larger, smaller], reading)} ${isRounded ? "\\approx" : "="} ${shown}$`,
      ...(isRounded
        ? {}
        : { claim: `${percentCode(...codes, reading)} = ${code(decimal(percent))}` }),
    },
    hint: `With which amount is ${whole === "smaller" ? comparison.larger : comparison.smaller} compared?`,
    tip: "Underline the amount after *of* or *than*: that is what you divide by.",
  };
}

/** Two counts in a sentence, whose percents need no rounding. */
const inWords = level<Pair>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(pairScenarios);
    const [less, more] = chance.pick(EXACT_RATIOS);
    const [least, most] = [Math.ceil(scenario.from / less), Math.floor(scenario.to / more)];
    chance.require(least <= most, "ratio too wide for the scenario");
    const size = chance.int(least, most);
    const pair = { scenario, smaller: less * size, larger: more * size };
    return { ...pair, rises: chance.flip(), reading: chance.pick(readings) };
  },
  build: (pair) => {
    const { scenario, smaller, larger, rises } = pair;
    const [first, second] = rises ? [smaller, larger] : [larger, smaller];
    const { ask, lastStep, ...words } = compared(pairComparison(pair), [tex(larger), tex(smaller)]);
    return {
      question: `${scenario.sentence(grouped(first), grouped(second))} ${capitalized(ask)}`,
      ...words,
      steps: [wholeStep(pairComparison(pair), [larger, smaller]), lastStep],
      archetype: pair.reading.asks === "part" ? "QB02" : "QB05",
    };
  },
  facts: ({ scenario, smaller, larger, rises, reading }) => {
    const { sentence, first, second } = scenario;
    return {
      kind: "value",
      given: [`larger = ${larger}`, `smaller = ${smaller}`],
      ask: percentCode("larger", "smaller", reading),
      told: [
        rises
          ? sentence(grouped(smaller), grouped(larger))
          : sentence(grouped(larger), grouped(smaller)),
        ...comparisonTold(rises ? [second, first] : [first, second], reading, false),
      ],
      setting: settingOf(YEAR, first, second),
    };
  },
});

interface Bars {
  readonly scenario: BarGraphScenario;
  readonly values: readonly number[];
  readonly step: number;
  /** Places of the two categories that are compared, the larger first. */
  readonly places: readonly [number, number];
  readonly reading: Reading;
}

function counts({ values, places: [larger, smaller] }: Bars): [number, number] {
  return [values[larger] ?? 0, values[smaller] ?? 0];
}

/** Two bars of a graph. */
const inBars = level<Bars>({
  space: 10_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(barGraphScenarios);
    const step = chance.pick(scenario.steps);
    const values = scenario.categories.map(() => step * chance.int(2, 10));
    const [one, other] = differentInts(chance, 0, values.length - 1);
    const places =
      (values[one] ?? 0) > (values[other] ?? 0) ? ([one, other] as const) : ([other, one] as const);
    const bars = { scenario, values, step, places, reading: chance.pick(readings) };
    chance.require(isClear(rational(...counts(bars))), "percents alike or halfway");
    return bars;
  },
  build: (bars) => {
    const { scenario, values, step, places, reading } = bars;
    const [more, less] = counts(bars);
    const [larger = "", smaller = ""] = places.map((place) =>
      scenario.count(scenario.categories[place] ?? ""),
    );
    const comparison = { larger, smaller, ratio: rational(more, less), reading, rounded: true };
    const { ask, lastStep, ...words } = compared(comparison, [tex(more), tex(less)]);
    return {
      question: `According to the bar graph, ${ask}`,
      figure: barGraph(scenario, values, step),
      ...words,
      archetype: "QB16",
      steps: [
        {
          text: `The graph shows that ${larger} is ${grouped(more)} and ${smaller} is ${grouped(less)}.`,
        },
        lastStep,
      ],
    };
  },
  facts: (bars) => {
    const { scenario, places, reading } = bars;
    const [more, less] = counts(bars);
    const [larger = "", smaller = ""] = places.map((place) =>
      scenario.count(scenario.categories[place] ?? ""),
    );
    const rounds = !isInteger(percentOf(rational(more, less), reading));
    return {
      kind: "value",
      given: [`larger = ${more}`, `smaller = ${less}`],
      ask: percentCode("larger", "smaller", reading),
      rounded: 0,
      told: comparisonTold([larger, smaller], reading, rounds),
      setting: settingOf(YEAR, larger, smaller),
    };
  },
});

interface Chain {
  /** Changes in percent from b to a and from a to c. */
  readonly changes: readonly [number, number];
  readonly reading: Reading;
}

function chainRatio([first, second]: Chain["changes"]): Rational {
  return multiply(rational(100 + first, 100), rational(100 + second, 100));
}

/** Two changes one after the other, with no amounts given. */
const inSymbols = level<Chain>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const change = () => chance.int(5, 95) * chance.sign();
    const changes = [change(), change()] as const;
    const ratio = chainRatio(changes);
    const aboveOne = compare(ratio, 1) > 0 ? ratio : divide(1, ratio);
    chance.require(compare(aboveOne, 5) < 0 && isClear(aboveOne), "percents alike or halfway");
    return { changes, reading: chance.pick(readings) };
  },
  build: ({ changes, reading }) => {
    const ratio = chainRatio(changes);
    const grows = compare(ratio, 1) > 0;
    const names = grows ? (["c", "b"] as const) : (["b", "c"] as const);
    const comparison = {
      larger: `the number $${names[0]}$`,
      smaller: `the number $${names[1]}$`,
      ratio: grows ? ratio : divide(1, ratio),
      reading,
      rounded: true,
    };
    const c = tex(decimal(multiply(100, ratio)));
    const { ask, lastStep, ...words } = compared(
      comparison,
      grows ? [c, "100"] : ["100", c],
      names,
      `With $b = 100$ and $c = ${c}$`,
    );
    const [first, second] = changes.map(
      (change) => `${Math.abs(change)}% ${change > 0 ? "greater" : "less"} than`,
    );
    const [one, other] = changes.map((change) => tex(decimal(rational(100 + change, 100))));
    return {
      question: `The number $a$ is ${first} the positive number $b$, and the number $c$ is ${second} $a$. ${capitalized(ask)}`,
      ...words,
      archetype: "QB10",
      steps: [
        { text: `Write each comparison as an equation.\n\n$a = ${one}b$ and $c = ${other}a$` },
        {
          text: `Substitute for $a$.\n\n$c = ${other} \\cdot ${one}b = ${tex(decimal(ratio))}b$`,
          claim: `c = ${code(decimal(ratio))}*b`,
        },
        lastStep,
      ],
    };
  },
  facts: ({ changes: [first, second], reading }) => {
    const ratio = chainRatio([first, second]);
    const [larger, smaller] = compare(ratio, 1) > 0 ? ["c", "b"] : ["b", "c"];
    const aboveOne = compare(ratio, 1) > 0 ? ratio : divide(1, ratio);
    const than = (change: number) => `${Math.abs(change)}% ${change > 0 ? "greater" : "less"} than`;
    return {
      kind: "value",
      given: [`a = b*(1 + (${first})/100)`, `c = a*(1 + (${second})/100)`],
      where: ["b > 0"],
      constants: ["b"],
      ask: percentCode(larger, smaller, reading),
      rounded: 0,
      told: [
        `the number $a$ is ${than(first)} the positive number $b$`,
        `the number $c$ is ${than(second)} $a$`,
        ...comparisonTold(
          [`the number $${larger}$`, `the number $${smaller}$`],
          reading,
          !isInteger(percentOf(aboveOne, reading)),
        ),
      ],
    };
  },
});

/** What percent one amount is of another, or more or less than another. */
export const percentComparison = defineLevels({
  id: "percent-comparison",
  version: 8,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB02", "QB05", "QB10", "QB16"],
  optionDesign: "rotating-ask",
  Easy: inWords,
  Medium: inBars,
  Hard: inSymbols,
});
