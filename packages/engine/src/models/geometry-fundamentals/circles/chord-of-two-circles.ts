import { RADIUS } from "../../../craft/figures/circles.ts";
import { posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { code, tex } from "../../../math/print.ts";

interface Concentric {
  readonly names: string;
  readonly unit: string;
  readonly tilt: number;
  /** The radius that is given. */
  readonly radius: number;
  /** The length of the chord, or of half of it. */
  readonly length: number;
}

const INNER = 3;

/** Two circles around O; chord AB of the larger one touches the smaller one at M. */
function figure({ names, tilt }: Concentric) {
  const [A = "", B = "", M = ""] = names;
  const half = Math.sqrt(RADIUS * RADIUS - INNER * INNER);
  const points = { [A]: [-half, INNER], [B]: [half, INNER], [M]: [0, INNER] } as const;
  return sketch({
    points: {
      O: [0, 0],
      ...posed(points, { degrees: tilt, mirrored: false }),
    },
    lines: { [A + M]: "", [M + B]: "", [`O${M}`]: "", [`O${A}`]: "" },
    circles: [
      ["O", RADIUS],
      ["O", INNER],
    ],
    alt: `Two circles with the same center $O$. Chord $${A}${B}$ of the larger circle touches the smaller circle at $${M}$. Segments $O${M}$ and $O${A}$ are drawn.`,
  });
}

/** The twists: whether half the chord is given, and whether the smaller circle is known. */
const areaOfOther = siblingLevel<Concentric>({
  space: 500_000,
  steps: 4,
  numbers: (chance) => {
    const [length, radius] = [2 * chance.int(2, 20), chance.int(5, 50)];
    chance.require(length < radius, "the chord is too long");
    return {
      names: pointNames(chance),
      unit: lengthUnit(chance),
      tilt: 15 * chance.int(0, 23),
      radius,
      length,
    };
  },
  answer: ({ radius, length }, { first, second }) => {
    const half = first ? length : length / 2;
    return radius * radius + (second ? half * half : -half * half);
  },
  show: multipleOfPi,
  word: (numbers, at, key) => {
    const { names, unit, radius, length } = numbers;
    const [A = "", B = "", M = ""] = names;
    const half = at.first ? length : length / 2;
    const [known, asked] = at.second ? ["smaller", "larger"] : ["larger", "smaller"];
    const sum = `${tex(radius * radius)} ${at.second ? "+" : "-"} ${tex(half * half)}`;
    return {
      question: `In the figure shown, both circles have center $O$, and chord $${A}${B}$ of the larger circle is tangent to the smaller circle at point $${M}$. The radius of the ${known} circle is $${radius}$ ${unit}, and the length of segment $${at.first ? A + M : A + B}$ is $${length}$ ${unit}. What is the area, in square ${unit}, of the ${asked} circle?`,
      figure: figure(numbers),
      why: `The radii and half the chord form a right triangle.`,
      slips: [
        {
          code: "half-for-whole",
          deed: at.first
            ? `taking $${length}$ ${unit} as the length of the whole chord`
            : `taking $${length}$ ${unit} as half of the chord`,
        },
        {
          code: "opposite-operation",
          deed: at.second
            ? `subtracting the square of half the chord, as if $${radius}$ were the larger radius,`
            : `adding the square of half the chord, as if $${radius}$ were the smaller radius,`,
        },
      ],
      opening: "The radius to the point of tangency is perpendicular to the chord and halves it.",
      steps: [
        {
          text: at.first
            ? `Segment $${A}${M}$ is half of the chord, $${half}$ ${unit} long.`
            : `Segment $${A}${M}$ is half of the chord, so it is $\\frac{${length}}{2} = ${half}$ ${unit} long.`,
          claim: `half = ${half}`,
        },
        {
          text: `In right triangle $${A}${M}O$ the larger radius is the hypotenuse, so the square of the ${asked} radius is $${sum} = ${tex(key)}$.`,
          claim: `${asked}^2 = ${code(key)}`,
        },
        { text: `The area is $\\pi$ times this square, ${multipleOfPi(key).text}.` },
      ],
      hint: "Where is there a right angle? Which sides of the right triangle are radii?",
      tip: "For an area you need the square of the radius, so there is no root to take.",
      archetype: "SD20",
    };
  },
  facts: ({ names: [A, B, M], unit, radius, length }, { first, second }) => ({
    kind: "value",
    given: [
      `${first ? "half" : "2*half"} = ${length}`,
      `${second ? "smaller" : "larger"} = ${radius}`,
      "larger^2 = smaller^2 + half^2",
    ],
    where: ["larger > 0", "smaller > 0"],
    ask: `pi*${second ? "larger" : "smaller"}^2`,
    told: [
      `center $O$ chord $${A}${B}$ larger circle tangent smaller circle $${M}$`,
      `radius ${second ? "smaller" : "larger"} circle ${radius} ${unit}`,
      `length segment $${A}${first ? M : B}$ ${length} ${unit}`,
      `area square ${unit} ${second ? "larger" : "smaller"} circle`,
    ],
  }),
});

/** The area of one of two concentric circles from a chord that touches the smaller one. */
export const chordOfTwoCircles = defineLevels({
  id: "chord-of-two-circles",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD20"],
  optionDesign: "orbit",
  Hard: areaOfOther,
});
