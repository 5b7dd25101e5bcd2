import { chordFigure } from "../../craft/figures/chord.ts";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { numeral } from "../../craft/options/option.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import { type Triple, triplesWithin } from "../../craft/geometry/pythagorean.ts";
import { chordFromAngle } from "../../craft/geometry/chord-from-angle.ts";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import { sentences } from "../../craft/wording/words.ts";
import { hypotenuseSteps, hypotenuseWork } from "../../craft/geometry/pythagorean-steps.ts";
import { stepTo } from "../../craft/wording/steps.ts";
import { type Operand, equation, quotient, sum, times } from "../../math/expression.ts";

const ASKS = ["radius", "diameter", "perimeter", "half"] as const;
type Ask = (typeof ASKS)[number];

interface Cut {
  readonly letters: readonly [center: string, A: string, B: string, M: string];
  /** Distance of the chord from the center, half of the chord, radius. */
  readonly triple: Triple;
  readonly ask: Ask;
}

function measure([d, h, r]: Triple, ask: Ask): number {
  return { radius: r, diameter: 2 * r, perimeter: 2 * r + 2 * h, half: d + h + r }[ask];
}

function words({ letters: [P, A, B, M] }: Cut, ask: Ask): string {
  return {
    radius: "the radius of the circle",
    diameter: "the diameter of the circle",
    perimeter: `the perimeter of triangle $${[A, B, P].toSorted().join("")}$`,
    half: `the perimeter of triangle $${[B, M, P].toSorted().join("")}$`,
  }[ask];
}

/** The calculation of a measure: of the radius from the legs, and of the others from the radius. */
function workOfCut([d, h, r]: Triple, ask: Ask): Operand {
  return {
    radius: hypotenuseWork(d, h),
    diameter: times(2, r),
    perimeter: sum(times(2, r), 2 * h),
    half: sum(d, h, r),
  }[ask];
}

const WHY: Readonly<Record<Ask, string>> = {
  radius: "It is the hypotenuse of a right triangle whose other leg is half of the chord.",
  diameter: "It is twice the radius.",
  perimeter: "The triangle has two radii and the whole chord as its sides.",
  half: "The sides are the perpendicular segment, half of the chord, and a radius.",
};

const TIPS: Readonly<Record<Ask, string>> = {
  radius: "Only half of the chord is a leg of the right triangle: halve the chord first.",
  diameter: "No chord is longer than the diameter: check your answer against the chord.",
  perimeter: "Two radii and a chord form an isosceles triangle: its base is the whole chord.",
  half: "Write each length beside its side: this triangle has half of the chord as a leg.",
};

/** A chord and its distance from the center are given. */
const fromDistance = level<Cut>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [P = "", A = "", B = "", M = ""] = drawPoints(chance, 4);
    const triple = chance.pick(triplesWithin(110));
    const values = ASKS.map((ask) => measure(triple, ask));
    chance.require(new Set(values).size === 4, "two options alike");
    return { letters: [P, A, B, M], triple, ask: chance.pick(ASKS) };
  },
  build: (item) => {
    const { letters, triple, ask } = item;
    const [P, A, B, M] = letters;
    const [d, h] = triple;
    const chord = side(A, B);
    const face = (each: Ask) => numeral(measure(triple, each));
    return {
      question: sentences(
        `In the circle shown with center $${P}$, segment $${side(P, M)}$ is perpendicular to chord $${chord}$. The length of chord $${chord}$ is $${2 * h}$ units.`,
        `What is ${words(item, ask)}, in units?`,
      ),
      figure: chordFigure({ center: P, ends: [A, B], middle: M, labels: { distance: String(d) } }),
      options: rotatingOptions<Ask>({
        faces: {
          radius: face("radius"),
          diameter: face("diameter"),
          perimeter: face("perimeter"),
          half: face("half"),
        },
        ask,
        why: WHY[ask],
        slip: (other) => ({
          code: other === "radius" ? "stopped-early" : "another-quantity",
          deed: `finding ${words(item, other)}`,
          work: workOfCut(triple, other),
        }),
      }),
      opening: "A perpendicular from the center of a circle cuts a chord in half.",
      steps: [
        stepTo(
          `So $${side(P, M)}$ divides the chord into two equal parts. Find the length of each.`,
          equation(quotient(2 * h, 2), h),
        ),
        {
          text: `Radius $${side(P, B)}$ is the hypotenuse of right triangle $${[B, M, P].toSorted().join("")}$, whose legs measure $${d}$ and $${h}$.`,
        },
        ...hypotenuseSteps(d, h, "the radius"),
        ...(ask === "radius"
          ? []
          : [
              stepTo(
                `Use the radius to find ${words(item, ask)}.`,
                equation(workOfCut(triple, ask), measure(triple, ask)),
              ),
            ]),
      ],
      hint: `What kind of triangle do $${side(P, M)}$, half of the chord, and a radius form?`,
      tip: TIPS[ask],
    };
  },
  facts: ({ letters: [P, A, B, M], triple: [d, h], ask }) => ({
    kind: "value",
    given: [
      `distance = ${d}`,
      `chord = ${2 * h}`,
      "radius^2 = distance^2 + (chord/2)^2",
      "diameter = 2*radius",
      "perimeter = 2*radius + chord",
      "half = distance + chord/2 + radius",
    ],
    where: ["radius > 0"],
    ask,
    told: [
      `center $${P}$ $${side(P, M)}$ perpendicular to chord $${side(A, B)}$`,
      `length of chord ${2 * h} units`,
      {
        radius: "radius circle",
        diameter: "diameter circle",
        perimeter: `perimeter triangle $${[A, B, P].toSorted().join("")}$`,
        half: `perimeter triangle $${[B, M, P].toSorted().join("")}$`,
      }[ask],
    ],
  }),
});

/** A chord of a circle, its distance from the center, or the radius, through a right triangle. */
export const chordOfCircle = defineLevels({
  id: "chord-of-circle",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC19"],
  optionDesign: "rotating-ask",
  Medium: fromDistance,
  Hard: chordFromAngle,
});
