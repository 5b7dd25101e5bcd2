import { onCircle, RADIUS } from "../../../craft/figures/circles.ts";
import { degrees, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { inscribedTexts, tangentTexts } from "../../../craft/geometry/circle-angles.ts";
import { quotient, sum, times } from "../../../math/expression.ts";

interface Inscribed {
  readonly names: string;
  readonly tilt: number;
  readonly known: number;
  /** How far the third point lies from the middle of its arc, in degrees. */
  readonly shift: number;
}

/** A calculation with the given angle that is right for neither of the other two. */
function inscribedCorner(known: number, { first, second }: Twists): Misstep {
  if (first) {
    return second
      ? {
          code: "wrong-formula",
          deed: "letting the two labeled angles add up to $90^\\circ$",
          work: sum(90, -known),
        }
      : { code: "opposite-operation", deed: "doubling the given angle", work: times(2, known) };
  }
  return second
    ? {
        code: "figure-misread",
        deed: `using $${known}^\\circ$ as the angle between two equal sides`,
        work: quotient(sum(180, -known), 2),
      }
    : { code: "half-for-whole", deed: "halving the given angle", work: quotient(known, 2) };
}

function figure(numbers: Inscribed, { first, second }: Twists) {
  const { names, tilt, known, shift } = numbers;
  const [A = "", B = "", C = ""] = names;
  const central = Math.min(150, Math.max(60, first ? known : 2 * known));
  const asked = second ? (first ? `${A}${C}${B}` : `${A}O${B}`) : `O${A}${B}`;
  const given = first ? `${A}O${B}` : `${A}${C}${B}`;
  return sketch({
    points: {
      O: [0, 0],
      [A]: onCircle(tilt - central / 2),
      [B]: onCircle(tilt + central / 2),
      [C]: onCircle(tilt + 180 + shift),
    },
    lines: {
      [`O${A}`]: "",
      [`O${B}`]: "",
      [A + C]: "",
      [B + C]: "",
      ...(second ? {} : { [A + B]: "" }),
    },
    angles: { [given]: degrees(known), [asked]: degrees("x") },
    circles: [["O", RADIUS]],
    alt: `A circle with center $O$. Points $${A}$, $${B}$, and $${C}$ lie on the circle. Radii $O${A}$ and $O${B}$ and chords ${second ? `$${A}${C}$ and $${B}${C}$` : `$${A}${C}$, $${B}${C}$, and $${A}${B}$`} are drawn. Point $${C}$ lies on the major arc $${A}${B}$. Angle $${given}$ is labeled $${degrees(known)}$. Angle $${asked}$ is labeled $${degrees("x")}$.`,
  });
}

/** The measure of the asked angle. */
function measure(known: number, { first, second }: Twists) {
  if (second) return first ? quotient(known, 2) : times(2, known);
  return quotient(sum(180, first ? -known : -2 * known), 2);
}

/** The twists: whether the known angle is at the center, and whether the other of the two is asked. */
const fromCenterOrCircle = siblingLevel<Inscribed>({
  space: 100_000,
  steps: 2,
  numbers: (chance) => {
    const [known, shift] = [2 * chance.int(16, 35), 15 * chance.int(-1, 1)];
    return { names: pointNames(chance), tilt: 15 * chance.int(0, 23), known, shift };
  },
  work: ({ known }, at) => measure(known, at),
  word: (numbers, at, key) => {
    const { names, known } = numbers;
    const [A = "", B = "", C = ""] = names;
    return {
      question: `In the figure shown, points $${A}$, $${B}$, and $${C}$ lie on the circle with center $O$. What is the value of $x$?`,
      figure: figure(numbers, at),
      slips: [
        {
          code: "wrong-formula",
          deed: at.first
            ? `using $${known}^\\circ$ as the inscribed angle instead of the central angle`
            : `using $${known}^\\circ$ as the central angle instead of the inscribed angle`,
        },
        {
          code: "figure-misread",
          deed: at.second
            ? `finding the angle between radius $O${A}$ and chord $${A}${B}$`
            : `finding the ${at.first ? `inscribed angle $${A}${C}${B}$` : `central angle $${A}O${B}$`} instead of angle $O${A}${B}$`,
        },
      ],
      corner: inscribedCorner(known, at),
      ...inscribedTexts(numbers, at, key),
      archetype: "SD05",
    };
  },
  facts: ({ names: [A, B, C], known }, { first, second }) => ({
    kind: "value",
    given: [
      "central = 2*onCircle",
      "2*beside + central = 180",
      `${first ? "central" : "onCircle"} = ${known}`,
      `x = ${second ? (first ? "onCircle" : "central") : "beside"}`,
    ],
    ask: "x",
    told: [`points $${A}$ $${B}$ $${C}$ lie on circle with center $O$`],
  }),
});

interface Tangent {
  readonly names: string;
  readonly tilt: number;
  readonly known: number;
  readonly isMirrored: boolean;
}

/** A tangent at A from P; the line from P through O meets the circle at C, beyond O. */
function tangentFigure({ names, tilt, known, isMirrored }: Tangent, { first, second }: Twists) {
  const [A = "", B = "", C = "", P = ""] = names;
  const outer = Math.min(50, Math.max(28, first ? known : 90 - known));
  const turn = isMirrored ? -1 : 1;
  const far = RADIUS * (outer < 40 ? 1.85 : 1.45);
  const given = first ? `${A}${P}O` : `${A}O${P}`;
  const asked = second ? `${A}${C}${P}` : `${A}${B}O`;
  return sketch({
    points: {
      O: [0, 0],
      [A]: onCircle(tilt + turn * (90 - outer)),
      [B]: onCircle(tilt),
      [C]: onCircle(tilt + 180),
      [P]: onCircle(tilt, far),
    },
    lines: { [C + P]: "", [A + P]: "", [`O${A}`]: "", [second ? A + C : A + B]: "" },
    angles: { [given]: degrees(known), [asked]: degrees("x") },
    circles: [["O", RADIUS]],
    alt: `A circle with center $O$. Line segment $${A}${P}$ is tangent to the circle at $${A}$. Segment $${C}${P}$ passes through $O$ and meets the circle at $${C}$ and, between $O$ and $${P}$, at $${B}$. Radius $O${A}$ and chord $${second ? A + C : A + B}$ are drawn. Angle $${given}$ is labeled $${degrees(known)}$. Angle $${asked}$ is labeled $${degrees("x")}$.`,
  });
}

/** Another calculation with the given angle or with the one at the outer point. */
function tangentCorner({ names, known }: Tangent, { first, second }: Twists): Misstep {
  const outer = names.charAt(3);
  if (first) {
    return second
      ? {
          code: "figure-misread",
          deed: `using $${known}^\\circ$ as the angle between two equal sides`,
          work: quotient(sum(180, -known), 2),
        }
      : { code: "half-for-whole", deed: "halving the given angle", work: quotient(known, 2) };
  }
  return second
    ? {
        code: "figure-misread",
        deed: `using the angle at $${outer}$, $${90 - known}^\\circ$, as the one between two equal sides`,
        work: quotient(sum(180, known - 90), 2),
      }
    : {
        code: "another-quantity",
        deed: `halving the angle at $${outer}$`,
        work: quotient(sum(90, -known), 2),
      };
}

/** The twists: whether the angle outside the circle is known, and which angle on the circle is asked. */
const atTangent = siblingLevel<Tangent>({
  space: 100_000,
  steps: 4,
  numbers: (chance) => {
    const known = 2 * chance.int(9, 36);
    return {
      names: pointNames(chance),
      tilt: 15 * chance.int(0, 23),
      known,
      isMirrored: chance.flip(),
    };
  },
  work: ({ known }, { first, second }) => {
    if (second) return quotient(first ? sum(90, -known) : known, 2);
    return quotient(sum(180, first ? known - 90 : -known), 2);
  },
  word: (numbers, at, key) => {
    const { names, known } = numbers;
    const [A = "", B = "", C = "", P = ""] = names;
    return {
      question: `In the figure shown, segment $${A}${P}$ is tangent at point $${A}$ to the circle with center $O$, and segment $${C}${P}$ passes through $O$. What is the value of $x$?`,
      figure: tangentFigure(numbers, at),
      slips: [
        {
          code: "wrong-formula",
          deed: at.first
            ? `using $${known}^\\circ$ as angle $${A}O${P}$ at the center`
            : `using $${known}^\\circ$ as the angle at $${P}$`,
        },
        {
          code: "another-quantity",
          deed: at.second
            ? `finding the angle at $${B}$ of triangle $${A}O${B}$`
            : `finding the angle at $${C}$ of triangle $${A}O${C}$`,
        },
      ],
      corner: tangentCorner(numbers, at),
      ...tangentTexts(numbers, at, key),
      archetype: "SD06",
    };
  },
  facts: ({ names: [A, , C, P], known }, { first, second }) => ({
    kind: "value",
    given: [
      "outer + central + 90 = 180",
      `${first ? "outer" : "central"} = ${known}`,
      second ? "2*x = central" : "2*x + central = 180",
    ],
    ask: "x",
    told: [
      `$${A}${P}$ tangent at point $${A}$ circle with center $O$`,
      `$${C}${P}$ passes through $O$`,
    ],
  }),
});

/** An angle at the center of a circle, on it, or at a tangent. */
export const angleInCircle = defineLevels({
  id: "angle-in-circle",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD05", "SD06"],
  optionDesign: "orbit",
  Medium: fromCenterOrCircle,
  Hard: atTangent,
});
