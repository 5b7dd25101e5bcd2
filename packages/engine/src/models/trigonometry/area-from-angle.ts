import type { GeometryFigure } from "@sat/item";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { drawCycle, drawPoints } from "../../craft/geometry/point-letters.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { code } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Spanned {
  /** The corner with the known angle, and the other corners in order. */
  readonly letters: readonly [A: string, B: string, C: string, D: string];
  /** Two sides that meet at that corner. */
  readonly sides: readonly [number, number];
  /** Whether the sine of the angle is one half; whether the figure is a triangle and not a parallelogram. */
  readonly at: Twists;
  /** Whether the angle is obtuse. */
  readonly obtuse: boolean;
}

function angleOf({ obtuse }: Spanned, { first }: Twists): number {
  const acute = first ? 30 : 60;
  return obtuse ? 180 - acute : acute;
}

function height({ sides }: Spanned, { first }: Twists): RootForm {
  return rootForm(rational(sides[0], 2), first ? 1 : 3);
}

function answer({ sides: [p, q] }: Spanned, { first, second }: Twists): RootForm {
  return rootForm(rational(p * q, second ? 4 : 2), first ? 1 : 3);
}

function figureOf(item: Spanned): GeometryFigure {
  const { letters, sides, at, obtuse } = item;
  const [A, B, C, D] = letters;
  const [lean, rise] = at.first ? [5, 2.9] : [2.3, 4];
  const top: readonly [number, number] = [obtuse ? -lean : lean, rise];
  const far: readonly [number, number] = [top[0] + 6, rise];
  const angle = angleOf(item, at);
  const base = { from: A, to: B, label: `$${sides[1]}$` };
  const slanted = { from: A, to: at.second ? C : D, label: `$${sides[0]}$` };
  const name = at.second ? "Triangle" : "Parallelogram";
  const corners = at.second ? A + B + C : A + B + C + D;
  const end = at.second ? C : D;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [0, 0] },
      { name: B, at: [6, 0] },
      { name: C, at: at.second ? top : far },
      ...(at.second ? [] : [{ name: D, at: top }]),
    ],
    segments: [base, slanted, { from: B, to: C }, ...(at.second ? [] : [{ from: C, to: D }])],
    angles: [{ at: A, from: B, to: end, label: `$${angle}^\\circ$` }],
    circles: [],
    alt: `${name} ${corners}. Side ${side(A, B)} is labeled ${sides[1]}, side ${side(A, end)} is labeled ${sides[0]}, and angle ${A} is labeled ${angle}°.`,
  };
}

function drawSpanned(chance: Chance, obtuse: boolean): Spanned {
  const at = twists(chance);
  const [A = "", B = "", C = "", D = ""] = at.second ? drawPoints(chance, 3) : drawCycle(chance, 4);
  const sides = [2 * chance.int(2, 15), 2 * chance.int(3, 20)] as const;
  return { letters: [A, B, C, D], sides, at, obtuse };
}

function stepsOf(item: Spanned): Step[] {
  const {
    letters: [A, B, C, D],
    sides,
    at,
    obtuse,
  } = item;
  const [angle, tall, key] = [angleOf(item, at), height(item, at), answer(item, at)];
  const shape = at.second ? "triangle" : "parallelogram";
  const top = at.second ? C : D;
  const acute = at.first ? 30 : 60;
  return [
    {
      text: `Draw the height from $${top}$ to ${obtuse ? "the extension of " : ""}side $${side(A, B)}$. ${obtuse ? `Beside the angle of $${angle}^\\circ$ there is one of $${acute}^\\circ$ outside, so the` : "The"} height is opposite $${acute}^\\circ$.`,
    },
    {
      text: `The hypotenuse is $${sides[0]}$, so the height is $${rootText(tall)}$.`,
      claim: `height = ${code(rootTree(tall))}`,
    },
    {
      text: `The area of the ${shape} is ${at.second ? "half of " : ""}the base $${sides[1]}$ times the height, $${rootText(key)}$.`,
      claim: `${sides[1]}*height${at.second ? "/2" : ""} = ${code(rootTree(key))}`,
    },
  ];
}

function factsOf(item: Spanned): Facts {
  const { sides, at } = item;
  return {
    kind: "value",
    given: [
      `height = ${sides[0]}*sin(${angleOf(item, at)})`,
      `area = ${sides[1]}*height${at.second ? "/2" : ""}`,
    ],
    ask: "area",
    told: [`area square units ${at.second ? "triangle" : "parallelogram"}`],
  };
}

function spannedLevel(obtuse: boolean) {
  return level<Spanned>({
    space: 100_000,
    steps: obtuse ? 4 : 3,
    draw: (chance) => drawSpanned(chance, obtuse),
    build: (item) => {
      const { letters, at } = item;
      const [A, B, C, D] = letters;
      const shape = at.second ? "triangle" : "parallelogram";
      const name = at.second ? [A, B, C].toSorted().join("") : [A, B, C, D].join("");
      const tall = height(item, at);
      const acute = at.first ? 30 : 60;
      return {
        question: `What is the area, in square units, of ${shape} $${name}$ shown?`,
        figure: figureOf(item),
        options: siblingOptions({
          at,
          answer: (each) => answer(item, each),
          show: rootFace,
          why: `The height on side $${side(A, B)}$ is $${rootText(tall)}$.`,
          slips: [
            {
              code: "wrong-triangle-side",
              deed: `taking the height for the side opposite $${90 - acute}^\\circ$`,
            },
            at.second
              ? {
                  code: "half-for-whole",
                  deed: "leaving out the factor $\\frac{1}{2}$ in the area",
                }
              : {
                  code: "half-for-whole",
                  deed: "bringing in a factor $\\frac{1}{2}$, as for a triangle,",
                },
          ],
        }),
        opening:
          "The height is not given, but it is a leg of a right triangle with angles of 30 and 60 degrees.",
        steps: stepsOf(item),
        hint: "Which right triangle can you draw that has the unknown height as one of its sides?",
        tip: "An area needs a base and a height at a right angle to it: draw the height if none is given.",
      };
    },
    facts: factsOf,
  });
}

/** The area of a triangle or a parallelogram from two sides and a special angle between them. */
export const areaFromAngle = defineLevels({
  id: "area-from-angle",
  version: 1,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC18"],
  optionDesign: "orbit",
  Medium: spannedLevel(false),
  Hard: spannedLevel(true),
});
