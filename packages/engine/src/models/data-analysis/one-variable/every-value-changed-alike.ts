import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { tex } from "../../../math/print.ts";
import { toNumber } from "../../../math/rational.ts";

interface Given {
  readonly count: number;
  readonly mean: number;
  readonly range: number;
  readonly by: number;
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
  answer: ({ mean, range, by }, { first, second }) => {
    if (second) return first ? mean + by : mean * by;
    return first ? range : range * by;
  },
  word: ({ count, mean, range, by }, at, key) => {
    const change = at.first
      ? `adding ${by} to each value in the original data set`
      : `multiplying each value in the original data set by ${by}`;
    const asked = at.second ? "mean" : "range";
    const before = at.second ? mean : range;
    const fixed = at.first && !at.second;
    return {
      question: `A data set of ${count} values has a mean of ${mean} and a range of ${range}. A new data set is formed by ${change}. What is the ${asked} of the new data set?`,
      why: fixed
        ? "Every value moves by the same amount, so distances between values stay the same."
        : `The ${asked} changes just as the values do.`,
      slips: [
        {
          code: "meaning-misread",
          deed: at.first ? `multiplying the values by $${by}$` : `adding $${by}$ to the values`,
        },
        {
          code: "wrong-statistic",
          deed: `finding the ${at.second ? "range" : "mean"} of the new data`,
        },
      ],
      opening: "Ask what the change does to the values, and to the distances between them.",
      steps: [
        {
          text: at.second
            ? "The mean moves as the values do, whether a number is added to all or all are multiplied."
            : "The range is the distance between the greatest and the least value; adding the same number to both leaves it, and multiplying both multiplies it.",
        },
        fixed
          ? {
              text: `So the range is still $${range}$.`,
              claim: `(${range} + ${by}) - ${by} = ${range}`,
            }
          : {
              text: `So the new ${asked} is $${before} ${at.first ? "+" : "\\cdot"} ${by} = ${tex(key)}$.`,
              claim: `${before} ${at.first ? "+" : "*"} ${by} = ${toNumber(key)}`,
            },
        { text: "Trying it with a small data set of two values shows the same." },
      ],
      hint: "Try the change on two values, such as the least and the greatest. What happens to the distance?",
      tip: "Adding a number moves measures of center only; multiplying changes measures of spread too.",
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
    const moves = ask === "mean" || ask === "median";
    const listed = ASKS.map(
      (each, at) => `${at === 3 ? "and " : ""}a ${each} of ${now[each]}`,
    ).join(", ");
    return {
      question: `Data set Q was formed from data set P by replacing each value $x$ with $${factor}x + ${plus}$. Data set Q has ${listed}. What is the ${ask} of data set P?`,
      options: rotatingOptions<Ask>({
        faces: {
          mean: numeral(old.mean),
          median: numeral(old.median),
          range: numeral(old.range),
          "standard deviation": numeral(old["standard deviation"]),
        },
        ask,
        why: `Replaced in the same way, it leads to the ${ask} of data set Q.`,
        slip: (other) => ({
          code: "wrong-statistic",
          deed: `finding the ${other} of data set P instead`,
        }),
      }),
      opening:
        "Measures of center change as the values do; measures of spread only with the factor.",
      steps: [
        {
          text: moves
            ? `The ${ask} is a measure of center, so $${factor}m + ${plus} = ${now[ask]}$ for the ${ask} $m$ of data set P.`
            : `The ${ask} is a measure of spread, which adding $${plus}$ does not change, so $${factor}m = ${now[ask]}$ for the ${ask} $m$ of data set P.`,
          claim: moves ? `${factor}*m + ${plus} = ${now[ask]}` : `${factor}*m = ${now[ask]}`,
        },
        { text: `Solving gives $m = ${old[ask]}$.`, claim: `m = ${old[ask]}` },
      ],
      hint: "Does adding the same number to every value change this statistic? Does multiplying?",
      tip: "Sort statistics in two kinds: those of center, which move along, and those of spread.",
    };
  },
  facts: (replaced) => {
    const { factor, plus, ask } = replaced;
    const now = renewed(replaced);
    return {
      kind: "value",
      given: ASKS.map((each, at) => {
        const old = `${factor}*${each === ask ? "m" : "abcd".charAt(at)}`;
        const moves = each === "mean" || each === "median";
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
  version: 1,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC15"],
  optionDesign: "orbit",
  Medium: oneOperation,
  Hard: backward,
});
