import { sampleMeanScenarios } from "@sat/content/scenarios/sample-means";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type SampleMean, inParts, sampleMeanTold } from "../../../craft/data/sample-means.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import { decimal, equation, sum } from "../../../math/expression.ts";
import { type Rational, add, compare, negate, subtract } from "../../../math/rational.ts";
import { ofCount } from "./bounds-of-a-count.ts";
import { ofTotal } from "./bounds-of-an-estimate.ts";

interface Candidates extends SampleMean {
  /** Four possible means, farther apart than the interval is wide. */
  readonly means: readonly Rational[];
  readonly place: number;
}

/** Why a mean is too far from the estimate. */
function tooFar({ scenario, estimate, margin }: Candidates, mean: Rational): string {
  const { unit } = scenario;
  const isAbove = compare(mean, estimate) > 0;
  const off = isAbove ? subtract(mean, estimate) : subtract(estimate, mean);
  const [side, sign] = isAbove ? ["above", "+"] : ["below", "-"];
  return `A mean $${inProse(off)}$ ${unit} ${side} the estimate is farther from it than the margin of error, $${inProse(margin)}$ ${unit}, allows: $${inProse(estimate)} ${sign} ${inProse(off)} = ${inProse(mean)}$.`;
}

/** Which of four values is plausible for the mean of all: the options are drawn before the sample is. */
const plausible = level<Candidates>({
  space: 120_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(sampleMeanScenarios);
    const margin = chance.int(2, Math.max(3, Math.floor(scenario.from / 12)));
    const gap = 2 * margin + chance.int(1, 2);
    const least = chance.int(scenario.from, Math.max(scenario.from, scenario.to - 3 * gap));
    const means = [0, 1, 2, 3].map((at) => least + at * gap);
    const place = chance.int(0, 3);
    const off = chance.sign() * chance.int(1, margin - 1);
    const { parts } = scenario;
    const estimate = (means[place] ?? 0) + off;
    if (parts > 1) {
      chance.require(
        means.every((mean) => mean % parts !== 0),
        "a whole number among decimals",
      );
      const gaps = [margin, ...means.map((mean) => Math.abs(mean - estimate))];
      chance.require(!gaps.includes(parts), "one of a unit told in the plural");
    }
    return {
      scenario,
      sampled: chance.int(30, 110),
      estimate: inParts(scenario, estimate),
      margin: inParts(scenario, margin),
      means: means.map((mean) => inParts(scenario, mean)),
      place,
    };
  },
  build: (candidates) => {
    const { scenario, estimate, margin, means, place } = candidates;
    const { members, member, measure, unit } = scenario;
    const [low, high] = [subtract(estimate, margin), add(estimate, margin)];
    const key = means[place] ?? estimate;
    return {
      question: `${sampleMeanTold(candidates)} Which value is plausible for the mean ${measure} per ${member}, in ${unit}, of all the ${members}?`,
      options: means.map((mean, at) =>
        at === place
          ? right(decimalFace(mean), `It lies between $${inProse(low)}$ and $${inProse(high)}$.`)
          : wrong(decimalFace(mean), "margin-of-error-misread", tooFar(candidates, mean)),
      ),
      opening: "Plausible values lie within the margin of error of the estimate, on either side.",
      steps: [
        stepTo(
          "Subtract the margin of error to find the smallest plausible value.",
          equation(sum(decimal(estimate), decimal(negate(margin))), decimal(low)),
        ),
        stepTo(
          "Add the margin of error to find the greatest plausible value.",
          equation(sum(decimal(estimate), decimal(margin)), decimal(high)),
        ),
        {
          text: `Plausible values are at least $${inProse(low)}$ and at most $${inProse(high)}$. Of the four, only one is: $${inProse(key)}$.`,
          claim: `${inProse(low)} <= ${inProse(key)} <= ${inProse(high)}`,
        },
      ],
      hint: `How far from $${inProse(estimate)}$ may the mean for all the ${members} plausibly be?`,
      tip: "Write down the interval from estimate minus margin to estimate plus margin first.",
      archetype: "QF03",
    };
  },
  facts: ({ scenario, sampled, estimate, margin, means }) => {
    const { members, member, where, measure, unit } = scenario;
    return {
      kind: "statement",
      given: [`m = ${inProse(estimate)}`, `e = ${inProse(margin)}`],
      claims: Object.fromEntries(
        means.map((mean) => [decimalFace(mean).text, [`abs(${inProse(mean)} - m) <= e`]]),
      ),
      told: [
        `random sample of ${sampled} of the ${members} ${where}`,
        `mean ${measure} per ${member} is ${inProse(estimate)} ${unit}`,
        `margin of error of ${inProse(margin)} ${unit}`,
        `plausible for the mean ${measure} per ${member}, in ${unit}`,
      ],
      setting: sampleSize(sampled),
    };
  },
});

/** What a sample with its margin of error makes plausible: a mean, a total, a number. */
export const estimateWithAMarginOfError = defineLevels({
  id: "estimate-with-a-margin-of-error",
  version: 8,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF02", "QF03", "QF08"],
  optionDesign: "ladder",
  Easy: plausible,
  Medium: ofTotal,
  Hard: ofCount,
});
