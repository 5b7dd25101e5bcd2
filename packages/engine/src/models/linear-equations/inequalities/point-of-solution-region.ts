import type { Point } from "@sat/item";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText, slopeForm, xAndY } from "../../../craft/algebra/lines.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type RelationSign, relation } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Chance } from "../../../random/chance.ts";

const TIP = "Put each point in and compare: a point must satisfy every inequality, not just one.";

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
    const left = inline(xAndY(at.first ? a : -a, at.second ? b : -b));
    return {
      question: paragraphs(
        inline(inequality(single)),
        "Which point $(x, y)$ is a solution to the given inequality?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => corner(single, each),
        show: (point) => ({ text: pointText(point) }),
        why: `At it, the left side is $${value}$.`,
        slips: [
          { code: "opposite-sign", deed: "losing a minus sign in the term with $x$" },
          { code: "opposite-sign", deed: "losing a minus sign in the term with $y$" },
        ],
        corner: {
          code: "comparison-turned-around",
          deed: "looking for a point where the left side is less than the right side",
        },
      }),
      opening:
        "Put the coordinates of each point into the left side and compare with the right side.",
      steps: [
        {
          text: `At ${pointText([x, y])}, ${left} has the value $${value}$, which is greater than $${c}$.`,
          claim: `${value} > ${c}`,
        },
        { text: "At each of the other points the left side is less than the right side." },
      ],
      hint: "Which signs of $x$ and $y$ make the left side as great as possible?",
      tip: TIP,
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
    const { slopes, intercepts, at } = double;
    const [x, y] = pointAt(double, at);
    const [one, other] = system(double);
    const [m, n] = [slopes[0] * x + intercepts[0], slopes[1] * x + intercepts[1]];
    const word = (above: boolean) => (above ? "greater" : "less");
    return {
      question: paragraphs(
        inline(one),
        inline(other),
        "Which point $(x, y)$ is a solution to the given system of inequalities?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => pointAt(double, each),
        show: (point) => ({ text: pointText(point) }),
        why: "It satisfies both inequalities.",
        slips: [
          {
            code: "comparison-turned-around",
            deed: "taking the first inequality the wrong way around",
          },
          {
            code: "condition-unchecked",
            deed: "not holding the point against the second inequality",
          },
        ],
        corner: {
          code: "comparison-turned-around",
          deed: "taking both inequalities the wrong way around",
        },
      }),
      opening:
        "A solution of the system must satisfy both inequalities, so test each point in both.",
      steps: [
        {
          text: `At ${pointText([x, y])}, the right side of the first inequality is $${m}$, and $y = ${y}$ is ${word(at.first)}.`,
          claim: `${y} ${at.first ? ">" : "<"} ${m}`,
        },
        {
          text: `The right side of the second is $${n}$, and $y = ${y}$ is ${word(at.second)}.`,
          claim: `${y} ${at.second ? ">" : "<"} ${n}`,
        },
        { text: "Each of the other points fails in at least one of the two." },
      ],
      hint: "Take the first inequality and see which points it leaves; then the second.",
      tip: TIP,
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
  version: 2,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE09", "HE10"],
  optionDesign: "orbit",
  Easy: ofOne,
  Medium: ofTwo,
});
