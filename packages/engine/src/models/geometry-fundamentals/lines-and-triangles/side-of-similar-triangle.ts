import { remembered } from "../../../craft/assembly/remembered.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { lcm, rational, toNumber } from "../../../math/rational.ts";

interface Similar {
  readonly names: string;
  readonly unit: string;
  /** The sides of the first triangle: between its first two corners, its last two, its outer two. */
  readonly sides: Sides;
  /** The side of the second triangle between its first two corners. */
  readonly known: number;
}

type Sides = readonly [number, number, number];

const LENGTHS = Array.from({ length: 17 }, (_, at) => at + 4);

/** Sides of a triangle with a side of the other that makes all lengths whole. */
const triangles = remembered(() =>
  LENGTHS.flatMap((a) =>
    LENGTHS.flatMap((b) =>
      LENGTHS.flatMap((c) => [1, 2, 3].map((times) => ({ sides: [a, b, c] as const, times }))),
    ),
  ).flatMap(({ sides, times }) => {
    const [a, b, c] = sides;
    const known = lcm(a, b) * times;
    const isTriangle = a + b > c + 1 && a + c > b + 1 && b + c > a + 1;
    const [one, other] = [known / a, known / b];
    const values = [one * b, one * c, other * a, other * c];
    const isPlain = Math.max(known, ...values) <= 99 && areDistinct([known, ...values]);
    const isClose = Math.max(...values) < 10 * Math.min(...values);
    const isNew = ![a, b].includes(known);
    return isTriangle && isPlain && isClose && isNew ? [{ sides, known }] : [];
  }),
);

/** The twists: whether the corners correspond in alphabetical order or the reverse, and which side is asked. */
const byOrderOfCorners = siblingLevel<Similar>({
  space: 100_000,
  steps: 3,
  numbers: (chance) => ({
    names: pointNames(chance),
    unit: lengthUnit(chance),
    ...chance.pick(triangles()),
  }),
  answer: ({ sides: [a, b, c], known }, { first, second }) => {
    const [match, other] = first ? [a, b] : [b, a];
    return rational(known * (second ? other : c), match);
  },
  word: ({ names, unit, sides: [a, b, c], known }, at, key) => {
    const [A = "", B = "", C = "", D = "", E = "", F = ""] = names;
    const [match, matched] = at.first ? [a, A + B] : [b, B + C];
    const [other, unmatched] = at.first ? [b, B + C] : [a, A + B];
    const [asked, partner] = at.second ? [E + F, unmatched] : [D + F, A + C];
    const length = at.second ? other : c;
    const order = at.first ? [D, E, F] : [F, E, D];
    const factor = rational(known, match);
    return {
      question: `Triangle $${A}${B}${C}$ is similar to triangle $${order.join("")}$, where $${A}$ corresponds to $${order[0]}$ and $${C}$ corresponds to $${order[2]}$. In triangle $${A}${B}${C}$, $${A}${B} = ${a}$ ${unit}, $${B}${C} = ${b}$ ${unit}, and $${A}${C} = ${c}$ ${unit}. If $${D}${E} = ${known}$ ${unit}, what is the length, in ${unit}, of side $${asked}$?`,
      why: "Each side of the second triangle is as many times as long as its partner.",
      slips: [
        {
          code: "quantities-exchanged",
          deed: `taking side $${unmatched}$ as the partner of side $${D}${E}$`,
        },
        {
          code: "another-quantity",
          deed: `giving the length of side $${at.second ? D + F : E + F}$`,
        },
      ],
      opening: "In similar triangles, all pairs of corresponding sides have the same ratio.",
      steps: [
        {
          text: `Side $${D}${E}$ corresponds to side $${matched}$, so the sides of the second triangle are $\\frac{${known}}{${match}}${factor.den === 1 || factor.num !== known ? ` = ${tex(factor)}` : ""}$ times as long.`,
          claim: `factor = ${code(factor)}`,
        },
        {
          text: `Side $${asked}$ corresponds to side $${partner}$, so its length is ${inline(factor)} times $${length}$, which is ${inline(key)}.`,
          claim: `asked = ${toNumber(key)}`,
        },
      ],
      hint: "Write the corners of the two triangles below each other in the order in which they correspond.",
      tip: "Read corresponding sides off the order of the letters, not off the size of the numbers.",
    };
  },
  facts: ({ names: [A, B, C, D, E, F], unit, sides: [a, b, c], known }, { first, second }) => ({
    kind: "value",
    given: [
      `factor*${first ? a : b} = ${known}`,
      `other = factor*${first ? b : a}`,
      `outer = factor*${c}`,
      `asked = ${second ? "other" : "outer"}`,
    ],
    ask: "asked",
    told: [
      `triangle $${A}${B}${C}$ similar $${first ? D : F}${E}${first ? F : D}$`,
      `$${A}$ corresponds $${first ? D : F}$ $${C}$ corresponds $${first ? F : D}$`,
      `$${A}${B} = ${a}$ ${unit} $${B}${C} = ${b}$ ${unit} $${A}${C} = ${c}$ ${unit}`,
      `$${D}${E} = ${known}$ ${unit} length ${unit} $${second ? E : D}${F}$`,
    ],
  }),
});

/** A side of a triangle from the sides of a similar one. */
export const sideOfSimilarTriangle = defineLevels({
  id: "side-of-similar-triangle",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB09"],
  optionDesign: "orbit",
  Medium: byOrderOfCorners,
});
