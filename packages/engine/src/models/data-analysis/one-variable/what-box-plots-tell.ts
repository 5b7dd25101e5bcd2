import { type Five, boxPlots } from "../../../craft/figures/box-plot.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  readingOptions,
  readingSteps,
  HINTS,
  OPENINGS,
  TIPS,
  read,
  ASKS,
  type Ask,
} from "../../../craft/data/box-readings.ts";
import { exactOf } from "../../../craft/data/decimals.ts";
import { areDistinct, areOfLikeForms } from "../../../craft/options/option.ts";
import {
  type GroupScenario,
  groupScenarios,
  measuresOf,
} from "@sat/content/scenarios/measured-groups";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { capitalized } from "../../../language/noun.ts";

const CODES: Readonly<Record<Ask, string>> = {
  median: "mid",
  range: "high - low",
  "interquartile range": "q3 - q1",
  "third quartile": "q3",
};

/** Distances between ticks that suit the measure. */
function stepsFor({ from, to }: GroupScenario): readonly number[] {
  return to - from > 50 ? [4, 5] : [1.5, 2.5];
}

/** The least value that is likely, in ticks. */
function lowest({ from }: GroupScenario, step: number): number {
  return Math.ceil((0.6 * from) / step);
}

interface OneBox {
  readonly scenario: GroupScenario;
  readonly count: number;
  readonly five: Five;
  readonly step: number;
  readonly ask: Ask;
}

/** The values of box ends and whiskers by name, in calculator syntax. */
function named(prefix: string, five: Five): string[] {
  return ["low", "q1", "mid", "q3", "high"].map(
    (name, at) => `${prefix}${name} = ${five[at] ?? 0}`,
  );
}

/** One number that a box plot shows. */
const ofOne = level<OneBox>({
  space: 300_000,
  steps: 1,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const step = chance.pick(stepsFor(scenario));
    const places = chance.sample(
      Array.from({ length: 14 }, (_, at) => at),
      5,
    );
    const base = lowest(scenario, step) + chance.int(0, 2);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = places
      .toSorted((one, other) => one - other)
      .map((place) => step * (base + place));
    const five = [a, b, c, d, e] as const;
    const readings = Object.values(read(five)).map(exactOf);
    // Halfway between the ends of the box is where a median is looked for in vain.
    chance.require(areDistinct([...readings, exactOf((b + d) / 2)]), "readings alike");
    chance.require(areOfLikeForms(readings), "one option of another form");
    return { scenario, count: chance.int(20, 60), five, step, ask: chance.pick(ASKS) };
  },
  build: ({ scenario, count, five, step, ask }) => {
    const { members, measure, unit } = scenario;
    return {
      question: `The box plot summarizes the ${measuresOf(scenario)}, in ${unit}, of ${count} ${members}. What is the ${ask}, in ${unit}, of these ${measuresOf(scenario)}?`,
      figure: boxPlots({
        label: `${capitalized(measure)} (${unit})`,
        boxes: [{ name: "", five }],
        step,
      }),
      options: readingOptions(five, ask),
      opening: OPENINGS[ask],
      steps: readingSteps(five, ask),
      hint: HINTS[ask],
      tip: TIPS[ask],
      archetype: "QC07",
    };
  },
  facts: ({ scenario, count, five, ask }) => ({
    kind: "value",
    given: [...named("", five)],
    ask: CODES[ask],
    told: [
      `${measuresOf(scenario)}, in ${scenario.unit}, of ${count} ${scenario.members}`,
      `the ${ask}, in ${scenario.unit}, of these ${measuresOf(scenario)}`,
    ],
    setting: settingOf("The data are so many.", count),
  }),
});

/** One set lies so that three quarters of it are on one side of the other's median. */
interface TwoBoxes {
  readonly scenario: GroupScenario;
  readonly step: number;
  /** Five numbers of the set that lies further up, in steps, and of the other. */
  readonly upper: Five;
  readonly lower: Five;
  readonly at: Twists;
}

/** First twist: which group the claim speaks of; second: whether its values are the greater ones. */
function statement(scenario: GroupScenario, { first, second }: Twists): string {
  const { labels } = scenario;
  const [one, other] = first ? labels : labels.toReversed();
  const side = second ? "greater" : "less";
  return `At least 75% of the ${measuresOf(scenario)} for the ${lower(one)} are ${side} than or equal to the median for the ${lower(other)}.`;
}

function lower(label: string | undefined): string {
  return (label ?? "").toLowerCase();
}

/** The boxes of the two groups in the order of their labels. */
function boxesOf(boxes: TwoBoxes): readonly [Five, Five] {
  const { scenario, step, upper, lower: under, at } = boxes;
  const base = lowest(scenario, step);
  const value = (place: number) => step * (base + place);
  const steps = at.second ? [upper, under] : [mirrored(upper), mirrored(under)];
  const [one, other] = steps.map(([a, b, c, d, e]): Five => [
    value(a),
    value(b),
    value(c),
    value(d),
    value(e),
  ]);
  if (one === undefined || other === undefined) throw new RangeError("two boxes expected");
  return at.first ? [one, other] : [other, one];
}

const TOP = 18; // steps in a plot

function mirrored([a, b, c, d, e]: Five): Five {
  return [TOP - e, TOP - d, TOP - c, TOP - b, TOP - a];
}

