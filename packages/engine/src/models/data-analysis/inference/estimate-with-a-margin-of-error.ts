import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral, right, wrong } from "../../../craft/options/option.ts";
import { type SampleMean, sampleMeanTold } from "../../../craft/data/sample-means.ts";
import {
  type SurveyScenario,
  sampleMeanScenarios,
  surveyScenarios,
  thatPlace,
} from "@sat/content/scenarios/surveys";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { leadsTo } from "../../../craft/wording/words.ts";
import { grouped, tex } from "../../../math/print.ts";
import { rational, toNumber } from "../../../math/rational.ts";

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
      question: `${sampleMeanTold(candidates)} Which is a plausible value for the mean ${measure} per ${member}, in ${unit}, of all the ${members} ${thatPlace(scenario)}?`,
      options: means.map((mean, at) => {
        const face = numeral(mean);
        if (at === place) return right(face, `It lies between $${low}$ and $${high}$.`);
        const off = Math.abs(mean - estimate);
        const side = mean > estimate ? "above" : "below";
        return wrong(
          face,
          "margin-of-error-misread",
          leadsTo(
            face.text,
            `going $${off}$ ${side} the estimate, which is more than $${margin}$,`,
          ),
        );
      }),
      opening: "Plausible values lie within the margin of error of the estimate, on either side.",
      steps: [
        {
          text: `The smallest plausible value is $${estimate} - ${margin} = ${low}$.`,
          claim: `${estimate} - ${margin} = ${low}`,
        },
        {
          text: `The greatest plausible value is $${estimate} + ${margin} = ${high}$.`,
          claim: `${estimate} + ${margin} = ${high}`,
        },
        {
          text: `Of the four values only $${means[place] ?? 0}$ lies between these.`,
          claim: `${low} <= ${means[place] ?? 0} <= ${high}`,
        },
      ],
      hint: "How far may the mean of all be from the mean of the sample, up and down?",
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

interface Totaled extends SampleMean {
  readonly population: number;
}

/** First twist: the greatest plausible total is asked, not the least; second: the margin is told, not the width. */
function total({ estimate, margin, population }: Totaled, { first, second }: Twists): number {
  const off = second ? margin : margin / 2;
  return population * (first ? estimate + off : estimate - off);
}

