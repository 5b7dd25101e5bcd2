import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { type SurveyScenario, surveyScenarios, thatPlace } from "@sat/content/scenarios/surveys";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { grouped } from "../../../math/print.ts";

interface Claims {
  readonly scenario: SurveyScenario;
  readonly sampled: number;
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
    return {
      scenario: chance.pick(surveyScenarios),
      sampled: 50 * chance.int(8, 30),
      margin,
      bounds,
      place,
      percent: chance.int(from + margin + 1, from + gap - margin - 1),
    };
  },
  build: ({ scenario, sampled, margin, bounds, place, percent }) => {
    const { members, who, where, does } = scenario;
    const [low, high] = [percent - margin, percent + margin];
    return {
      question: `Of a random sample of ${grouped(sampled)} of the ${members} ${where}, ${percent}% ${does}. The margin of error for this estimate is ${margin} percentage points. Which claim about the percent of all the ${members} ${thatPlace(scenario)} ${who} ${does} does the sample best support?`,
      options: PLACES.map((each) => {
        const face = { text: claim(bounds, each), order: each };
        const [from, to] = rangeOf(bounds, each);
        if (each === place) return right(face, `The interval goes from ${low}% to ${high}%.`);
        const bound = each > place ? from : to;
        return wrong(
          face,
          "margin-of-error-misread",
          `From ${percent}% to ${bound}% it is ${Math.abs(bound - percent)} percentage points, more than the margin of error.`,
        );
      }),
      opening: "Find the interval of plausible percents, then look for the claim that holds it.",
      steps: [
        {
          text: `The interval goes from ${percent}% less ${margin} to ${percent}% plus ${margin}, so from ${low}% to ${high}%.`,
          claim: `${percent} - ${margin} = ${low}`,
        },
        {
          text: `All of it agrees with the claim “${claim(bounds, place)}”`,
          claim: `${rangeOf(bounds, place)[0]} < ${low} < ${high} < ${rangeOf(bounds, place)[1]}`,
        },
      ],
      hint: "What are the least and the greatest plausible percent?",
      tip: "A claim is supported only when it holds at both ends of the interval.",
      archetype: "QF12",
    };
  },
  facts: ({ scenario: { members, does }, sampled, margin, bounds, percent }) => ({
    kind: "statement",
    given: [`p = ${percent} - ${margin}`, `q = ${percent} + ${margin}`],
    claims: Object.fromEntries(
      PLACES.map((each) => {
        const [from, to] = rangeOf(bounds, each);
        return [claim(bounds, each), [`p >= ${from}`, `q <= ${to}`]];
      }),
    ),
    told: [
      `random sample of ${grouped(sampled)} of the ${members}`,
      `${percent}% ${does}`,
      `margin of error is ${margin} percentage points`,
      `percent of all the ${members}`,
      does,
      "the sample best support",
    ],
    setting: sampleSize(sampled),
  }),
});

/** The claim about a percent that a sample supports. */
export const supportedClaimAboutAPercent = defineLevels({
  id: "supported-claim-about-a-percent",
  version: 1,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF12"],
  optionDesign: "orbit",
  Medium: supported,
});
