import type { GeometryFigure } from "@sat/item";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { equilateralFromArea } from "../../craft/geometry/equilateral-from-area.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { stepTo } from "../../craft/wording/steps.ts";
import { sentences } from "../../craft/wording/words.ts";
import { type Operand, equation, quotient, root, times } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

interface Equilateral {
  /** Top, left and right corner, and the foot of the altitude. */
  readonly letters: readonly [T: string, L: string, R: string, M: string];
  readonly length: number;
  /** Whether a side is known and not the altitude; whether the area of all of it is asked and not of half. */
  readonly at: Twists;
}

function answer({ length }: Equilateral, { first, second }: Twists): RootForm {
  return rootForm(rational(length * length, (first ? 4 : 3) * (second ? 1 : 2)), 3);
}

function figureOf({ letters: [T, L, R, M], length, at }: Equilateral): GeometryFigure {
  const label = `$${length}$`;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: T, at: [0, 5.2] },
      { name: L, at: [-3, 0] },
      { name: R, at: [3, 0] },
      { name: M, at: [0, 0] },
    ],
    segments: [
      { from: T, to: L, ...(at.first ? { label } : {}) },
      { from: T, to: R },
      { from: L, to: M },
      { from: M, to: R },
      { from: T, to: M, ...(at.first ? {} : { label }) },
    ],
    angles: [{ at: M, from: T, to: R, right: true }],
    circles: [],
    alt: `Triangle ${[T, L, R].toSorted().join("")} with point ${M} on side ${side(L, R)}. Segment ${side(T, M)} is perpendicular to ${side(L, R)}. Segment ${at.first ? side(T, L) : side(T, M)} is labeled ${length}.`,
  };
}

/** Half of the product of a base and the altitude; for half of the triangle, the base is half of a side. */
function areaWork({ length }: Equilateral, { first, second }: Twists): Operand {
  const [altitude, halfSide] = first
    ? [times(quotient(length, 2), root(3)), quotient(length, 2)]
    : [length, quotient(length, root(3))];
  const wholeSide = first ? length : times(2, halfSide);
  return times(quotient(1, 2), second ? wholeSide : halfSide, altitude);
}

function slipsOf(item: Equilateral): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const { letters, length, at } = item;
  const [T, L, R, M] = letters;
  const [asked, whole] = [
    [T, L, M],
    [T, L, R],
  ].map((corners) => corners.toSorted().join(""));
  const other = at.second ? asked : whole;
  const exchanged = `$${length}$ as the length of ${at.first ? "the altitude" : "a side"}`;
  return {
    slips: [
      {
        code: "quantities-exchanged",
        deed: `using ${exchanged}`,
        work: areaWork(item, { ...at, first: !at.first }),
      },
      {
        code: at.second ? "half-for-whole" : "another-quantity",
        deed: `finding the area of triangle $${other}$`,
        work: areaWork(item, { ...at, second: !at.second }),
      },
    ],
    corner: {
      code: "quantities-exchanged",
      deed: `finding the area of triangle $${other}$ with ${exchanged}`,
      work: areaWork(item, { first: !at.first, second: !at.second }),
    },
  };
}

function stepsOf(item: Equilateral): Step[] {
  const { letters, length, at } = item;
  const [T, L, , M] = letters;
  const [altitudeName, sideName, legName] = [side(T, M), side(T, L), side(L, M)];
  const key = rootTree(answer(item, at));
  const leg = rootTree(at.first ? rootForm(length / 2) : rootForm(length / 3, 3));
  const [whole, altitude] = at.first
    ? [length, rootTree(rootForm(length / 2, 3))]
    : [rootTree(rootForm((2 * length) / 3, 3)), length];
  const deed = `Half of the product of ${at.second ? "the side and the altitude" : "the two legs"} is the area of the triangle.`;
  return [
    {
      text: `In right triangle $${[T, L, M].toSorted().join("")}$, the shorter leg $${legName}$, the altitude $${altitudeName}$, and the side $${sideName}$ are in the ratio $1 : \\sqrt{3} : 2$.`,
    },
    at.first
      ? stepTo(
          `Divide $${sideName}$ by $2$ to find the shorter leg.`,
          equation(quotient(length, 2), leg),
        )
      : stepTo(
          `Divide $${altitudeName}$ by $\\sqrt{3}$ to find the shorter leg.`,
          equation(quotient(length, root(3)), leg),
        ),
    ...(at.first
      ? [
          {
            text: `Multiply the shorter leg by $\\sqrt{3}$ to find the altitude.\n\n${inline(altitude)}`,
            claim: `altitude = ${code(altitude)}`,
          },
        ]
      : []),
    ...(!at.first && at.second
      ? [
          stepTo(
            "Double the shorter leg to find the side.",
            equation(times(2, leg), whole),
            `side = ${code(whole)}`,
          ),
        ]
      : []),
    stepTo(
      deed,
      equation(times(quotient(1, 2), at.second ? whole : leg, altitude), key),
      `area = ${code(key)}`,
    ),
  ];
}

/** The area of the triangle or of one half, from a side or the altitude. */
const inFigure = level<Equilateral>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [T = "", L = "", R = "", M = ""] = drawPoints(chance, 4);
    return { letters: [T, L, R, M], length: 6 * chance.int(1, 30), at: twists(chance) };
  },
  build: (item) => {
    const { at } = item;
    const [T, L, R, M] = item.letters;
    const name = [T, L, R].toSorted().join("");
    const altitude = side(T, M);
    const half = [T, L, M].toSorted().join("");
    return {
      question: sentences(
        `Triangle $${name}$ shown is equilateral, and segment $${altitude}$ is perpendicular to side $${side(L, R)}$.`,
        `What is the area, in square units, of triangle $${at.second ? name : half}$?`,
      ),
      figure: figureOf(item),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: rootFace,
        why: `The area is half of the product of ${at.second ? "a side and the altitude" : "the two legs of the right triangle"}.`,
        ...slipsOf(item),
      }),
      opening:
        "The altitude cuts an equilateral triangle into two triangles with angles of 30 and 60 degrees.",
      steps: stepsOf(item),
      hint: `Which side of right triangle $${half}$ is given: the hypotenuse or the leg opposite $60^\\circ$?`,
      tip: at.second
        ? "A side of an equilateral triangle is longer than its altitude: check the two lengths."
        : "Check which triangle is asked for: the altitude splits the equilateral triangle in half.",
    };
  },
  facts: ({ letters: [T, L, R, M], length, at }) => ({
    kind: "value",
    given: [
      at.first ? `side = ${length}` : `altitude = ${length}`,
      "altitude^2 + (side/2)^2 = side^2",
      `area = side*altitude/2${at.second ? "" : "/2"}`,
    ],
    where: ["altitude > 0", "side > 0"],
    ask: "area",
    told: [
      `$${[T, L, R].toSorted().join("")}$ equilateral`,
      `$${side(T, M)}$ perpendicular to side $${side(L, R)}$ area in square units`,
      `triangle $${[T, L, at.second ? R : M].toSorted().join("")}$`,
    ],
  }),
});

/** Height, side, area and other measures of an equilateral triangle, or of a regular hexagon. */
export const measureOfEquilateralTriangle = defineLevels({
  id: "measure-of-equilateral-triangle",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC08"],
  optionDesign: "orbit",
  Medium: inFigure,
  Hard: equilateralFromArea,
});
