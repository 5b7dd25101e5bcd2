import { onCircle, RADIUS } from "../../../craft/figures/circles.ts";
import { sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";

interface Divided {
  readonly names: string;
  readonly unit: string;
  readonly tilt: number;
  /** The ratio, in lowest terms. */
  readonly parts: readonly [number, number];
  readonly circumference: number;
}

function figure({ names, tilt, parts: [p, q] }: Divided) {
  const [A = "", B = ""] = names;
  const opened = Math.max(70, (360 * p) / (p + q));
  return sketch({
    points: { O: [0, 0], [A]: onCircle(tilt), [B]: onCircle(tilt + opened) },
    lines: { [`O${A}`]: "", [`O${B}`]: "" },
    circles: [["O", RADIUS]],
    alt: `A circle with center $O$. Points $${A}$ and $${B}$ lie on the circle, and radii $O${A}$ and $O${B}$ are drawn.`,
  });
}

/** The twists: whether the minor arc is asked, and whether the ratio compares it with the major arc. */
const lengthOfArc = siblingLevel<Divided>({
  space: 500_000,
  steps: 2,
  numbers: (chance) => {
    const [p, q] = [chance.int(1, 7), chance.int(3, 15)];
    chance.require(2 * p < q && q <= 5 * p && gcd(p, q) === 1, "no plain ratio");
    return {
      names: pointNames(chance),
      unit: lengthUnit(chance),
      tilt: 15 * chance.int(0, 23),
      parts: [p, q],
      circumference: (p + q) * q * chance.int(1, 6),
    };
  },
  answer: ({ parts: [p, q], circumference }, { first, second }) => {
    const whole = second ? p + q : q;
    return rational(circumference * (first ? p : whole - p), whole);
  },
  word: (numbers, at, key) => {
    const { names, unit, parts, circumference } = numbers;
    const [p, q] = parts;
    const arc = `arc $${names.slice(0, 2)}$`;
    const whole = at.second ? p + q : q;
    const own = at.first ? p : whole - p;
    const compared = at.second ? `the length of major ${arc}` : "the circumference of the circle";
    return {
      question: `The circle with center $O$ shown has a circumference of ${inline(circumference)} ${unit}. The ratio of the length of minor ${arc} to ${compared} is $${p}$ to $${q}$. What is the length, in ${unit}, of ${at.first ? "minor" : "major"} ${arc}?`,
      figure: figure(numbers),
      why: at.second
        ? "The two arcs together make the circumference, and their lengths are in the given ratio."
        : `The minor arc is $\\frac{${p}}{${q}}$ of the circumference, and the major arc is the rest.`,
      slips: [
        {
          code: "another-quantity",
          deed: `giving the length of the ${at.first ? "major" : "minor"} arc`,
        },
        {
          code: "wrong-total",
          deed: at.second
            ? `taking $${q}$ parts instead of $${p + q}$ for the whole circumference`
            : `taking $${p + q}$ parts instead of $${q}$ for the whole circumference`,
        },
      ],
      opening: "Find how many equal parts make up the whole circumference.",
      steps: [
        {
          text: at.second
            ? `The arcs have $${p}$ and $${q}$ parts, so the circumference has $${p} + ${q} = ${whole}$ parts.`
            : `The circumference has $${q}$ parts, of which the minor arc has $${p}$ and the major arc $${q} - ${p} = ${q - p}$.`,
        },
        {
          text: `So the ${at.first ? "minor" : "major"} arc is $\\frac{${own}}{${whole}}$ of ${inline(circumference)}, which is ${inline(key)} ${unit}.`,
          claim: `${at.first ? "minor" : "major"} = ${code(key)}`,
        },
        {
          text: `The other arc then measures $${tex(circumference)} - ${tex(key)} = ${tex((circumference * (whole - own)) / whole)}$ ${unit}, which fits the ratio.`,
        },
      ],
      hint: "Is the minor arc compared with the other arc or with the whole circle?",
      tip: "Ask of every ratio whether it compares part with part or part with whole.",
      archetype: at.second ? "SD19" : "SD17",
    };
  },
  facts: ({ names: [A, B], unit, parts: [p, q], circumference }, { first, second }) => ({
    kind: "value",
    given: [
      `minor + major = ${circumference}`,
      second ? `minor*${q} = major*${p}` : `minor*${q} = ${circumference}*${p}`,
    ],
    ask: first ? "minor" : "major",
    told: [
      `center $O$ circumference ${circumference} ${unit} ratio length minor arc $${A}${B}$`,
      second ? `to length major arc $${A}${B}$` : "to circumference",
      `${p} to ${q} length ${unit} ${first ? "minor" : "major"} arc $${A}${B}$`,
    ],
  }),
});

/** The length of an arc from the ratio of arcs. */
export const arcsInRatio = defineLevels({
  id: "arcs-in-ratio",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD19", "SD17"],
  optionDesign: "orbit",
  Medium: lengthOfArc,
});
