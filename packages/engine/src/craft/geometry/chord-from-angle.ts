import { chordFigure } from "../figures/chord.ts";
import { side } from "./letters.ts";
import { level } from "../assembly/levels.ts";
import { drawPoints } from "./point-letters.ts";
import { type Twists, siblingOptions, twists } from "../options/siblings.ts";
import type { Misstep } from "../options/slips.ts";
import { rootText } from "./special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "./square-roots.ts";
import { lineStep } from "../wording/line-step.ts";
import { stepTo } from "../wording/steps.ts";
import { sentences } from "../wording/words.ts";
import { type Operand, equation, quotient, root, times } from "../../math/expression.ts";
import { code } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

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

/** The chord or its distance, from half of the angle at the center. */
function seenWork({ half }: Seen, { first, second }: Twists): Operand {
  const share = first === second ? quotient(1, 2) : quotient(root(3), 2);
  return second ? times(2, 2 * half, share) : times(2 * half, share);
}

function seenSlips(item: Seen): Pick<Parameters<typeof siblingOptions>[0], "slips" | "corner"> {
  const { letters, half, at } = item;
  const [P] = letters;
  const { first, second } = at;
  const share = first === second ? quotient(1, 2) : quotient(root(3), 2);
  const distance = `the distance from $${P}$ to the chord`;
  const doubled: Misstep = first
    ? {
        code: "half-for-whole",
        deed: `doubling ${distance}`,
        work: times(2, 2 * half, share),
      }
    : { code: "another-quantity", deed: "giving the radius of the circle" };
  return {
    slips: [
      {
        code: "wrong-formula",
        deed: first
          ? "doubling the angle, as if its vertex were on the circle,"
          : "using the angle as if its vertex were the center",
        work: seenWork(item, { ...at, first: !first }),
      },
      {
        code: "another-quantity",
        deed: second ? `finding ${distance}` : "finding the length of the chord",
        work: seenWork(item, { ...at, second: !second }),
      },
    ],
    corner: second
      ? {
          code: "half-for-whole",
          deed: "stopping at half of the chord",
          work: times(2 * half, share),
        }
      : doubled,
  };
}

function seenSteps(item: Seen): Step[] {
  const { letters, half, at } = item;
  const [P, A, B, C] = letters;
  const key = rootTree(lengthOf(item, at));
  const [halfAngle, name] = [at.first ? 30 : 60, at.second ? "sin" : "cos"];
  const share = rootText(rootForm(rational(1, 2), at.first === at.second ? 1 : 3));
  const found = rootForm(half, at.first === at.second ? 1 : 3);
  return [
    ...(at.first
      ? []
      : [
          lineStep(
            `The vertex of angle $${A}${C}${B}$ is on the circle, so central angle $${A}${P}${B}$ measures twice as much, in degrees.`,
            "2 \\cdot 60 = 120",
          ),
        ]),
    lineStep(
      `The perpendicular from $${P}$ to the chord halves central angle $${A}${P}${B}$.`,
      `\\frac{${2 * halfAngle}}{2} = ${halfAngle}`,
    ),
    lineStep(
      `In the right triangle with hypotenuse $${2 * half}$, ${at.second ? "half of the chord is opposite" : "the distance to the chord is adjacent to"} this angle, so use the ${at.second ? "sine" : "cosine"}.`,
      `${2 * half}\\${name} ${halfAngle}^\\circ = ${2 * half} \\cdot ${share} = ${rootText(found)}`,
      at.second ? `chord/2 = ${code(rootTree(found))}` : `distance = ${code(key)}`,
    ),
    ...(at.second
      ? [
          stepTo(
            "Double it to find the chord.",
            equation(times(2, rootTree(found)), key),
            `chord = ${code(key)}`,
          ),
        ]
      : []),
  ];
}

/** The chord belongs to an angle of 60° at the center or on the circle. */
export const chordFromAngle = level<Seen>({
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
        ...seenSlips(item),
      }),
      opening: at.first
        ? "A perpendicular from the center halves both the chord and the angle at the center."
        : "The angle at the center is twice the angle on the circle that stands on the same arc.",
      steps: seenSteps(item),
      hint: "Is the vertex of the labeled angle the center, or a point on the circle?",
      tip: at.first
        ? "Check where the vertex is: a central angle is not doubled."
        : "An angle with its vertex on the circle is half of the central angle on the same arc.",
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
