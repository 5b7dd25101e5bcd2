import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import {
  type Related,
  relatedSlopeSlips,
  relationOf,
  tipOf,
} from "../../../craft/algebra/related-lines.ts";
import { slopeForm, standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { aroundSquare } from "../../../craft/options/square.ts";
import { drawWays } from "../../../craft/options/ways.ts";
import { stepShowing, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, product, times } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, gcd, isInteger, multiply, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Given {
  readonly rise: number;
  readonly run: number;
  readonly intercept: number;
  readonly names: readonly string[];
  readonly ways: Related;
}

function givenSlope({ rise, run, ways }: Given): Rational {
  return rational(ways.positive ? rise : -rise, run);
}

function otherSlope(line: Given): Rational {
  const { num, den } = givenSlope(line);
  return line.ways.parallel ? { num, den } : rational(-den, num);
}

function slopeSteps(line: Given): Step[] {
  const { names, ways } = line;
  const [own = "", other = ""] = names;
  const [shown, key] = [givenSlope(line), otherSlope(line)];
  const read = {
    text: `The slope of line $${own}$ is the coefficient of $x$ in its equation, ${inline(shown)}.`,
  };
  if (ways.parallel)
    return [
      read,
      stepTo(
        `Line $${other}$ is parallel to line $${own}$, so its slope $m$ is the same.`,
        equation("m", key),
      ),
    ];
  return [
    read,
    stepTo(
      `The product of this slope and the slope $m$ of line $${other}$ is $-1$.`,
      equation(product(shown, "m"), -1),
    ),
    stepTo(
      `Multiply both sides by ${inline(rational(shown.den, shown.num))}, the reciprocal of the coefficient.`,
      equation("m", key),
    ),
  ];
}

/** The slope of a line parallel or perpendicular to a line in slope-intercept form. */
const slope = poolLevel<Given>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [rise, run] = [chance.int(2, 15), chance.int(2, 15)];
    chance.require(gcd(rise, run) === 1, "slope not in lowest terms");
    const names = chance.sample(["k", "\\ell", "p", "t"], 2);
    const ways = drawWays(chance, "parallel", "positive");
    return { rise, run, intercept: chance.nonzero(12), names, ways };
  },
  key: (line) => numeral(otherSlope(line)),
  slips: (line, chance) => relatedSlopeSlips({ slope: givenSlope(line), ways: line.ways }, chance),
  word: (line) => {
    const { names, ways, intercept } = line;
    const [own = "", other = ""] = names;
    const shown = givenSlope(line);
    const relation = relationOf(ways);
    return {
      question: `In the $xy$-plane, line $${own}$ is defined by ${inline(slopeForm(shown, intercept))}. Line $${other}$ is ${relation} to line $${own}$. What is the slope of line $${other}$?`,
      why: ways.parallel
        ? `A line with slope ${inline(shown)} rises and falls as line $${own}$ does, so it keeps its distance from line $${own}$.`
        : `Lines whose slopes have the product ${inline(equation(times(shown, otherSlope(line)), -1))} meet at a right angle.`,
      opening: ways.parallel
        ? "Parallel lines have equal slopes, so only the slope of the given line is needed."
        : "The slopes of two perpendicular lines have a product of $-1$.",
      steps: slopeSteps(line),
      hint: `What is the slope of line $${own}$, and how are the slopes of ${relation} lines related?`,
      tip: tipOf(ways),
      archetype: ways.parallel ? "HC09" : "HC10",
    };
  },
  facts: (line) => {
    const { intercept, names, ways } = line;
    const defined = slopeForm(givenSlope(line), intercept);
    const { num, den } = givenSlope(line);
    const [own = "", other = ""] = names;
    return {
      kind: "value",
      given: ways.parallel ? [`${den}*m = ${num}`] : [`m*(${num}) = -(${den})`],
      ask: "m",
      told: [
        `$${own}$ ${inline(defined)}`,
        `$${other}$ ${relationOf(ways)} to $${own}$ slope of $${other}$`,
      ],
    };
  },
});

