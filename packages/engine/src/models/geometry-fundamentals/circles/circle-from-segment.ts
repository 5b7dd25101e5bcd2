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
import { takenAway } from "../../../craft/algebra/moving-terms.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  type Relation,
  equation,
  power,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import { unlikeCenter } from "../../../craft/geometry/unlike-center.ts";

interface Segment extends Center {
  readonly names: string;
  /** From the midpoint to the second end. */
  readonly across: number;
  readonly up: number;
  /** Whether the segment is a diameter; otherwise it is as long as the radius. */
  readonly isDiameter: boolean;
}

function squaredDifference(one: number, other: number): Expression {
  return power(sum(one, -other), 2);
}

/** The square of the radius, as that of a distance from the first end. */
function radiusStep({ names, h, k, across, up, isDiameter }: Segment): Step {
  const [A = "", B = ""] = names;
  const [right, high] = isDiameter ? [h, k] : [h + across, k + up];
  const [wide, tall] = [right - (h - across), high - (k - up)];
  return stepThrough(
    isDiameter
      ? `The radius is the distance from the center to $${A}$. Find its square.`
      : `The radius is the length of $${A}${B}$. Find its square.`,
    sum(squaredDifference(right, h - across), squaredDifference(high, k - up)),
    sum(power(wide, 2), power(tall, 2)),
    wide ** 2 + tall ** 2,
  );
}

/** The circle around the midpoint of a segment; its signs are crossed with the size of the radius. */
const aroundMidpoint = level<Segment>({
  space: 500_000,
  steps: 4,
  draw: (chance) => ({
    names: pointNames(chance),
    ...unlikeCenter(chance, 9),
    across: chance.nonzero(8),
    up: chance.nonzero(8),
    isDiameter: chance.flip(),
  }),
  build: (segment) => {
    const { names, h, k, across, up, isDiameter } = segment;
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
        why: `It subtracts the coordinates of the midpoint $(${h}, ${k})$, and $${constant}$ is the square of the radius.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `adding the coordinates of the center $(${h}, ${k})$ to $x$ and $y$ instead of subtracting them`,
            apply: (circle) => ({ ...circle, h: -circle.h, k: -circle.k }),
          },
          {
            code: isDiameter ? "radius-for-diameter" : "half-for-whole",
            deed: isDiameter
              ? `using the diameter $${A}${B}$, with the square $4 \\cdot ${quarter} = ${4 * quarter}$, as the radius`
              : `using half of $${A}${B}$, with the square $\\frac{${4 * quarter}}{4} = ${quarter}$, as the radius`,
            apply: (circle) => ({
              ...circle,
              constant: circle.constant === constant ? mistaken : constant,
            }),
          },
        ],
        show: (circle) => formula(standardCircle(circle, circle.constant)),
        corner: {
          code: "sign-inside-parentheses",
          deed: `adding the coordinates of the center, with the square of ${isDiameter ? "the" : "half the"} length of $${A}${B}$ as the right side,`,
        },
      }),
      opening: "Find the center as a midpoint and the square of the radius from a distance.",
      steps: [
        stepThrough(
          `The center is the midpoint of $${A}${B}$. Find its $x$-coordinate.`,
          quotient(sum(h - across, h + across), 2),
          h,
        ),
        stepThrough("Find its $y$-coordinate.", quotient(sum(k - up, k + up), 2), k),
        radiusStep(segment),
        {
          text: `Write the equation with the center $(${h}, ${k})$ and this square of the radius.\n\n${inline(found)}`,
        },
      ],
      hint: `How are the coordinates of the midpoint of $${A}${B}$ found?`,
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

/** A coordinate of the other end: the center, twice, without the known end. */
function endOf(center: number, end: number): string {
  return inline(equation(sum(times(2, center), -end), 2 * center - end));
}

interface Mean {
  readonly axis: string;
  readonly name: string;
  readonly center: number;
  readonly end: number;
}

/** A coordinate of the other end as an unknown. */
function endSteps({ axis, name, center, end }: Mean): Step[] {
  const shift = end === 0 ? "" : `, and ${takenAway(end)}`;
  return [
    stepTo(
      `The average of the $${axis}$-coordinates is $${center}$.`,
      equation(quotient(sum(name, end), 2), center),
    ),
    stepTo(`Multiply both sides by $2$${shift}.`, equation(name, 2 * center - end)),
  ];
}

/** The other end of a diameter, from the equation; the signs of the center's coordinates are crossed. */
const otherEnd = level<Diameter>({
  space: 500_000,
  steps: 4,
  draw: (chance) => {
    const { h, k } = unlikeCenter(chance, 9);
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
        why: `The average of its coordinates and those of $${A}$ is $(${h}, ${k})$, the center.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${-h}$ instead of $${h}$ as the $x$-coordinate of the center, ${endOf(-h, x)},`,
            apply: (center) => ({ ...center, h: -center.h }),
          },
          {
            code: "opposite-sign",
            deed: `using $${-k}$ instead of $${k}$ as the $y$-coordinate of the center, ${endOf(-k, y)},`,
            apply: (center) => ({ ...center, k: -center.k }),
          },
        ],
        show: (center) => point(2 * center.h - x, 2 * center.k - y),
        corner: {
          code: "sign-inside-parentheses",
          deed: `using $(${-h}, ${-k})$ as the center, ${endOf(-h, x)} and ${endOf(-k, y)},`,
        },
      }),
      opening: "The center of a circle is the midpoint of each of its diameters.",
      steps: [
        {
          text: `Square half of ${inline(-2 * h)} and half of ${inline(-2 * k)}, and add $${h * h}$ and $${k * k}$ to both sides to complete the squares.\n\n${inline(standardCircle({ h, k }, (x - h) ** 2 + (y - k) ** 2))}`,
        },
        {
          text: `The center, $(${h}, ${k})$, is the midpoint of $${A}${B}$. Let $(p, q)$ be the coordinates of $${B}$.`,
        },
        ...endSteps({ axis: "x", name: "p", center: h, end: x }),
        ...endSteps({ axis: "y", name: "q", center: k, end: y }),
        { text: `Point $${B}$ has the coordinates $(${2 * h - x}, ${2 * k - y})$.` },
      ],
      hint: `Where is the center of the circle, and how does it lie between $${A}$ and $${B}$?`,
      tip: "Check: the average of the endpoints of a diameter must be the center.",
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
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD10", "SD16"],
  optionDesign: "orbit",
  Medium: aroundMidpoint,
  Hard: otherEnd,
});
