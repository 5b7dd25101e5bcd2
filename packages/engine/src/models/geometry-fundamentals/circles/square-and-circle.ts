import type { Region } from "@sat/item";
import { onCircle, RADIUS } from "../../../craft/figures/circles.ts";
import { sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { exactly } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  expression,
  negative,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Shaded {
  readonly names: string;
  readonly unit: string;
  readonly tilt: number;
  /** The radius or the diameter; even. */
  readonly size: number;
  readonly at: Twists;
}

/** The twists: whether the square lies inside the circle, and whether the size is the radius. */
function areas(size: number, { first, second }: Twists) {
  const radius = second ? size : size / 2;
  return { circle: radius * radius, square: (first ? 2 : 4) * radius * radius };
}

function area(size: number, at: Twists): Expression {
  const { circle, square } = areas(size, at);
  const round = product(circle, "pi");
  return at.first ? sum(round, -square) : sum(square, negative(round));
}

/** The area as a calculation: the square in the circle by its diagonals, the one around it by its sides. */
function areaWork(size: number, { first, second }: Twists): Expression {
  const radius = second ? size : size / 2;
  const round = times("pi", power(radius, 2));
  const square = power(2 * radius, 2);
  return first ? sum(round, product(rational(-1, 2), square)) : sum(square, negative(round));
}

function face(size: number, at: Twists) {
  const { circle, square } = areas(size, at);
  return exactly(area(size, at), (circle * Math.PI - square) * (at.first ? 1 : -1));
}

function figure({ names, tilt, at }: Shaded) {
  const corners = names.slice(0, 4).split("");
  const reach = at.first ? RADIUS : RADIUS * Math.SQRT2;
  const disc: Region = { center: "O", radius: RADIUS };
  const points = corners.map(
    (name, place) => [name, onCircle(tilt + 45 + 90 * place, reach)] as const,
  );
  const sides = corners.map(
    (name, place) => [name + (corners[(place + 1) % 4] ?? ""), ""] as const,
  );
  return sketch({
    points: { O: [0, 0], ...Object.fromEntries(points) },
    lines: Object.fromEntries(sides),
    circles: [["O", RADIUS]],
    shaded: [at.first ? disc : corners],
    blank: [at.first ? corners : disc],
    alt: at.first
      ? `Square $${names.slice(0, 4)}$ inside a circle with center $O$; all four corners of the square lie on the circle. The region inside the circle and outside the square is shaded.`
      : `A circle with center $O$ inside square $${names.slice(0, 4)}$; the circle touches all four sides of the square. The region inside the square and outside the circle is shaded.`,
  });
}

function stepsOf({ unit, size, at }: Shaded): Step[] {
  const radius = at.second ? size : size / 2;
  const { circle, square: squared } = areas(size, at);
  return [
    ...(at.second ? [] : [stepThrough(`Find the radius, in ${unit}.`, quotient(size, 2), radius)]),
    {
      ...stepThrough(
        `Find the area of the circle, $\\pi r^2$, in square ${unit}.`,
        times("pi", power(radius, 2)),
        product(circle, "pi"),
      ),
      claim: `circle = ${circle}*pi`,
    },
    at.first
      ? {
          ...stepThrough(
            `The diagonals of the square are perpendicular diameters, each $${2 * radius}$ ${unit} long. Half of their product is its area, in square ${unit}.`,
            times(rational(1, 2), power(2 * radius, 2)),
            squared,
          ),
          claim: `square = ${squared}`,
        }
      : {
          ...stepThrough(
            `Each side of the square is as long as a diameter, $${2 * radius}$ ${unit}. Find the area of the square, in square ${unit}.`,
            power(2 * radius, 2),
            squared,
          ),
          claim: `square = ${squared}`,
        },
    {
      text: `Subtract to find the area of the shaded region, in square ${unit}.\n\n${inline(area(size, at))}`,
      claim: `asked = ${code(area(size, at))}`,
    },
  ];
}

/** The area between a circle and its inscribed or circumscribed square. */
const shadedArea = level<Shaded>({
  space: 100_000,
  steps: 4,
  draw: (chance) => ({
    names: pointNames(chance),
    unit: lengthUnit(chance),
    tilt: 15 * chance.int(0, 5),
    size: 2 * chance.int(2, 60),
    at: twists(chance),
  }),
  build: (shaded) => {
    const { names, unit, size, at } = shaded;
    const square = `square $${names.slice(0, 4)}$`;
    const { circle, square: squared } = areas(size, at);
    const round = product(circle, "pi");
    const [outer, inner] = at.first ? [round, expression(squared)] : [expression(squared), round];
    return {
      question: `In the figure shown, ${at.first ? `${square} is inscribed in the circle with center $O$` : `the circle with center $O$ is inscribed in ${square}`}. The circle has a ${at.second ? "radius" : "diameter"} of $${size}$ ${unit}. What is the area, in square ${unit}, of the shaded region?`,
      figure: figure(shaded),
      options: siblingOptions({
        at,
        answer: (each) => each,
        show: (each) => face(size, each),
        why: `The ${at.first ? "circle" : "square"} has the area ${inline(outer)}, of which the ${at.first ? "square" : "circle"} covers ${inline(inner)}.`,
        slips: [
          {
            code: "figure-misread",
            deed: at.first
              ? "finding the region between the circle and a square around it"
              : "finding the region between the circle and a square inside it",
            work: areaWork(size, { first: !at.first, second: at.second }),
          },
          {
            code: "radius-for-diameter",
            deed: `using $${size}$ as the ${at.second ? "diameter" : "radius"}`,
            work: areaWork(size, { first: at.first, second: !at.second }),
          },
        ],
        corner: {
          code: "figure-misread",
          deed: `using a square ${at.first ? "around" : "inside"} the circle, with $${size}$ as the ${at.second ? "diameter" : "radius"} of the circle,`,
          work: areaWork(size, { first: !at.first, second: !at.second }),
        },
      }),
      opening: `The shaded region is the ${at.first ? "circle without the square" : "square without the circle"}.`,
      steps: stepsOf(shaded),
      hint: at.first
        ? "How long is a diagonal of the square, compared with the diameter of the circle?"
        : "How long is each side of the square, compared with the diameter of the circle?",
      tip: "For a shaded region, find the whole figure and subtract the part that is not shaded.",
      archetype: at.first ? "SD18" : "SA20",
    };
  },
  facts: ({ names, unit, size, at }) => ({
    kind: "value",
    given: [
      `${at.second ? "r" : "2*r"} = ${size}`,
      "circle = pi*r^2",
      at.first ? "2*side^2 = (2*r)^2" : "side = 2*r",
      "square = side^2",
      `asked = ${at.first ? "circle - square" : "square - circle"}`,
    ],
    where: ["side > 0"],
    ask: "asked",
    told: [
      at.first
        ? `square $${names.slice(0, 4)}$ inscribed in circle with center $O$`
        : `circle with center $O$ inscribed in square $${names.slice(0, 4)}$`,
      `${at.second ? "radius" : "diameter"} ${size} ${unit} area square ${unit} shaded region`,
    ],
  }),
});

/** The region between a circle and a square. */
export const squareAndCircle = defineLevels({
  id: "square-and-circle",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD18", "SA20"],
  optionDesign: "orbit",
  Hard: shadedArea,
});
