import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { code, tex } from "../../../math/print.ts";
import { isInteger, rational } from "../../../math/rational.ts";

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
  answer: (cornered, at) => {
    const { length, line } = base(cornered, at);
    const height = rational(2 * cornered.area, length);
    return rational(line * height.den + height.num, height.den);
  },
  allows: isInteger,
  word: (cornered, at, key) => {
    const { names, over, area, left, isUpright } = cornered;
    const { start, end, length, line } = base(cornered, at);
    const [A = "", B = "", C = ""] = names;
    const height = (2 * area) / length;
    return {
      question: `In the $xy$-plane, triangle $${A}${B}${C}$ has vertices $${A}${point(cornered, start, line)}$, $${B}${point(cornered, end, line)}$, and $${C}${point(cornered, over, "k")}$, where $k$ is a constant and $k > ${line}$. The area of the triangle is $${area}$ square units. What is the value of $k$?`,
      why: `With it the height over base $${A}${B}$ gives the area.`,
      slips: [
        {
          code: "opposite-operation",
          deed: `${at.first ? "subtracting" : "adding"} $${left}$ where the length of the base needs ${at.first ? "addition" : "subtraction"}`,
        },
        {
          code: "opposite-sign",
          deed: `starting from $${-line}$ instead of $${line}$ for the height`,
        },
      ],
      opening: `Side $${A}${B}$ is ${isUpright ? "vertical" : "horizontal"}, so it serves as the base of the triangle.`,
      steps: [
        {
          text: `The base measures $${end} - ${start < 0 ? `(${start})` : start} = ${length}$.`,
          claim: `base = ${length}`,
        },
        {
          text: `From $\\frac{1}{2}(${length})h = ${area}$ follows a height of $h = ${height}$.`,
          claim: `h = ${height}`,
        },
        {
          text: `The third vertex lies $${height}$ units from the line of the base: $k = ${line} + ${height} = ${tex(key)}$.`,
          claim: `k = ${code(key)}`,
        },
      ],
      hint: "Which side of the triangle is parallel to an axis? How is its length found from coordinates?",
      tip: "A sketch of the points shows at once whether to add or to subtract.",
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
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA18"],
  optionDesign: "orbit",
  Hard: fromArea,
});
