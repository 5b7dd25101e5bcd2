import { remembered } from "../../../craft/assembly/remembered.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, fraction, times } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { type Rational, lcm, rational, toNumber } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

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
      LENGTHS.flatMap((c) =>
        [1, 2, 3].map((multiple) => ({ sides: [a, b, c] as const, multiple })),
      ),
    ),
  ).flatMap(({ sides, multiple }) => {
    const [a, b, c] = sides;
    const known = lcm(a, b) * multiple;
    const isTriangle = a + b > c + 1 && a + c > b + 1 && b + c > a + 1;
    const [one, other] = [known / a, known / b];
    const values = [one * b, one * c, other * a, other * c];
    const isPlain = Math.max(known, ...values) <= 99 && areDistinct([known, ...values]);
    const isClose = Math.max(...values) < 10 * Math.min(...values);
    const isNew = ![a, b].includes(known);
    return isTriangle && isPlain && isClose && isNew ? [{ sides, known }] : [];
  }),
);

/** Which sides of the first triangle correspond to the known and the asked side of the second, with their lengths. */
function match({ names, sides: [a, b, c] }: Similar, at: Twists) {
  const [A = "", B = "", C = "", D = "", E = "", F = ""] = names;
  const [one, other] = [
    { name: A + B, length: a },
    { name: B + C, length: b },
  ];
  const [matched, unmatched] = at.first ? [one, other] : [other, one];
  const outer = { name: A + C, length: c };
  return {
    matched,
    unmatched,
    outer,
    asked: at.second ? E + F : D + F,
    otherAsked: at.second ? D + F : E + F,
    partner: at.second ? unmatched : outer,
  };
}

function missteps(similar: Similar, at: Twists): Record<"order" | "asked" | "both", Misstep> {
  const [, , , D = "", E = ""] = similar.names;
  const { matched, unmatched, outer, asked, otherAsked } = match(similar, at);
  const wrongly = `matching side $${D}${E}$ with side $${unmatched.name}$`;
  return {
    order: { code: "quantities-exchanged", deed: `${wrongly} instead of side $${matched.name}$` },
    asked: {
      code: "another-quantity",
      deed: `finding side $${otherAsked}$ instead of side $${asked}$`,
    },
    both: {
      code: "quantities-exchanged",
      deed: `${wrongly} and side $${asked}$ with side $${at.second ? outer.name : matched.name}$`,
    },
  };
}

function steps(similar: Similar, at: Twists, key: Rational | number): Step[] {
  const [, , , D = "", E = ""] = similar.names;
  const { matched, partner, asked } = match(similar, at);
  const factor = rational(similar.known, matched.length);
  const written = `\\frac{${similar.known}}{${matched.length}}`;
  const reduced = tex(factor) === written ? "" : ` = ${tex(factor)}`;
  return [
    {
      text: `Side $${D}${E}$ corresponds to side $${matched.name}$: divide to find the ratio of the sides.\n\n$\\frac{${D}${E}}{${matched.name}} = ${written}${reduced}$`,
      claim: `factor = ${code(factor)}`,
    },
    stepTo(
      `Side $${asked}$ corresponds to side $${partner.name}$: multiply its length by this ratio, in ${similar.unit}.`,
      equation(times(factor, partner.length), key),
      `asked = ${toNumber(key)}`,
    ),
  ];
}

/** The twists: whether the corners correspond in alphabetical order or the reverse, and which side is asked. */
const byOrderOfCorners = siblingLevel<Similar>({
  space: 100_000,
  steps: 3,
  numbers: (chance) => ({
    names: pointNames(chance),
    unit: lengthUnit(chance),
    ...chance.pick(triangles()),
  }),
  work: (similar, at) => {
    const { matched, partner } = match(similar, at);
    return times(fraction(similar.known, matched.length), partner.length);
  },
  word: (similar, at, key) => {
    const {
      names,
      unit,
      sides: [a, b, c],
      known,
    } = similar;
    const [A = "", B = "", C = "", D = "", E = "", F = ""] = names;
    const { asked, partner, matched } = match(similar, at);
    const order = at.first ? [D, E, F] : [F, E, D];
    const slips = missteps(similar, at);
    return {
      question: `Triangle $${A}${B}${C}$ is similar to triangle $${order.join("")}$, where $${A}$ corresponds to $${order[0]}$ and $${C}$ corresponds to $${order[2]}$. In triangle $${A}${B}${C}$, $${A}${B} = ${a}$ ${unit}, $${B}${C} = ${b}$ ${unit}, and $${A}${C} = ${c}$ ${unit}. If $${D}${E} = ${known}$ ${unit}, what is the length, in ${unit}, of side $${asked}$?`,
      why: `Both pairs of corresponding sides then have the same ratio, $\\frac{${toNumber(key)}}{${partner.length}} = \\frac{${known}}{${matched.length}}$.`,
      slips: [slips.order, slips.asked],
      corner: slips.both,
      opening: "In similar triangles, all pairs of corresponding sides have the same ratio.",
      steps: steps(similar, at, key),
      hint: `Which side of triangle $${A}${B}${C}$ corresponds to $${D}${E}$, and which to $${asked}$?`,
      tip: "Read corresponding sides from the order of the vertices, not from the size of the numbers.",
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
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB09"],
  optionDesign: "orbit",
  Medium: byOrderOfCorners,
});
