import { type Pose, anyPose, posed, sketch } from "../../../craft/figures/sketch.ts";
import { trianglePoints } from "../../../craft/figures/triangles.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { primitiveTriples } from "../../../craft/geometry/pythagorean.ts";
import { type SiblingDraft, siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { quotient, root, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Nested {
  readonly names: string;
  readonly pose: Pose;
}

/** Triangle ABC with D on AB and E on AC, DE parallel to BC. */
function figure({ names, pose }: Nested) {
  const [A = "", B = "", C = "", D = "", E = ""] = names;
  const [left, right, top] = trianglePoints(58, 50);
  const share = 0.55;
  const between = (end: readonly [number, number]) =>
    [top[0] + share * (end[0] - top[0]), top[1] + share * (end[1] - top[1])] as const;
  return sketch({
    points: posed(
      { [A]: top, [B]: left, [C]: right, [D]: between(left), [E]: between(right) },
      pose,
    ),
    lines: { [A + D]: "", [D + B]: "", [A + E]: "", [E + C]: "", [D + E]: "", [B + C]: "" },
    arrows: { [D + E]: 1, [B + C]: 1 },
    alt: `Triangle $${A}${B}${C}$. Point $${D}$ lies on side $${A}${B}$ and point $${E}$ lies on side $${A}${C}$. Segment $${D}${E}$ is parallel to side $${B}${C}$.`,
  });
}

interface Lengths extends Nested {
  readonly upper: number;
  readonly second: number;
  readonly known: number;
}

const UPPER = Array.from({ length: 40 }, (_, at) => at + 2);
const KNOWN = Array.from({ length: 175 }, (_, at) => at + 6);

/** Lengths of which every sibling makes a whole length. */
const LENGTHS = UPPER.flatMap((upper) =>
  UPPER.map((more) => upper + more)
    // A point in the middle of the side would make both parts alike.
    .filter((second) => second !== 2 * upper)
    .flatMap((second) =>
      KNOWN.filter((known) =>
        [second, upper + second].every(
          (whole) =>
            (known * whole) % upper === 0 &&
            (known * upper) % whole === 0 &&
            known <= 3 * upper &&
            2 * known >= upper + second &&
            // The greatest option is less than ten times the least.
            (upper + second) ** 2 < 10 * upper * upper,
        ),
      ).map((known) => ({ upper, second, known })),
    ),
);

/** The twists: whether the second length is the rest of the side or all of it, and which parallel is known. */
const fromLengths = siblingLevel<Lengths>({
  space: 400_000,
  steps: 3,
  numbers: (chance) => ({
    names: pointNames(chance),
    pose: anyPose(chance),
    ...chance.pick(LENGTHS),
  }),
  work: ({ upper, second, known }, at) => {
    const whole = at.first ? sum(upper, second) : second;
    return at.second ? quotient(times(known, whole), upper) : quotient(times(known, upper), whole);
  },
  word: (numbers, at, key) => {
    const { names, upper, second, known } = numbers;
    const [A = "", B = "", C = "", D = "", E = ""] = names;
    const whole = at.first ? upper + second : second;
    const [given, asked] = at.second ? [D + E, B + C] : [B + C, D + E];
    const [over, under] = at.second ? [whole, upper] : [upper, whole];
    const [long, short] = at.second ? [A + B, A + D] : [A + D, A + B];
    const below = at.first ? `$${D}${B}$` : `the sum of $${A}${D}$ and $${A}${B}$`;
    return {
      question: `In the figure shown, segment $${D}${E}$ is parallel to side $${B}${C}$ of triangle $${A}${B}${C}$. If $${A}${D} = ${upper}$, $${at.first ? D + B : A + B} = ${second}$, and $${given} = ${known}$, what is the length of segment $${asked}$?`,
      figure: figure(numbers),
      why: `Each side of triangle $${A}${B}${C}$ is $\\frac{${whole}}{${upper}}$ times as long as that of triangle $${A}${D}${E}$.`,
      slips: [
        at.first
          ? {
              code: "wrong-total",
              deed: `comparing $${A}${D}$ with $${D}${B}$ instead of all of $${A}${B}$`,
            }
          : { code: "figure-misread", deed: `using $${second}$ as the length of $${D}${B}$` },
        {
          code: "ratio-upside-down",
          deed: at.second
            ? `turning the ratio of $${A}${B}$ to $${A}${D}$ upside down`
            : `turning the ratio of $${A}${D}$ to $${A}${B}$ upside down`,
        },
      ],
      corner: {
        code: "figure-misread",
        deed: at.second
          ? `dividing $${A}${D}$ by ${below} for the ratio`
          : `dividing ${below} by $${A}${D}$ for the ratio`,
      },
      opening: `As $${D}${E}$ is parallel to $${B}${C}$, triangles $${A}${D}${E}$ and $${A}${B}${C}$ have equal angles and are similar.`,
      steps: [
        ...(at.first
          ? [
              stepThrough(
                `Add the two parts of side $${A}${B}$.`,
                `${A}${B}`,
                sum(upper, second),
                whole,
              ),
            ]
          : []),
        {
          text: `Corresponding sides of similar triangles are in the same ratio.\n\n$\\frac{${asked}}{${given}} = \\frac{${long}}{${short}} = \\frac{${over}}{${under}}$`,
        },
        stepThrough(
          `Substitute $${given} = ${known}$, and multiply both sides by $${known}$.`,
          asked,
          quotient(times(known, over), under),
          key,
        ),
      ],
      hint: `Which side of triangle $${A}${B}${C}$ corresponds to side $${A}${D}$ of triangle $${A}${D}${E}$?`,
      tip: "Compare whole sides with whole sides: the part below the parallel is no side of a triangle.",
      archetype: "SB11",
    };
  },
  facts: ({ names: [A, B, C, D, E], upper, second, known }, at) => ({
    kind: "value",
    given: [
      at.first ? `side = ${upper} + ${second}` : `side = ${second}`,
      at.second ? `asked*${upper} = ${known}*side` : `asked*side = ${known}*${upper}`,
    ],
    ask: "asked",
    told: [
      `$${D}${E}$ parallel $${B}${C}$ triangle $${A}${B}${C}$`,
      `$${A}${D} = ${upper}$ $${at.first ? D : A}${B} = ${second}$`,
      at.second
        ? `$${D}${E} = ${known}$ length $${B}${C}$`
        : `$${B}${C} = ${known}$ length $${D}${E}$`,
    ],
  }),
});

interface Areas extends Nested {
  /** The areas of the small triangle and of the quadrilateral, or of the large triangle, are their squares. */
  readonly roots: readonly [number, number, number];
  readonly unitArea: number;
  readonly unitLength: number;
}

/** Those of which no part of the side is a sliver. */
const GROWING = primitiveTriples.filter(([a, b, c]) => a < b && c <= 41 && c < 10 * (b - a));

function areaSlips({ names, roots, unitArea }: Areas, at: Twists): SiblingDraft["slips"] {
  const [A = "", B = "", C = "", D = "", E = ""] = names;
  const other = inline(roots[1] * roots[1] * unitArea);
  return [
    {
      code: "figure-misread",
      deed: at.first
        ? `using ${other} as the area of triangle $${A}${B}${C}$`
        : `using ${other} as the area of quadrilateral $${D}${B}${C}${E}$`,
    },
    at.second
      ? { code: "another-quantity", deed: `finding the length of segment $${D}${B}$` }
      : { code: "stopped-early", deed: `stopping at the length of side $${A}${B}$` },
  ];
}

function areaCorner({ names, roots, unitArea }: Areas, at: Twists): Misstep {
  const [A = "", B = "", C = "", D = "", E = ""] = names;
  const other = roots[1] * roots[1] * unitArea;
  return {
    code: "figure-misread",
    deed: `finding $${at.second ? D + B : A + B}$ as if ${inline(other)} were the area of ${at.first ? `triangle $${A}${B}${C}$` : `quadrilateral $${D}${B}${C}${E}$`}`,
  };
}

/** The twists: whether the other area is that of the quadrilateral, and whether the whole side is asked. */
const fromAreas = siblingLevel<Areas>({
  space: 300_000,
  steps: 4,
  numbers: (chance) => {
    const roots = chance.pick(GROWING);
    const [unitArea, unitLength] = [chance.int(1, 6), chance.int(1, 9)];
    chance.require(roots[1] * roots[1] * unitArea < 2_000, "large areas");
    return { names: pointNames(chance), pose: anyPose(chance), roots, unitArea, unitLength };
  },
  work: ({ roots: [a, b, c], unitLength }, { first, second }) => {
    const side = times(a * unitLength, quotient(first ? c : b, a));
    return second ? side : sum(side, -a * unitLength);
  },
  word: (numbers, at, key) => {
    const { names, roots, unitArea, unitLength } = numbers;
    const [a, b, c] = roots;
    const [A = "", B = "", C = "", D = "", E = ""] = names;
    const [small, other] = [a * a * unitArea, b * b * unitArea];
    const whole = at.first ? c : b;
    const large = whole * whole * unitArea;
    const region = at.first ? `quadrilateral $${D}${B}${C}${E}$` : `triangle $${A}${B}${C}$`;
    return {
      question: `In the figure shown, segment $${D}${E}$ is parallel to side $${B}${C}$ of triangle $${A}${B}${C}$, and $${A}${D} = ${a * unitLength}$. The area of triangle $${A}${D}${E}$ is ${inline(small)}, and the area of ${region} is ${inline(other)}. What is the length of segment $${at.second ? A + B : D + B}$?`,
      figure: figure(numbers),
      why: `The sides are in the ratio ${inline(rational(whole, a))}, and its square is the ratio of the areas.`,
      slips: areaSlips(numbers, at),
      corner: areaCorner(numbers, at),
      opening: `As $${D}${E}$ is parallel to $${B}${C}$, triangles $${A}${D}${E}$ and $${A}${B}${C}$ have equal angles and are similar.`,
      steps: [
        ...(at.first
          ? [
              stepThrough(
                `Add the areas of the two parts of triangle $${A}${B}${C}$.`,
                sum(small, other),
                large,
              ),
            ]
          : []),
        stepThrough(
          `Write the ratio of the area of triangle $${A}${B}${C}$ to that of triangle $${A}${D}${E}$ in lowest terms.`,
          quotient(large, small),
          rational(whole * whole, a * a),
        ),
        stepThrough(
          "The ratio of the areas is the square of the ratio of the sides, so take its square root.",
          root(rational(whole * whole, a * a)),
          rational(whole, a),
        ),
        stepThrough(
          `Multiply $${A}${D}$ by this ratio.`,
          `${A}${B}`,
          times(a * unitLength, quotient(whole, a)),
          whole * unitLength,
        ),
        ...(at.second
          ? []
          : [
              stepThrough(
                `Subtract $${A}${D}$ from $${A}${B}$.`,
                `${D}${B}`,
                sum(whole * unitLength, -a * unitLength),
                key,
              ),
            ]),
      ],
      hint: `If the sides of triangle $${A}${B}${C}$ were twice those of triangle $${A}${D}${E}$, how many times the area would it have?`,
      tip: "Going from areas to lengths takes a square root.",
      archetype: "SA19",
    };
  },
  facts: ({ names: [A, B, C, D, E], roots: [a, b], unitArea, unitLength }, { first, second }) => ({
    kind: "value",
    given: [
      `large = ${b * b * unitArea}${first ? ` + ${a * a * unitArea}` : ""}`,
      `(side/${a * unitLength})^2 = large/${a * a * unitArea}`,
      `asked = side${second ? "" : ` - ${a * unitLength}`}`,
    ],
    where: ["side > 0"],
    ask: "asked",
    told: [
      `$${D}${E}$ parallel $${B}${C}$ triangle $${A}${B}${C}$ $${A}${D} = ${a * unitLength}$`,
      `area triangle $${A}${D}${E}$ ${a * a * unitArea}`,
      `area $${first ? `${D}${B}${C}${E}` : `${A}${B}${C}`}$ ${b * b * unitArea}`,
      `length $${second ? A : D}${B}$`,
    ],
  }),
});

/** Lengths in a triangle that a parallel to one side cuts in two. */
export const segmentParallelToSide = defineLevels({
  id: "segment-parallel-to-side",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB11", "SA19"],
  optionDesign: "orbit",
  Medium: fromLengths,
  Hard: fromAreas,
});
