import { sampleMeanScenarios, thatPlace } from "@sat/content/scenarios/surveys";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type SampleMean, sampleMeanTold } from "../../../craft/data/sample-means.ts";
import { numeral, right, wrong } from "../../../craft/options/option.ts";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, sum } from "../../../math/expression.ts";
import { ofCount } from "./bounds-of-a-count.ts";
import { ofTotal } from "./bounds-of-an-estimate.ts";

interface Candidates extends SampleMean {
  /** Four possible means, farther apart than the interval is wide. */
  readonly means: readonly number[];
  readonly place: number;
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
    const estimate = (means[place] ?? 0) + off;
    return { scenario, sampled: 5 * chance.int(6, 25), estimate, margin, means, place };
  },
  build: (candidates) => {
    const { scenario, estimate, margin, means, place } = candidates;
    const { members, member, measure, unit } = scenario;
    const [low, high] = [estimate - margin, estimate + margin];
    return {
      question: `${sampleMeanTold(candidates)} Which of the following is a plausible value for the mean ${measure} per ${member}, in ${unit}, of all the ${members} ${thatPlace(scenario)}?`,
      options: means.map((mean, at) => {
        const face = numeral(mean);
        if (at === place) return right(face, `It lies between $${low}$ and $${high}$.`);
        const off = Math.abs(mean - estimate);
        const [side, sign] = mean > estimate ? ["above", "+"] : ["below", "-"];
        return wrong(
          face,
          "margin-of-error-misread",
          `A mean $${off}$ ${unit} ${side} the estimate is farther from it than the margin of error, $${margin}$ ${unit}, allows: $${estimate} ${sign} ${off} = ${mean}$.`,
        );
      }),
      opening: "Plausible values lie within the margin of error of the estimate, on either side.",
      steps: [
        stepTo(
          "Subtract the margin of error to find the smallest plausible value.",
          equation(sum(estimate, -margin), low),
        ),
        stepTo(
          "Add the margin of error to find the greatest plausible value.",
          equation(sum(estimate, margin), high),
        ),
        {
          text: `Plausible values are at least $${low}$ and at most $${high}$. Of the four, only one is: $${means[place] ?? 0}$.`,
          claim: `${low} <= ${means[place] ?? 0} <= ${high}`,
        },
      ],
      hint: `How far from $${estimate}$ may the mean for all the ${members} plausibly be?`,
      tip: "Write down the interval from estimate minus margin to estimate plus margin first.",
      archetype: "QF03",
    };
  },
  facts: ({ scenario, sampled, estimate, margin, means }) => {
    const { members, member, measure, unit } = scenario;
    return {
      kind: "statement",
      given: [`m = ${estimate}`, `e = ${margin}`],
      claims: Object.fromEntries(
        means.map((mean) => [numeral(mean).text, [`abs(${mean} - m) <= e`]]),
      ),
      told: [
        `random sample of ${sampled} ${members}`,
        `mean ${measure} per ${member} is ${estimate} ${unit}`,
        `margin of error of ${margin} ${unit}`,
        `plausible value for the mean ${measure} per ${member}, in ${unit}`,
      ],
      setting: sampleSize(sampled),
    };
  },
});

/** What a sample with its margin of error makes plausible: a mean, a total, a number. */
export const estimateWithAMarginOfError = defineLevels({
  id: "estimate-with-a-margin-of-error",
  version: 7,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF02", "QF03", "QF08"],
  optionDesign: "ladder",
  Easy: plausible,
  Medium: ofTotal,
  Hard: ofCount,
});
