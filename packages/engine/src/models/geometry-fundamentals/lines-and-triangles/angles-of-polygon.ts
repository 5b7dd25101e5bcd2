import { onCircle } from "../../../craft/figures/circles.ts";
import { beyond, degrees, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { equation, negative, sum } from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Polygon {
  readonly names: string;
  readonly tilt: number;
  /** The interior angles that are labeled as such, at the first corners. */
  readonly inner: readonly number[];
  /** The label at the last corner but one. */
  readonly other: number;
}

const KINDS = { 4: "quadrilateral", 5: "pentagon" } as const;

function kindOf({ inner }: Polygon) {
  return inner.length === 2 ? 4 : 5;
}

function total(inner: readonly number[]): number {
  return inner.reduce((all, angle) => all + angle, 0);
}

/** The twists: whether the last label lies inside the polygon, and whether the asked angle does. */
function figure(polygon: Polygon, { first, second }: Twists) {
  const { names, tilt, inner, other } = polygon;
  const count = kindOf(polygon);
  const corner = (place: number) => names.charAt((place + count) % count);
  // No run of letters holds an O.
  const [extra, more] = [names.charAt(count), "O"];
  const at = (place: number) => onCircle(tilt + (360 * place) / count);
  const [last, third] = [count - 1, count - 2];
  const places = Array.from({ length: count }, (_, place) => place);
  const angle = (place: number) => `${corner(place - 1)}${corner(place)}${corner(place + 1)}`;
  const known = first ? angle(third) : `${extra}${corner(third)}${corner(last)}`;
  const asked = second ? angle(last) : `${more}${corner(last)}${corner(third)}`;
  const labels = [
    ...inner.map((size, place) => [angle(place), degrees(size)] as const),
    [known, degrees(other)] as const,
    [asked, degrees("x")] as const,
  ];
  return sketch({
    unnamed: more,
    points: {
      ...Object.fromEntries(places.map((place) => [corner(place), at(place)])),
      ...(first ? {} : { [extra]: beyond(at(third - 1), at(third), 3) }),
      ...(second ? {} : { [more]: beyond(at(0), at(last), 3) }),
    },
    lines: {
      ...Object.fromEntries(places.map((place) => [corner(place) + corner(place + 1), ""])),
      ...(first ? {} : { [corner(third) + extra]: "" }),
      ...(second ? {} : { [corner(last) + more]: "" }),
    },
    angles: Object.fromEntries(labels),
    alt: `Convex ${KINDS[count]} $${names.slice(0, count)}$. ${inner.map((size, place) => `The interior angle at $${corner(place)}$ is labeled $${degrees(size)}$.`).join(" ")} The ${first ? "interior" : "exterior"} angle at $${corner(third)}$ is labeled $${degrees(other)}$. The ${second ? "interior" : "exterior"} angle at $${corner(last)}$ is labeled $${degrees("x")}$.`,
  });
}

function steps(polygon: Polygon, at: Twists, key: Rational | number): Step[] {
  const { names, inner, other } = polygon;
  const count = kindOf(polygon);
  const [third, last] = [names.charAt(count - 2), names.charAt(count - 1)];
  const known = at.first ? other : 180 - other;
  const [all, labeled] = [(count - 2) * 180, total(inner) + known];
  return [
    ...(at.first
      ? []
      : [
          stepTo(
            `The angle labeled $${other}^\\circ$ is an exterior angle: find the interior angle at $${third}$.`,
            equation(sum(180, -other), known),
            `third = ${known}`,
          ),
        ]),
    stepTo("Add the known interior angles.", equation(sum(...inner, known), labeled)),
    stepTo(
      `Subtract this sum from $${all}$ to find the interior angle at $${last}$.`,
      equation(sum(all, -labeled), all - labeled),
      `last = ${all - labeled}`,
    ),
    at.second
      ? {
          text: `This angle is labeled $x^\\circ$, so $x = ${code(key)}$.`,
          claim: `x = ${code(key)}`,
        }
      : stepThrough(
          "The angle labeled $x^\\circ$ is the exterior angle beside it.",
          "x",
          sum(180, -(all - labeled)),
          key,
        ),
  ];
}

/** All angles of a quadrilateral or pentagon but one are known. */
const lastAngle = siblingLevel<Polygon>({
  space: 500_000,
  steps: 3,
  numbers: (chance) => {
    const count = chance.pick([4, 5] as const);
    const other = chance.int(50, 130);
    const asked = chance.int(45, 135);
    const rest = (count - 2) * 180 - other - asked;
    const some = Array.from({ length: count - 3 }, () => chance.int(70, 150));
    const inner = [...some, rest - total(some)];
    const turned = asked + 2 * other - 180;
    const isConvex = inner.every((angle) => angle >= 65 && angle <= 155);
    chance.require(isConvex && turned >= 30 && turned <= 150, "not convex");
    chance.require(other !== 90 && asked !== 90 && turned !== 90, "a right angle");
    return { names: pointNames(chance), tilt: 10 * chance.int(0, 35), inner, other };
  },
  work: ({ inner, other }, { first, second }) => {
    const known = first ? other : sum(180, -other);
    const inside = sum(inner.length * 180, ...inner.map((angle) => -angle), negative(known));
    return second ? inside : sum(180, negative(inside));
  },
  word: (polygon, at, key) => {
    const { names, inner, other } = polygon;
    const count = kindOf(polygon);
    const [third, last] = [names.charAt(count - 2), names.charAt(count - 1)];
    const [known, all] = [at.first ? other : 180 - other, (count - 2) * 180];
    const inside = all - total(inner) - known;
    const labeled =
      at.first && at.second
        ? "an interior angle is labeled"
        : "either the interior angle or an exterior angle is labeled";
    const misread = at.first
      ? `using $180 - ${other}$ degrees as the interior angle at $${third}$`
      : `using $${other}^\\circ$ as the interior angle at $${third}$`;
    const swapped = at.second
      ? `finding the exterior angle at $${last}$`
      : `stopping at the interior angle at $${last}$`;
    return {
      question: `In the figure shown, ${labeled} at each vertex of ${KINDS[count]} $${names.slice(0, count)}$. What is the value of $x$?`,
      figure: figure(polygon, at),
      why: `Then the interior angles have the sum $${inner.join(" + ")} + ${known} + ${inside} = ${all}$ degrees.`,
      slips: [
        { code: "figure-misread", deed: misread },
        { code: at.second ? "another-quantity" : "stopped-early", deed: swapped },
      ],
      corner: { code: "figure-misread", deed: `${misread} and ${swapped}` },
      opening: `The interior angles of a ${KINDS[count]} add up to $${count - 2} \\cdot 180 = ${all}$ degrees.`,
      steps: steps(polygon, at, key),
      hint:
        at.first && at.second
          ? `Into how many triangles do the diagonals from one vertex divide the ${KINDS[count]}?`
          : `Which of the labeled angles lie inside the ${KINDS[count]}, and which lie outside it?`,
      tip:
        at.first && at.second
          ? "The angles of a triangle add up to $180^\\circ$, and each further side adds $180^\\circ$."
          : "An interior angle and the exterior angle beside it add up to $180^\\circ$.",
    };
  },
  facts: ({ names, inner, other }, { first, second }) => ({
    kind: "value",
    given: [
      first ? `third = ${other}` : `third + ${other} = 180`,
      // Diagonals from one corner cut a polygon into two triangles less than it has corners.
      `${inner.join(" + ")} + third + last = ${inner.map(() => 180).join(" + ")}`,
      second ? "x = last" : "x + last = 180",
    ],
    ask: "x",
    told: [
      first && second ? "an interior angle" : "either interior or exterior angle",
      inner.length === 2
        ? `quadrilateral $${names.slice(0, 4)}$`
        : `pentagon $${names.slice(0, 5)}$`,
    ],
  }),
});

/** The last angle of a polygon. */
export const anglesOfPolygon = defineLevels({
  id: "angles-of-polygon",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB14"],
  optionDesign: "orbit",
  Medium: lastAngle,
});
