import type { GeometryFigure } from "@sat/item";
import { sine, tangent } from "../../craft/geometry/angle-values.ts";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import type { Face } from "../../craft/options/option.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { sentences } from "../../craft/wording/words.ts";

const VALUE = { sin: sine, tan: tangent };

function applied(name: "sin" | "tan", degrees: number): string {
  return `\\${name} ${degrees}^\\circ`;
}

interface Shared {
  /** Left end, right end and top of the triangle, and the foot of its altitude. */
  readonly letters: readonly [A: string, C: string, B: string, D: string];
  /** Angles at the left and at the right end. */
  readonly degrees: readonly [number, number];
  readonly length: number;
  /** Whether the slanted side is known, and whether the other slanted side is asked. */
  readonly at: Twists;
}

function expressionOf({ degrees: [one, other], length }: Shared, { first, second }: Twists): Face {
  const [up, down] = [first ? "sin" : "tan", second ? "sin" : "tan"] as const;
  return {
    text: `$\\frac{${length}\\${up} ${one}^\\circ}{${applied(down, other)}}$`,
    order: (length * VALUE[up](one)) / VALUE[down](other),
  };
}

/** The right functions in the wrong triangles, or one function in both. */
function cornerOf({ at: { first, second } }: Shared): Misstep {
  if (first !== second) {
    return { code: "quantities-exchanged", deed: "exchanging the sine and the tangent" };
  }
  return {
    code: "wrong-triangle-side",
    deed: first
      ? "using the tangent in both triangles, as if no side were a hypotenuse,"
      : "using the sine in both triangles, as if each had its hypotenuse labeled,",
  };
}

function sharedFigure({ letters: [A, C, B, D], degrees, length, at }: Shared): GeometryFigure {
  const [left, right] = degrees.map(tangent);
  const foot = (6 * (right ?? 1)) / ((left ?? 1) + (right ?? 1));
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const label = `$${length}$`;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [0, 0] },
      { name: C, at: [6, 0] },
      { name: B, at: [rounded(foot), rounded(foot * (left ?? 1))] },
      { name: D, at: [rounded(foot), 0] },
    ],
    segments: [
      { from: A, to: D, ...(at.first ? {} : { label }) },
      { from: D, to: C, ...(at.second ? {} : { label: "$x$" }) },
      { from: A, to: B, ...(at.first ? { label } : {}) },
      { from: B, to: C, ...(at.second ? { label: "$x$" } : {}) },
      { from: B, to: D },
    ],
    angles: [
      { at: D, from: B, to: C, right: true },
      { at: A, from: D, to: B, label: `$${degrees[0]}^\\circ$` },
      { at: C, from: D, to: B, label: `$${degrees[1]}^\\circ$` },
    ],
    circles: [],
    alt: `Triangle ${A}${B}${C} with point ${D} on side ${A}${C}. Segment ${B}${D} is perpendicular to ${A}${C}. Angle ${A} is labeled ${degrees[0]}°, angle ${C} is labeled ${degrees[1]}°, segment ${at.first ? A + B : A + D} is labeled ${length}, and segment ${at.second ? B + C : D + C} is labeled x.`,
  };
}

/** The altitude must be found first, from one right triangle, for use in the other. */
const throughAltitude = level<Shared>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [A = "", C = "", B = "", D = ""] = drawPoints(chance, 4);
    const degrees = [chance.int(31, 68), chance.int(31, 68)] as const;
    chance.require(degrees[0] !== degrees[1] && !degrees.includes(45), "an angle too plain");
    return { letters: [A, C, B, D], degrees, length: chance.int(5, 40), at: twists(chance) };
  },
  build: (item) => {
    const { letters, degrees, length, at } = item;
    const [A, C, B, D] = letters;
    const altitude = side(B, D);
    const height = `${length}\\${at.first ? "sin" : "tan"} ${degrees[0]}^\\circ`;
    const name = at.second ? "sin" : "tan";
    return {
      question: sentences(
        `In the figure shown, segment $${altitude}$ is perpendicular to segment $${side(A, C)}$.`,
        "Which of the following expressions is equal to $x$?",
      ),
      figure: sharedFigure(item),
      options: siblingOptions({
        at,
        answer: (each) => expressionOf(item, each),
        show: (face) => face,
        why: `The altitude is $${height}$ in both triangles, and this is the ratio that gives $x$.`,
        slips: [
          {
            code: "wrong-triangle-side",
            deed: at.first
              ? `using the tangent of $${degrees[0]}^\\circ$ although the given side is the hypotenuse`
              : `using the sine of $${degrees[0]}^\\circ$ although the given side is a leg`,
          },
          {
            code: "wrong-triangle-side",
            deed: at.second
              ? `treating $x$ as the leg adjacent to the angle of $${degrees[1]}^\\circ$`
              : `treating $x$ as the hypotenuse`,
          },
        ],
        corner: cornerOf(item),
      }),
      opening:
        "The altitude belongs to both right triangles, so find it first in the triangle with the given side.",
      steps: [
        {
          text: `In the triangle with the angle of $${degrees[0]}^\\circ$, the altitude is opposite that angle.\n\n$${altitude} = ${height}$`,
          claim: `h = ${length}*${at.first ? "sin" : "tan"}(${degrees[0]})`,
        },
        {
          text: `In the other triangle, it is opposite the angle of $${degrees[1]}^\\circ$.\n\n$${applied(name, degrees[1])} = \\frac{${altitude}}{x}$`,
          claim: `${name}(${degrees[1]}) = h/x`,
        },
        {
          text: `Solve for $x$, and substitute for $${altitude}$.\n\n$x = \\frac{${altitude}}{${applied(name, degrees[1])}} = ${expressionOf(item, at).text.slice(1)}`,
        },
      ],
      hint: `Which segment do the two right triangles share? Write its length with the given side and angle.`,
      tip: "Where two right triangles share a side, write that side in terms of the given values first.",
    };
  },
  facts: ({ letters: [A, C, B, D], degrees: [one, other], length, at }) => ({
    kind: "value",
    given: [
      `h = ${at.first ? `${length}*sin(${one})` : `${length}*sin(${one})/cos(${one})`}`,
      `slanted = h/sin(${other})`,
      `x = ${at.second ? "slanted" : `slanted*cos(${other})`}`,
    ],
    ask: "x",
    told: [`segment $${side(B, D)}$ perpendicular to segment $${side(A, C)}$ equal to $x$`],
  }),
});

/** Which expression is equal to a side when an altitude shared by two right triangles must be found first. */
export const sideThroughSharedAltitude = defineLevels({
  id: "side-through-shared-altitude",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC24"],
  optionDesign: "orbit",
  Hard: throughAltitude,
});
