import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import {
  type OneConstant,
  compared,
  constantSlips,
  constantWork,
  secondOf,
} from "../../../craft/algebra/constant-in-system.ts";
import { standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

function constantSteps(system: OneConstant): Step[] {
  const { c, d, e, letter } = system;
  const { own, other, asked, known } = compared(system);
  const factor = rational(d, other);
  const key = workOut(constantWork(system));
  return [
    stepTo(
      `From the first equation to the second, the coefficient of $${known}$ is multiplied by ${inline(factor)}.`,
      equation(times(other, factor), d),
    ),
    stepTo(
      `The coefficient of $${asked}$ must be multiplied by the same number.`,
      equation(letter, times(own, factor)),
    ),
    {
      text: `The right sides, $${c}$ and $${e}$, are not in this ratio, so the lines are parallel and not the same.`,
    },
    stepTo("Multiply to find the constant.", equation(letter, key)),
  ];
}

/** The coefficient for which a system has no solution. */
const noSolution = poolLevel<OneConstant>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 12), chance.int(2, 12)];
    chance.require(gcd(a, b) === 1 && a * b <= 60, "equation not in lowest terms");
    const system: OneConstant = {
      a,
      b,
      c: chance.nonzero(30),
      d: a * b * chance.sign(),
      e: chance.nonzero(30),
      letter: chance.pick(["a", "h", "k", "p", "r", "t"]),
      ways: drawWays(chance, "added", "ofX"),
    };
    const ratios = [a * system.e, b * system.e].map(Math.abs);
    chance.require(!ratios.includes(Math.abs(system.c * system.d)), "one line twice");
    return system;
  },
  key: (system) => numeral(workOut(constantWork(system))),
  slips: constantSlips,
  word: (system) => {
    const { a, c, letter } = system;
    const { ofY, asked, known } = compared(system);
    return {
      question: paragraphs(
        ...systemText(standardForm(a, ofY, c), secondOf(system)),
        `In the given system of equations, $${letter}$ is a constant. If the system has no solution, what is the value of $${letter}$?`,
      ),
      why: "With this value, the coefficients of the two equations are in one ratio, and the right sides are not.",
      opening:
        "There is no solution when the lines are parallel: their coefficients are proportional.",
      steps: constantSteps(system),
      hint: `By what number is the coefficient of $${known}$ in the first equation multiplied to give that in the second, and what does this mean for $${asked}$?`,
      tip: "For no solution, both coefficients are multiplied by one number and the right side is not.",
      archetype: "HD10",
    };
  },
  facts: (system) => {
    const { a, c, d, letter, ways } = system;
    const { ofY } = compared(system);
    return {
      kind: "value",
      given: [ways.ofX ? `(${ofY})*${letter} = ${a}*(${d})` : `${a}*${letter} = (${ofY})*(${d})`],
      ask: letter,
      told: [
        inline(standardForm(a, ofY, c)),
        inline(secondOf(system)),
        `$${letter}$ constant no solution`,
      ],
    };
  },
});

/** Whether the term in y is added, whether the sum is asked, and whether the second right side is the greater one. */
type TwoFork = "added" | "sum" | "grows";

interface TwoConstants {
  /** The given equation is ax ± by = c; the other has two constants on the left. */
  readonly a: number;
  readonly b: number;
  /** The right sides are in the ratio of these two, times something. */
  readonly more: number;
  readonly less: number;
  readonly times: number;
  readonly letters: readonly string[];
  readonly ways: Ways<TwoFork>;
}

function partsOf({ a, b, more, less, times: unit }: TwoConstants, ways: Ways<TwoFork>) {
  const [known, other] = ways.grows ? [less, more] : [more, less];
  const factor = rational(other, known);
  const ofY = ways.added ? b : -b;
  const [p, q] = [(a * other) / known, (ofY * other) / known];
  return { known: known * unit, other: other * unit, factor, ofY, a, p, q };
}

function combined(system: TwoConstants, ways: Ways<TwoFork>) {
  const { p, q } = partsOf(system, ways);
  return sum(p, ways.sum ? q : -q);
}

