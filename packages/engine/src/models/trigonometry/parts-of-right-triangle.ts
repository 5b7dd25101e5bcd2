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

/** Where the segment is, what follows, and what to ask and to check. */
function textsOf({ letters: [R, A, B, D], ask }: Parts) {
  const [whole, inner] = [named(R, A, B), named(R, A, D)];
  switch (ask) {
    case "hypotenuse":
      return {
        why: "It lies across from the right angle of this triangle.",
        steps: [
          `The right angle of triangle $${whole}$ is at $${R}$.`,
          `The side across from it joins the other two vertices, $${A}$ and $${B}$.`,
        ],
        hint: `At which vertex is the right angle of triangle $${whole}$?`,
        tip: "The hypotenuse is the longest side of a right triangle: check that no other side is longer.",
      };
    case "inner":
      return {
        why: "It lies across from the right angle of the smaller triangle.",
        steps: [
          `Point $${D}$ lies on segment $${side(R, B)}$, so the right angle of triangle $${inner}$ is at $${R}$ as well.`,
          `The side across from it joins the other two vertices, $${A}$ and $${D}$.`,
        ],
        hint: `Which angle of triangle $${inner}$ is a right angle?`,
        tip: "Where a figure has more than one triangle, check which one the question names.",
      };
    case "opposite":
      return {
        why: `It joins the right angle to the third vertex, and it does not end at $${B}$.`,
        steps: [
          `Angle $${B}$ lies between the hypotenuse and the adjacent leg, so the opposite leg does not end at $${B}$.`,
          `The opposite leg joins the right angle at $${R}$ to the third vertex, $${A}$.`,
        ],
        hint: `Which side of triangle $${whole}$ does not end at vertex $${B}$?`,
        tip: "A leg that is opposite an angle does not end at the vertex of that angle.",
      };
    case "adjacent":
      return {
        why: `It joins vertex $${B}$ to the right angle.`,
        steps: [
          `Two sides of triangle $${whole}$ end at $${B}$: the hypotenuse and the adjacent leg.`,
          `The adjacent leg is the one that joins $${B}$ to the right angle at $${R}$.`,
        ],
        hint: `Which two sides of triangle $${whole}$ end at vertex $${B}$? Which of them is a leg?`,
        tip: "Of the two sides that end at an angle, the hypotenuse is not the adjacent leg.",
      };
  }
}

/** The segment that plays one of four parts. */
const part = stockLevel<Parts>({
  steps: 1,
  stock,
  build: (item) => {
    const { letters, ask } = item;
    const [R, , B, D] = letters;
    const { why, steps, hint, tip } = textsOf(item);
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
        why,
        slip: (other) => ({
          code: "wrong-triangle-side",
          deed: `choosing ${role[other]}`,
        }),
      }),
      opening:
        ask === "hypotenuse" || ask === "inner"
          ? "The hypotenuse is the side across from the right angle."
          : "Of the two legs, the opposite one does not touch the angle, and the adjacent one does.",
      steps: [...steps.map((text) => ({ text })), { text: `So $${shown[ask]}$ is ${role[ask]}.` }],
      hint,
      tip,
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
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC09"],
  closed: true,
  optionDesign: "rotating-ask",
  Easy: part,
});
