import type { Point } from "@sat/item";
import { oneLine } from "../../../craft/figures/lines.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { slopeForm, standardForm } from "../../../craft/algebra/lines.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { type Relation, equation, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";

interface Lines {
  /** The first line is ax ± by = c; the options are times as much. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly times: number;
  /** The options that are not the same line have this much more on the right. */
  readonly extra: number;
  /** The twists are the sign of the term in y and whether there is no solution, not infinitely many. */
  readonly at: Twists;
}

function right({ c, times: factor, extra }: Lines, { second }: Twists): number {
  return factor * c + (second ? extra : 0);
}

function secondEquation(lines: Lines, at: Twists): Relation {
  const { a, b, times: factor } = lines;
  return standardForm(factor * a, at.first ? factor * b : -factor * b, right(lines, at));
}

function first({ a, b, c, at }: Lines): Relation {
  return standardForm(a, at.first ? b : -b, c);
}

const COUNT = { true: "no solution", false: "infinitely many solutions" } as const;

function count({ second }: Twists): string {
  return COUNT[`${second}`];
}

/** A number times the factor, worked out: "$3 \\cdot (-16) = -48$". */
function multiplied({ times: factor }: Lines, number: number): string {
  return inline(equation(times(factor, number), factor * number));
}

function options(lines: Lines) {
  const { a, b, c, at, times: factor } = lines;
  const ofY = at.first ? b : -b;
  return siblingOptions({
    at,
    answer: (each) => secondEquation(lines, each),
    show: formula,
    why: at.second
      ? `Both coefficients are $${factor}$ times those of the first equation, but the right side is not ${multiplied(lines, c)}.`
      : `Both coefficients and the right side are $${factor}$ times those of the first equation.`,
    slips: [
      {
        code: "opposite-sign",
        deed: `writing the coefficient of $y$ as $${-factor * ofY}$ instead of ${multiplied(lines, ofY)}`,
      },
      {
        code: "solutions-miscounted",
        deed: at.second
          ? `multiplying the right side by $${factor}$ as well, ${multiplied(lines, c)}, which keeps the same line,`
          : `choosing a right side other than ${multiplied(lines, c)}, which makes the lines parallel,`,
      },
    ],
    corner: {
      code: "condition-unchecked",
      deed: `comparing only the coefficients of $x$, ${multiplied(lines, a)}, and not those of $y$,`,
    },
  });
}

/** Says of each option whether the system with it has the count of solutions that is asked. */
function factsOf(lines: Lines) {
  const { a, b, c, times: factor, at } = lines;
  const ofY = at.first ? b : -b;
  const claims = siblingAnswers((each) => {
    const [p, q, r] = [factor * a, each.first ? factor * b : -factor * b, right(lines, each)];
    const sameSlope = `${a}*(${q}) - (${ofY})*${p} = 0`;
    return [
      formula(secondEquation(lines, each)).text,
      [sameSlope, `${a}*(${r}) ${at.second ? "!=" : "="} (${c})*${p}`],
    ];
  });
  const kind = "statement" as const; // a literal, not any string
  return {
    kind,
    given: ["t = 0"],
    claims: Object.fromEntries(claims) as Record<string, string[]>, // of pairs
    told: [`two equations ${at.second ? "no solution" : "infinitely many solutions"}`],
  };
}

const TIP = "Equal slopes and equal intercepts: the same line. Equal slopes only: parallel lines.";

/** The second equation of a system with no solution or infinitely many. */
const fromEquation = level<Lines>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 12), chance.int(2, 12)];
    chance.require(gcd(a, b) === 1, "equation not in lowest terms");
    const [c, factor, extra] = [chance.nonzero(20), chance.int(2, 6), chance.nonzero(12)];
    chance.require(factor * c + extra !== 0, "the right side is 0");
    return { a, b, c, times: factor, extra, at: twists(chance) };
  },
  build: (lines): Draft => {
    const { a, b, at, times: factor, c } = lines;
    const key = secondEquation(lines, at);
    return {
      question: paragraphs(
        inline(first(lines)),
        `The given equation is one of the two equations in a system of linear equations. The system has ${count(at)}. Which equation could be the other one in the system?`,
      ),
      options: options(lines),
      opening: at.second
        ? "A system has no solution when its lines are parallel and not the same."
        : "A system has infinitely many solutions when both equations represent the same line.",
      steps: [
        {
          text: `In every option, the coefficient of $x$ is $${factor * a}$, which is $${factor}$ times that of the given equation.\n\n${multiplied(lines, a)}`,
        },
        {
          text: `The slopes are equal if the coefficient of $y$ is multiplied by the same number.\n\n${multiplied(lines, at.first ? b : -b)}`,
        },
        {
          text: `Multiply the right side by $${factor}$ to find the equation of the same line.\n\n${multiplied(lines, c)}`,
          claim: `${factor}*(${c}) = ${factor * c}`,
        },
        stepShowing(
          at.second
            ? `For no solution, the right side must not be $${factor * c}$.`
            : `For infinitely many solutions, the right side must be $${factor * c}$.`,
          key,
        ),
      ],
      hint: `What must be true of the two lines when a system has ${count(at)}?`,
      tip: TIP,
      archetype: at.second ? "HD12" : "HD11",
    };
  },
  facts: (lines) => {
    const { a, b, c, at } = lines;
    const given = inline(standardForm(a, at.first ? b : -b, c));
    const facts = factsOf(lines);
    return { ...facts, told: [given, ...facts.told] };
  },
});

