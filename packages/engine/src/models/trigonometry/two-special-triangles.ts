import type { GeometryFigure } from "@sat/item";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Face, exactly } from "../../craft/options/option.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { spoken } from "../../craft/figures/spoken.ts";
import {
  type RootForm,
  rootFace,
  rootForm,
  rootTree,
  rootValue,
} from "../../craft/geometry/square-roots.ts";
import { sentences } from "../../craft/wording/words.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { lineStep } from "../../craft/wording/line-step.ts";
import { type Operand, equation, quotient, root, sum, times } from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

interface Pair {
  /** Corner with 45°, corner with 30° or 60°, top, and foot of the altitude. */
  readonly letters: readonly [A: string, C: string, B: string, D: string];
  readonly altitude: number;
  /** Whether the slanted side is given and not the leg. */
  readonly slanted: boolean;
  /** Whether the other angle is 30° and not 60°; whether the whole base is asked and not its second part. */
  readonly at: Twists;
  readonly mirrored: boolean;
}

/** The second part of the base, beside the angle that is not 45°. */
function part({ altitude }: Pick<Pair, "altitude">, { first }: Twists): RootForm {
  return first ? rootForm(altitude, 3) : rootForm(rational(altitude, 3), 3);
}

function answer(item: Pair, at: Twists): Face {
  const second = part(item, at);
  return at.second
    ? exactly(sum(item.altitude, rootTree(second)), item.altitude + rootValue(second))
    : rootFace(second);
}

function given({ altitude, slanted }: Pair): RootForm {
  return slanted ? rootForm(altitude, 2) : rootForm(altitude);
}

function figureOf(item: Pair): GeometryFigure {
  const { letters, at, slanted, mirrored } = item;
  const [A, C, B, D] = letters;
  const across = mirrored ? -1 : 1;
  const label = `$${rootText(given(item))}$`;
  const other = at.first ? 30 : 60;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [-4 * across, 0] },
      { name: C, at: [(at.first ? 6.5 : 2.5) * across, 0] },
      { name: B, at: [0, 4] },
      { name: D, at: [0, 0] },
    ],
    segments: [
      { from: A, to: D, ...(slanted ? {} : { label }) },
      { from: D, to: C },
      { from: A, to: B, ...(slanted ? { label } : {}) },
      { from: B, to: C },
      { from: B, to: D },
    ],
    angles: [
      { at: D, from: B, to: C, right: true },
      { at: A, from: D, to: B, label: "$45^\\circ$" },
      { at: C, from: D, to: B, label: `$${other}^\\circ$` },
    ],
    circles: [],
    alt: `Triangle ${A}${B}${C} with point ${D} on side ${side(A, C)}. Segment ${side(B, D)} is perpendicular to ${side(A, C)}. Angle ${A} is labeled 45°, angle ${C} is labeled ${other}°, and segment ${slanted ? side(A, B) : side(A, D)} is labeled ${spoken(rootText(given(item)))}.`,
  };
}

/** The second part of the base, or all of it, with the angle at its end read like this. */
function workOf({ altitude }: Pair, { first, second }: Twists): Operand {
  const beside = first ? times(altitude, root(3)) : quotient(altitude, root(3));
  return second ? sum(altitude, beside) : beside;
}

function slipsOf(item: Pair): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const { at, letters } = item;
  const [A, C, , D] = letters;
  const other = at.second ? `the part $${side(D, C)}$` : `the whole side $${side(A, C)}$`;
  return {
    slips: [
      {
        code: "wrong-triangle-side",
        deed: "exchanging the sides opposite $30^\\circ$ and $60^\\circ$",
        work: workOf(item, { ...at, first: !at.first }),
      },
      {
        code: at.second ? "stopped-early" : "another-quantity",
        deed: at.second ? `stopping at ${other}` : `finding ${other}`,
        work: workOf(item, { ...at, second: !at.second }),
      },
    ],
    corner: {
      code: "wrong-triangle-side",
      deed: `finding ${other}, with the sides opposite $30^\\circ$ and $60^\\circ$ exchanged,`,
      work: workOf(item, { first: !at.first, second: !at.second }),
    },
  };
}

