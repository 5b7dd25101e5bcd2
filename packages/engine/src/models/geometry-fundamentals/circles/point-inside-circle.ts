import { type Center, standardCircle } from "../../../craft/geometry/circle-equations.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { point } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, sum } from "../../../math/expression.ts";
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
    chance.require(
      isClear && h !== k && radius < h + x && radius < k + y,
      "more than one point inside",
    );
    const [right, up] = [chance.sign(), chance.sign()];
    return { h: right * h, k: up * k, x: right * x, y: up * y, radius };
  },
  build: ({ h, k, x, y, radius }) => {
    const away = (x - h) ** 2 + (y - k) ** 2;
    const seeming = inline(equation(sum((x - h) ** 2, (y - k) ** 2), away));
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
            deed: `using $${-h}$ instead of $${h}$ as the $x$-coordinate of the center, with the distance squared ${seeming},`,
            apply: (place) => ({ ...place, x: -place.x }),
          },
          {
            code: "sign-inside-parentheses",
            deed: `using $${-k}$ instead of $${k}$ as the $y$-coordinate of the center, with the distance squared ${seeming},`,
            apply: (place) => ({ ...place, y: -place.y }),
          },
        ],
        show: (place) => point(place.x, place.y),
        corner: {
          code: "sign-inside-parentheses",
          deed: `using $(${-h}, ${-k})$ as the center of the circle, with the distance squared ${seeming},`,
        },
      }),
      opening:
        "A point is inside a circle if its distance from the center is less than the radius.",
      steps: [
        {
          text: `The center is $(${h}, ${k})$. The right side is the square of the radius.\n\n$\\sqrt{${radius * radius}} = ${radius}$`,
        },
        {
          text: `The point $(${x}, ${y})$ has coordinates with the signs of the center. Substitute them in the left side.\n\n$(${x} ${h < 0 ? "+" : "-"} ${Math.abs(h)})^2 + (${y} ${k < 0 ? "+" : "-"} ${Math.abs(k)})^2 = ${(x - h) ** 2} + ${(y - k) ** 2} = ${away}$`,
          claim: `${away} < ${radius * radius}`,
        },
        {
          text: `This is less than $${radius * radius}$. At the other points one or both of the squares are so much greater that the sum exceeds $${radius * radius}$, so only $(${x}, ${y})$ is inside.`,
        },
      ],
      hint: "What are the coordinates of the center, and what is the square of the radius?",
      tip: "Compare the square of a distance with $r^2$: no square root is needed.",
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
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD11"],
  optionDesign: "orbit",
  Medium: pointInside,
});
