import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type SurveyScenario, surveyScenarios } from "@sat/content/scenarios/surveys";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { decimal } from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import { rational, toNumber } from "../../../math/rational.ts";

interface Sample {
  readonly scenario: SurveyScenario;
  readonly sampled: number;
  readonly population: number;
  readonly found: number;
}

/** First twist: those who do are asked for; second: the number found is a percent. */
const fromShare = siblingLevel<Sample>({
  space: 200_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const sampled = chance.pick([50, 150, 200, 250, 300, 350, 400, 500, 600]);
    const times = chance.int(8, 90);
    const population = sampled * times;
    const found = chance.int(6, Math.min(sampled, 100) - 6);
    chance.require((sampled * found) % 100 === 0 && population % 100 === 0, "no whole percents");
    return {
      scenario: chance.pick(surveyScenarios),
      sampled,
      population,
      found,
    };
  },
  answer: ({ sampled, population, found }, { first, second }) => {
    const those = rational(population * found, second ? 100 : sampled);
    return first ? those : population - toNumber(those);
  },
  word: ({ scenario, sampled, population, found }, at, key) => {
    const { members, who, where, does, doesNot } = scenario;
    const share = at.second ? `${found}%` : `${found}`;
    const part = at.second ? found / 100 : found / sampled;
    const doers = Math.round(part * population);
    const total = grouped(population);
    return {
      question: `In a random sample of ${sampled} of the ${total} ${members} ${where}, ${share} of the ${members} in the sample ${does}. Based on the sample, which is the best estimate of the number of all ${total} ${members} ${who} ${at.first ? does : doesNot}?`,
      why: "The share in a random sample is the best estimate of the share among all.",
      slips: [
        {
          code: "rest-for-part",
          deed: `counting those ${who} ${at.first ? doesNot : does}`,
        },
        {
          code: "percent-misread",
          deed: at.second
            ? `taking $${found}$ as a number out of $${sampled}$, not as a percent`
            : `taking $${found}$ as a percent, not as a number out of $${sampled}$`,
        },
      ],
      opening: "Apply the share found in the random sample to the whole group.",
      steps: [
        {
          text: at.second
            ? `The share in the sample is ${found}%, so the estimate is $${tex(decimal(rational(found, 100)))} \\cdot ${tex(population)} = ${tex(doers)}$.`
            : `The share in the sample is $${found}$ out of $${sampled}$, so the estimate is $\\frac{${found}}{${sampled}} \\cdot ${tex(population)} = ${tex(doers)}$.`,
          claim: `${population}*${found}/${at.second ? 100 : sampled} = ${doers}`,
        },
        ...(at.first
          ? []
          : [
              {
                text: `The others are $${tex(population)} - ${tex(doers)} = ${tex(key)}$.`,
                claim: `${population} - ${doers} = ${toNumber(key)}`,
              },
            ]),
      ],
      hint: "What part of the sample is it? The same part of the whole group is the best estimate.",
      tip: "Read on to the last word: a question may ask for those who do or for those who do not.",
      archetype: "QF01",
    };
  },
  facts: ({ scenario, sampled, population, found }, at) => {
    const { members, who, where, does, doesNot } = scenario;
    return {
      kind: "value",
      given: [`p = ${found}/${at.second ? 100 : sampled}`],
      ask: at.first ? `${population}*p` : `${population}*(1 - p)`,
      told: [
        `random sample of ${sampled} of the ${grouped(population)} ${members} ${where}`,
        `${found}${at.second ? "%" : ""} of the ${members} in the sample ${does}`,
        `number of all ${grouped(population)} ${members} ${who} ${at.first ? does : doesNot}`,
      ],
      setting: at.second ? settingOf("The share is told as a percent.", sampled) : {},
    };
  },
});

/** Choices between which voters decide. */
const CHOICES = [
  ["Route 1", "Route 2", "the new bus route"],
  ["Park", "Library", "the use of a lot"],
  ["Blue design", "Green design", "the city flag"],
  ["Spring", "Fall", "the season of a festival"],
  ["Bike lane", "Parking lane", "the use of a street"],
  ["Solar plan", "Wind plan", "a source of power"],
  ["Diaz", "Okafor", "the office of mayor"],
  ["Chen", "Novak", "the school board"],
] as const;

