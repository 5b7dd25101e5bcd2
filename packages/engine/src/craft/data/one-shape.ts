import { relation, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import { stepThrough } from "../wording/steps.ts";
import { countOf, total } from "./statistics.ts";

/** Two data sets with the same frequencies. */
interface OneShape {
  readonly first: string;
  readonly second: string;
  readonly one: readonly number[];
  readonly two: readonly number[];
  /** Whether the first has the greater mean, and whether it is stretched. */
  readonly at: Twists;
}

/** Why the true statement is true, and why each of the others is false. */
export function shapeReasons({ first, second, one, two, at }: OneShape) {
  const side = at.first ? "greater" : "less";
  const sums = `The sums are ${inline(total(one))} for ${first} and ${inline(total(two))} for ${second}`;
  return {
    why: at.second
      ? `${sums}, and the values for ${first} are spread twice as wide.`
      : `${sums}, and both columns list the same frequencies at values $1$ apart.`,
    faults: [
      {
        code: "comparison-turned-around",
        why: `The values for ${first} add up to ${inline(total(one))}, which is ${side} than the ${inline(total(two))} for ${second}, so the mean for ${first} is ${side}.`,
      },
      {
        code: "wrong-statistic",
        why: at.second
          ? `Equal frequencies do not make the spread equal: the values for ${first} are $2$ apart, and those for ${second} are $1$ apart.`
          : "Different means do not make the spread different: in both data sets, the same frequencies stand at values $1$ apart.",
      },
      {
        code: "comparison-turned-around",
        why: `The mean is ${side} for ${first}, and the standard deviations are ${at.second ? "different" : "equal"}, so both parts of the statement are false.`,
      },
    ],
  } as const;
}

function sumStep(name: string, data: readonly number[]): Step {
  const products = [...new Set(data)].map((value) => times(value, countOf(data, value)));
  return stepThrough(
    `Multiply each value for ${name} by its frequency, and add.`,
    sum(...products),
    total(data),
  );
}

/** How the means and the spreads are compared. */
export function shapeSteps(
  { first, second, one, two, at }: OneShape,
  pattern: readonly number[],
): Step[] {
  const sign = at.first ? ">" : "<";
  return [
    {
      text: `Both data sets have $${one.length}$ values, so the one with the greater sum has the greater mean.`,
    },
    sumStep(first, one),
    sumStep(second, two),
    {
      text: `Since ${inline(relation(total(one), sign, total(two)))}, the mean is ${at.first ? "greater" : "less"} for ${first}.`,
      claim: `${total(one)}/${one.length} ${sign} ${total(two)}/${two.length}`,
    },
    {
      text: at.second
        ? `Both columns list the frequencies ${pattern.join(", ")}. They stand at values $2$ apart for ${first} and $1$ apart for ${second}, so the values for ${first} lie twice as far from their mean, and their standard deviation is greater.`
        : `Both columns list the frequencies ${pattern.join(", ")} at values $1$ apart, so the values lie equally far from their means, and the standard deviations are equal.`,
    },
  ];
}
