import {
  type Center,
  openCircle,
  standardCircle,
} from "../../../craft/geometry/circle-equations.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula, point } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Segment extends Center {
  readonly names: string;
  /** From the midpoint to the second end. */
  readonly across: number;
  readonly up: number;
  /** Whether the segment is a diameter; otherwise it is as long as the radius. */
  readonly isDiameter: boolean;
}

/** The circle around the midpoint of a segment; its signs are crossed with the size of the radius. */
const aroundMidpoint = level<Segment>({
  space: 500_000,
  steps: 4,
  draw: (chance) => ({
    names: pointNames(chance),
    h: chance.nonzero(9),
    k: chance.nonzero(9),
    across: chance.nonzero(8),
    up: chance.nonzero(8),
    isDiameter: chance.flip(),
  }),
  build: ({ names, h, k, across, up, isDiameter }) => {
    const [A = "", B = ""] = names;
    const quarter = across * across + up * up;
    const [constant, mistaken] = isDiameter ? [quarter, 4 * quarter] : [4 * quarter, quarter];
    const size = isDiameter
      ? `passes through point $${A}$`
      : `has a radius equal to the length of segment $${A}${B}$`;
    const found = standardCircle({ h, k }, constant);
    return {
      question: `In the $xy$-plane, a circle has its center at the midpoint of the segment with endpoints $${A}(${h - across}, ${k - up})$ and $${B}(${h + across}, ${k + up})$. The circle ${size}. Which equation represents this circle?`,
      options: crossedOptions<Center & { readonly constant: number }>({
        key: { h, k, constant },
        why: `Both squares are zero at the midpoint $(${h}, ${k})$, and $${constant}$ is the square of the radius.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: "adding the coordinates of the center instead of subtracting them",
            apply: (circle) => ({ ...circle, h: -circle.h, k: -circle.k }),
          },
          {
            code: "radius-for-diameter",
            deed: isDiameter
              ? `taking the length of $${A}${B}$ as the radius`
              : `taking half the length of $${A}${B}$ as the radius`,
            apply: (circle) => ({
              ...circle,
              constant: circle.constant === constant ? mistaken : constant,
            }),
          },
        ],
        show: (circle) => formula(standardCircle(circle, circle.constant)),
        corner: {
          code: "sign-inside-parentheses",
          deed: `copying the coordinates of the midpoint as they are, with the square of ${isDiameter ? "the" : "half the"} length of $${A}${B}$ on the right,`,
        },
      }),
      opening: "Find the center as a midpoint and the square of the radius from a distance.",
      steps: [
        {
          text: `The midpoint of $${A}${B}$ is $(${h}, ${k})$, the mean of the coordinates of its ends.`,
        },
        isDiameter
          ? {
              text: `The square of the distance from it to $${A}$ is $${across * across} + ${up * up} = ${constant}$.`,
              claim: `(${across})^2 + (${up})^2 = ${constant}`,
            }
          : {
              text: `The square of the length of $${A}${B}$ is $${4 * across * across} + ${4 * up * up} = ${constant}$.`,
              claim: `(${2 * across})^2 + (${2 * up})^2 = ${constant}`,
            },
        {
          text: `Write the equation with this center and this square of the radius.\n\n${inline(found)}`,
        },
      ],
      hint: "Which point is the center? How is the square of a distance found from coordinates?",
      tip: "Check an equation of a circle with a point that you know lies on it.",
      archetype: "SD10",
    };
  },
  facts: ({ names: [A, B], h, k, across, up, isDiameter }) => {
    const [left, low, right, high] = [h - across, k - up, h + across, k + up];
    const [wide, tall] = [`(${right} - (${left}))`, `(${high} - (${low}))`];
    const part = isDiameter ? "/2" : "";
    const at = (x: string, y: string) => ({
      x: `(${left} + (${right}))/2 + ${x}${part}`,
      y: `(${low} + (${high}))/2 + ${y}${part}`,
    });
    return {
      kind: "through",
      at: [at(wide, tall), at(`-${wide}`, `-${tall}`), at(`-${tall}`, wide)],
      told: [
        `circle center at midpoint of segment $${A}(${left}, ${low})$ $${B}(${right}, ${high})$`,
        isDiameter ? `passes through point $${A}$` : `radius equal length segment $${A}${B}$`,
      ],
    };
  },
});

interface Diameter extends Center {
  readonly names: string;
  readonly x: number;
  readonly y: number;
}

/** The equation of the circle through the known end, with all multiplied out. */
function equationOf({ h, k, x, y }: Diameter): Relation {
  return equation(openCircle({ h, k }), (x - h) ** 2 + (y - k) ** 2 - h * h - k * k);
}

/** The other end of a diameter, from the equation; the signs of the center's coordinates are crossed. */
const otherEnd = level<Diameter>({
  space: 500_000,
  steps: 4,
  draw: (chance) => {
    const [h, k] = [chance.nonzero(9), chance.nonzero(9)];
    const [x, y] = [chance.int(-12, 12), chance.int(-12, 12)];
    chance.require(Math.abs(x) !== Math.abs(h) && Math.abs(y) !== Math.abs(k), "on an axis");
    return { names: pointNames(chance), h, k, x, y };
  },
  build: (circle) => {
    const { names, h, k, x, y } = circle;
    const [A = "", B = ""] = names;
    const given = equationOf(circle);
    return {
      question: paragraphs(
        inline(given),
        `In the $xy$-plane, the graph of the given equation is a circle. Segment $${A}${B}$ is a diameter of this circle, and point $${A}$ has coordinates $(${x}, ${y})$. What are the coordinates of point $${B}$?`,
      ),
      options: crossedOptions<Center>({
        key: { h, k },
        why: `The center $(${h}, ${k})$ is the midpoint of $${A}${B}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking $${-h}$ as the $x$-coordinate of the center`,
            apply: (center) => ({ ...center, h: -center.h }),
          },
          {
            code: "opposite-sign",
            deed: `taking $${-k}$ as the $y$-coordinate of the center`,
            apply: (center) => ({ ...center, k: -center.k }),
          },
        ],
        show: (center) => point(2 * center.h - x, 2 * center.k - y),
        corner: {
          code: "sign-inside-parentheses",
          deed: `taking $(${-h}, ${-k})$ as the center of the circle`,
        },
      }),
      opening: "The center of a circle is the midpoint of each of its diameters.",
      steps: [
        {
          text: `Add $${h * h}$ and $${k * k}$ to both sides to complete the squares. The center is $(${h}, ${k})$.\n\n${inline(standardCircle({ h, k }, (x - h) ** 2 + (y - k) ** 2))}`,
        },
        {
          text: `From $${A}$ to the center, $x$ changes by $${h - x}$ and $y$ by $${k - y}$.`,
          claim: `h - (${x}) = ${h - x}`,
        },
        {
          text: `The same step from the center leads to $${B}$, at $(${2 * h - x}, ${2 * k - y})$.`,
          claim: `p = ${2 * h - x}`,
        },
      ],
      hint: "Where is the center of the circle? It lies halfway between the two ends of a diameter.",
      tip: "To reflect a point across a center, take the step from the point to the center twice.",
      archetype: "SD16",
    };
  },
  facts: (circle) => {
    const {
      names: [A, B],
      h,
      k,
      x,
      y,
    } = circle;
    return {
      kind: "value",
      given: [
        `x = ${x}`,
        `y = ${y}`,
        code(equationOf(circle)),
        `2*h = ${2 * h}`,
        `2*k = ${2 * k}`,
        "(p + x)/2 = h",
        "(q + y)/2 = k",
      ],
      ask: "p, q",
      told: [`$${A}${B}$ diameter point $${A}$ coordinates $(${x}, ${y})$ coordinates $${B}$`],
    };
  },
});

/** The equation of a circle from a segment, or the end of a diameter from the equation. */
export const circleFromSegment = defineLevels({
  id: "circle-from-segment",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD10", "SD16"],
  optionDesign: "orbit",
  Medium: aroundMidpoint,
  Hard: otherEnd,
});
