import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { slopeForm, standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, gcd, isInteger, rational } from "../../../math/rational.ts";

const TIP =
  "Parallel: same slope. Perpendicular: turn the slope over and change its sign, both at once.";

interface Given {
  readonly rise: number;
  readonly run: number;
  readonly intercept: number;
  readonly names: readonly string[];
  /** The twists are the sign of the given slope and whether the other line is parallel. */
  readonly at: Twists;
}

function givenSlope({ rise, run }: Given, { first }: Twists): Rational {
  return rational(first ? rise : -rise, run);
}

function otherSlope(line: Given, at: Twists): Rational {
  const { num, den } = givenSlope(line, at);
  return at.second ? { num, den } : rational(-den, num);
}

/** The slope of a line parallel or perpendicular to a line in slope-intercept form. */
const slope = level<Given>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [rise, run] = [chance.int(2, 19), chance.int(2, 19)];
    chance.require(gcd(rise, run) === 1, "slope not in lowest terms");
    const names = chance.sample(["k", "\\ell", "p", "t"], 2);
    return { rise, run, intercept: chance.nonzero(30), names, at: twists(chance) };
  },
  build: (line) => {
    const { at, names } = line;
    const parallel = at.second;
    const [own = "", other = ""] = names;
    const [shown, key] = [givenSlope(line, at), otherSlope(line, at)];
    return {
      question: `In the $xy$-plane, line $${own}$ is defined by ${inline(slopeForm(shown, line.intercept))}. Line $${other}$ is ${parallel ? "parallel" : "perpendicular"} to line $${own}$. What is the slope of line $${other}$?`,
      options: siblingOptions({
        at,
        answer: (each) => otherSlope(line, each),
        show: numeral,
        why: parallel
          ? "It is the slope of the given line."
          : `Its product with the slope ${inline(shown)} is $-1$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: parallel ? "changing the sign of the slope" : "giving the slope the wrong sign",
          },
          {
            code: "wrong-formula",
            deed: parallel
              ? "taking the negative reciprocal, as for perpendicular lines,"
              : "keeping the slope, as for parallel lines,",
          },
        ],
      }),
      opening: parallel
        ? "Parallel lines rise or fall equally fast: they have the same slope."
        : "The slopes of two perpendicular lines are negative reciprocals of each other.",
      steps: [
        {
          text: `The slope of line $${own}$ is the coefficient of $x$, which is ${inline(shown)}.`,
        },
        parallel
          ? { text: `So line $${other}$ has the slope ${inline(key)} as well.` }
          : {
              text: `Turned over and with the other sign this is ${inline(key)}.`,
              claim: `(${shown.num}/${shown.den})*(${key.num}/${key.den}) = -1`,
            },
      ],
      hint: "How does the slope of one line decide the slope of the other?",
      tip: TIP,
      archetype: parallel ? "HC09" : "HC10",
    };
  },
  facts: (line) => {
    const { intercept, names, at } = line;
    const defined = slopeForm(givenSlope(line, at), intercept);
    const { num, den } = givenSlope(line, at);
    const [own = "", other = ""] = names;
    return {
      kind: "value",
      given: at.second ? [`${den}*m = ${num}`] : [`m*(${num}) = -(${den})`],
      ask: "m",
      told: [
        `$${own}$ ${inline(defined)}`,
        `$${other}$ ${at.second ? "parallel" : "perpendicular"} to $${own}$ slope of $${other}$`,
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
  /** The twists are the sign of dy and whether the lines are parallel. */
  readonly at: Twists;
}

function constant({ a, b, d }: TwoLines, { first, second }: Twists): Rational {
  const size = second ? rational(a * d, b) : rational(-b * d, a);
  return first ? size : rational(-size.num, size.den);
}

/** The constant for which two lines in standard form are parallel or perpendicular. */
const unknownCoefficient = level<TwoLines>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 9), chance.sign() * chance.int(2, 9)];
    chance.require(gcd(a, b) === 1, "equation not in lowest terms");
    const d = Math.abs(a * b) * chance.int(1, 2);
    const lines = { a, b, c: chance.nonzero(20), d, e: chance.nonzero(20), at: twists(chance) };
    const answers = siblingAnswers((at) => constant(lines, at));
    chance.require(Math.abs(d * lines.c) !== Math.abs(b * lines.e), "one line twice");
    chance.require(d <= 60 && answers.every(isInteger) && areDistinct(answers), "options alike");
    return lines;
  },
  build: (lines) => {
    const { a, b, c, e, at } = lines;
    const d = at.first ? lines.d : -lines.d;
    const key = constant(lines, at);
    const parallel = at.second;
    const [one, other] = [rational(-a, b), `-\\frac{k}{${d}}`];
    return {
      question: paragraphs(
        ...systemText(standardForm(a, b, c), standardForm("k", d, e)),
        `In the given equations, $k$ is a constant. The graphs of the equations in the $xy$-plane are two ${parallel ? "distinct parallel" : "perpendicular"} lines. What is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => constant(lines, each),
        show: numeral,
        why: `With it the slopes of the two lines fit.`,
        slips: [
          { code: "opposite-sign", deed: "losing a minus sign in one of the two slopes" },
          {
            code: "wrong-formula",
            deed: parallel
              ? "making the product of the slopes $-1$, as for perpendicular lines,"
              : "making the slopes equal, as for parallel lines,",
          },
        ],
      }),
      opening:
        "Find the slope of each line, then write what the two slopes have to do with each other.",
      steps: [
        {
          text: `The first line has a slope of ${inline(one)}, and the second has a slope of $${d < 0 ? `\\frac{k}{${-d}}` : other}$.`,
        },
        parallel
          ? {
              text: `Parallel lines have equal slopes, so $${d < 0 ? `\\frac{k}{${-d}}` : other} = ${tex(one)}$.`,
              claim: `-k/(${d}) = -(${a})/(${b})`,
            }
          : {
              text: `Perpendicular lines have slopes with a product of $-1$, so $${d < 0 ? `\\frac{k}{${-d}}` : other} = ${tex(rational(b, a))}$.`,
              claim: `-k/(${d}) = (${b})/(${a})`,
            },
        { text: `This gives $k = ${tex(key)}$.`, claim: `k = ${key.num}` },
      ],
      hint: "What is the slope of a line in standard form, in terms of its two coefficients?",
      tip: TIP,
      archetype: parallel ? "HC09" : "HC10",
    };
  },
  facts: ({ a, b, c, d, e, at }) => {
    const ofY = at.first ? d : -d;
    return {
      kind: "value",
      given: [at.second ? `(${a})*(${ofY}) = (${b})*k` : `(${a})*k + (${b})*(${ofY}) = 0`],
      ask: "k",
      told: [
        ...systemText(standardForm(a, b, c), standardForm("k", ofY, e)),
        `two ${at.second ? "parallel" : "perpendicular"} lines`,
      ],
    };
  },
});

/** A slope, or a constant that decides it, of a line parallel or perpendicular to another. */
export const linesParallelOrPerpendicular = defineLevels({
  id: "lines-parallel-or-perpendicular",
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC09", "HC10"],
  optionDesign: "orbit",
  Medium: slope,
  Hard: unknownCoefficient,
});
