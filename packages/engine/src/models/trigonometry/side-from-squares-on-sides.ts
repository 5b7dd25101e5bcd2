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
import { sentences } from "../../craft/wording/words.ts";
import { code, inline } from "../../math/print.ts";

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
    const [leg, otherLeg, hypotenuse] = [side(right, up), side(right, along), side(along, up)];
    const [second, asked] = at.first ? [otherLeg, hypotenuse] : [hypotenuse, otherLeg];
    const area = at.first ? large + small : large - small;
    const key = answer(item, at);
    const sum = at.first ? `${small} + ${large} = ${area}` : `${large} - ${small} = ${area}`;
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
        why: `Side $${hypotenuse}$ is the hypotenuse, so its square is the sum of the other two.`,
        slips: [
          {
            code: "wrong-triangle-side",
            deed: at.first
              ? `subtracting the areas, as if $${second}$ were the hypotenuse,`
              : `adding the areas, as if $${asked}$ were the hypotenuse,`,
          },
          at.second
            ? { code: "power-or-root-left-out", deed: "not taking the square root" }
            : { code: "another-quantity", deed: "taking a square root that was not asked for" },
        ],
      }),
      opening: "The squares on the two legs together are as large as the square on the hypotenuse.",
      steps: [
        {
          text: `The right angle is at $${right}$, so the hypotenuse is $${hypotenuse}$. The square with side $${asked}$ has an area of $${sum}$.`,
          claim: sum,
        },
        at.second
          ? {
              text: `Its side is the square root of that: ${inline(rootTree(key))}.`,
              claim: `sqrt(${area}) = ${code(rootTree(key))}`,
            }
          : { text: "The area itself is asked, so no root is needed." },
      ],
      hint: "Which of the three sides is the hypotenuse? Is its square among the given ones?",
      tip: "In the Pythagorean theorem the squares are areas: add or subtract them before any root.",
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
  version: 1,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC01", "SC02"],
  optionDesign: "orbit",
  Easy: thirdSquare,
});
