import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral, right, wrong } from "../../../craft/options/option.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { slipTo } from "../../../craft/options/pool.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  expression,
  fraction,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

interface Given {
  readonly count: number;
  readonly mean: number;
  readonly range: number;
  readonly by: number;
}

/** How the mean of all values changes, by way of their sum. */
function meanSteps({ count, mean, by }: Omit<Given, "range">, adds: boolean): Step[] {
  const sumBefore = count * mean;
  const sumAfter = adds ? sumBefore + count * by : sumBefore * by;
  return [
    stepThrough(
      `Multiply the mean by the number of values, $${count}$, to find the original sum.`,
      times(count, mean),
      sumBefore,
    ),
    adds
      ? stepThrough(
          `Each of the $${count}$ values increases by $${by}$. Find the new sum.`,
          sum(sumBefore, times(count, by)),
          sumAfter,
        )
      : stepThrough(
          `Each value, and so the sum, is multiplied by $${by}$. Find the new sum.`,
          times(sumBefore, by),
          sumAfter,
        ),
    stepThrough(
      `Divide the new sum by the number of values, $${count}$.`,
      fraction(sumAfter, count),
      adds ? mean + by : mean * by,
    ),
  ];
}

function rangeSteps(range: number, by: number, adds: boolean): Step[] {
  const before = {
    text: `Let the least original value be $n$. The greatest is then $n + ${range}$.`,
  };
  return adds
    ? [
        before,
        {
          text: `Both increase by $${by}$. Subtract the new least value from the new greatest.\n\n$(n + ${range} + ${by}) - (n + ${by}) = ${range}$`,
          claim: `(${range} + ${by}) - ${by} = ${range}`,
        },
      ]
    : [
        before,
        {
          text: `Both are multiplied by $${by}$. Subtract the new least value from the new greatest.\n\n$${by}(n + ${range}) - ${by}n = ${by} \\cdot ${range}$`,
        },
        stepThrough("Multiply.", times(by, range), by * range),
      ];
}

/** First twist: the number is added, not multiplied by; second: the mean is asked, not the range. */
const oneOperation = siblingLevel<Given>({
  space: 400_000,
  steps: 2,
  numbers: (chance) => ({
    count: chance.int(8, 60),
    mean: chance.int(12, 90),
    range: chance.int(9, 80),
    by: chance.int(2, 12),
  }),
  work: ({ mean, range, by }, { first, second }) => {
    if (second) return first ? sum(mean, by) : times(mean, by);
    return first ? expression(range) : times(range, by);
  },
  word: ({ count, mean, range, by }, at) => {
    const change = at.first
      ? `adding ${by} to each value in the original data set`
      : `multiplying each value in the original data set by ${by}`;
    const asked = at.second ? "mean" : "range";
    const fixed = at.first && !at.second;
    const deed = ({ first, second }: Twists) => {
      if (second) return first ? `adding $${by}$ to the mean` : `multiplying the mean by $${by}$`;
      return first ? "keeping the range as it is" : `multiplying the range by $${by}$`;
    };
    return {
      question: `A data set of ${count} values has a mean of ${mean} and a range of ${range}. A new data set is formed by ${change}. What is the ${asked} of the new data set?`,
      why: fixed
        ? "Every value moves by the same amount, so distances between values stay the same."
        : `The ${asked} is ${at.first ? `increased by $${by}$` : `multiplied by $${by}$`}, as each value is.`,
      slips: [
        { code: "wrong-formula", deed: deed({ first: !at.first, second: at.second }) },
        { code: "wrong-statistic", deed: deed({ first: at.first, second: !at.second }) },
      ],
      corner: {
        code: "wrong-statistic",
        deed: deed({ first: !at.first, second: !at.second }),
      },
      opening: at.second
        ? "The mean is the sum of the values divided by their number, so find how the sum changes."
        : "The range is the greatest value minus the least, so find how this distance changes.",
      steps: at.second ? meanSteps({ count, mean, by }, at.first) : rangeSteps(range, by, at.first),
      hint: at.second
        ? `What does ${change} do to the sum of the values?`
        : `What does ${change} do to the distance between the greatest and the least value?`,
      tip: "Adding a number to every value changes the mean and not the range; multiplying changes both.",
    };
  },
  facts: ({ count, mean, range, by }, { first, second }) => ({
    kind: "value",
    given: [
      `low = ${mean} - ${range}/2`,
      `high = ${mean} + ${range}/2`,
      first ? `p = low + ${by}` : `p = low*${by}`,
      first ? `q = high + ${by}` : `q = high*${by}`,
    ],
    ask: second ? "(p + q)/2" : "q - p",
    told: [
      `${count} values, a mean of ${mean} and a range of ${range}`,
      `new data set formed by ${first ? "adding" : "multiplying"}`,
      first ? `${by} to each value` : `each value by ${by}`,
      `${second ? "mean" : "range"} of the new data set`,
    ],
    setting: settingOf("Every value changes alike, however many there are.", count),
  }),
});

