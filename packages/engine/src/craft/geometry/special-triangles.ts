import { rightTriangleFigure } from "../figures/right-triangle.ts";
import { side } from "./letters.ts";
import { type RootForm, overRoot, rootForm, rootTree, timesRoot } from "./square-roots.ts";
import { type CornerNames, drawCorners } from "./triangle-letters.ts";
import { code, tex } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

/** The leg opposite the angle at the second corner, the leg beside it, the hypotenuse. */
export type SpecialSide = "a" | "b" | "c";

/** The angle at the second corner, in degrees. */
export type SpecialAngle = 30 | 45 | 60;

const [ONE, TWO] = [rootForm(1), rootForm(2)];
const [ROOT_2, ROOT_3] = [rootForm(1, 2), rootForm(1, 3)];

/** How the sides are to each other. */
const SIDES: Readonly<Record<SpecialAngle, Readonly<Record<SpecialSide, RootForm>>>> = {
  30: { a: ONE, b: ROOT_3, c: TWO },
  45: { a: ONE, b: ONE, c: ROOT_2 },
  60: { a: ROOT_3, b: ONE, c: TWO },
};

/** A right triangle with corners, its right angle first, whose angles are 30° and 60°, or 45°. */
export interface SpecialTriangle {
  readonly corners: CornerNames;
  readonly angle: SpecialAngle;
  /** Whether the angle at the third corner is told instead of that at the second. */
  readonly upper: boolean;
  readonly mirrored: boolean;
}

export function drawSpecial(chance: Chance, angle: SpecialAngle): SpecialTriangle {
  return { corners: drawCorners(chance), angle, upper: chance.flip(), mirrored: chance.flip() };
}

/** One side from another. */
export function specialSide(
  angle: SpecialAngle,
  known: { readonly side: SpecialSide; readonly length: RootForm },
  asked: SpecialSide,
): RootForm {
  const ratio = overRoot(SIDES[angle][asked], SIDES[angle][known.side]);
  return timesRoot(known.length, ratio);
}

export function sideNames({ corners: [R, A, B] }: SpecialTriangle) {
  return { a: side(R, B), b: side(R, A), c: side(A, B) };
}

/** Name and size of the angle that is told. */
function toldAngle({ corners: [, A, B], angle, upper }: SpecialTriangle) {
  return upper ? { name: B, degrees: 90 - angle } : { name: A, degrees: angle };
}

/** Percent of the leg beside the angle. */
const HEIGHTS: Readonly<Record<SpecialAngle, number>> = { 30: 58, 45: 100, 60: 173 };

export function specialFigure(
  triangle: SpecialTriangle,
  labels: Readonly<Partial<Record<SpecialSide, string>>>,
) {
  const { corners, angle, upper, mirrored } = triangle;
  const [right, along, up] = corners;
  const told = `${toldAngle(triangle).degrees}^\\circ`;
  return rightTriangleFigure({
    corners: { right, along, up },
    horizontal: 100,
    vertical: HEIGHTS[angle],
    labels: {
      horizontal: labels.b,
      vertical: labels.a,
      hypotenuse: labels.c,
      ...(upper ? { upperAngle: told } : { angle: told }),
    },
    mirrored,
  });
}

/** What is known of the sides, by the sine and the cosine of the told angle. */
export function specialFacts(
  { angle, upper }: SpecialTriangle,
  known: SpecialSide,
  length: RootForm,
): string[] {
  const [opposite, adjacent, told] = upper ? ["b", "a", 90 - angle] : ["a", "b", angle];
  return [
    `${known} = ${code(rootTree(length))}`,
    `${opposite} = c*sin(${told})`,
    `${adjacent} = c*cos(${told})`,
  ];
}

/** "$1 : \sqrt{3} : 2$", legs first, from the shortest. */
export function shapeOf(angle: SpecialAngle): string {
  return angle === 45 ? "$1 : 1 : \\sqrt{2}$" : "$1 : \\sqrt{3} : 2$";
}

export function rootText(form: RootForm): string {
  return tex(rootTree(form));
}
