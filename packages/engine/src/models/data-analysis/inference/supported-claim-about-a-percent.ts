import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { type SurveyScenario, surveyScenarios } from "@sat/content/scenarios/surveys";
import { surveyTold } from "../../../craft/data/survey-told.ts";
import { sampleSize, settingOf } from "../../../craft/wording/setting.ts";
import { grouped } from "../../../math/print.ts";

interface Claims {
  readonly scenario: SurveyScenario;
  readonly sampled: number;
  readonly population: number;
  readonly margin: number;
  /** The bounds between four possible claims, drawn before the sample is. */
  readonly bounds: readonly [number, number, number];
  /** Which of the claims the sample supports, and its estimate. */
  readonly place: number;
  readonly percent: number;
}

const PLACES = [0, 1, 2, 3] as const;

/** The percents that a claim allows. */
function rangeOf([low, middle, high]: Claims["bounds"], place: number): readonly [number, number] {
  return [
    [0, low],
    [low, middle],
    [middle, high],
    [high, 100],
  ][place] as [number, number]; // four places
}

function claim(bounds: Claims["bounds"], place: number): string {
  const [from, to] = rangeOf(bounds, place);
  if (place === 0) return `It is less than ${to}%.`;
  return place === 3 ? `It is more than ${from}%.` : `It is between ${from}% and ${to}%.`;
}

/** How far from the estimate the percents of a claim are. */
function tooFar(
  { bounds, place, percent, margin }: Pick<Claims, "bounds" | "place" | "percent" | "margin">,
  each: number,
): string {
  const [from, to] = rangeOf(bounds, each);
  const [side, work] =
    each > place
      ? ["above", `${from} - ${percent} = ${from - percent}`]
      : ["below", `${percent} - ${to} = ${percent - to}`];
  const ranges = [`below ${to}%`, `between ${from}% and ${to}%`, `above ${from}%`];
  const range = ranges[each === 0 ? 0 : each === 3 ? 2 : 1] ?? "";
  return `Percents ${range} are more than $${work}$ percentage points ${side} the estimate, and the margin of error is only ${margin}%.`;
}

/** Which claim about the percent of all a sample with its margin of error supports. */
const supported = level<Claims>({
  space: 500_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const margin = chance.int(2, 4);
    const gap = 2 * margin + chance.int(2, 5);
    const low = chance.int(gap + 4, 92 - 3 * gap);
    const bounds = [low, low + gap, low + 2 * gap] as const;
    const place = chance.pick(PLACES);
    const from = low + (place - 1) * gap;
    const percent = chance.int(from + margin + 1, from + gap - margin - 1);
    const scenario = chance.pick(
      surveyScenarios.filter(({ percents: [least, most] }) => percent >= least && percent <= most),
    );
    const sampled = 20 * chance.int(20, 75);
    const [fewest, greatest] = scenario.population.map((size) => size / 10);
    const population = 10 * chance.int(fewest ?? 1, greatest ?? 1);
    return { scenario, sampled, population, margin, bounds, place, percent };
  },
  build: ({ scenario, sampled, population, margin, bounds, place, percent }) => {
    const { members, who, does } = scenario;
    const [low, high] = [percent - margin, percent + margin];
    return {
      question: `${surveyTold({ scenario, sampled, population })}. Based on the sample, it is estimated that ${percent}% of the ${members} ${does}, with an associated margin of error of ${margin}%. Which claim about the percent of all the ${members} ${who} ${does} is best supported?`,
      options: PLACES.map((each) => {
        const face = { text: claim(bounds, each), order: each };
        return each === place
          ? right(face, `Both ends of the interval, ${low}% and ${high}%, satisfy it.`)
          : wrong(
              face,
              "margin-of-error-misread",
              tooFar({ bounds, place, percent, margin }, each),
            );
      }),
      opening: "The claim must hold for every plausible percent, so find their interval first.",
      steps: [
        {
          text: `Subtract the margin of error to find the least plausible percent.\n\n$${percent}\\% - ${margin}\\% = ${low}\\%$`,
          claim: `${percent} - ${margin} = ${low}`,
        },
        {
          text: `Add the margin of error to find the greatest plausible percent.\n\n$${percent}\\% + ${margin}\\% = ${high}\\%$`,
          claim: `${percent} + ${margin} = ${high}`,
        },
        {
          text: `Every percent from ${low}% to ${high}% satisfies this claim, and none satisfies another: “${claim(bounds, place)}”`,
          claim: `${rangeOf(bounds, place)[0]} < ${low} < ${high} < ${rangeOf(bounds, place)[1]}`,
        },
      ],
      hint: `Which percents are within ${margin} percentage points of ${percent}%?`,
      tip: "A claim is supported only when it holds at both ends of the interval.",
      archetype: "QF12",
    };
  },
  facts: ({
    scenario: { members, where, does },
    sampled,
    population,
    margin,
    bounds,
    percent,
  }) => ({
    kind: "statement",
    given: [`p = ${percent} - ${margin}`, `q = ${percent} + ${margin}`],
    claims: Object.fromEntries(
      PLACES.map((each) => {
        const [from, to] = rangeOf(bounds, each);
        return [claim(bounds, each), [`p >= ${from}`, `q <= ${to}`]];
      }),
    ),
    told: [
      `random sample of ${grouped(sampled)} of the ${grouped(population)} ${members} ${where}`,
      `${percent}% of the ${members} ${does}`,
      `margin of error of ${margin}%`,
      `percent of all the ${members}`,
      `${does} is best supported`,
    ],
    setting: {
      ...sampleSize(sampled),
      ...settingOf("A percent of all does not depend on how many they are.", population),
    },
  }),
});

/** The claim about a percent that a sample supports. */
export const supportedClaimAboutAPercent = defineLevels({
  id: "supported-claim-about-a-percent",
  version: 3,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF12"],
  optionDesign: "orbit",
  Medium: supported,
});
