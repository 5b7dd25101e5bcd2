import type { GeometryFigure } from "@sat/item";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { areDistinct } from "../../craft/options/option.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import {
  type Twists,
  rotatingOptions,
  siblingOptions,
  twists,
} from "../../craft/options/siblings.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { drawCorners } from "../../craft/geometry/triangle-letters.ts";
import { sentences } from "../../craft/wording/words.ts";
import { code } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

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

/** The area of the triangle or of one half, from a side or the altitude. */
const inFigure = level<Equilateral>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [T = "", L = "", R = "", M = ""] = drawPoints(chance, 4);
    return { letters: [T, L, R, M], length: 6 * chance.int(1, 30), at: twists(chance) };
  },
  build: (item) => {
    const { length, at } = item;
    const [T, L, R, M] = item.letters;
    const name = [T, L, R].toSorted().join("");
    const altitude = side(T, M);
    const [asked, other] = at.first ? [altitude, side(T, L)] : [side(T, L), altitude];
    const half = [T, L, M].toSorted().join("");
    const found = at.first ? rootForm(length / 2, 3) : rootForm((2 * length) / 3, 3);
    const key = answer(item, at);
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
        why: `The altitude is $\\frac{\\sqrt{3}}{2}$ times as long as a side.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `taking the length $${length}$ of $${other}$ for that of ${at.first ? "the altitude" : "a side"}`,
          },
          at.second
            ? { code: "stopped-early", deed: `stopping at the area of triangle $${half}$` }
            : { code: "another-quantity", deed: `giving the area of triangle $${name}$` },
        ],
      }),
      opening:
        "The altitude cuts an equilateral triangle into two triangles with angles of 30 and 60 degrees.",
      steps: [
        {
          text: `In either half the sides are as $1 : \\sqrt{3} : 2$, with the altitude opposite $60^\\circ$.`,
          claim: "altitude = side*sqrt(3)/2",
        },
        {
          text: `From $${other} = ${length}$ it follows that $${asked} = ${rootText(found)}$.`,
          claim: `${at.first ? "altitude" : "side"} = ${code(rootTree(found))}`,
        },
        {
          text: `${at.second ? "The area is half of a side times the altitude" : `Triangle $${half}$ is half of triangle $${name}$, so its area is a quarter of a side times the altitude`}, $${rootText(key)}$.`,
          claim: `area = ${code(rootTree(key))}`,
        },
      ],
      hint: "How long is half a side when the side is $2$ units, and how long is the altitude then?",
      tip: "Draw the altitude of an equilateral triangle first: it brings in the $30^\\circ$-$60^\\circ$-$90^\\circ$ triangle.",
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

const ASKS = ["side", "altitude", "perimeter", "center"] as const;
type Ask = (typeof ASKS)[number];

const UNITS = ["inches", "feet", "centimeters", "meters"];
const SHAPES = ["triangle", "hexagon"] as const;

interface FromArea {
  readonly shape: (typeof SHAPES)[number];
  readonly letters: string;
  readonly half: number;
  readonly ask: Ask;
  readonly unit: string;
}

const HEXAGONS =
  "ABCDEF GHJKLM JKLMNP KLMNPQ LMNPQR MNPQRS NPQRST PQRSTU QRSTUV RSTUVW STUVWX UVWXYZ".split(" ");

/** A regular figure with sides of 2·half: its area is that many times half²·√3. */
const TRIANGLES = { triangle: 1, hexagon: 6 };

function measure({ shape, half }: Pick<FromArea, "shape" | "half">, ask: Ask): RootForm {
  const isTriangle = shape === "triangle";
  return {
    side: rootForm(2 * half),
    altitude: rootForm(isTriangle ? half : 2 * half, 3),
    perimeter: rootForm((isTriangle ? 6 : 12) * half),
    // From the center to a vertex of the triangle, or to a side of the hexagon.
    center: isTriangle ? rootForm(rational(2 * half, 3), 3) : rootForm(half, 3),
  }[ask];
}

function words(shape: FromArea["shape"], ask: Ask): string {
  const isTriangle = shape === "triangle";
  return {
    side: `the length of one side of the ${shape}`,
    altitude: isTriangle
      ? "the length of an altitude of the triangle"
      : "the distance between two opposite sides of the hexagon",
    perimeter: `the perimeter of the ${shape}`,
    center: isTriangle
      ? "the distance from the center of the triangle to a vertex"
      : "the distance from the center of the hexagon to a side",
  }[ask];
}

/** What is asked, in the words that tell it from the rest. */
function toldOf(shape: FromArea["shape"], ask: Ask): readonly string[] {
  const isTriangle = shape === "triangle";
  return {
    side: ["length of one side"],
    altitude: [isTriangle ? "length of an altitude" : "distance between two opposite sides"],
    perimeter: ["perimeter"],
    center: ["distance from the center", isTriangle ? "to a vertex" : "to a side"],
  }[ask];
}

/** Lengths in an equilateral triangle or a regular hexagon from its area. */
const fromArea = level<FromArea>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const shape = chance.pick(SHAPES);
    const isTriangle = shape === "triangle";
    const item = {
      shape,
      letters: isTriangle ? drawCorners(chance).join("") : chance.pick(HEXAGONS),
      half: isTriangle ? 3 * chance.int(1, 60) : chance.int(2, 200),
      ask: chance.pick(ASKS),
      unit: chance.pick(UNITS),
    };
    const wholes = ASKS.map((ask) => measure(item, ask)).filter(({ root }) => root === 1);
    chance.require(areDistinct(wholes.map(({ times }) => times)), "two options alike");
    return item;
  },
  build: (item) => {
    const { shape, letters, half, ask, unit } = item;
    const isTriangle = shape === "triangle";
    const name = isTriangle ? `Equilateral triangle $${letters}$` : `Regular hexagon $${letters}$`;
    const count = TRIANGLES[shape];
    const area = rootText(rootForm(count * half * half, 3));
    const key = measure(item, ask);
    return {
      question: `${name} has an area of $${area}$ square ${unit}. What is ${words(shape, ask)}, in ${unit}?`,
      options: rotatingOptions<Ask>({
        faces: {
          side: rootFace(measure(item, "side")),
          altitude: rootFace(measure(item, "altitude")),
          perimeter: rootFace(measure(item, "perimeter")),
          center: rootFace(measure(item, "center")),
        },
        ask,
        why: `The sides are $${2 * half}$ ${unit} long.`,
        slip: (other) => ({
          code: other === "side" ? "stopped-early" : "another-quantity",
          deed: `giving ${words(shape, other)}`,
        }),
      }),
      opening:
        "An equilateral triangle with sides of length $s$ has an area of $\\frac{\\sqrt{3}}{4}s^2$.",
      steps: [
        ...(isTriangle
          ? []
          : [
              {
                text: "Segments from its center to its vertices split the hexagon into $6$ equilateral triangles.",
              },
            ]),
        {
          text: `So $${isTriangle ? "" : "6 \\cdot "}\\frac{\\sqrt{3}}{4}s^2 = ${area}$, which gives $s = ${2 * half}$.`,
          claim: `side = ${2 * half}`,
        },
        ...(ask === "side" || ask === "perimeter"
          ? []
          : [{ text: "In half of an equilateral triangle the sides are as $1 : \\sqrt{3} : 2$." }]),
        ...(ask === "side"
          ? []
          : [
              {
                text: `Then ${words(shape, ask)} is $${rootText(key)}$.`,
                claim: `${ask} = ${code(rootTree(key))}`,
              },
            ]),
      ],
      hint: "Cut an equilateral triangle in half. How does its area depend on the length of a side?",
      tip: "A regular hexagon is six equilateral triangles: work in one of them.",
      archetype: "SC08",
    };
  },
  facts: ({ shape, letters, half, ask, unit }) => {
    const isTriangle = shape === "triangle";
    // A hexagon is made of such triangles, one on each of its sides.
    const parts = isTriangle ? ["part"] : Array.from(letters, () => "part");
    return {
      kind: "value",
      given: [
        `${parts.join(" + ")} = ${TRIANGLES[shape] * half * half}*sqrt(3)`,
        "part = side*height/2",
        "height^2 + (side/2)^2 = side^2",
        `altitude = ${isTriangle ? "" : "2*"}height`,
        `perimeter = ${Array.from(letters, () => "side").join(" + ")}`,
        // Center, vertex and middle of a side make a triangle that is similar to half of the whole.
        isTriangle ? "center/(side/2) = side/height" : "center = height",
      ],
      where: ["side > 0", "height > 0"],
      ask,
      told: [`$${letters}$ area square ${unit}`, ...toldOf(shape, ask), unit],
    };
  },
});

/** Height, side, area and other measures of an equilateral triangle, or of a regular hexagon. */
export const measureOfEquilateralTriangle = defineLevels({
  id: "measure-of-equilateral-triangle",
  version: 2,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC08"],
  optionDesign: "orbit",
  Medium: inFigure,
  Hard: fromArea,
});
