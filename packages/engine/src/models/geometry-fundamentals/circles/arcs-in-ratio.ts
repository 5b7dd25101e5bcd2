import { onCircle, RADIUS } from "../../../craft/figures/circles.ts";
import { sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { fraction, quotient, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

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

/** The other arc with the other number of parts, by one mistake. */
function ratioSlip([p, q]: Divided["parts"], { first, second }: Twists): Misstep {
  if (second) {
    return first
      ? {
          code: "wrong-total",
          deed: `using the difference of the parts, $${q} - ${p}$, out of $${q}$`,
        }
      : {
          code: "wrong-total",
          deed: `using the ratio $\\frac{${p}}{${q}}$ as the fraction of the circumference`,
        };
  }
  return {
    code: "wrong-total",
    deed: `dividing the circumference in the ratio $${p}$ to $${q}$ and finding the ${first ? "greater" : "lesser"} part`,
  };
}

function stepsOf(
  { unit, parts: [p, q], circumference }: Divided,
  at: Twists,
  key: Rational | number,
): Step[] {
  const whole = at.second ? p + q : q;
  const own = at.first ? p : whole - p;
  return [
    at.second
      ? stepThrough(
          `The minor arc has $${p}$ ${p === 1 ? "part" : "parts"} and the major arc has $${q}$. Add them.`,
          sum(p, q),
          whole,
        )
      : {
          text: `The ratio compares the minor arc with the whole circumference: the circumference has $${q}$ parts, and the minor arc has $${p}$ of them.`,
        },
    ...(at.second || at.first
      ? []
      : [stepThrough("The major arc has the other parts.", sum(q, -p), own)]),
    stepThrough(
      `Divide the circumference by the number of parts to find one part, in ${unit}.`,
      quotient(circumference, whole),
      rational(circumference, whole),
    ),
    {
      ...stepThrough(
        `Multiply by the $${own}$ ${own === 1 ? "part" : "parts"} of the ${at.first ? "minor" : "major"} arc.`,
        times(own, rational(circumference, whole)),
        key,
      ),
      claim: `${at.first ? "minor" : "major"} = ${code(key)}`,
    },
  ];
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
  work: ({ parts: [p, q], circumference }, { first, second }) => {
    const whole = second ? p + q : q;
    return times(fraction(first ? p : whole - p, whole), circumference);
  },
  word: (numbers, at, key) => {
    const { names, unit, parts, circumference } = numbers;
    const [p, q] = parts;
    const arc = `arc $${names.slice(0, 2)}$`;
    const whole = at.second ? p + q : q;
    const [minor, major] = [
      rational(circumference * p, whole),
      rational(circumference * (whole - p), whole),
    ];
    const compared = at.second ? `the length of major ${arc}` : "the circumference of the circle";
    return {
      question: `The circle with center $O$ shown has a circumference of ${inline(circumference)} ${unit}. The ratio of the length of minor ${arc} to ${compared} is $${p}$ to $${q}$. What is the length, in ${unit}, of ${at.first ? "minor" : "major"} ${arc}?`,
      figure: figure(numbers),
      why: at.second
        ? `The arcs of ${inline(minor)} and ${inline(major)} ${unit} add up to the circumference, and their ratio is $${p}$ to $${q}$.`
        : `The minor arc is $\\frac{${p}}{${q}}$ of the circumference, ${inline(minor)} ${unit}${at.first ? "" : `, and the major arc is the rest, ${inline(major)} ${unit}`}.`,
      slips: [
        {
          code: "another-quantity",
          deed: `finding the length of the ${at.first ? "major" : "minor"} arc`,
        },
        {
          code: "wrong-total",
          deed: at.second
            ? `dividing the circumference into $${q}$ parts instead of $${p + q}$`
            : `dividing the circumference into $${p + q}$ parts instead of $${q}$`,
        },
      ],
      corner: ratioSlip(parts, at),
      opening: "Find into how many equal parts the ratio divides the circumference.",
      steps: stepsOf(numbers, at, key),
      hint: at.second
        ? "The ratio compares the two arcs. How many parts does the whole circumference have?"
        : "The ratio compares an arc with the circumference. How many parts does the circumference have?",
      tip: "Check whether a ratio compares a part with another part or a part with the whole.",
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
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD19", "SD17"],
  optionDesign: "orbit",
  Medium: lengthOfArc,
});