function stepsOf(item: Pair): Step[] {
  const { letters, altitude, slanted, at } = item;
  const [A, C, B, D] = letters;
  const [shared, second] = [side(B, D), side(D, C)];
  const angle = at.first ? 30 : 60;
  const found = rootTree(part(item, at));
  const all = sum(altitude, found);
  return [
    slanted
      ? lineStep(
          `The triangle with the angle of $45^\\circ$ has equal legs, so divide its hypotenuse by $\\sqrt{2}$ to find the altitude $${shared}$.`,
          `${shared} = ${tex(equation(quotient(rootTree(given(item)), root(2)), altitude))}`,
          `h = ${altitude}`,
        )
      : {
          text: `The triangle with the angle of $45^\\circ$ has equal legs, so the altitude $${shared}$ is as long as $${side(A, D)}$, which is $${altitude}$.`,
          claim: `h = ${altitude}`,
        },
    {
      text: `In the other triangle, $${shared}$ is opposite $${angle}^\\circ$ and $${second}$ is opposite $${90 - angle}^\\circ$. The sides opposite $30^\\circ$ and $60^\\circ$ are in the ratio $1 : \\sqrt{3}$.`,
    },
    at.first
      ? {
          text: `Multiply the altitude by $\\sqrt{3}$ to find $${second}$.\n\n$${second} = ${tex(found)}$`,
          claim: `part = ${code(found)}`,
        }
      : lineStep(
          `Divide the altitude by $\\sqrt{3}$ to find $${second}$.`,
          `${second} = ${tex(equation(quotient(altitude, root(3)), found))}`,
          `part = ${code(found)}`,
        ),
    ...(at.second
      ? [
          {
            text: `Add $${side(A, D)}$, which is as long as the altitude, to find $${side(A, C)}$.\n\n$${side(A, C)} = ${tex(all)}$`,
            claim: `base = ${code(all)}`,
          },
        ]
      : []),
  ];
}

/** A triangle with 45° at one end and 30° or 60° at the other, cut by its altitude. */
const acrossAltitude = level<Pair>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [A = "", C = "", B = "", D = ""] = drawPoints(chance, 4);
    return {
      letters: [A, C, B, D],
      altitude: 3 * chance.int(1, 24),
      slanted: chance.flip(),
      at: twists(chance),
      mirrored: chance.flip(),
    };
  },
  build: (item) => {
    const { letters, altitude, slanted, at } = item;
    const [A, C, B, D] = letters;
    const shared = side(B, D);
    const angle = at.first ? 30 : 60;
    const [whole, second] = [side(A, C), side(D, C)];
    const asked = at.second ? whole : second;
    return {
      question: sentences(
        `In the figure shown, segment $${shared}$ is perpendicular to segment $${side(A, C)}$.`,
        `What is the length of segment $${asked}$?`,
      ),
      figure: figureOf(item),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: (face) => face,
        why: `The altitude is $${altitude}$, and it is opposite the angle of $${angle}^\\circ$.`,
        ...slipsOf(item),
      }),
      opening:
        "The altitude is a side of both right triangles, so find it in the one that is known.",
      steps: stepsOf(item),
      hint: "Which side do the two right triangles share? In which of them is a length given?",
      tip: at.second
        ? `Write both parts of side $${whole}$ into the figure, and check that your answer is longer than each.`
        : "The longer leg is opposite the angle of $60^\\circ$: check which leg must be longer.",
      archetype: slanted ? "SC05" : "SC06",
    };
  },
  facts: (item) => {
    const {
      slanted,
      at,
      letters: [A, C, B, D],
    } = item;
    const angle = at.first ? 30 : 60;
    return {
      kind: "value",
      given: [
        slanted
          ? `h = ${code(rootTree(given(item)))}*sin(45)`
          : `h = ${code(rootTree(given(item)))}*tan(45)`,
        `h = part*tan(${angle})`,
        "base = part + h/tan(45)",
      ],
      ask: at.second ? "base" : "part",
      told: [
        `segment $${side(B, D)}$ perpendicular to segment $${side(A, C)}$`,
        `length of segment $${at.second ? side(A, C) : side(D, C)}$`,
      ],
    };
  },
});

/** A length in a triangle that its altitude cuts into a 45-45-90 and a 30-60-90 triangle. */
export const twoSpecialTriangles = defineLevels({
  id: "two-special-triangles",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC06", "SC05"],
  optionDesign: "orbit",
  Hard: acrossAltitude,
});
