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
import type { Relation } from "../../../math/expression.ts";
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

function right({ c, times, extra }: Lines, { second }: Twists): number {
  return times * c + (second ? extra : 0);
}

function secondEquation(lines: Lines, at: Twists): Relation {
  const { a, b, times } = lines;
  return standardForm(times * a, at.first ? times * b : -times * b, right(lines, at));
}

function first({ a, b, c, at }: Lines): Relation {
  return standardForm(a, at.first ? b : -b, c);
}

const COUNT = { true: "no solution", false: "infinitely many solutions" } as const;

function count({ second }: Twists): string {
  return COUNT[`${second}`];
}

function options(lines: Lines) {
  const { at, times } = lines;
  return siblingOptions({
    at,
    answer: (each) => secondEquation(lines, each),
    show: formula,
    why: at.second
      ? "Its line has the same slope as the given one but another intercept."
      : "It is a multiple of the given equation, so both have the same line.",
    slips: [
      {
        code: "opposite-sign",
        deed: "changing the sign of the term in $y$, which changes the slope,",
      },
      {
        code: "solutions-miscounted",
        deed: at.second
          ? `multiplying the right side by $${times}$ as well, which gives the same line,`
          : `making the left sides proportional but not the right sides, as for no solution,`,
      },
    ],
  });
}

/** Says of each option whether the system with it has the count of solutions that is asked. */
function factsOf(lines: Lines) {
  const { a, b, c, times, at } = lines;
  const ofY = at.first ? b : -b;
  const claims = siblingAnswers((each) => {
    const [p, q, r] = [times * a, each.first ? times * b : -times * b, right(lines, each)];
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

const TIP =
  "Count solutions by comparing: same slope and same intercept, same slope only, or neither.";

/** The second equation of a system with no solution or infinitely many. */
const fromEquation = level<Lines>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 12), chance.int(2, 12)];
    chance.require(gcd(a, b) === 1, "equation not in lowest terms");
    const [c, times, extra] = [chance.nonzero(20), chance.int(2, 6), chance.nonzero(12)];
    chance.require(times * c + extra !== 0, "the right side is 0");
    return { a, b, c, times, extra, at: twists(chance) };
  },
  build: (lines): Draft => {
    const { at, times, c } = lines;
    const key = secondEquation(lines, at);
    return {
      question: paragraphs(
        inline(first(lines)),
        `The given equation is one of the two equations in a system of linear equations. The system has ${count(at)}. Which equation could be the other one in the system?`,
      ),
      options: options(lines),
      opening: at.second
        ? "A system has no solution when its lines are parallel and not the same."
        : "A system has infinitely many solutions when both equations have the same line.",
      steps: [
        {
          text: `The lines have the same slope when both coefficients are multiplied by the same number, here $${times}$.`,
        },
        {
          text: at.second
            ? `The right side must not be multiplied by it too: $${times} \\cdot ${c < 0 ? `(${c})` : c} = ${times * c}$ would give the same line.`
            : `The right side must be multiplied by it too: $${times} \\cdot ${c < 0 ? `(${c})` : c} = ${times * c}$.`,
          claim: `${times}*(${c}) = ${times * c}`,
        },
        { text: `So the other equation is ${inline(key)}.` },
      ],
      hint: "How do two lines lie to each other when the system has that many solutions?",
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
    const [times, extra] = [chance.int(2, 9), chance.nonzero(30)];
    const c = b * start;
    chance.require(times * c + extra !== 0 && extra % times !== 0, "the right side is 0");
    return { a, b, c, times, extra, start, at: twists(chance) };
  },
  build: (lines): Draft => {
    const { a, b, at, times } = lines;
    const key = secondEquation(lines, at);
    const [rise, shownRight] = [at.first ? -a : a, at.first ? lines.c : -lines.c];
    const intercept = shownRight / b;
    const isInView = Math.abs(intercept + rise) <= REACH;
    const end: Point = isInView ? [b, intercept + rise] : [-b, intercept - rise];
    const slope = rational(rise, b);
    return {
      question: `The graph of one of the two equations in a system of linear equations is shown. The system has ${count(at)}. Which equation could be the other one in the system?`,
      figure: oneLine({ through: [[0, intercept], end] }, { reach: REACH, step: 1 }),
      options: options(lines),
      opening: "Find the equation of the line that is shown, then compare slopes and intercepts.",
      steps: [
        {
          text: `The line meets the $y$-axis at $(0, ${intercept})$ and has a slope of ${inline(slope)}, so it is ${inline(slopeForm(slope, intercept))}.`,
        },
        {
          text: `In standard form this is ${inline(standardForm(a, at.first ? b : -b, lines.c))}, and times $${times}$ it is ${inline(standardForm(times * a, at.first ? times * b : -times * b, times * lines.c))}.`,
        },
        {
          text: at.second
            ? `A parallel line has the same left side but another number on the right: ${inline(key)}.`
            : `That is the same line, so every point of it is a solution: ${inline(key)}.`,
        },
      ],
      hint: "What must be true of the slopes and of the intercepts of the two lines?",
      tip: TIP,
      archetype: at.second ? "HD12" : "HD11",
    };
  },
  facts: factsOf,
});

/** The equation that gives a system with a known one no solution, or infinitely many. */
export const secondEquationOfSystem = defineLevels({
  id: "second-equation-of-system",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD11", "HD12"],
  optionDesign: "orbit",
  Medium: fromEquation,
  Hard: fromGraph,
});
