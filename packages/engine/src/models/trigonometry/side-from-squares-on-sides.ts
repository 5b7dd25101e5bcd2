import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { rightTriangleFigure } from "../../craft/figures/right-triangle.ts";
import { side } from "../../craft/geometry/letters.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../craft/options/siblings.ts";
import {
  type RootForm,
  areDistinctRoots,
  rootFace,
  rootForm,
  rootTree,
} from "../../craft/geometry/square-roots.ts";
import { type CornerNames, drawCorners } from "../../craft/geometry/triangle-letters.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { sentences } from "../../craft/wording/words.ts";
import { stepThrough, stepTo } from "../../craft/wording/steps.ts";
import { type Operand, equation, root as squareRoot, sum } from "../../math/expression.ts";
import { code } from "../../math/print.ts";
import type { Step } from "../../model.ts";

/** Areas of two squares, of which the larger may belong to the hypotenuse. */
interface Squares {
  readonly corners: CornerNames;
  readonly areas: readonly [number, number];
  /** Whether both squares stand on legs; whether a length is asked and not an area. */
  readonly at: Twists;
  readonly mirrored: boolean;
}

function answer(
  { areas: [small, large] }: Pick<Squares, "areas">,
  { first, second }: Twists,
): RootForm {
  const area = first ? large + small : large - small;
  return second ? rootForm(1, area) : rootForm(area);
}

/** The side whose square is given first, that whose square is given then, and that which is asked. */
function sidesOf({ corners: [right, along, up], at }: Squares) {
  const [leg, other, hypotenuse] = [side(right, up), side(right, along), side(along, up)];
  return at.first
    ? { leg, second: other, asked: hypotenuse }
    : { leg, second: hypotenuse, asked: other };
}

function areaWork({ areas: [small, large] }: Squares, isSum: boolean): Operand {
  return isSum ? sum(small, large) : sum(large, -small);
}

function slipsOf(item: Squares): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const { at } = item;
  const { second, asked } = sidesOf(item);
  const [work, wrong] = [areaWork(item, at.first), areaWork(item, !at.first)];
  const other = at.first ? "difference" : "sum";
  return {
    slips: [
      {
        code: "wrong-triangle-side",
        deed: at.first
          ? `subtracting the areas, as if $${second}$ were the hypotenuse,`
          : `adding the areas, as if $${asked}$ were the hypotenuse,`,
        work: at.second ? squareRoot(wrong) : wrong,
      },
      {
        code: "power-or-root-left-out",
        deed: at.second
          ? "stopping at the area of the square"
          : "taking the square root of the area",
        work: at.second ? work : squareRoot(work),
      },
    ],
    corner: {
      code: "wrong-formula",
      deed: `finding ${at.second ? "" : "the square root of "}the ${other} of the two areas`,
      work: at.second ? wrong : squareRoot(wrong),
    },
  };
}

function stepsOf(item: Squares): Step[] {
  const { corners, areas, at } = item;
  const [right, along, up] = corners;
  const { asked } = sidesOf(item);
  const [small, large] = areas;
  const area = at.first ? large + small : large - small;
  const [length, root] = [rootTree(rootForm(1, area)), squareRoot(area)];
  const deed = "The length of the side is the square root of the area.";
  const claim = `sqrt(${area}) = ${code(length)}`;
  const last = { ...stepThrough(deed, root, length), claim };
  return [
    {
      text: `The right angle is at $${right}$, so side $${side(along, up)}$, across from it, is the hypotenuse.`,
    },
    stepTo(
      `${at.first ? "Add the areas on the two legs" : "Subtract the area on the known leg from the area on the hypotenuse"} to find the area of the square with side $${asked}$.`,
      equation(areaWork(item, at.first), area),
    ),
    ...(at.second ? [last] : []),
  ];
}

/** The third side, or the square on it, from the squares on two sides. */
const thirdSquare = level<Squares>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const areas = [chance.int(5, 60), chance.int(20, 120)] as const;
    chance.require(areas[1] - areas[0] > 4, "the squares are too much alike");
    const all = siblingAnswers((at) => answer({ areas }, at));
    const rooted = all.filter(({ root }) => root > 1).length;
    chance.require(rooted === 2 && areDistinctRoots(all), "a length is whole");
    return { corners: drawCorners(chance), areas, at: twists(chance), mirrored: chance.flip() };
  },
  build: (item) => {
    const { corners, areas, at, mirrored } = item;
    const [right, along, up] = corners;
    const [small, large] = areas;
    const { leg, second, asked } = sidesOf(item);
    return {
      question: sentences(
        `In the right triangle shown, the area of a square with side $${leg}$ is $${small}$ square units, and the area of a square with side $${second}$ is $${large}$ square units.`,
        at.second
          ? `What is the length, in units, of side $${asked}$?`
          : `What is the area, in square units, of a square with side $${asked}$?`,
      ),
      figure: rightTriangleFigure({
        corners: { right, along, up },
        horizontal: 7,
        vertical: 5,
        labels: {},
        mirrored,
      }),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: rootFace,
        why: at.first
          ? `Side $${asked}$ is the hypotenuse, so the area of its square is the sum of the other two.`
          : `Side $${asked}$ is a leg, so the area of its square is the difference of the other two.`,
        ...slipsOf(item),
      }),
      opening: "The areas of the squares on the two legs add up to the area on the hypotenuse.",
      steps: stepsOf(item),
      hint: `Across from which angle does side $${asked}$ lie? Is it the hypotenuse or a leg?`,
      tip: at.second
        ? "Add or subtract the areas first, and take the square root at the end."
        : "The square of a side is the area of the square on it, so areas need no root here.",
      archetype: at.first ? "SC01" : "SC02",
    };
  },
  facts: ({ areas: [small, large], at, corners: [right, along, up] }) => ({
    kind: "value",
    given: [
      `leg^2 = ${small}`,
      at.first ? `other^2 = ${large}` : `hypotenuse^2 = ${large}`,
      "leg^2 + other^2 = hypotenuse^2",
    ],
    where: ["leg > 0", "other > 0", "hypotenuse > 0"],
    ask: `${at.first ? "hypotenuse" : "other"}${at.second ? "" : "^2"}`,
    told: [
      `right triangle area square side $${side(right, up)}$ ${small} square units`,
      `area square side $${at.first ? side(right, along) : side(along, up)}$ ${large} square units`,
      at.second ? "length units side" : "area square units square side",
      `$${at.first ? side(along, up) : side(right, along)}$`,
    ],
  }),
});

/** The third side of a right triangle, or the square on it, from the squares on two sides. */
export const sideFromSquaresOnSides = defineLevels({
  id: "side-from-squares-on-sides",
  version: 2,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC01", "SC02"],
  optionDesign: "orbit",
  Easy: thirdSquare,
});
