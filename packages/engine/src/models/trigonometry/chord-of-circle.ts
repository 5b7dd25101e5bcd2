import { chordFigure } from "../../craft/figures/chord.ts";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { numeral } from "../../craft/options/option.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import { type Triple, triplesWithin } from "../../craft/geometry/pythagorean.ts";
import {
  type Twists,
  rotatingOptions,
  siblingOptions,
  twists,
} from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { sentences } from "../../craft/wording/words.ts";
import { code, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

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
    const [d, h, r] = triple;
    const chord = side(A, B);
    const shown = {
      radius: "",
      diameter: `2 \\cdot ${r}`,
      perimeter: `2 \\cdot ${r} + ${2 * h}`,
      half: `${d} + ${h} + ${r}`,
    }[ask];
    const claim = {
      radius: "radius > 0",
      diameter: "diameter = 2*radius",
      perimeter: `perimeter = 2*radius + ${2 * h}`,
      half: `half = radius + ${d + h}`,
    }[ask];
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
        why: `Half of the chord is $${h}$ and the radius is $${r}$.`,
        slip: (other) => ({
          code: other === "radius" ? "stopped-early" : "another-quantity",
          deed: `giving ${words(item, other)}`,
        }),
      }),
      opening: "A perpendicular from the center of a circle cuts a chord in half.",
      steps: [
        {
          text: `So $${side(M, B)} = ${h}$, and the radius $${side(P, B)}$ is the hypotenuse of a right triangle: $\\sqrt{${d}^2 + ${h}^2} = ${r}$.`,
          claim: `radius = ${r}`,
        },
        shown === ""
          ? { text: "The radius is what is asked." }
          : {
              text: `Then ${words(item, ask)} is $${shown} = ${tex(measure(triple, ask))}$.`,
              claim,
            },
      ],
      hint: "Draw a radius to an end of the chord. What kind of triangle do you see?",
      tip: "In a circle with a chord, draw the radius to its end and the perpendicular to its middle.",
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

interface Seen {
  readonly letters: readonly [center: string, A: string, B: string, C: string];
  /** Half of the radius. */
  readonly half: number;
  /** Whether the angle is at the center; whether the chord is asked and not its distance. */
  readonly at: Twists;
}

function lengthOf({ half }: Seen, { first, second }: Twists): RootForm {
  if (first) return second ? rootForm(2 * half) : rootForm(half, 3);
  return second ? rootForm(2 * half, 3) : rootForm(half);
}

/** Half or twice what is asked. */
function seenCorner({ letters: [P], at: { first, second } }: Seen): Misstep {
  if (second) return { code: "half-for-whole", deed: "stopping at half of the chord" };
  return first
    ? { code: "half-for-whole", deed: `doubling the distance from $${P}$ to the chord` }
    : { code: "another-quantity", deed: "giving the radius of the circle" };
}

function seenSteps(item: Seen): Step[] {
  const { letters, half, at } = item;
  const [P, A, B, C] = letters;
  const key = lengthOf(item, at);
  const halfAngle = at.first ? 30 : 60;
  const name = at.second ? "sin" : "cos";
  const share = rootText(rootForm(rational(1, 2), at.first === at.second ? 1 : 3));
  return [
    {
      text: at.first
        ? `Angle $${A}${P}${B}$ is at the center, so half of it is $30^\\circ$.`
        : `Angle $${A}${C}${B}$ is on the circle, so angle $${A}${P}${B}$ measures $120^\\circ$, and half of that is $60^\\circ$.`,
    },
    {
      text: `In the right triangle with hypotenuse $${2 * half}$, the ${at.second ? "half chord is opposite" : "distance to the chord is adjacent to"} that angle: $${2 * half}\\${name} ${halfAngle}^\\circ = ${2 * half} \\cdot ${share}$.`,
    },
    {
      text: at.second
        ? `Twice that is the chord, $${rootText(key)}$.`
        : `That is the distance, $${rootText(key)}$.`,
      claim: `${at.second ? "chord" : "distance"} = ${code(rootTree(key))}`,
    },
  ];
}

/** The chord belongs to an angle of 60° at the center or on the circle. */
const fromAngle = level<Seen>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const at = twists(chance);
    const [P = "", A = "", B = "", C = ""] = drawPoints(chance, at.first ? 3 : 4);
    return { letters: [P, A, B, C], half: chance.int(2, 60), at };
  },
  build: (item) => {
    const { letters, half, at } = item;
    const [P, A, B, C] = letters;
    const chord = side(A, B);
    const halfAngle = at.first ? 30 : 60;
    const points = at.first ? `$${A}$ and $${B}$` : `$${A}$, $${B}$, and $${C}$`;
    return {
      question: sentences(
        `The circle shown has center $${P}$ and a radius of $${2 * half}$ units. Points ${points} lie on the circle.`,
        at.second
          ? `What is the length, in units, of chord $${chord}$?`
          : `What is the distance, in units, from $${P}$ to chord $${chord}$?`,
      ),
      figure: chordFigure({
        center: P,
        ends: [A, B],
        ...(at.first ? {} : { far: C }),
        labels: { angle: "60^\\circ" },
      }),
      options: siblingOptions({
        at,
        answer: (each) => lengthOf(item, each),
        show: rootFace,
        why: `The radii to $${A}$ and $${B}$ make an angle of $${2 * halfAngle}^\\circ$.`,
        slips: [
          {
            code: "wrong-formula",
            deed: at.first
              ? "doubling the angle as if its vertex were on the circle"
              : "using the angle as if its vertex were the center",
          },
          {
            code: "another-quantity",
            deed: at.second
              ? "finding the distance of the chord from the center"
              : "finding the length of the chord",
          },
        ],
        corner: seenCorner(item),
      }),
      opening: at.first
        ? "A perpendicular from the center halves both the chord and the angle at the center."
        : "The angle at the center is twice the angle on the circle that stands on the same arc.",
      steps: seenSteps(item),
      hint: "Is the vertex of the labeled angle the center, or a point on the circle?",
      tip: "An angle on the circle is half of the angle at the center over the same arc: note which one is given.",
    };
  },
  facts: ({ letters: [P, A, B, C], half, at }) => {
    const atCenter = at.first ? "60" : "2*60";
    return {
      kind: "value",
      given: [
        `radius = ${2 * half}`,
        `chord^2 = 2*radius^2 - 2*radius^2*cos(${atCenter})`,
        "distance^2 = radius^2 - chord^2/4",
      ],
      where: ["chord > 0", "distance > 0"],
      ask: at.second ? "chord" : "distance",
      told: [
        `center $${P}$ radius ${2 * half} units points $${A}$ $${B}$${at.first ? "" : ` $${C}$`}`,
        `${at.second ? "length" : `distance from $${P}$ to`} chord $${side(A, B)}$`,
      ],
    };
  },
});

/** A chord of a circle, its distance from the center, or the radius, through a right triangle. */
export const chordOfCircle = defineLevels({
  id: "chord-of-circle",
  version: 2,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC19"],
  optionDesign: "rotating-ask",
  Medium: fromDistance,
  Hard: fromAngle,
});
