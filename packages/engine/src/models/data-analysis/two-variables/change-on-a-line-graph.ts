import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Reading,
  comparisonOptions,
  comparisonQuestion,
  comparisonTold,
  isClear,
  nearest,
  percentCode,
  percentOf,
  readings,
} from "../../../craft/data/percent.ts";
import { medianOf } from "../../../craft/data/statistics.ts";
import { decimalOf } from "../../../craft/data/decimals.ts";
import { areOfLikeForms } from "../../../craft/options/option.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { decimalFace } from "../../../craft/wording/story.ts";
import {
  type YearlyLine,
  between,
  drawYearlyLine,
  valueIn,
  yearlyLineFigure,
  yearsShown,
  yearsTold,
} from "../../../craft/data/yearly-line.ts";
import { capitalized } from "../../../language/noun.ts";
import { decimal, equation, quotient, sum } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, exact, isInteger, rational, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Span extends YearlyLine {
  /** The years from which and to which it goes; the other sibling goes to another year. */
  readonly from: number;
  readonly to: readonly [number, number];
}

/** First twist: the rate is asked, not the whole change; second: up to the first of two years. */
function changeWork(span: Span, { first, second }: Twists) {
  const end = span.to[second ? 0 : 1];
  const change = sum(decimalOf(valueIn(span, end)), decimalOf(-valueIn(span, span.from)));
  return first ? quotient(change, end - span.from) : change;
}

/** The average rate of change, or the whole change, between two years. */
const rate = siblingLevel<Span>({
  space: 3_000_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const series = drawYearlyLine(chance, 1);
    const places = [...series.heights.keys()];
    const from = chance.int(0, places.length - 4);
    const [one = 0, other = 0] = chance.sample(places.slice(from + 2), 2).toSorted((a, b) => a - b);
    const low = chance.int(1, 5);
    const given = {
      [from]: low,
      [one]: low + (one - from) * chance.int(1, 4),
      [other]: low + (other - from) * chance.int(1, 4),
    };
    chance.require(Math.max(...Object.values(given)) <= 14, "out of view");
    const heights = between(chance, given, places.length);
    const span = { ...series, heights, from, to: [one, other] as const };
    const answers = siblingAnswers((at) => workOut(changeWork(span, at)));
    chance.require(areOfLikeForms(answers), "one option of another form");
    return span;
  },
  work: changeWork,
  allows: (answer) => toNumber(answer) > 0 && 20 % exact(answer).den === 0,
  show: decimalFace,
  word: (span, at, key) => {
    const { scenario, first, from } = span;
    const end = span.to[at.second ? 0 : 1];
    const other = span.to[at.second ? 1 : 0];
    const [years, change] = [end - from, valueIn(span, end) - valueIn(span, from)];
    const [low, high] = [valueIn(span, from), valueIn(span, end)];
    const perYear = `${scenario.unit} per year`;
    return {
      question: `${yearsShown(span)} ${at.first ? `What is the average rate of change, in ${perYear}, of ${scenario.short} from ${first + from} to ${first + end}?` : `By how many ${scenario.unit} did ${scenario.short} increase from ${first + from} to ${first + end}?`}`,
      figure: yearlyLineFigure(span),
      why: at.first
        ? `At this rate, ${years} years bring the value from ${inline(decimalOf(low))} to ${inline(decimalOf(high))}.`
        : `Added to ${inline(decimalOf(low))}, it gives ${inline(decimalOf(high))}.`,
      slips: [
        at.first
          ? { code: "stopped-early", deed: "stopping at the whole change" }
          : { code: "another-quantity", deed: "dividing the change by the number of years" },
        {
          code: "figure-misread",
          deed: `reading the graph in ${first + other} instead of ${first + end}`,
        },
      ],
      corner: at.first
        ? {
            code: "figure-misread",
            deed: `giving the whole increase up to ${first + other}`,
          }
        : {
            code: "another-quantity",
            deed: `finding the average rate of change from ${first + from} to ${first + other}`,
          },
      opening: at.first
        ? "An average rate of change is the change in the value divided by the change in time."
        : "The whole change is the later value minus the earlier one.",
      steps: [
        {
          text: `Read the two values that the graph shows for ${first + from} and ${first + end}.`,
        },
        {
          text: `The first is ${inline(decimalOf(low))}, and the second is ${inline(decimalOf(high))}. Subtract the first from the second.\n\n${inline(equation(sum(decimalOf(high), decimalOf(-low)), decimalOf(change)))}`,
          claim: `${high} - ${low} = ${change}`,
        },
        at.first
          ? {
              text: `From ${first + from} to ${first + end}, $${years}$ years pass. Divide by this number.\n\n${inline(equation(quotient(decimalOf(change), years), decimal(exact(key))))}`,
              claim: `${change}/${years} = ${toNumber(key)}`,
            }
          : {
              text: "The question asks for the whole change, so do not divide by the number of years.",
            },
      ],
      hint: at.first
        ? `How much changes from ${first + from} to ${first + end}, and in how many years?`
        : `What does the graph show in ${first + from}, and what in ${first + end}?`,
      tip: at.first
        ? "Only the first and the last value count for an average rate; what lies between does not."
        : "Check whether the whole change or the change per year is asked.",
      archetype: "QD12",
    };
  },
  facts: (span, { first, second }) => {
    const { scenario } = span;
    const end = span.to[second ? 0 : 1];
    const [early, late] = [span.first + span.from, span.first + end];
    const { told, setting } = yearsTold(span);
    return {
      kind: "value",
      given: [
        `a = ${valueIn(span, span.from)}`,
        `b = ${valueIn(span, end)}`,
        `t = ${late} - ${early}`,
      ],
      ask: first ? "(b - a)/t" : "b - a",
      told: [
        ...told,
        ...(first
          ? [`average rate of change, in ${scenario.unit} per year`, scenario.short]
          : [`by how many ${scenario.unit}`, scenario.short, "increase"]),
        `from ${early} to ${late}`,
      ],
      setting,
    };
  },
});