const ASKS = ["mean", "median", "range", "standard deviation"] as const;
type Ask = (typeof ASKS)[number];

interface Replaced {
  readonly old: Readonly<Record<Ask, number>>;
  readonly factor: number;
  readonly plus: number;
  readonly ask: Ask;
}

function renewed({ old, factor, plus }: Replaced): Readonly<Record<Ask, number>> {
  const moved = (value: number) => factor * value + plus;
  return {
    mean: moved(old.mean),
    median: moved(old.median),
    range: factor * old.range,
    "standard deviation": factor * old["standard deviation"],
  };
}

const MOVING: readonly Ask[] = ["mean", "median"];

function forwardWork({ old, factor, plus }: Replaced, ask: Ask): Expression {
  const scaled = times(factor, old[ask]);
  return MOVING.includes(ask) ? sum(scaled, plus) : scaled;
}

function backwardWork(replaced: Replaced, ask: Ask): Expression {
  const now = renewed(replaced)[ask];
  const { factor, plus } = replaced;
  return quotient(MOVING.includes(ask) ? sum(now, -plus) : now, factor);
}

/** Back from the statistics of data that were multiplied and moved to those of the data before. */
const backward = level<Replaced>({
  space: 5_000_000,
  steps: 4,
  draw: (chance) => {
    const mean = chance.int(20, 70);
    const median = mean + chance.nonzero(6);
    const deviation = chance.int(3, 12);
    const old = {
      mean,
      median,
      "standard deviation": deviation,
      range: deviation * 3 + chance.int(0, deviation),
    };
    chance.require(areDistinct(Object.values(old)), "statistics alike");
    return { old, factor: chance.int(2, 6), plus: chance.int(4, 40), ask: chance.pick(ASKS) };
  },
  build: (replaced) => {
    const { old, factor, plus, ask } = replaced;
    const now = renewed(replaced);
    const moves = MOVING.includes(ask);
    const listed = ASKS.map(
      (each, at) => `${at === 3 ? "and " : ""}a ${each} of ${now[each]}`,
    ).join(", ");
    return {
      question: `Data set Q was formed from data set P by replacing each value $x$ with $${factor}x + ${plus}$. Data set Q has ${listed}. What is the ${ask} of data set P?`,
      options: ASKS.map((each) => {
        const value = numeral(old[each]);
        if (each === ask)
          return right(
            value,
            `From it, ${inline(equation(forwardWork(replaced, each), now[each]))} is the ${ask} of data set Q.`,
          );
        const slip = slipTo(backwardWork(replaced, each), {
          code: "wrong-statistic",
          deed: `finding the ${each} of data set P`,
        });
        return wrong(value, slip.code, slip.reason);
      }),
      opening: moves
        ? `Both the factor $${factor}$ and the added $${plus}$ change the ${ask}, a measure of center.`
        : `Only the factor $${factor}$ changes the ${ask}, a measure of spread.`,
      steps: [
        stepTo(
          moves
            ? `Let $m$ be the ${ask} of data set P. The ${ask} changes as each value does.`
            : `Let $m$ be the ${ask} of data set P. Adding $${plus}$ to every value leaves it unchanged.`,
          equation(moves ? sum(product(factor, "m"), plus) : product(factor, "m"), now[ask]),
        ),
        ...(moves
          ? [
              stepTo(
                `Subtract $${plus}$ from both sides.`,
                equation(product(factor, "m"), now[ask] - plus),
              ),
            ]
          : []),
        stepTo(`Divide both sides by $${factor}$.`, equation("m", old[ask])),
      ],
      hint: `Does adding $${plus}$ to every value change the ${ask}? Does multiplying every value by $${factor}$?`,
      tip: "Adding a number to every value changes the mean and the median, but no measure of spread.",
    };
  },
  facts: (replaced) => {
    const { factor, plus, ask } = replaced;
    const now = renewed(replaced);
    return {
      kind: "value",
      given: ASKS.map((each, at) => {
        const old = `${factor}*${each === ask ? "m" : "abcd".charAt(at)}`;
        const moves = MOVING.includes(each);
        return `${old}${moves ? ` + ${plus}` : ""} = ${now[each]}`;
      }),
      ask: "m",
      told: [
        `data set Q formed from data set P, replacing each value $x$ with $${factor}x + ${plus}$`,
        "data set Q has",
        ...ASKS.map((each) => `a ${each} of ${now[each]}`),
        `what is the ${ask} of data set P`,
      ],
    };
  },
});

/** What changing every value in the same way does to a statistic, and back. */
export const everyValueChangedAlike = defineLevels({
  id: "every-value-changed-alike",
  version: 2,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC15"],
  optionDesign: "orbit",
  Medium: oneOperation,
  Hard: backward,
});