interface ShownLines extends Lines {
  /** Two points of the line that is shown. */
  readonly start: number;
}

const REACH = 10;

/** The second equation of a system whose first line is shown. */
const fromGraph = level<ShownLines>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [a, b] = [chance.int(1, 6), chance.int(1, 6)];
    chance.require(gcd(a, b) === 1 && a !== b, "slope is 1");
    const start = chance.nonzero(6);
    const [factor, extra] = [chance.int(2, 9), chance.nonzero(30)];
    const c = b * start;
    chance.require(factor * c + extra !== 0 && extra % factor !== 0, "the right side is 0");
    return { a, b, c, times: factor, extra, start, at: twists(chance) };
  },
  build: (lines): Draft => {
    const { a, b, at, times: factor } = lines;
    const key = secondEquation(lines, at);
    const [rise, shownRight] = [at.first ? -a : a, at.first ? lines.c : -lines.c];
    const intercept = shownRight / b;
    const isInView = Math.abs(intercept + rise) <= REACH;
    const end: Point = isInView ? [b, intercept + rise] : [-b, intercept - rise];
    const slope = rational(rise, b);
    const ofY = at.first ? b : -b;
    return {
      question: `The graph of one of the two equations in a system of linear equations is shown. The system has ${count(at)}. Which equation could be the other one in the system?`,
      figure: oneLine({ through: [[0, intercept], end] }, { reach: REACH, step: 1 }),
      options: options(lines),
      opening: "Find the equation of the line that is shown, then compare slopes and intercepts.",
      steps: [
        stepShowing(
          `The line meets the $y$-axis at $(0, ${intercept})$, and its slope is ${inline(slope)}.`,
          slopeForm(slope, intercept),
        ),
        stepShowing(
          "Write this equation in standard form, as the options are.",
          standardForm(a, ofY, lines.c),
        ),
        stepShowing(
          `The coefficient of $x$ in the options is $${factor * a}$. Multiply both sides by $${factor}$.`,
          standardForm(factor * a, factor * ofY, factor * lines.c),
        ),
        at.second
          ? stepShowing(
              "This is the same line. A parallel line has the same left side and another right side.",
              key,
            )
          : { text: `This is the same line, so every point of it is a solution: ${inline(key)}.` },
      ],
      hint: `What must be true of the slopes and $y$-intercepts of two lines that have ${at.second ? "no common point" : "infinitely many common points"}?`,
      tip: TIP,
      archetype: at.second ? "HD12" : "HD11",
    };
  },
  facts: factsOf,
});

/** The equation that gives a system with a known one no solution, or infinitely many. */
export const secondEquationOfSystem = defineLevels({
  id: "second-equation-of-system",
  version: 2,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD11", "HD12"],
  optionDesign: "orbit",
  Medium: fromEquation,
  Hard: fromGraph,
});