/** The plausible bounds of a total for all, from a mean with its margin of error or the width of its interval. */
const ofTotal = siblingLevel<Totaled>({
  space: 2_000_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(sampleMeanScenarios);
    const estimate = chance.int(scenario.from, scenario.to);
    return {
      scenario,
      sampled: 10 * chance.int(3, 9),
      estimate,
      margin: 2 * chance.int(1, Math.max(2, Math.floor(estimate / 18))),
      population: 10 * chance.int(12, 90),
    };
  },
  answer: total,
  word: (totaled, at, key) => {
    const { scenario, sampled, estimate, margin, population } = totaled;
    const { members, member, where, measure, unit } = scenario;
    const off = at.second ? margin : margin / 2;
    const mean = `the mean ${measure} per ${member}`;
    const extreme = at.first ? "greatest" : "smallest";
    const bound = at.first ? estimate + off : estimate - off;
    const told = at.second
      ? sampleMeanTold(totaled)
      : `For a random sample of ${sampled} ${members} ${where}, ${mean} is ${estimate} ${unit}. The plausible values for ${mean} of all the ${members} form an interval that is ${margin} ${unit} wide and has ${estimate} ${unit} in the middle.`;
    return {
      question: `${told} There are ${population} ${members} ${thatPlace(scenario)}. Based on the sample, what is the ${extreme} plausible value of the total ${measure}, in ${unit}, of all the ${members} ${thatPlace(scenario)}?`,
      why: `It is $${population}$ times the ${extreme} plausible mean, $${bound}$.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? `subtracting $${off}$ from the mean instead of adding it`
            : `adding $${off}$ to the mean instead of subtracting it`,
        },
        {
          code: "margin-of-error-misread",
          deed: at.second
            ? `taking the margin of error, $${margin}$, for the width of the whole interval`
            : `taking the width of the whole interval, $${margin}$, for the margin of error`,
        },
      ],
      opening: `Find the ${extreme} plausible mean, and multiply it by how many there are.`,
      steps: [
        ...(at.second
          ? []
          : [
              {
                text: `The interval reaches equally far on either side of the mean, so the margin of error is $${margin} \\div 2 = ${off}$.`,
                claim: `${margin}/2 = ${off}`,
              },
            ]),
        {
          text: `The ${extreme} plausible mean is $${estimate} ${at.first ? "+" : "-"} ${off} = ${bound}$.`,
          claim: `${estimate} ${at.first ? "+" : "-"} ${off} = ${bound}`,
        },
        {
          text: `Multiplied by $${population}$, this is $${tex(key)}$.`,
          claim: `${population}*${bound} = ${toNumber(key)}`,
        },
      ],
      hint: "Between which two values does the mean for all of them plausibly lie?",
      tip: "A margin of error is half the width of its interval, and is multiplied along with the mean.",
      archetype: "QF02",
    };
  },
  facts: ({ scenario, sampled, estimate, margin, population }, { first, second }) => {
    const { members, member, measure, unit } = scenario;
    const mean = `mean ${measure} per ${member}`;
    return {
      kind: "value",
      given: [`n = ${population}`, `m = ${estimate}`, second ? `e = ${margin}` : `2*e = ${margin}`],
      ask: first ? "n*(m + e)" : "n*(m - e)",
      told: [
        `random sample of ${sampled} ${members}`,
        `${mean} is ${estimate} ${unit}`,
        second
          ? `margin of error of ${margin} ${unit}`
          : `${mean} interval ${margin} ${unit} wide, ${estimate} ${unit} in the middle`,
        `there are ${population} ${members}`,
        `${first ? "greatest" : "smallest"} plausible value of the total ${measure}, in ${unit}`,
      ],
      setting: sampleSize(sampled),
    };
  },
});

interface Share {
  readonly scenario: SurveyScenario;
  readonly sampled: number;
  readonly population: number;
  readonly percent: number;
  readonly margin: number;
}

/** First twist: the greatest plausible number is asked, not the least; second: of those who do. */
const ofCount = siblingLevel<Share>({
  space: 1_000_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const sampled = 20 * chance.int(15, 60);
    return {
      scenario: chance.pick(surveyScenarios),
      sampled,
      population: 100 * chance.int(60, 400),
      percent: chance.int(15, 85),
      margin: Math.round(100 / Math.sqrt(sampled)),
    };
  },
  answer: ({ population, percent, margin }, { first, second }) =>
    rational(population * ((second ? percent : 100 - percent) + (first ? margin : -margin)), 100),
  word: ({ scenario, sampled, population, percent, margin }, at, key) => {
    const { members, who, where, does, doesNot } = scenario;
    const share = at.second ? percent : 100 - percent;
    const bound = at.first ? share + margin : share - margin;
    const extreme = at.first ? "greatest" : "smallest";
    return {
      question: `From ${grouped(population)} ${members} ${where}, a sample of ${grouped(sampled)} was selected at random. Of the sample, ${percent}% ${does}, with an associated margin of error of ${margin} percentage points. Based on the sample, what is the ${extreme} plausible value for the number of the ${grouped(population)} ${members} ${who} ${at.second ? does : doesNot}?`,
      why: `It is ${bound}% of ${grouped(population)}.`,
      slips: [
        {
          code: "opposite-operation",
          deed: `${at.first ? "subtracting" : "adding"} the margin of error instead of ${at.first ? "adding" : "subtracting"} it`,
        },
        {
          code: "rest-for-part",
          deed: `working with those ${who} ${at.second ? doesNot : does}`,
        },
      ],
      opening:
        "The margin of error belongs to the percent, so move the percent first and then find the number.",
      steps: [
        ...(at.second
          ? []
          : [
              {
                text: `In the sample, $100\\% - ${percent}\\% = ${share}\\%$ ${doesNot}, with the same margin of error.`,
                claim: `100 - ${percent} = ${share}`,
              },
            ]),
        {
          text: `The ${extreme} plausible percent is $${share} ${at.first ? "+" : "-"} ${margin} = ${bound}$.`,
          claim: `${share} ${at.first ? "+" : "-"} ${margin} = ${bound}`,
        },
        {
          text: `Of ${grouped(population)}, ${bound}% is $${tex(key)}$.`,
          claim: `${population}*${bound}/100 = ${toNumber(key)}`,
        },
      ],
      hint: "Which percents are plausible for the group that the question is about?",
      tip: "Never add a margin in percentage points to a number of people: convert it first.",
      archetype: "QF08",
    };
  },
  facts: ({ scenario, sampled, population, percent, margin }, at) => {
    const { members, where, does, doesNot } = scenario;
    const all = `${grouped(population)} ${members}`;
    return {
      kind: "value",
      given: [`p = ${percent}/100`, `e = ${margin}/100`, `s = ${at.second ? "p" : "1 - p"}`],
      ask: `${population}*(s ${at.first ? "+" : "-"} e)`,
      told: [
        `from ${all} ${where}, a sample of ${grouped(sampled)}`,
        `${percent}% ${does}`,
        `margin of error of ${margin} percentage points`,
        `${at.first ? "greatest" : "smallest"} plausible value for the number`,
        `of the ${all}`,
        at.second ? does : doesNot,
      ],
      setting: sampleSize(sampled),
    };
  },
});

/** What a sample with its margin of error makes plausible: a mean, a total, a number. */
export const estimateWithAMarginOfError = defineLevels({
  id: "estimate-with-a-margin-of-error",
  version: 2,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF02", "QF03", "QF08"],
  optionDesign: "orbit",
  Easy: plausible,
  Medium: ofTotal,
  Hard: ofCount,
});
