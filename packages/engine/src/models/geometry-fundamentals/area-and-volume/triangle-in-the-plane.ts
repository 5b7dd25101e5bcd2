import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { type Rational, isInteger } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Cornered {
  readonly names: string;
  /** The sizes of the coordinates of the base: its ends and the line it lies on. */
  readonly left: number;
  readonly right: number;
  readonly line: number;
  /** The first coordinate of the third corner. */
  readonly over: number;
  readonly area: number;
  readonly isUpright: boolean;
}

/** The twists: the signs of the left end and of the line on which the base lies. */
function base({ left, right, line }: Cornered, { first, second }: Twists) {
  const start = first ? -left : left;
  return { start, end: right, length: right - start, line: second ? line : -line };
}

function point(cornered: Cornered, x: string | number, y: string | number): string {
  return cornered.isUpright ? `(${y}, ${x})` : `(${x}, ${y})`;
}

function missteps(
  { left, right }: Cornered,
  at: Twists,
  line: number,
): Record<"length" | "start" | "both", Misstep> {
  const [sign, taken] = at.first ? ["-", right - left] : ["+", right + left];
  const length = `using $${right} ${sign} ${left} = ${taken}$ as the length of the base`;
  const start = `adding the height to $${-line}$ instead of $${line}$`;
  return {
    length: { code: "opposite-operation", deed: length },
    start: { code: "opposite-sign", deed: start },
    both: { code: "opposite-operation", deed: `${length} and ${start}` },
  };
}

function steps(cornered: Cornered, at: Twists, key: Rational | number): Step[] {
  const { names, area, isUpright } = cornered;
  const { start, end, length, line } = base(cornered, at);
  const [A = "", B = "", C = ""] = names;
  const height = (2 * area) / length;
  const [along, across] = isUpright ? ["y", "x"] : ["x", "y"];
  return [
    {
      text: `Subtract the $${along}$-coordinates of $${A}$ and $${B}$ to find the length of the base.\n\n$${end} - ${start < 0 ? `(${start})` : start} = ${length}$`,
      claim: `base = ${length}`,
    },
    {
      text: `Let $h$ be the height from $${C}$, and set the formula for the area equal to $${area}$.\n\n$\\frac{1}{2} \\cdot ${length} \\cdot h = ${area}$`,
      claim: `${length}*h/2 = ${area}`,
    },
    stepTo(
      `Multiply both sides by $2$, and divide both sides by $${length}$.`,
      equation("h", height),
    ),
    stepThrough(
      `All points of side $${A}${B}$ have the $${across}$-coordinate $${line}$, and $k$ is greater by the height.`,
      "k",
      sum(line, height),
      key,
    ),
  ];
}

/** A coordinate of the third corner from the area. */
const fromArea = siblingLevel<Cornered>({
  space: 500_000,
  steps: 4,
  numbers: (chance) => {
    const [left, right] = [chance.int(1, 8), chance.int(4, 16)];
    chance.require(right > left + 1, "no base");
    const product = (right - left) * (right + left);
    const area = (product / (product % 2 === 0 ? 2 : 1)) * chance.int(1, 3);
    chance.require(area < 130 && (2 * area) % (right + left) === 0, "no whole height");
    const over = chance.int(-9, 15);
    // So high that no option lies below the base.
    const line = chance.int(1, Math.max(1, Math.floor(area / (right + left)) - 1));
    chance.require(area > (right + left) * line && line < 10, "a flat triangle");
    return { names: pointNames(chance), left, right, line, over, area, isUpright: chance.flip() };
  },
  work: (cornered, at) => {
    const { length, line } = base(cornered, at);
    return sum(line, quotient(times(2, cornered.area), length));
  },
  allows: isInteger,
  word: (cornered, at, key) => {
    const { names, over, area, isUpright } = cornered;
    const { start, end, length, line } = base(cornered, at);
    const [A = "", B = "", C = ""] = names;
    const height = (2 * area) / length;
    const slips = missteps(cornered, at, line);
    return {
      question: `In the $xy$-plane, triangle $${A}${B}${C}$ has vertices $${A}${point(cornered, start, line)}$, $${B}${point(cornered, end, line)}$, and $${C}${point(cornered, over, "k")}$, where $k$ is a constant and $k > ${line}$. The area of the triangle is $${area}$ square units. What is the value of $k$?`,
      why: `Then the height over base $${A}${B}$ is $${height}$, and the area is $\\frac{1}{2} \\cdot ${length} \\cdot ${height} = ${area}$.`,
      slips: [slips.length, slips.start],
      corner: slips.both,
      opening: `Side $${A}${B}$ is ${isUpright ? "vertical" : "horizontal"}, so it serves as the base of the triangle.`,
      steps: steps(cornered, at, key),
      hint: `Which coordinate do $${A}$ and $${B}$ have in common, and which way does side $${A}${B}$ run?`,
      tip: at.first
        ? "To find a distance between coordinates with opposite signs, add their absolute values."
        : "To find a distance between coordinates with the same sign, subtract the smaller from the larger.",
    };
  },
  facts: (cornered, at) => {
    const { start, end, line } = base(cornered, at);
    const {
      names: [A, B, C],
      over,
      area,
    } = cornered;
    return {
      kind: "value",
      given: [`base = ${end} - (${start})`, `h = k - (${line})`, `base*h/2 = ${area}`],
      ask: "k",
      told: [
        `$${A}${point(cornered, start, line)}$ $${B}${point(cornered, end, line)}$`,
        `$${C}${point(cornered, over, "k")}$ $k > ${line}$ area triangle ${area} square units`,
      ],
    };
  },
});

/** A coordinate of a triangle in the plane from its area. */
export const triangleInThePlane = defineLevels({
  id: "triangle-in-the-plane",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA18"],
  optionDesign: "orbit",
  Hard: fromArea,
});
