import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { power, quotient, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Scaled {
  readonly unit: string;
  readonly solid: "cylinder" | "cone";
  /** How many times the radius or the height changes. */
  readonly a: number;
  readonly b: number;
  readonly volume: number;
}

const FACTORS = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [4, 5],
  [5, 4],
] as const;

const LARGEST = 60_000;

/** The twists: whether a belongs to the radius, and whether a multiplies and b divides. */
const byFactors = siblingLevel<Scaled>({
  space: 100_000,
  steps: 4,
  numbers: (chance) => {
    // Factors far from each other would set the four volumes far apart.
    const [a, b] = chance.pick(FACTORS);
    const unitVolume = a * a * b * b;
    return {
      unit: lengthUnit(chance),
      solid: chance.pick(["cylinder", "cone"] as const),
      a,
      b,
      volume: unitVolume * chance.int(1, Math.floor(LARGEST / unitVolume)),
    };
  },
  work: ({ a, b, volume }, { first, second }) => {
    const [up, down] = first ? [power(a, 2), b] : [a, power(b, 2)];
    return times(volume, second ? quotient(up, down) : quotient(down, up));
  },
  word: ({ unit, solid, a, b, volume }, at, key) => {
    const [own, other] = at.first ? ["radius", "height"] : ["height", "radius"];
    const [up, down] = at.second ? ["multiplied", "divided"] : ["divided", "multiplied"];
    const square = at.first ? a : b;
    const plain = at.first ? b : a;
    const isUp = at.first === at.second;
    const factor = isUp ? rational(square * square, plain) : rational(plain, square * square);
    return {
      question: `The volume of a right circular ${solid} is ${inline(volume)} cubic ${unit}. If the ${own} of the ${solid} is ${up} by $${a}$ and its ${other} is ${down} by $${b}$, what is the volume, in cubic ${unit}, of the resulting ${solid}?`,
      why: `The volume is ${isUp ? "multiplied" : "divided"} by $${square}$ twice, and ${isUp ? "divided" : "multiplied"} by $${plain}$ once.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: "squaring the change of the height instead of that of the radius",
        },
        {
          code: "opposite-operation",
          deed: "dividing instead of multiplying, and multiplying instead of dividing,",
        },
      ],
      corner: {
        code: "quantities-exchanged",
        deed: `exchanging the factors $${a}$ and $${b}$`,
      },
      opening: `In the volume of a ${solid}, the radius is squared and the height is not.`,
      steps: [
        {
          text: `The radius is ${isUp ? "multiplied" : "divided"} by $${square}$, so the volume is ${isUp ? "multiplied" : "divided"} by its square.\n\n$${square}^{2} = ${square * square}$`,
          claim: `${square}^2 = ${square * square}`,
        },
        {
          text: `The height is ${isUp ? "divided" : "multiplied"} by $${plain}$, and so is the volume: in all, it changes by a factor of $${tex(factor)}$.`,
        },
        {
          text: `Multiply the original volume by both changes to find the new one, in cubic ${unit}.\n\n$${tex(factor)} \\cdot ${tex(volume)} = ${tex(key)}$`,
          claim: `new = ${code(key)}`,
        },
      ],
      hint: `In the formula for the volume of a ${solid}, which of the radius and the height is squared?`,
      tip: "Work with the factors alone: the radius and the height themselves are not needed.",
      archetype: "SA14",
    };
  },
  facts: ({ unit, solid, a, b, volume }, { first, second }) => {
    const [up, down] = second ? ["*", "/"] : ["/", "*"];
    const [radius, height] = first
      ? [`r${up}${a}`, `h${down}${b}`]
      : [`r${down}${b}`, `h${up}${a}`];
    return {
      kind: "value",
      // A cylinder and a cone differ only in what their r^2*h is multiplied by.
      constants: ["r", "part"],
      given: [`part*r^2*h = ${volume}`, `new = part*(${radius})^2*(${height})`],
      ask: "new",
      told: [
        `volume ${solid} ${volume} cubic ${unit}`,
        `${first ? "radius" : "height"} ${second ? "multiplied" : "divided"} ${a}`,
        `${first ? "height" : "radius"} ${second ? "divided" : "multiplied"} ${b}`,
        `volume cubic ${unit} resulting`,
      ],
    };
  },
});

/** The volume of a cylinder or cone after its radius and height change by factors. */
export const volumeAfterChanges = defineLevels({
  id: "volume-after-changes",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA14"],
  optionDesign: "orbit",
  Medium: byFactors,
});
