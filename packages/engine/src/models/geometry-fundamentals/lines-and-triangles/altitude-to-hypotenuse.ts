import { type Pose, anyPose, posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { primitiveTriples } from "../../../craft/geometry/pythagorean.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { type PoolMisstep, type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { capitalized } from "../../../language/noun.ts";
import { equation, power, quotient, root, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["part", "leg", "hypotenuse"] as const;

type Ask = (typeof ASKS)[number];

interface Altitude {
  readonly names: string;
  readonly pose: Pose;
  /** The parts of the hypotenuse and the altitude. */
  readonly near: number;
  readonly far: number;
  readonly height: number;
  readonly ask: Ask;
}

const LONGEST = 260;

/** Right triangles whose altitude cuts the hypotenuse into whole parts, none of them a sliver. */
const CUT = primitiveTriples.flatMap(([a, b, c]) =>
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

function rootOfSquares(one: number, other: number): number {
  return Math.sqrt(one * one + other * other);
}

function lengths({ near, far, height }: Altitude) {
  return {
    part: far,
    leg: rootOfSquares(far, height),
    short: rootOfSquares(near, height),
    hypotenuse: near + far,
  };
}

function pythagorean(one: number, other: number) {
  return root(sum(power(one, 2), power(other, 2)));
}

/** The root of a sum of squares, whose value is known to be whole. */
function slipToRoot(one: number, other: number, { deed, ...slip }: PoolMisstep): PoolSlip {
  const face = numeral(rootOfSquares(one, other));
  const reason = `${capitalized(deed)} gives ${inline(equation(pythagorean(one, other), rootOfSquares(one, other)))}.`;
  return { ...slip, face, reason };
}

function slips({ names, near, far, height, ask }: Altitude): PoolSlip[] {
  const [A = "", B = "", C = "", D = ""] = names;
  const to = (wanted: Ask) =>
    wanted === "hypotenuse" || ask === "part" ? "another-quantity" : "stopped-early";
  const others: Readonly<Record<Ask, PoolSlip>> = {
    part: slipTo(quotient(power(height, 2), near), {
      code: "stopped-early",
      deed: `stopping at the length of segment $${D}${C}$`,
      isClassic: true,
      step: 2,
    }),
    leg: slipToRoot(far, height, {
      code: to("leg"),
      deed: `finding the length of side $${B}${C}$`,
      step: 3,
    }),
    hypotenuse: slipTo(sum(near, far), {
      code: to("hypotenuse"),
      deed: `finding the length of hypotenuse $${A}${C}$`,
      isClassic: ask === "part",
      step: 3,
    }),
  };
  return [
    ...ASKS.filter((other) => other !== ask).map((other) => others[other]),
    slipToRoot(near, height, {
      code: "wrong-triangle-side",
      deed: `finding side $${A}${B}$`,
      step: 1,
    }),
    ...(ask === "part"
      ? [
          slipTo(sum(height, sum(height, -near)), {
            code: "wrong-formula",
            deed: `supposing that $${A}${D}$, $${B}${D}$, and $${D}${C}$ grow by equal amounts`,
            step: 1,
          }),
        ]
      : []),
  ];
}

function stepsOf(cut: Altitude): Step[] {
  const { names, near, far, height, ask } = cut;
  const [A = "", B = "", C = "", D = ""] = names;
  const { leg, hypotenuse } = lengths(cut);
  const both = [
    {
      text: `Angles $${A}${B}${D}$ and $${C}$ are equal, since each adds up to $90^\\circ$ with angle $${A}$. So triangles $${A}${D}${B}$ and $${B}${D}${C}$ are similar.\n\n$\\frac{${D}${C}}{${B}${D}} = \\frac{${B}${D}}{${A}${D}}$`,
    },
    stepThrough(
      `Substitute $${B}${D} = ${height}$ and $${A}${D} = ${near}$, and multiply both sides by $${height}$.`,
      `${D}${C}`,
      quotient(times(height, height), near),
      far,
    ),
  ];
  if (ask === "part") return both;
  return [
    ...both,
    ask === "leg"
      ? stepThrough(
          `In right triangle $${B}${D}${C}$, side $${B}${C}$ is the hypotenuse, so use the Pythagorean theorem.`,
          `${B}${C}`,
          pythagorean(height, far),
          leg,
        )
      : stepThrough(
          `Add the two parts of hypotenuse $${A}${C}$.`,
          `${A}${C}`,
          sum(near, far),
          hypotenuse,
        ),
  ];
}

/** From one part of the hypotenuse and the altitude: the other part, a leg, or the hypotenuse. */
const fromAltitude = poolLevel<Altitude>({
  isEven: true,
  space: 100_000,
  steps: 4,
  draw: (chance) => ({
    names: pointNames(chance),
    pose: anyPose(chance),
    ...chance.pick(CUT),
    ask: chance.pick(ASKS),
  }),
  key: (cut) => numeral(lengths(cut)[cut.ask]),
  slips,
  word: (cut) => {
    const { names, near, height, ask } = cut;
    const [A = "", B = "", C = "", D = ""] = names;
    const things = {
      part: `segment $${D}${C}$`,
      leg: `side $${B}${C}$`,
      hypotenuse: `side $${A}${C}$`,
    };
    return {
      question: `In right triangle $${A}${B}${C}$ shown, $${B}${D}$ is the altitude to hypotenuse $${A}${C}$. If $${A}${D} = ${near}$ and $${B}${D} = ${height}$, what is the length of ${things[ask]}?`,
      figure: figure(cut),
      why: `The two parts of the hypotenuse have the product ${inline(equation(times(near, lengths(cut).part), power(height, 2)))}.`,
      opening: "The altitude to the hypotenuse cuts a right triangle into two similar triangles.",
      steps: stepsOf(cut),
      hint: `Which angle of triangle $${B}${D}${C}$ is equal to angle $${A}$?`,
      tip: "Draw similar triangles side by side, turned the same way, before you write a proportion.",
    };
  },
  facts: ({ names: [A, B, C, D], near, height, ask }) => ({
    kind: "value",
    given: [
      // With D as origin, AB and BC are perpendicular.
      `-${near}*far + ${height}*${height} = 0`,
      `whole = far + ${near}`,
      `leg^2 = far^2 + ${height}^2`,
    ],
    where: ["leg > 0"],
    ask: { part: "far", leg: "leg", hypotenuse: "whole" }[ask],
    told: [
      `right triangle $${A}${B}${C}$ $${B}${D}$ altitude hypotenuse $${A}${C}$`,
      `$${A}${D} = ${near}$ $${B}${D} = ${height}$`,
      {
        part: `length segment $${D}${C}$`,
        leg: `length side $${B}${C}$`,
        hypotenuse: `length side $${A}${C}$`,
      }[ask],
    ],
  }),
});

/** Lengths in a right triangle with its altitude to the hypotenuse. */
export const altitudeToHypotenuse = defineLevels({
  id: "altitude-to-hypotenuse",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB19"],
  optionDesign: "pool",
  Hard: fromAltitude,
});