/** What must be true of the data behind two box plots. */
const ofTwo = level<TwoBoxes>({
  space: 150_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const more = (most: number) => chance.int(1, most);
    const median = chance.int(4, 6);
    const q1 = median + chance.int(0, 1);
    const mid = q1 + more(3);
    const q3 = mid + more(2);
    const upper = [
      Math.max(1, q1 - more(4)),
      q1,
      mid,
      q3,
      Math.min(TOP - 1, q3 + more(4)),
    ] as const;
    const underQ1 = median - more(2);
    const underQ3 = mid + more(2);
    const under = [
      Math.max(0, underQ1 - more(2)),
      underQ1,
      median,
      underQ3,
      Math.min(TOP, underQ3 + more(4)),
    ] as const;
    const scenario = chance.pick(groupScenarios);
    const step = chance.pick(stepsFor(scenario));
    return { scenario, step, upper, lower: under, at: twists(chance) };
  },
  build: (boxes) => {
    const { scenario, step, at } = boxes;
    const { members, groups, measure, unit, labels } = scenario;
    const both = boxesOf(boxes);
    const [subject, other] = at.first ? [both[0], both[1]] : [both[1], both[0]];
    const [name, otherName] = (at.first ? labels : labels.toReversed()).map(lower);
    const quartile = at.second ? subject[1] : subject[3];
    const [end, side, otherEnd, opposite] = at.second
      ? ["first", "greater", "third", "less"]
      : ["third", "less", "first", "greater"];
    const far = at.second ? subject[3] : subject[1];
    const [otherQuartile, otherFar] = at.second ? [other[1], other[3]] : [other[3], other[1]];
    return {
      question: `The box plots summarize the ${measuresOf(scenario)}, in ${unit}, of the ${members} ${groups[0]} and of those ${groups[1]}. Which statement about the two data sets must be true?`,
      figure: boxPlots({
        label: `${capitalized(measure)} (${unit})`,
        boxes: labels.map((label, group) => ({ name: label, five: both[group] ?? both[0] })),
        step,
      }),
      options: reasonedStatements({
        at,
        text: (each) => statement(scenario, each),
        why: `The ${end} quartile for the ${name}, $${quartile}$, is not ${opposite} than $${other[2]}$, the median for the ${otherName}.`,
        faults: [
          {
            code: "quantities-exchanged",
            why: `This exchanges the two box plots: the ${end} quartile for the ${otherName}, $${otherQuartile}$, is ${opposite} than $${subject[2]}$, the median for the ${name}.`,
          },
          {
            code: "comparison-turned-around",
            why: `The ${otherEnd} quartile for the ${name}, $${far}$, is ${side} than $${other[2]}$, so more than a quarter of these values can be ${side} than the median for the ${otherName}.`,
          },
          {
            code: "comparison-turned-around",
            why: `This turns the true comparison around, but the ${otherEnd} quartile for the ${otherName}, $${otherFar}$, is ${side} than $${subject[2]}$, the median for the ${name}.`,
          },
        ],
      }),
      opening:
        "Three quarters of the data lie at or above the first quartile, and at or below the third.",
      steps: [
        {
          text: `For the ${name}, the ${end} quartile is $${quartile}$, so at least 75% of these ${measuresOf(scenario)} are ${side} than or equal to $${quartile}$.`,
        },
        {
          text: `Compare it with the median for the ${otherName}.\n\n$${quartile} ${at.second ? "\\ge" : "\\le"} ${other[2]}$`,
          claim: at.second ? `${other[2]} <= ${quartile}` : `${other[2]} >= ${quartile}`,
        },
        {
          text: `So at least 75% of the ${measuresOf(scenario)} for the ${name} are ${side} than or equal to the median for the ${otherName}.`,
        },
        {
          text: `The reverse statement about the ${otherName} is tempting, but it need not be true: their ${otherEnd} quartile, $${otherFar}$, is ${side} than $${subject[2]}$, the median for the ${name}.`,
        },
      ],
      hint: `What part of the ${measuresOf(scenario)} for one group is at or above the left end of its box, and what part is at or below the right end?`,
      tip: "A box plot splits the data into quarters: compare the ends of one box with the median of the other.",
      archetype: "QC08",
    };
  },
  facts: (boxes) => {
    const { scenario } = boxes;
    const [one, other] = boxesOf(boxes);
    return {
      kind: "statement",
      given: [...named("a", one), ...named("b", other)],
      claims: statementClaims(
        (at) => statement(scenario, at),
        (at) => [claimOf(at)],
      ),
      told: [
        `${measuresOf(scenario)}, in ${scenario.unit}, of the ${scenario.members} ${scenario.groups[0]}`,
        `of those ${scenario.groups[1]}`,
        "statement about the two data sets must be true",
      ],
    };
  },
});

/** Quartile of the one group against the median of the other, in calculator syntax. */
function claimOf({ first, second }: Twists): string {
  const [one, other] = first ? ["a", "b"] : ["b", "a"];
  return second ? `${one}q1 >= ${other}mid` : `${one}q3 <= ${other}mid`;
}

/** What one box plot shows, and what must be true of the data behind two. */
export const whatBoxPlotsTell = defineLevels({
  id: "what-box-plots-tell",
  version: 4,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC07", "QC08"],
  optionDesign: "orbit",
  Easy: ofOne,
  Hard: ofTwo,
});
