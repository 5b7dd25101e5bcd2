import type { GeometryFigure } from "@sat/item";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
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
import { sentences } from "../../craft/wording/words.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { stepThrough } from "../../craft/wording/steps.ts";
import { negative, power, quotient, root, sum } from "../../math/expression.ts";

interface Isosceles {
  /** Apex, ends of the base, and the middle of the base. */
  readonly letters: readonly [T: string, L: string, R: string, M: string];
  /** Length of one of the equal sides, or of the height. */
  readonly length: number;
  /** Length of the base, or of half of it. */
  readonly base: number;
  /** Whether the height is known and not the side; whether the whole base is known and not its half. */
  readonly at: Twists;
}

function answer(
  { length, base }: Pick<Isosceles, "length" | "base">,
  { first, second }: Twists,
): RootForm {
  const half = second ? base / 2 : base;
  return rootForm(1, length * length + (first ? 1 : -1) * half * half);
}

/** The calculation behind such an answer. */
function work({ length, base }: Pick<Isosceles, "length" | "base">, { first, second }: Twists) {
  const square = power(second ? base / 2 : base, 2);
  return root(sum(power(length, 2), first ? square : negative(square)));
}

/** Another pair of sides in the Pythagorean theorem than those of the right triangle. */
function cornerSlip({ length, base }: Isosceles, { first, second }: Twists): Misstep {
  if (first) {
    return {
      code: "wrong-triangle-side",
      deed: `subtracting the square of ${second ? `the whole base, $${base}$,` : `half of $${base}$`}`,
    };
  }
  return {
    code: "wrong-triangle-side",
    deed: second
      ? `using $${length}$ and $${base}$ as the legs of a right triangle`
      : `using $${length}$ and half of $${base}$ as the legs of a right triangle`,
  };
}

function slipsOf(item: Isosceles): readonly [Misstep, Misstep] {
  const { letters, base, at } = item;
  const height = side(letters[0], letters[3]);
  return [
    {
      code: "wrong-triangle-side",
      deed: at.first
        ? `subtracting the squares, as if $${height}$ were the hypotenuse,`
        : `adding the squares, as if $${height}$ were the hypotenuse,`,
      work: work(item, { ...at, first: !at.first }),
    },
    {
      code: "half-for-whole",
      deed: at.second
        ? "using the whole base instead of half of it"
        : `halving $${base}$ although it is half of the base already`,
      work: work(item, { ...at, second: !at.second }),
    },
  ];
}

function figureOf({ letters: [T, L, R, M], length, at }: Isosceles): GeometryFigure {
  const label = `$${length}$`;
  const slanted = { from: T, to: L, ticks: 1 };
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: T, at: [0, 5] },
      { name: L, at: [-3, 0] },
      { name: R, at: [3, 0] },
      { name: M, at: [0, 0] },
    ],
    segments: [
      at.first ? slanted : { ...slanted, label },
      { from: T, to: R, ticks: 1 },
      { from: L, to: M },
      { from: M, to: R },
      { from: T, to: M, ...(at.first ? { label } : {}) },
    ],
    angles: [{ at: M, from: T, to: R, right: true }],
    circles: [],
    alt: `Isosceles triangle ${T}${L}${R} in which sides ${T}${L} and ${T}${R} are marked as equal. Point ${M} lies on base ${L}${R}, and segment ${T}${M} is perpendicular to the base. Segment ${at.first ? T + M : T + L} is labeled ${length}.`,
  };
}

/** The height from a side, or a side from the height. */
const heightOrSide = level<Isosceles>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const base = 2 * chance.int(2, 15);
    const length = chance.int(base + 1, base + 18);
    const all = siblingAnswers((at) => answer({ length, base }, at));
    chance.require(
      all.every(({ root: of }) => of > 1) && areDistinctRoots(all),
      "a length is whole",
    );
    const [T = "", L = "", R = "", M = ""] = drawPoints(chance, 4);
    return { letters: [T, L, R, M], length, base, at: twists(chance) };
  },
  build: (item) => {
    const { letters, length, base, at } = item;
    const [T, L, R, M] = letters;
    const [whole, half] = [side(L, R), side(L, M)];
    const [height, slanted] = [side(T, M), side(T, L)];
    const asked = at.first ? slanted : height;
    const halfBase = at.second ? base / 2 : base;
    const key = answer(item, at);
    const squared = length * length + (at.first ? 1 : -1) * halfBase * halfBase;
    return {
      question: sentences(
        `In isosceles triangle $${[T, L, R].toSorted().join("")}$ shown, $${side(T, L)} = ${side(T, R)}$ and the length of segment $${at.second ? whole : half}$ is $${base}$.`,
        `What is the length of segment $${asked}$?`,
      ),
      figure: figureOf(item),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: rootFace,
        why: `Half of the base is $${halfBase}$, and the right angle is at $${M}$.`,
        slips: slipsOf(item),
        corner: {
          work: work(item, { first: !at.first, second: !at.second }),
          ...cornerSlip(item, at),
        },
      }),
      opening: "The height of an isosceles triangle splits the base into two equal parts.",
      steps: [
        ...(at.second ? [stepThrough("Halve the base.", half, quotient(base, 2), halfBase)] : []),
        {
          text: `In right triangle $${[T, L, M].toSorted().join("")}$, the legs are $${half}$ and $${height}$, and the hypotenuse is $${slanted}$.`,
          claim: `half = ${halfBase}`,
        },
        stepThrough(
          at.first
            ? `By the Pythagorean theorem, $${slanted}$ is the root of the sum of the squares of the legs.`
            : `By the Pythagorean theorem, subtract the square of $${half}$ from that of $${slanted}$.`,
          asked,
          work(item, at),
          root(squared),
          rootTree(key),
        ),
      ],
      hint: `Look at triangle $${[T, L, M].toSorted().join("")}$ alone: which of its sides are known?`,
      tip: "An altitude turns an isosceles triangle into two right triangles: mark half of the base at once.",
      archetype: at.first ? "SC03" : "SC02",
    };
  },
  facts: ({ letters: [T, L, R, M], length, base, at }) => ({
    kind: "value",
    given: [
      at.first ? `height = ${length}` : `side = ${length}`,
      at.second ? `2*half = ${base}` : `half = ${base}`,
      "height^2 + half^2 = side^2",
    ],
    where: ["height > 0", "side > 0"],
    ask: at.first ? "side" : "height",
    told: [
      `$${side(T, L)} = ${side(T, R)}$ length segment $${at.second ? side(L, R) : side(L, M)}$ ${base}`,
      `length segment $${at.first ? side(T, L) : side(T, M)}$`,
    ],
  }),
});

/** The height or a side of an isosceles triangle by the Pythagorean theorem. */
export const heightOfIsoscelesTriangle = defineLevels({
  id: "height-of-isosceles-triangle",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC02", "SC03"],
  optionDesign: "orbit",
  Medium: heightOrSide,
});
