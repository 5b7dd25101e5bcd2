import { type HandingOut, handingOut } from "@sat/content/scenarios/handing-out";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import {
  type PoolMisstep,
  type PoolSlip,
  countSlips,
  slipTo,
} from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

interface Shares {
  readonly scenario: HandingOut;
  /** What each gets the first time, and how many more the second time. */
  readonly fewer: number;
  readonly gap: number;
  /** How many are over with the smaller share, and over or missing with the larger. */
  readonly over: number;
  readonly second: number;
}

/** Whether some are missing the second time, and whether the things are asked, not the getters. */
type Fork = "short" | "things";

interface Problem {
  readonly shares: Shares;
  readonly ways: Ways<Fork>;
}

/** How many the larger shares take beyond the smaller ones. */
function moreWork({ shares: { over, second }, ways: { short } }: Problem): Expression {
  return sum(over, short ? second : -second);
}

/** What is asked for, by the number of getters. */
function askedBy(getters: Expression, { shares: { fewer, over }, ways }: Problem): Expression {
  return ways.things ? sum(times(fewer, getters), over) : getters;
}

function gettersWork(problem: Problem): Expression {
  const { gap } = problem.shares;
  return quotient(moreWork(problem), gap);
}

/** What is left over, or missing, stays uncounted in the number of things. */
function remainderSlips(problem: Problem): PoolSlip[] {
  const { fewer, gap, over, second } = problem.shares;
  const getters = gettersWork(problem);
  return [
    slipTo(times(fewer, getters), {
      code: "term-left-out",
      deed: `leaving out the $${over}$ left over`,
      step: 4,
    }),
    slipTo(times(fewer + gap, getters), {
      code: "term-left-out",
      deed: `leaving out the $${second}$ that are ${problem.ways.short ? "still needed" : "left over"} the second time`,
      step: 4,
    }),
  ];
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { shares, ways } = problem;
  const { scenario, fewer, gap, over, second } = shares;
  const { things, getters: name } = scenario;
  const wrongly = (work: Expression, slip: PoolMisstep) => slipTo(askedBy(work, problem), slip);
  return [
    ...slipsAtForks({
      ways,
      work: (each) => {
        const other = { shares, ways: each };
        return askedBy(gettersWork(other), other);
      },
      slips: {
        short: {
          code: "opposite-operation",
          deed: ways.short
            ? `subtracting the $${second}$ ${things} still needed from the $${over}$ left over`
            : `adding the two numbers of ${things} left over`,
          isClassic: true,
          step: 2,
        },
        things: ways.things
          ? { code: "stopped-early", deed: `stopping at the number of ${name}`, step: 4 }
          : { code: "another-quantity", deed: `finding the number of ${things}`, step: 4 },
      },
    }),
    wrongly(moreWork(problem), {
      code: "stopped-early",
      deed: `leaving out the division by the difference of $${gap}$`,
      step: 3,
    }),
    wrongly(quotient(over, gap), {
      code: "term-left-out",
      deed: `leaving out the $${second}$ that are ${ways.short ? "still needed" : "left over"} the second time`,
      step: 2,
    }),
    wrongly(quotient(moreWork(problem), gap + 1), {
      code: "off-by-one",
      deed: `counting both $${fewer}$ and $${fewer + gap}$ in the difference of the shares`,
      step: 3,
    }),
    ...(ways.things ? remainderSlips(problem) : []),
  ];
}

/** The situation and the question. */
function textsOf({ shares, ways: { short, things: isThings } }: Problem) {
  const { scenario, fewer, gap, over, second } = shares;
  const { setting, things, each, gets, askGetters, askThings } = scenario;
  const rest = short
    ? `${second} additional ${things} are needed`
    : `${second} ${things} are left over`;
  return [
    `${setting}. If each ${each} ${gets} ${fewer} ${things}, ${over} ${things} are left over. If each ${each} ${gets} ${fewer + gap} ${things}, ${rest}.`,
    isThings ? askThings : askGetters,
  ] as const;
}

/** Two ways to share the same things; the number of getters, or of things, is asked. */
const twoWays = poolLevel<Problem>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(handingOut);
    const { lot, share, most } = scenario;
    const gap = chance.int(2, 5);
    const [parts, others] = [chance.int(6, most), chance.int(2, 16)];
    chance.require(others < parts && parts + others <= most, "the numbers do not suit");
    const fewer = chance.int(...share);
    chance.require(gap * parts <= 3 * fewer, "too many are left over");
    const [over, second] = [lot * gap * parts, lot * gap * others];
    const shares = { scenario, fewer: lot * fewer, gap: lot * gap, over, second };
    return { shares, ways: drawWays(chance, "short", "things") };
  },
  key: (problem) => numeral(workOut(askedBy(gettersWork(problem), problem))),
  slips: (problem) => countSlips(slipsOf(problem)),
  word: (problem) => {
    const { scenario, fewer, gap, over, second } = problem.shares;
    const { short, things: isThings } = problem.ways;
    const { things, getters } = scenario;
    const count = workOut(gettersWork(problem)).num;
    const total = fewer * count + over;
    const rest = short ? -second : second;
    const [first, other] = [polynomial([over, fewer], "n"), polynomial([rest, fewer + gap], "n")];
    return {
      question: sentences(...textsOf(problem)),
      why: `With ${count} ${getters}, ${inline(equation(sum(times(fewer, count), over), total))} and ${inline(equation(sum(times(fewer + gap, count), rest), total))} agree.`,
      opening: `The number of ${things} is the same both times, so set two expressions for it equal.`,
      steps: [
        stepTo(
          `Let $n$ be the number of ${getters}, and write the number of ${things} in both ways.`,
          equation(other, first),
        ),
        stepTo(
          `Subtract $${fewer}n$ from both sides.`,
          equation(polynomial([rest, gap], "n"), over),
        ),
        stepTo(
          short ? `Add $${second}$ to both sides.` : `Subtract $${second}$ from both sides.`,
          equation(product(gap, "n"), over - rest),
        ),
        stepTo(`Divide both sides by $${gap}$.`, equation("n", count)),
        ...(isThings
          ? [
              stepTo(
                `The question asks for the number of ${things}, so use $n$ to find it.`,
                equation(sum(times(fewer, count), over), total),
              ),
            ]
          : []),
      ],
      hint: `If there are $n$ ${getters}, which expression in $n$ gives the number of ${things} in the first case?`,
      tip: "Add what is left over to what is handed out, and subtract what is still needed.",
    };
  },
  facts: (problem) => {
    const { fewer, gap, over, second } = problem.shares;
    const { short, things } = problem.ways;
    return {
      kind: "value",
      given: [
        `total = ${fewer}*n + ${over}`,
        `total = ${fewer + gap}*n ${short ? "-" : "+"} ${second}`,
      ],
      ask: things ? "total" : "n",
      told: textsOf(problem),
    };
  },
});

/** How many things, or how many that share them, by two ways to share. */
export const sharingWithLeftOver = defineLevels({
  id: "sharing-with-left-over",
  version: 5,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA12"],
  optionDesign: "pool",
  Medium: twoWays,
});
