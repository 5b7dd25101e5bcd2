import { type BallotChoice, ballotChoices } from "@sat/content/scenarios/ballot-choices";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether the first choice is asked about, and whether the undecided stay undecided. */
type VotesFork = "first" | "undecided";

interface Votes {
  readonly choice: BallotChoice;
  readonly one: number;
  readonly other: number;
  readonly undecided: number;
  readonly population: number;
  readonly ways: Ways<VotesFork>;
}

const ALONE = [
  [3, 4],
  [4, 5],
  [2, 3],
  [5, 6],
  [3, 5],
] as const;

function votesWork(votes: Votes, { first, undecided }: Ways<VotesFork>) {
  const { one, other, population } = votes;
  const whole = undecided ? sum(one, other, votes.undecided) : sum(one, other);
  return times(quotient(first ? one : other, whole), population);
}

function votesSlips(votes: Votes): PoolSlip[] {
  const { choice, one, other, undecided, population, ways } = votes;
  const chosen = ways.first ? one : other;
  const { answers } = choice;
  const [asked, rival] = ways.first ? answers : [answers[1], answers[0]];
  const all = sum(one, other, undecided);
  return [
    ...slipsAtForks({
      ways,
      work: (each) => votesWork(votes, each),
      slips: {
        first: {
          code: "wrong-row-or-column",
          deed: `using the row for “${rival}”`,
          step: 1,
        },
        undecided: {
          code: "wrong-total",
          deed: ways.undecided
            ? "leaving the undecided voters out of the sample"
            : "dividing by all the voters in the sample, the undecided ones too,",
          isClassic: true,
          step: 2,
        },
      },
    }),
    slipTo(times(quotient(sum(chosen, quotient(undecided, 2)), all), population), {
      code: "condition-unchecked",
      deed: `giving half of the undecided voters to “${asked}”`,
      step: 2,
    }),
    slipTo(times(quotient(sum(chosen, undecided), all), population), {
      code: "condition-unchecked",
      deed: `giving all the undecided voters to “${asked}”`,
      step: 2,
    }),
    slipTo(times(quotient(chosen, chosen === one ? other : one), population), {
      code: "wrong-total",
      deed: `dividing by the number for “${rival}” instead of the total`,
      step: 3,
    }),
    slipTo(times(quotient(undecided, all), population), {
      code: "wrong-row-or-column",
      deed: "using the row for undecided voters",
      step: 1,
    }),
  ].filter(({ face: { order = 0 } }) => Number.isInteger(order) && order < population);
}

/** The votes for a choice among all voters, from a random sample with some undecided. */
export const fromVotes = poolLevel<Votes>({
  isEven: true,
  space: 400_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const [p, q] = chance.pick(ALONE);
    const size = chance.int(20, 70);
    const population = size * p * q * chance.int(5, 60);
    chance.require(population >= 2_000 && population <= 60_000, "no likely population");
    const decided = p * size;
    const one = chance.int(Math.ceil(decided / 4), Math.floor((3 * decided) / 4));
    const [other, undecided] = [decided - one, q * size - decided];
    chance.require(one !== other, "a tie");
    const ways = drawWays(chance, "first", "undecided");
    return { choice: chance.pick(ballotChoices), one, other, undecided, population, ways };
  },
  key: (votes) => numeral(workOut(votesWork(votes, votes.ways))),
  slips: votesSlips,
  word: (votes) => {
    const { choice, one, other, undecided, population, ways } = votes;
    const { about, voters } = choice;
    const [first, second] = choice.answers;
    const asked = ways.first ? first : second;
    const chosen = ways.first ? one : other;
    const counts = ways.undecided ? [one, other, undecided] : [one, other];
    const whole = workOut(sum(...counts));
    const [total, key] = [grouped(population), workOut(votesWork(votes, ways))];
    return {
      question: `A random sample of the ${total} ${voters} answered a question about ${about}, and the table shows the results. ${ways.undecided ? `Based on the sample, what is the best estimate of the number of the ${total} voters who would answer “${asked}”?` : `If all ${total} voters vote and the undecided voters split in the same ratio as the others, what is the best estimate of the number of votes for “${asked}”?`}`,
      figure: dataTable(
        `Table of answers about ${about}`,
        ["Answer", "Number of voters in the sample"],
        [
          [first, one],
          [second, other],
          ["Undecided", undecided],
        ],
      ),
      why: ways.undecided
        ? `The undecided voters are part of the sample, so the share is $${chosen}$ of $${tex(whole)}$.`
        : `The undecided voters do not change the share, $${chosen}$ of $${tex(whole)}$ decided voters.`,
      opening: ways.undecided
        ? "The undecided voters are a part of the sample, so they belong to the total."
        : "The undecided voters split in the ratio of the others, so the decided voters give the share.",
      steps: [
        stepTo(
          ways.undecided
            ? "Add all the voters in the sample."
            : "Add the voters in the sample who have decided.",
          equation(sum(...counts), whole),
        ),
        stepTo(
          `Of these, $${chosen}$ answered “${asked}.” Apply this share to all voters.`,
          equation(times(quotient(chosen, whole), population), key),
        ),
        { text: `The best estimate is $${tex(key)}$ ${ways.undecided ? "voters" : "votes"}.` },
      ],
      hint: ways.undecided
        ? `How many voters are in the sample, with the $${undecided}$ undecided ones?`
        : `If the $${undecided}$ undecided voters split in the ratio of the others, which voters give the share?`,
      tip: "Decide who belongs in the denominator before you set up a proportion.",
      archetype: "QF09",
    };
  },
  facts: ({ choice, one, other, undecided, population, ways }) => {
    const { about } = choice;
    const [first, second] = choice.answers;
    const asked = ways.first ? first : second;
    const all = `${grouped(population)} ${choice.voters}`;
    const whole = ways.undecided ? `${one} + ${other} + ${undecided}` : `${one} + ${other}`;
    return {
      kind: "value",
      given: [`x/${population} = ${ways.first ? one : other}/(${whole})`],
      ask: "x",
      told: [
        `random sample of the ${all}`,
        about,
        ...(ways.undecided
          ? [`number of the ${grouped(population)} voters who would answer ${asked}`]
          : [
              `all ${grouped(population)} voters`,
              `split in the same ratio, number of votes for ${asked}`,
            ]),
      ],
      setting: settingOf("It names an answer.", asked),
    };
  },
});