function combinationSlips(system: TwoConstants): PoolSlip[] {
  const { ways, letters } = system;
  const { factor, ofY, a, p, known, other } = partsOf(system, ways);
  const [first = "", second = ""] = letters;
  const turned = ways.sum ? ofY : -ofY;
  return [
    slipTo(sum(times(a, factor), turned), {
      code: "distributed-to-one-term",
      deed: "multiplying only the coefficient of $x$",
      isClassic: true,
      step: 2,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => combined(system, each),
      slips: {
        added: { code: "opposite-sign", deed: `giving $${second}$ the wrong sign`, step: 2 },
        sum: {
          code: "another-quantity",
          deed: ways.sum
            ? `finding the value of $${first} - ${second}$`
            : `finding the value of $${first} + ${second}$`,
          step: 3,
        },
        grows: {
          code: "ratio-upside-down",
          deed: `multiplying the coefficients by ${inline(rational(known, other))} instead of ${inline(factor)}`,
          step: 1,
        },
      },
    }),
    slipTo(times(a, factor), {
      code: "stopped-early",
      deed: `stopping at the value of $${first}$`,
      step: 3,
    }),
    slipTo(sum(a, turned), {
      code: "stopped-early",
      deed: "leaving the coefficients of the first equation as they are",
      step: 1,
    }),
    slipTo(sum(p, turned, ways.sum ? other - known : known - other), {
      code: "wrong-formula",
      deed: `finding $${second}$ from the difference of the right sides`,
      step: 2,
    }),
  ];
}

/** The sum or difference of two coefficients for which a system has infinitely many solutions. */
const infinitelyMany = poolLevel<TwoConstants>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [less, more] = [chance.int(1, 6), chance.int(2, 7)];
    chance.require(gcd(less, more) === 1 && less < more, "ratio not in lowest terms");
    const unit = less * more;
    const [i, j] = [chance.int(1, 6), chance.int(1, 6)];
    chance.require(i !== j && unit * Math.max(i, j) <= 60, "coefficients too large");
    const letters = chance.pick([
      ["p", "q"],
      ["a", "b"],
      ["h", "k"],
      ["r", "s"],
      ["m", "n"],
    ]);
    const ways = drawWays(chance, "added", "sum", "grows");
    return { a: unit * i, b: unit * j, more, less, times: chance.nonzero(9), letters, ways };
  },
  key: (system) => numeral(workOut(combined(system, system.ways))),
  slips: combinationSlips,
  word: (system) => {
    const { letters, ways } = system;
    const [first = "", second = ""] = letters;
    const { a, ofY, known, other, factor, p, q } = partsOf(system, ways);
    const asked = ways.sum ? `${first} + ${second}` : `${first} - ${second}`;
    const total = combined(system, ways);
    return {
      question: paragraphs(
        ...systemText(standardForm(a, ofY, known), standardForm(first, second, other)),
        `In the given system of equations, $${first}$ and $${second}$ are constants. The system has infinitely many solutions. What is the value of $${asked}$?`,
      ),
      why: `With $${first} = ${p}$ and $${second} = ${q}$, the second equation is ${inline(factor)} times the first.`,
      opening: "With infinitely many solutions, one equation is a multiple of the other.",
      steps: [
        stepTo(
          `The right sides show that the first equation is multiplied by ${inline(factor)}.`,
          equation(times(known, factor), other),
        ),
        {
          text: `Multiply the coefficient of $x$ by this number.\n\n$${first} = ${tex(times(a, factor))} = ${p}$`,
          claim: `${first} = ${p}`,
        },
        {
          text: `Multiply the coefficient of $y$ by it too.\n\n$${second} = ${tex(times(ofY, factor))} = ${q}$`,
          claim: `${second} = ${q}`,
        },
        {
          text: `${ways.sum ? "Add" : "Subtract"} the two values.\n\n$${asked} = ${tex(total)} = ${tex(workOut(total))}$`,
          claim: `${asked} = ${code(workOut(total))}`,
        },
      ],
      hint: `By what number is $${known}$ multiplied to give $${other}$, and what else must be multiplied by it?`,
      tip: "For infinitely many solutions, the coefficients and the right side are all multiplied by one number.",
      archetype: "HD11",
    };
  },
  facts: (system) => {
    const { letters, ways } = system;
    const [first = "", second = ""] = letters;
    const { a, ofY, known, other } = partsOf(system, ways);
    return {
      kind: "value",
      given: [`${first}*(${known}) = ${a}*(${other})`, `${second}*(${known}) = ${ofY}*(${other})`],
      ask: ways.sum ? `${first} + ${second}` : `${first} - ${second}`,
      told: [
        inline(standardForm(a, ofY, known)),
        inline(standardForm(first, second, other)),
        `$${first}$ $${second}$ constants infinitely many solutions`,
      ],
    };
  },
});

/** Unknown coefficients of a system that has no solution, or infinitely many. */
export const constantsOfSystem = defineLevels({
  id: "constants-of-system",
  version: 2,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD10", "HD11"],
  optionDesign: "pool",
  Medium: noSolution,
  Hard: infinitelyMany,
});
