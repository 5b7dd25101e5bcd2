import { type Pose, anyPose, posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { type Triple, primitiveTriples } from "../../../craft/geometry/pythagorean.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";

type Ask = "part" | "leg" | "hypotenuse" | "perimeter";

interface Altitude {
  readonly names: string;
  readonly pose: Pose;
  /** The parts of the hypotenuse and the altitude. */
  readonly near: number;
  readonly far: number;
  readonly height: number;
  readonly ask: Ask;
}

const LONGEST = 500;

/** Whether the perimeter is less than ten times the part asked about, so that neither stands out by its size. */
function isBroad([a, b, c]: Triple): boolean {
  return c * (a + b + c) < 10 * b * b;
}

/** Right triangles whose altitude cuts the hypotenuse into whole parts, none of them a sliver. */
const CUT = primitiveTriples.filter(isBroad).flatMap(([a, b, c]) =>
  Array.from({ length: Math.floor(LONGEST / (c * c)) }, (_, at) => ({
    near: a * a * (at + 1),
    far: b * b * (at + 1),
    height: a * b * (at + 1),
  })),
);

/** Triangle ABC with the right angle at B and its altitude BD. */
function figure({ names, pose, near, far }: Altitude) {
  const [A = "", B = "", C = "", D = ""] = names;
  const share = Math.min(0.7, Math.max(0.3, near / (near + far)));
  const foot = 10 * share;
  const height = 10 * Math.sqrt(share * (1 - share));
  return sketch({
    points: posed({ [A]: [0, 0], [C]: [10, 0], [D]: [foot, 0], [B]: [foot, height] }, pose),
    lines: { [A + D]: "", [D + C]: "", [A + B]: "", [B + C]: "", [B + D]: "" },
    rightAngles: [`${A}${B}${C}`, `${B}${D}${C}`],
    alt: `Right triangle $${A}${B}${C}$ with the right angle at $${B}$. Point $${D}$ lies on hypotenuse $${A}${C}$, and segment $${B}${D}$ is perpendicular to $${A}${C}$.`,
  });
}

function lengths({ near, far, height }: Altitude) {
  const [short, leg] = [near, far].map((part) => Math.sqrt(part * part + height * height));
  const hypotenuse = near + far;
  return {
    short: short ?? 0,
    leg: leg ?? 0,
    hypotenuse,
    perimeter: hypotenuse + (short ?? 0) + (leg ?? 0),
    part: far,
  };
}

function stepsOf(cut: Altitude) {
  const { names, near, far, height, ask } = cut;
  const [A = "", B = "", C = "", D = ""] = names;
  const { leg, hypotenuse, perimeter, short } = lengths(cut);
  const start = {
    text: `So $\\frac{${D}${C}}{${B}${D}} = \\frac{${B}${D}}{${A}${D}}$, and $${D}${C} = \\frac{${height}^{2}}{${near}} = ${far}$.`,
    claim: `far = ${far}`,
  };
  const whole = {
    text: `The hypotenuse is $${near} + ${far} = ${hypotenuse}$.`,
    claim: `whole = ${hypotenuse}`,
  };
  const side = {
    text: `In right triangle $${B}${D}${C}$, $${B}${C} = \\sqrt{${height}^{2} + ${far}^{2}} = ${leg}$.`,
    claim: `leg = ${leg}`,
  };
  switch (ask) {
    case "part":
      return [start];
    case "hypotenuse":
      return [start, whole];
    case "leg":
      return [start, side];
    case "perimeter":
      return [
        start,
        whole,
        side,
        {
          text: `With $${A}${B} = \\sqrt{${height}^{2} + ${near}^{2}} = ${short}$, the perimeter is $${perimeter}$.`,
          claim: `short + leg + whole = ${perimeter}`,
        },
      ];
  }
}

/** From one part of the hypotenuse and the altitude: the other part, a leg, the hypotenuse, or the perimeter. */
const fromAltitude = level<Altitude>({
  space: 150_000,
  steps: 4,
  draw: (chance) => ({
    names: pointNames(chance),
    pose: anyPose(chance),
    ...chance.pick(CUT),
    ask: chance.pick(["part", "leg", "hypotenuse", "perimeter"] as const),
  }),
  build: (cut) => {
    const { names, near, height, ask } = cut;
    const [A = "", B = "", C = "", D = ""] = names;
    const { part, leg, hypotenuse, perimeter } = lengths(cut);
    const things = {
      part: `the length of segment $${D}${C}$`,
      leg: `the length of side $${B}${C}$`,
      hypotenuse: `the length of hypotenuse $${A}${C}$`,
      perimeter: `the perimeter of triangle $${A}${B}${C}$`,
    };
    return {
      question: `In right triangle $${A}${B}${C}$ shown, segment $${B}${D}$ is perpendicular to hypotenuse $${A}${C}$. If $${A}${D} = ${near}$ and $${B}${D} = ${height}$, what is ${things[ask]}?`,
      figure: figure(cut),
      options: rotatingOptions<Ask>({
        faces: {
          part: numeral(part),
          leg: numeral(leg),
          hypotenuse: numeral(hypotenuse),
          perimeter: numeral(perimeter),
        },
        ask,
        why: "It fits the similar right triangles on both sides of the altitude.",
        slip: (other) => ({
          code: other === "part" || ask === "perimeter" ? "stopped-early" : "another-quantity",
          deed: `giving ${things[other]}`,
        }),
      }),
      opening: "The altitude to the hypotenuse cuts a right triangle into two similar triangles.",
      steps: stepsOf(cut),
      hint: "Which angle of one small triangle is as large as an angle of the other? Compare their legs.",
      tip: "Draw the two small triangles side by side, turned the same way.",
    };
  },
  facts: ({ names: [A, B, C, D], near, height, ask }) => ({
    kind: "value",
    given: [
      // With D as origin, AB and BC are perpendicular.
      `-${near}*far + ${height}*${height} = 0`,
      `whole = far + ${near}`,
      `short^2 = ${near}^2 + ${height}^2`,
      `leg^2 = far^2 + ${height}^2`,
    ],
    where: ["short > 0", "leg > 0"],
    ask: { part: "far", leg: "leg", hypotenuse: "whole", perimeter: "short + leg + whole" }[ask],
    told: [
      `right triangle $${A}${B}${C}$ $${B}${D}$ perpendicular hypotenuse $${A}${C}$`,
      `$${A}${D} = ${near}$ $${B}${D} = ${height}$`,
      {
        part: `length segment $${D}${C}$`,
        leg: `length side $${B}${C}$`,
        hypotenuse: "length hypotenuse",
        perimeter: "perimeter triangle",
      }[ask],
    ],
  }),
});

/** Lengths in a right triangle with its altitude to the hypotenuse. */
export const altitudeToHypotenuse = defineLevels({
  id: "altitude-to-hypotenuse",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB19"],
  optionDesign: "rotating-ask",
  Hard: fromAltitude,
});
