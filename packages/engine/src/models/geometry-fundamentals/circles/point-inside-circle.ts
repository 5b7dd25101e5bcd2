import { type Center, standardCircle } from "../../../craft/geometry/circle-equations.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { point } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { code, inline } from "../../../math/print.ts";

interface Inside extends Center {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The options are the four signs of a point; only one lies inside the circle. */
const pointInside = level<Inside>({
  space: 150_000,
  steps: 3,
  draw: (chance) => {
    const [h, k] = [chance.int(2, 12), chance.int(2, 12)];
    const [x, y] = [h + chance.int(-4, 4), k + chance.int(-4, 4)];
    const radius = chance.int(3, 12);
    const away = (x - h) ** 2 + (y - k) ** 2;
    const isClear = x > 0 && y > 0 && x !== h && y !== k && away < radius ** 2;
    chance.require(isClear && radius < h + x && radius < k + y, "more than one point inside");
    const [right, up] = [chance.sign(), chance.sign()];
    return { h: right * h, k: up * k, x: right * x, y: up * y, radius };
  },
  build: ({ h, k, x, y, radius }) => {
    const away = (x - h) ** 2 + (y - k) ** 2;
    return {
      question: paragraphs(
        inline(standardCircle({ h, k }, radius * radius)),
        "In the $xy$-plane, the graph of the given equation is a circle. Which of the following points lies in the interior of the circle?",
      ),
      options: crossedOptions<{ readonly x: number; readonly y: number }>({
        key: { x, y },
        why: `The square of its distance from the center, $${away}$, is less than $${radius * radius}$.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `taking $${-h}$ as the $x$-coordinate of the center`,
            apply: (place) => ({ ...place, x: -place.x }),
          },
          {
            code: "sign-inside-parentheses",
            deed: `taking $${-k}$ as the $y$-coordinate of the center`,
            apply: (place) => ({ ...place, y: -place.y }),
          },
        ],
        show: (place) => point(place.x, place.y),
        corner: {
          code: "sign-inside-parentheses",
          deed: `taking $(${-h}, ${-k})$ as the center of the circle`,
        },
      }),
      opening: "A point lies inside a circle if it is nearer to the center than the radius.",
      steps: [
        {
          text: `The center is $(${h}, ${k})$, and the square of the radius is $${radius * radius}$.`,
        },
        {
          text: `Substitute $(${x}, ${y})$ into the left side: it is less than $${radius * radius}$.\n\n$(${x - h})^2 + (${y - k})^2 = ${(x - h) ** 2} + ${(y - k) ** 2} = ${away}$`,
          claim: `${away} < ${radius * radius}`,
        },
        {
          text: `At each of the other points the left side is greater than $${radius * radius}$, so they lie outside.`,
        },
      ],
      hint: "Which point is the center of the circle? How far from it does the interior reach?",
      tip: "Compare squares of distances with $r^2$; there is no need for square roots.",
      archetype: "SD11",
    };
  },
  facts: ({ h, k, x, y, radius }) => {
    const signs = [1, -1].flatMap((right) => [1, -1].map((up) => [right * x, up * y] as const));
    const square = radius * radius;
    const inside = (px: number, py: number) => [`(${px} - h)^2 + (${py} - k)^2 < ${square}`];
    return {
      kind: "statement",
      given: [
        `h = ${h}`,
        `k = ${k}`,
        // A point of the circle, beside its center.
        `x = h + sqrt(${square})`,
        "y = k",
        code(standardCircle({ h, k }, square)),
      ],
      told: ["points interior circle"],
      claims: Object.fromEntries(signs.map(([px, py]) => [point(px, py).text, inside(px, py)])),
    };
  },
});

/** The point inside a circle that is given by its equation. */
export const pointInsideCircle = defineLevels({
  id: "point-inside-circle",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD11"],
  optionDesign: "orbit",
  Medium: pointInside,
});