interface TwoLines {
  /** The lines are ax + by = c and kx ± dy = e. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly ways: Related;
}

function coefficientOfY({ d, ways }: TwoLines): number {
  return ways.positive ? d : -d;
}

/** The slope of the second line must be this. */
function neededSlope({ a, b, ways }: TwoLines): Rational {
  return ways.parallel ? rational(-a, b) : rational(b, a);
}

function constant(lines: TwoLines): Rational {
  return multiply(neededSlope(lines), -coefficientOfY(lines));
}

/** A product whose two minus signs are left out. */
function timesSlope(factor: number, value: Rational): Expression {
  return factor < 0 && value.num < 0
    ? times(-factor, rational(-value.num, value.den))
    : times(factor, value);
}

function constantSlips(lines: TwoLines, chance: Chance): PoolSlip[] {
  const { a, b } = lines;
  const { parallel } = lines.ways;
  const d = coefficientOfY(lines);
  const [equal, opposite] = [timesSlope(d, rational(a, b)), timesSlope(-d, rational(a, b))];
  const [crossed, reciprocal] = [timesSlope(-d, rational(b, a)), timesSlope(d, rational(b, a))];
  const needed = neededSlope(lines);
  return aroundSquare({
    chance,
    favorsClassic: true,
    key: numeral(constant(lines)),
    corners: [
      slipTo(parallel ? opposite : reciprocal, {
        code: "opposite-sign",
        deed: parallel
          ? "giving one of the two slopes the wrong sign"
          : "making the slopes reciprocals without changing the sign",
        step: 1,
      }),
      slipTo(parallel ? crossed : equal, {
        code: "wrong-formula",
        deed: parallel
          ? "making the product of the slopes $-1$, as for perpendicular lines,"
          : "making the slopes equal, as for parallel lines,",
        isClassic: true,
        step: 3,
      }),
      slipTo(parallel ? reciprocal : opposite, {
        code: parallel ? "ratio-upside-down" : "wrong-formula",
        deed: parallel
          ? "turning the slope of the first line over"
          : "making the slopes opposites without turning one over",
        step: 3,
      }),
    ],
    others: chance.shuffle([
      slipTo(parallel ? a : -b, {
        code: "term-left-out",
        deed: parallel
          ? "making the coefficients of $x$ equal, whatever those of $y$ are,"
          : "taking the opposite of the first coefficient of $y$, whatever the second is,",
        step: 3,
      }),
      slipTo(timesSlope(-d, rational(needed.num)), {
        code: "stopped-early",
        deed: `using $${needed.num}$, not ${inline(needed)}, as the slope`,
        step: 4,
      }),
    ]),
  });
}

/** k over the coefficient of y, with the minus sign of the slope. */
function secondSlope(lines: TwoLines): string {
  const d = coefficientOfY(lines);
  return d < 0 ? `\\frac{k}{${-d}}` : `-\\frac{k}{${d}}`;
}

function constantSteps(lines: TwoLines): Step[] {
  const { a, b, c, e, ways } = lines;
  const d = coefficientOfY(lines);
  const [first, needed] = [rational(-a, b), neededSlope(lines)];
  const second = secondSlope(lines);
  const [start, end] = [rational(c, b), rational(e, d)];
  const shift = `${end.num < 0 ? "-" : "+"} ${tex(rational(Math.abs(end.num), end.den))}`;
  return [
    stepShowing("Solve the first equation for $y$.", slopeForm(first, start)),
    { text: `Solve the second equation for $y$.\n\n$y = ${second}x ${shift}$` },
    {
      text: ways.parallel
        ? `The slopes are the coefficients of $x$, and parallel lines have equal slopes.\n\n$${second} = ${tex(needed)}$`
        : `The slopes are the coefficients of $x$. Those of perpendicular lines have a product of $-1$, so the second is the negative reciprocal of the first.\n\n$${second} = ${tex(needed)}$`,
      claim: `-k/(${d}) = (${needed.num})/(${needed.den})`,
    },
    stepTo(`Multiply both sides by $${-d}$.`, equation("k", constant(lines))),
  ];
}

/** The constant for which two lines in standard form are parallel or perpendicular. */
const unknownCoefficient = poolLevel<TwoLines>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 9), chance.sign() * chance.int(2, 9)];
    chance.require(gcd(a, b) === 1, "equation not in lowest terms");
    const d = Math.abs(a * b) * chance.int(1, 2);
    const ways = drawWays(chance, "parallel", "positive");
    const lines = { a, b, c: chance.nonzero(20), d, e: chance.nonzero(20), ways };
    chance.require(Math.abs(d * lines.c) !== Math.abs(b * lines.e), "one line twice");
    chance.require(d <= 60 && isInteger(constant(lines)), "large numbers");
    return lines;
  },
  key: (lines) => numeral(constant(lines)),
  slips: constantSlips,
  word: (lines) => {
    const { a, b, c, e, ways } = lines;
    const d = coefficientOfY(lines);
    return {
      question: paragraphs(
        ...systemText(standardForm(a, b, c), standardForm("k", d, e)),
        `In the given equations, $k$ is a constant. The graphs of the equations in the $xy$-plane are two ${ways.parallel ? "distinct parallel" : "perpendicular"} lines. What is the value of $k$?`,
      ),
      why: ways.parallel
        ? `With this value, both lines have a slope of ${inline(neededSlope(lines))}.`
        : `With this value, the product of the slopes is ${inline(equation(times(rational(-a, b), neededSlope(lines)), -1))}.`,
      opening: ways.parallel
        ? "Write the slope of each line in terms of its coefficients, and make the two slopes equal."
        : "Write the slope of each line in terms of its coefficients: their product must be $-1$.",
      steps: constantSteps(lines),
      hint: `What is the slope of the first line, and what is that of the second in terms of $k$?`,
      tip: tipOf(ways),
      archetype: ways.parallel ? "HC09" : "HC10",
    };
  },
  facts: (lines) => {
    const { a, b, c, e, ways } = lines;
    const ofY = coefficientOfY(lines);
    return {
      kind: "value",
      given: [ways.parallel ? `(${a})*(${ofY}) = (${b})*k` : `(${a})*k + (${b})*(${ofY}) = 0`],
      ask: "k",
      told: [
        ...systemText(standardForm(a, b, c), standardForm("k", ofY, e)),
        `two ${relationOf(ways)} lines`,
      ],
    };
  },
});

/** A slope, or a constant that decides it, of a line parallel or perpendicular to another. */
export const linesParallelOrPerpendicular = defineLevels({
  id: "lines-parallel-or-perpendicular",
  version: 4,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC09", "HC10"],
  optionDesign: "pool",
  Medium: slope,
  Hard: unknownCoefficient,
});