interface Votes {
  readonly choice: (typeof CHOICES)[number];
  readonly one: number;
  readonly other: number;
  readonly undecided: number;
  readonly population: number;
}

const ALONE = [
  [3, 4],
  [4, 5],
  [2, 3],
  [5, 6],
  [3, 5],
] as const;

/** First twist: the first choice is asked about; second: the undecided stay undecided. */
const fromVotes = siblingLevel<Votes>({
  space: 400_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const [p, q] = chance.pick(ALONE);
    const size = chance.int(20, 70);
    const population = size * p * q * chance.int(5, 60);
    chance.require(population >= 2_000 && population <= 60_000, "no likely population");
    const decided = p * size;
    const one = chance.int(Math.ceil(decided / 4), Math.floor((3 * decided) / 4));
    return {
      choice: chance.pick(CHOICES),
      one,
      other: decided - one,
      undecided: q * size - decided,
      population,
    };
  },
  answer: ({ one, other, undecided, population }, { first, second }) =>
    rational(population * (first ? one : other), one + other + (second ? undecided : 0)),
  word: ({ choice, one, other, undecided, population }, at, key) => {
    const [first, second, about] = choice;
    const asked = at.first ? first : second;
    const votes = at.first ? one : other;
    const [all, decided] = [one + other + undecided, one + other];
    const total = grouped(population);
    return {
      question: `The table shows how a random sample of the ${total} voters in a city answered a question about ${about}. ${at.second ? `Based on the sample, which is the best estimate of the number of the ${total} voters who would answer “${asked}” to this question?` : `Suppose all ${total} voters vote and the undecided voters split in the same ratio as the others. Based on the sample, which is the best estimate of the number of votes for “${asked}”?`}`,
      figure: dataTable(
        `Table of answers about ${about}`,
        ["Answer", "Number of voters in the sample"],
        [
          [first, one],
          [second, other],
          ["Undecided", undecided],
        ],
      ),
      why: `It is the share of $${votes}$ out of $${at.second ? all : decided}$ of all voters.`,
      slips: [
        { code: "wrong-row-or-column", deed: `using the row for “${at.first ? second : first}”` },
        {
          code: "wrong-total",
          deed: at.second
            ? "leaving the undecided voters out of the sample"
            : "leaving the undecided voters undecided",
        },
      ],
      opening: at.second
        ? "The undecided voters are a part of the sample, so they belong to the whole."
        : "As the undecided split like the others, only the others decide the share.",
      steps: [
        {
          text: at.second
            ? `The sample has $${one} + ${other} + ${undecided} = ${all}$ voters.`
            : `Without the undecided, the sample has $${one} + ${other} = ${decided}$ voters.`,
          claim: at.second
            ? `${one} + ${other} + ${undecided} = ${all}`
            : `${one} + ${other} = ${decided}`,
        },
        {
          text: `The estimate is $\\frac{${votes}}{${at.second ? all : decided}}$ of ${total}, which is ${inline(key)}.`,
          claim: `${population}*${votes}/${at.second ? all : decided} = ${toNumber(key)}`,
        },
      ],
      hint: "Which voters of the sample make up the whole for this question?",
      tip: "Decide who belongs to the denominator before you set up a proportion.",
      archetype: "QF09",
    };
  },
  facts: ({ choice, one, other, undecided, population }, at) => {
    const [first, second, about] = choice;
    const asked = at.first ? first : second;
    const voters = `${grouped(population)} voters`;
    const all = at.second ? `${one} + ${other} + ${undecided}` : `${one} + ${other}`;
    return {
      kind: "value",
      given: [`x/${population} = ${at.first ? one : other}/(${all})`],
      ask: "x",
      told: [
        `random sample of the ${voters}`,
        about,
        ...(at.second
          ? [`number of the ${voters} who would answer ${asked}`]
          : [`all ${voters}`, `split in the same ratio, number of votes for ${asked}`]),
      ],
      setting: settingOf("It names an answer.", asked),
    };
  },
});

/** A number in a whole group estimated from a random sample of it. */
export const estimateForAPopulation = defineLevels({
  id: "estimate-for-a-population",
  version: 2,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF01", "QF09"],
  optionDesign: "orbit",
  Easy: fromShare,
  Medium: fromVotes,
});
