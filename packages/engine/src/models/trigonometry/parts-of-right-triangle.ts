import type { GeometryFigure } from "@sat/item";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, stockLevel } from "../../craft/assembly/levels.ts";
import { ordersOf, pointRuns } from "../../craft/geometry/point-letters.ts";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import { sentences } from "../../craft/wording/words.ts";

const ASKS = ["hypotenuse", "inner", "opposite", "adjacent"] as const;
type Ask = (typeof ASKS)[number];

/** A right angle at R, corners A above and B aside, and D on the leg RB, joined to A. */
interface Parts {
  readonly letters: readonly [R: string, A: string, B: string, D: string];
  readonly ask: Ask;
  readonly mirrored: boolean;
}

const stock = (): readonly Parts[] =>
  pointRuns.flatMap((run) =>
    ordersOf(run.slice(0, 4).split("")).flatMap(([R = "", A = "", B = "", D = ""]) =>
      ASKS.flatMap((ask) =>
        [true, false].map((mirrored) => ({ letters: [R, A, B, D] as const, ask, mirrored })),
      ),
    ),
  );

function segments({ letters: [R, A, B, D] }: Parts): Readonly<Record<Ask, string>> {
  return { hypotenuse: side(A, B), inner: side(A, D), opposite: side(R, A), adjacent: side(R, B) };
}

function named(...corners: string[]): string {
  return corners.toSorted().join("");
}

/** What each segment is in the figure. */
function roles({ letters: [R, A, B, D] }: Parts): Readonly<Record<Ask, string>> {
  const whole = named(R, A, B);
  return {
    hypotenuse: `the hypotenuse of triangle $${whole}$`,
    inner: `the hypotenuse of triangle $${named(R, A, D)}$`,
    opposite: `the leg of triangle $${whole}$ that is opposite angle $${B}$`,
    adjacent: `the leg of triangle $${whole}$ that is adjacent to angle $${B}$`,
  };
}

function figure({ letters: [R, A, B, D], mirrored }: Parts): GeometryFigure {
  const across = mirrored ? -1 : 1;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: R, at: [0, 0] },
      { name: A, at: [0, 4] },
      { name: B, at: [7 * across, 0] },
      { name: D, at: [3 * across, 0] },
    ],
    segments: [
      { from: R, to: D },
      { from: D, to: B },
      { from: R, to: A },
      { from: A, to: B },
      { from: A, to: D },
    ],
    angles: [{ at: R, from: A, to: B, right: true }],
    circles: [],
    alt: `Right triangle ${named(R, A, B)} with the right angle at ${R}. Point ${D} lies on side ${side(R, B)}, and a segment joins ${A} and ${D}.`,
  };
}

const REASON: Readonly<Record<Ask, string>> = {
  hypotenuse: "it lies across from the right angle",
  inner: "it lies across from the right angle in that smaller triangle",
  opposite: "it does not touch the corner of that angle",
  adjacent: "it runs from the corner of that angle to the right angle",
};

/** The segment that plays one of four parts. */
const part = stockLevel<Parts>({
  steps: 1,
  stock,
  build: (item) => {
    const { letters, ask } = item;
    const [R, , B, D] = letters;
    const shown = segments(item);
    const role = roles(item);
    return {
      question: sentences(
        `In the figure shown, angle $${R}$ is a right angle, and point $${D}$ lies on segment $${side(R, B)}$.`,
        `Which of the following is ${role[ask]}?`,
      ),
      figure: figure(item),
      options: rotatingOptions({
        faces: {
          hypotenuse: { text: `$${shown.hypotenuse}$` },
          inner: { text: `$${shown.inner}$` },
          opposite: { text: `$${shown.opposite}$` },
          adjacent: { text: `$${shown.adjacent}$` },
        },
        ask,
        why: `This is ${role[ask]}: ${REASON[ask]}.`,
        slip: (other) => ({
          code: "wrong-triangle-side",
          deed: `choosing ${role[other]}`,
        }),
      }),
      opening:
        ask === "hypotenuse" || ask === "inner"
          ? "The hypotenuse is the side across from the right angle."
          : "Of the two legs, the opposite one does not touch the angle, and the adjacent one does.",
      steps: [
        { text: `In this figure, $${shown[ask]}$ is that segment, since ${REASON[ask]}.` },
        { text: `So it is ${role[ask]}.` },
      ],
      hint: "Trace the triangle that the question names, and put a finger on its right angle.",
      tip: "Name the three sides from the angle in question before you write any ratio.",
    };
  },
  facts: (item) => {
    const [R, A, B, D] = item.letters;
    const shown = segments(item);
    const wanted = {
      hypotenuse: "wanted^2 = ra^2 + rb^2",
      inner: "wanted^2 = ra^2 + rd^2",
      opposite: "wanted^2 = ab^2*(1 - cosB^2)",
      adjacent: "wanted = ab*cosB",
    }[item.ask];
    return {
      kind: "statement",
      given: [
        "ra = 4",
        "rb = 7",
        "rd = 3",
        "ab^2 = ra^2 + rb^2",
        "ad^2 = ra^2 + rd^2",
        "cosB = (ab^2 + rb^2 - ra^2)/(2*ab*rb)",
        wanted,
        "ab > 0",
        "ad > 0",
        "wanted > 0",
      ],
      claims: {
        [`$${shown.hypotenuse}$`]: ["wanted = ab"],
        [`$${shown.inner}$`]: ["wanted = ad"],
        [`$${shown.opposite}$`]: ["wanted = ra"],
        [`$${shown.adjacent}$`]: ["wanted = rb"],
      },
      told: [
        `angle $${R}$ right angle $${D}$ lies on segment $${side(R, B)}$`,
        {
          hypotenuse: `hypotenuse of triangle $${named(R, A, B)}$`,
          inner: `hypotenuse of triangle $${named(R, A, D)}$`,
          opposite: `leg of triangle $${named(R, A, B)}$ opposite angle $${B}$`,
          adjacent: `leg of triangle $${named(R, A, B)}$ adjacent to angle $${B}$`,
        }[item.ask],
      ],
    };
  },
});

/** Which segment of a figure is the hypotenuse, or the leg opposite or adjacent to an angle. */
export const partsOfRightTriangle = defineLevels({
  id: "parts-of-right-triangle",
  version: 2,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC09"],
  closed: true,
  optionDesign: "rotating-ask",
  Easy: part,
});
