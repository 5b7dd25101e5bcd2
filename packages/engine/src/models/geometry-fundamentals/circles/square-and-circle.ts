import type { Region } from "@sat/item";
import { onCircle, RADIUS } from "../../../craft/figures/circles.ts";
import { sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { exactly } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { type Expression, negative, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

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
    const radius = at.second ? size : size / 2;
    const { circle, square: squared } = areas(size, at);
    return {
      question: `In the figure shown, ${at.first ? `${square} is inscribed in the circle with center $O$` : `the circle with center $O$ is inscribed in ${square}`}. The circle has a ${at.second ? "radius" : "diameter"} of $${size}$ ${unit}. What is the area, in square ${unit}, of the shaded region?`,
      figure: figure(shaded),
      options: siblingOptions({
        at,
        answer: (each) => each,
        show: (each) => face(size, each),
        why: `It is the area of the ${at.first ? "circle without that of the square" : "square without that of the circle"}.`,
        slips: [
          {
            code: "figure-misread",
            deed: at.first
              ? "finding the region between the circle and a square around it"
              : "finding the region between the circle and a square inside it",
          },
          {
            code: "radius-for-diameter",
            deed: at.second ? `taking $${size}$ as the diameter` : `taking $${size}$ as the radius`,
          },
        ],
      }),
      opening: `The shaded region is the ${at.first ? "circle without the square" : "square without the circle"}.`,
      steps: [
        {
          text: `The radius is $${radius}$ ${unit}, so the area of the circle is ${inline(product(circle, "pi"))} square ${unit}.`,
          claim: `circle = ${circle}*pi`,
        },
        at.first
          ? {
              text: `The diagonals of the square are diameters, $${2 * radius}$ ${unit} long and perpendicular, so its area is $\\frac{1}{2}(${2 * radius})^{2} = ${tex(squared)}$ square ${unit}.`,
              claim: `square = ${squared}`,
            }
          : {
              text: `The sides of the square are as long as the diameter, so its area is $${2 * radius}^{2} = ${tex(squared)}$ square ${unit}.`,
              claim: `square = ${squared}`,
            },
        {
          text: `The difference is ${inline(area(size, at))}.`,
          claim: `asked = ${code(area(size, at))}`,
        },
      ],
      hint: at.first
        ? "How long are the diagonals of the square?"
        : "How long is each side of the square, compared with the circle?",
      tip: "For a shaded region, ask which whole figure it is part of and what is taken away.",
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
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD18", "SA20"],
  optionDesign: "orbit",
  Hard: shadedArea,
});