interface Extreme extends YearlyLine {
  readonly reading: Reading;
  /** Which of the values is compared with their mean. */
  readonly extreme: "greatest" | "least";
}

/** The greatest or the least value, and the mean of all. */
function compared({ heights, step, extreme }: Omit<Extreme, "reading">) {
  const height = extreme === "greatest" ? Math.max(...heights) : Math.min(...heights);
  const total = heights.reduce((all, each) => all + each, 0);
  return { at: heights.indexOf(height), value: height * step, total: total * step };
}

/** What percent the greatest or least value is of the mean of all, or greater, or the other way around. */
const percent = level<Extreme>({
  space: 1_000_000,
  steps: 5,
  context: true,
  draw: (chance) => {
    const drawn = {
      ...drawYearlyLine(chance, 3),
      extreme: chance.pick(["greatest", "least"] as const),
    };
    const count = drawn.heights.length;
    const before = drawn.heights.slice(0, -1);
    const sumBefore = before.reduce((all, each) => all + each, 0);
    // The last value makes the mean a whole number of grid lines, and is not far from the one before.
    const candidates = Array.from({ length: 14 }, (_, at) => at + 1).filter(
      (height) =>
        (sumBefore + height) % count === 0 && Math.abs(height - (before.at(-1) ?? 0)) <= 5,
    );
    chance.require(candidates.length > 0, "no whole mean");
    const series = { ...drawn, heights: [...before, chance.pick(candidates)] };
    const { value, at } = compared(series);
    chance.require(
      series.heights.every((_, place) => place === at || valueIn(series, place) !== value),
      "two greatest or least values",
    );
    const ratio = ratioOf(series);
    const mean = series.heights.reduce((all, each) => all + each, 0) / count;
    chance.require(toNumber(medianOf(series.heights)) !== mean, "mean and median alike");
    chance.require(toNumber(ratio) >= 1.2, "value close to the mean");
    chance.require(isClear(ratio), "percents alike or halfway");
    return { ...series, reading: chance.pick(readings) };
  },
  build: (series) => {
    const { first, heights, extreme, reading } = series;
    const { at, value, total } = compared(series);
    const mean = total / heights.length;
    const names = [`the ${extreme} of the values shown`, "the mean of the values shown"] as const;
    const [larger, smaller] = value > mean ? names : ([names[1], names[0]] as const);
    const [high, low] = value > mean ? [value, mean] : [mean, value];
    const comparison = { larger, smaller, ratio: ratioOf(series), reading, rounded: true };
    const [part, whole] = reading.whole === "smaller" ? [high, low] : [low, high];
    const over = reading.asks === "part" ? part : high - low;
    const rounded = nearest(percentOf(comparison.ratio, reading));
    return {
      question: `${yearsShown(series)} ${capitalized(comparisonQuestion(comparison, !isInteger(percentOf(comparison.ratio, reading))))}`,
      figure: yearlyLineFigure(series),
      options: comparisonOptions(comparison, [printedTex(high), printedTex(low)]),
      opening:
        reading.asks === "part"
          ? "Find both of the amounts that are compared, then divide by the one that is the whole."
          : "Find the two amounts and their difference, and divide the difference by the whole.",
      steps: [
        { text: `Find the ${extreme} of the values and their mean.` },
        {
          text: `The ${extreme} value is $${printedTex(value)}$, in ${first + at}.`,
        },
        {
          text: `Add the $${heights.length}$ values, and divide by $${heights.length}$ to find their mean.\n\n$\\frac{${heights.map((height) => printedTex(height * series.step)).join(" + ")}}{${heights.length}} = ${printedTex(mean)}$`,
          claim: `${total}/${heights.length} = ${mean}`,
        },
        ...(reading.asks === "part"
          ? []
          : [
              {
                text: `Subtract to find the difference.\n\n$${printedTex(high)} - ${printedTex(low)} = ${printedTex(high - low)}$`,
                claim: `${high} - ${low} = ${high - low}`,
              },
            ]),
        {
          text: `Divide by the whole, ${reading.whole === "smaller" ? smaller : larger}.\n\n$${whole === 1 ? printedTex(over) : `\\frac{${printedTex(over)}}{${printedTex(whole)}}`} ${(100 * over) % whole === 0 ? "=" : "\\approx"} ${rounded}\\%$`,
          claim: `abs(100*${over}/${whole} - ${rounded}) < 1/2`,
        },
      ],
      hint: "Which two amounts are compared, and which of them is the whole, 100 percent?",
      tip: "What stands after “of” or “than” is the whole: divide by it.",
      archetype: "QD16",
    };
  },
  facts: (series) => {
    const { first, heights, step, extreme, reading } = series;
    const { value } = compared(series);
    const years = `(${first + heights.length - 1} - ${first} + 1)`;
    const mean = `(${heights.map((height) => height * step).join(" + ")})/${years}`;
    const isMore = extreme === "greatest";
    const rounds = !isInteger(percentOf(ratioOf(series), reading));
    const names = [`the ${extreme} of the values shown`, "the mean of the values shown"] as const;
    const { told, setting } = yearsTold(series);
    return {
      kind: "value",
      given: [`larger = ${isMore ? value : mean}`, `smaller = ${isMore ? mean : value}`],
      ask: percentCode("larger", "smaller", reading),
      rounded: 0,
      told: [...told, ...comparisonTold(isMore ? names : [names[1], names[0]], reading, rounds)],
      setting,
    };
  },
});

/** The larger of the two amounts over the smaller. */
function ratioOf(series: Omit<Extreme, "reading">): Rational {
  const { value, total } = compared({ ...series, step: 1 });
  const whole = value * series.heights.length;
  return whole > total ? rational(whole, total) : rational(total, whole);
}

const printedTex = (value: number) => tex(decimalOf(value));

/** Change for each year, change in all, and change in percent, from a line graph. */
export const changeOnALineGraph = defineLevels({
  id: "change-on-a-line-graph",
  version: 8,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD12", "QD16"],
  optionDesign: "orbit",
  Medium: rate,
  Hard: percent,
});
