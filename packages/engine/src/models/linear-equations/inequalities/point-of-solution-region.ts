import { termAt } from "../../../craft/algebra/term-at.ts";
import type { Point } from "@sat/item";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText, slopeForm, xAndY } from "../../../craft/algebra/lines.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type RelationSign,
  equation,
  product,
  relation,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { compare } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Chance } from "../../../random/chance.ts";

interface Single {
  /** ±ax ± by > c; the points lie at (±p, ±q). */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly p: number;
  readonly q: number;
  readonly sign: RelationSign;
  /** The twists are the signs of the two terms. */
  readonly at: Twists;
}

function corner({ p, q }: Single, { first, second }: Twists): Point {
  return [first ? p : -p, second ? q : -q];
}

function inequality({ a, b, c, sign, at }: Single) {
  return relation(xAndY(at.first ? a : -a, at.second ? b : -b), sign, c);
}

/** The left side at a point, worked out. */
function leftSide({ a, b, at }: Single, [u, v]: Point): string {
  const worked = sum(termAt(at.first ? a : -a, u), termAt(at.second ? b : -b, v));
  return inline(equation(worked, workOut(worked)));
}

/** Which point satisfies one inequality. */
const ofOne = level<Single>({
  space: 100_000,
  steps: 1,
  draw: (chance) => {
    const [a, b] = [chance.int(1, 9), chance.int(1, 9)];
    const [p, q] = [chance.int(1, 9), chance.int(1, 9)];
    const [most, next] = [a * p + b * q, Math.abs(a * p - b * q)];
    chance.require(most - next > 2 && p !== q, "no room for the bound");
    return {
      a,
      b,
      c: chance.int(next + 1, most - 1),
      p,
      q,
      sign: chance.pick([">", ">="] as const),
      at: twists(chance),
    };
  },
  build: (single) => {
    const { a, b, c, at } = single;
    const [x, y] = corner(single, at);
    const value = (at.first ? a : -a) * x + (at.second ? b : -b) * y;
    const shownAt = (point: Point) => leftSide(single, point);
    const others = siblingAnswers((each) => corner(single, each)).filter(
      ([u, v]) => u !== x || v !== y,
    );
    const [termX, termY] = [Math.abs(a * x), Math.abs(b * y)];
    const seems = `so that the left side seems to be $${termX + termY}$ instead of $`;
    return {
      question: paragraphs(
        inline(inequality(single)),
        "Which point $(x, y)$ is a solution to the given inequality?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => corner(single, each),
        show: (point) => ({ text: pointText(point) }),
        why: `At ${pointText([x, y])}, the left side is $${value}$, which is greater than $${c}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `finding $${termX}$ instead of $${-termX}$ for the term with $x$, ${seems}${termY - termX}$,`,
          },
          {
            code: "opposite-sign",
            deed: `finding $${termY}$ instead of $${-termY}$ for the term with $y$, ${seems}${termX - termY}$,`,
          },
        ],
        corner: {
          code: "comparison-turned-around",
          deed: `choosing a left side that is less than $${c}$, ${shownAt([-x, -y])},`,
        },
      }),
      opening:
        "Substitute each point into the left side, and compare the result with the right side.",
      steps: [
        ...others.map((point) => ({
          text: `At ${pointText(point)}, the left side is less than $${c}$.\n\n${shownAt(point)}`,
        })),
        {
          text: `At ${pointText([x, y])}, it is greater than $${c}$, so this point is a solution.\n\n${shownAt([x, y])}`,
          claim: `${value} > ${c}`,
        },
      ],
      hint: `For which sign of $x$ is the term ${inline(product(at.first ? a : -a, "x"))} positive, and for which sign of $y$ the other term?`,
      tip: "A point is a solution only if its coordinates make the given inequality true.",
      archetype: "HE09",
    };
  },
  facts: (single) => ({
    kind: "region",
    given: [code(inequality(single))],
    unknowns: ["x", "y"],
    ask: "member",
  }),
});

interface Double {
  /** Slopes and intercepts of the two borders. */
  readonly slopes: readonly [number, number];
  readonly intercepts: readonly [number, number];
  /** Points above both lines, above the first only, above the second only, below both. */
  readonly points: readonly Point[];
  readonly strict: boolean;
  /** The twists are whether the solutions lie above the first line and above the second. */
  readonly at: Twists;
}

function pointAt({ points }: Double, { first, second }: Twists): Point {
  return points[(first ? 0 : 2) + (second ? 0 : 1)] ?? [0, 0];
}

function signOf({ strict }: Double, above: boolean): RelationSign {
  if (strict) return above ? ">" : "<";
  return above ? ">=" : "<=";
}

function system(double: Double) {
  const { slopes, intercepts, at } = double;
  return [
    slopeForm(slopes[0], intercepts[0], signOf(double, at.first)),
    slopeForm(slopes[1], intercepts[1], signOf(double, at.second)),
  ] as const;
}

type Line = readonly [number, number];

/** A point with this x-coordinate above two lines, below them, or between them. */
function beside(
  chance: Chance,
  lines: readonly [Line, Line],
  x: number,
  place: "above" | "between" | "below",
): Point {
  const heights = lines.map(([slope, intercept]) => slope * x + intercept);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  if (place === "above") return [x, high + chance.int(1, 6)];
  if (place === "below") return [x, low - chance.int(1, 6)];
  return [x, chance.int(low + 1, high - 1)];
}

/** The right side of one of the inequalities at a point. */
function rightAt({ slopes, intercepts }: Double, index: 0 | 1, x: number): Expression {
  return sum(termAt(slopes[index], x), intercepts[index]);
}

function rightSide(double: Double, index: 0 | 1, [x]: Point): string {
  const worked = rightAt(double, index, x);
  return inline(equation(worked, workOut(worked)));
}

/** How y compares with the right side: "$5 > -8$". */
function relationAt(double: Double, index: 0 | 1, [x, y]: Point): string {
  const value = workOut(rightAt(double, index, x));
  return inline(relation(y, compare(y, value) > 0 ? ">" : "<", value));
}

/** "$5$ is greater than $-3(-2) - 14 = -8$" */
function comparedAt(double: Double, index: 0 | 1, point: Point): string {
  const [x, y] = point;
  const isMore = compare(y, workOut(rightAt(double, index, x))) > 0;
  return `$${y}$ is ${isMore ? "greater" : "less"} than ${rightSide(double, index, point)}`;
}

/** Which point satisfies a system of two inequalities. */
const ofTwo = level<Double>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [m, n] = [chance.nonzero(5), chance.nonzero(5)];
    const [x, y] = [chance.int(-5, 5), chance.int(-8, 8)];
    chance.require(Math.abs(m - n) > 1 && m !== -n, "slopes alike");
    const [b, c] = [y - m * x, y - n * x];
    chance.require(b !== 0 && c !== 0 && Math.max(Math.abs(b), Math.abs(c)) <= 20, "far off");
    // Between the lines, the first is the lower one on this side of where they cross.
    const side = n > m ? 1 : -1;
    const lines = [
      [m, b],
      [n, c],
    ] as const;
    const points = [
      beside(chance, lines, x + chance.nonzero(3), "above"),
      beside(chance, lines, x + side * chance.int(1, 3), "between"),
      beside(chance, lines, x - side * chance.int(1, 3), "between"),
      beside(chance, lines, x + chance.nonzero(3), "below"),
    ];
    const distinct = new Set(points.map(([px, py]) => `${px},${py}`)).size;
    chance.require(distinct === 4 && points.every(([px]) => px !== 0), "points alike");
    const [slopes, intercepts] = [[m, n] as const, [b, c] as const];
    return { slopes, intercepts, points, strict: chance.flip(), at: twists(chance) };
  },
  build: (double) => {
    const { at } = double;
    const key = pointAt(double, at);
    const [one, two] = system(double);
    const word = (above: boolean) => (above ? "greater" : "less");
    const other = (first: boolean, second: boolean) =>
      pointAt(double, { first: first === at.first, second: second === at.second });
    return {
      question: paragraphs(
        inline(one),
        inline(two),
        "Which point $(x, y)$ is a solution to the given system of inequalities?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => pointAt(double, each),
        show: (point) => ({ text: pointText(point) }),
        why: `Both inequalities are true at ${pointText(key)}: ${comparedAt(double, 0, key)}, and ${comparedAt(double, 1, key)}.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `reading the sign of the first inequality the other way around, although ${comparedAt(double, 0, other(false, true))},`,
          },
          {
            code: "condition-unchecked",
            deed: `testing only the first inequality, and not the second, in which ${comparedAt(double, 1, other(true, false))},`,
          },
        ],
        corner: {
          code: "comparison-turned-around",
          deed: `reading both signs the other way around, although ${comparedAt(double, 0, other(false, false))},`,
        },
      }),
      opening:
        "A solution must satisfy both inequalities, so test the points in one and then the other.",
      steps: [
        ...[other(false, true), other(false, false)].map((point) => ({
          text: `At ${pointText(point)}, the first inequality is false, because $y$ is ${word(!at.first)} than its right side.\n\n${rightSide(double, 0, point)}\n\n${relationAt(double, 0, point)}`,
        })),
        {
          text: `At ${pointText(other(true, false))}, the second inequality is false, because $y$ is ${word(!at.second)} than its right side.\n\n${rightSide(double, 1, other(true, false))}\n\n${relationAt(double, 1, other(true, false))}`,
        },
        {
          text: `At ${pointText(key)}, both are true: ${comparedAt(double, 0, key)}, and ${comparedAt(double, 1, key)}.`,
        },
      ],
      hint: `For each point, is $y$ ${word(at.first)} than the right side of the first inequality?`,
      tip: "A point is a solution only if its coordinates make every given inequality true.",
      archetype: "HE10",
    };
  },
  facts: (double) => ({
    kind: "region",
    given: system(double).map(code),
    unknowns: ["x", "y"],
    ask: "member",
  }),
});

/** Which point is a solution of an inequality, or of a system of two. */
export const pointOfSolutionRegion = defineLevels({
  id: "point-of-solution-region",
  version: 4,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE09", "HE10"],
  optionDesign: "orbit",
  Easy: ofOne,
  Medium: ofTwo,
});
