import { type Center, squared, standardCircle } from "../../../craft/geometry/circle-equations.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula, point } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation, power, product, root, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import { unlikeCenter } from "../../../craft/geometry/unlike-center.ts";

interface Given extends Center {
  readonly constant: number;
}

/** Which coordinate of the center stands in a square. */
function subtracted(variable: string, center: number): Step {
  const shown = sum(variable, -center);
  return {
    text:
      center > 0
        ? `In ${inline(squared(variable, center))}, the number $${center}$ is subtracted from $${variable}$, so the $${variable}$-coordinate of the center is $${center}$.`
        : `In ${inline(squared(variable, center))}, adding $${-center}$ is subtracting $${center}$, so the $${variable}$-coordinate of the center is $${center}$.\n\n$${tex(shown)} = ${variable} - (${center})$`,
  };
}

/** The center is read from the standard form; the options are the four signs of its coordinates. */
const centerOf = level<Given>({
  space: 150_000,
  steps: 1,
  draw: (chance) => ({ ...unlikeCenter(chance, 15), constant: chance.int(2, 200) }),
  build: ({ h, k, constant }) => ({
    question: paragraphs(
      inline(standardCircle({ h, k }, constant)),
      "In the $xy$-plane, the graph of the given equation is a circle. What is the center of this circle?",
    ),
    options: crossedOptions<Center>({
      key: { h, k },
      why: `Both squares are $0$ at this point, and the left side is the square of a distance from it.`,
      slips: [
        {
          code: "sign-inside-parentheses",
          deed: `reading $${-h}$ instead of $${h}$ from ${inline(squared("x", h))}`,
          apply: (center) => ({ ...center, h: -center.h }),
        },
        {
          code: "sign-inside-parentheses",
          deed: `reading $${-k}$ instead of $${k}$ from ${inline(squared("y", k))}`,
          apply: (center) => ({ ...center, k: -center.k }),
        },
      ],
      show: (center) => point(center.h, center.k),
      corner: {
        code: "sign-inside-parentheses",
        deed: `using the numbers inside the parentheses as they stand, $${-h}$ and $${-k}$,`,
      },
    }),
    opening: "The graph of $(x - h)^2 + (y - k)^2 = r^2$ is a circle with center $(h, k)$.",
    steps: [
      subtracted("x", h),
      subtracted("y", k),
      { text: `The center has these two coordinates.\n\n$(${h}, ${k})$` },
    ],
    hint: `Which number is subtracted from $x$ in ${inline(squared("x", h))}?`,
    tip: "Check: at the center, both squares of the equation are $0$.",
    archetype: "SD08",
  }),
  facts: ({ h, k, constant }) => ({
    kind: "circle",
    equation: code(standardCircle({ h, k }, constant)),
    ask: "center",
    told: ["graph is a circle center of this circle"],
  }),
});

interface Described extends Center {
  /** The radius, or its square. */
  readonly size: number;
  readonly isRadius: boolean;
}

/** Numbers whose square roots cannot be simplified. */
const SIZES = Array.from({ length: 58 }, (_, at) => at + 2).filter((size) =>
  [4, 9, 25, 49].every((factor) => size % factor !== 0),
);

/** The equation is asked; the signs of the center are crossed with squaring the radius. */
const equationOf = level<Described>({
  space: 100_000,
  steps: 2,
  draw: (chance) => ({
    ...unlikeCenter(chance, 20),
    size: chance.pick(SIZES),
    isRadius: chance.flip(),
  }),
  build: ({ h, k, size, isRadius }) => {
    const radius = isRadius ? `$${size}$` : inline(root(size));
    const constant = isRadius ? size * size : size;
    return {
      question: `In the $xy$-plane, a circle has its center at $(${h}, ${k})$ and a radius of ${radius}. Which equation represents this circle?`,
      options: crossedOptions<Given>({
        key: { h, k, constant },
        why: `It subtracts $${h}$ from $x$ and $${k}$ from $y$, and $${constant}$ is the square of the radius ${radius}.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `adding the coordinates $${h}$ and $${k}$ of the center instead of subtracting them`,
            apply: (circle) => ({ ...circle, h: -circle.h, k: -circle.k }),
          },
          {
            code: "power-or-root-left-out",
            deed: isRadius
              ? `using the radius, ${radius}, instead of its square`
              : `squaring $${size}$, which is the square of the radius already,`,
            apply: (circle) => ({ ...circle, constant: isRadius ? size : size * size }),
          },
        ],
        show: (circle) => formula(standardCircle(circle, circle.constant)),
        corner: {
          code: "sign-inside-parentheses",
          deed: isRadius
            ? "adding the coordinates of the center and leaving the radius unsquared"
            : `adding the coordinates of the center and squaring $${size}$ once more`,
        },
      }),
      opening:
        "A circle with center $(h, k)$ and radius $r$ has the equation $(x - h)^2 + (y - k)^2 = r^2$.",
      steps: [
        {
          text: `Substitute $${h}$ for $h$ and $${k}$ for $k$ in the left side.\n\n${inline(sum(squared("x", h), squared("y", k)))}`,
        },
        stepThrough(
          "The right side is the square of the radius.",
          power(isRadius ? size : root(size), 2),
          constant,
        ),
        {
          text: `Set the two sides equal.\n\n${inline(standardCircle({ h, k }, constant))}`,
        },
      ],
      hint: `What stands in the parentheses with $x$ if the center has the $x$-coordinate $${h}$?`,
      tip: "In the equation of a circle, the coordinates of the center are subtracted and the radius is squared.",
      archetype: "SD07",
    };
  },
  facts: ({ h, k, size, isRadius }) => {
    const radius = isRadius ? `${size}` : `sqrt(${size})`;
    return {
      kind: "through",
      at: [
        { x: `${h} + ${radius}`, y: `${k}` },
        { x: `${h} - ${radius}`, y: `${k}` },
        { x: `${h}`, y: `${k} + ${radius}` },
      ],
      told: [`center at $(${h}, ${k})$ radius of $${isRadius ? size : `\\sqrt{${size}}`}$`],
    };
  },
});

interface Moved extends Given {
  readonly scale: number;
  /** By how much the circle is moved to the right and up. */
  readonly right: number;
  readonly up: number;
}

/** The equation with all multiplied out, `scale` times. */
function generalForm({ h, k, constant, scale }: Given & { readonly scale: number }): Relation {
  const left = sum(
    product(scale, power("x", 2)),
    product(-2 * scale * h, "x"),
    product(scale, power("y", 2)),
    product(-2 * scale * k, "y"),
  );
  return equation(left, scale * (constant - h * h - k * k));
}

function signed(step: number): string {
  return `${step < 0 ? "-" : "+"} ${Math.abs(step)}`;
}

/** The center must be found by completing squares and then moved; its signs are crossed with the way it moves. */
const movedCenter = level<Moved>({
  space: 1_000_000,
  steps: 5,
  draw: (chance) => {
    const { h, k } = unlikeCenter(chance, 9);
    const [right, up] = [chance.int(2, 9) * chance.sign(), chance.int(2, 9) * chance.sign()];
    const isClear = Math.abs(h) !== Math.abs(right) && Math.abs(k) !== Math.abs(up);
    chance.require(isClear, "a coordinate is zero");
    return { h, k, right, up, constant: chance.int(2, 80), scale: chance.int(1, 4) };
  },
  build: (circle) => {
    const { h, k, constant, scale, right, up } = circle;
    const move = `$${Math.abs(right)}$ units to the ${right > 0 ? "right" : "left"} and $${Math.abs(up)}$ units ${up > 0 ? "up" : "down"}`;
    return {
      question: paragraphs(
        inline(generalForm(circle)),
        `In the $xy$-plane, the graph of the given equation is a circle. This circle is translated ${move}. What is the center of the resulting circle?`,
      ),
      options: crossedOptions<{ turned: 1 | -1; back: 1 | -1 }>({
        key: { turned: 1, back: 1 },
        why: `It is ${move} from the center of the given circle, $(${h}, ${k})$.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `using $(${-h}, ${-k})$ as the center of the given circle`,
            apply: (answer) => ({ ...answer, turned: answer.turned === 1 ? -1 : 1 }),
          },
          {
            code: "direction-turned-around",
            deed: `translating in the opposite directions, $${h} ${signed(-right)} = ${h - right}$ and $${k} ${signed(-up)} = ${k - up}$,`,
            apply: (answer) => ({ ...answer, back: answer.back === 1 ? -1 : 1 }),
          },
        ],
        show: ({ turned, back }) => point(turned * h + back * right, turned * k + back * up),
        corner: {
          code: "opposite-sign",
          deed: `using $(${-h}, ${-k})$ as the center and translating in the opposite directions`,
        },
      }),
      opening: "Complete both squares to find the center, then translate the center.",
      steps: [
        ...(scale === 1
          ? []
          : [
              {
                text: `Divide both sides by $${scale}$.\n\n${inline(generalForm({ ...circle, scale: 1 }))}`,
              },
            ]),
        {
          text: `Half of the coefficient of $x$ is $${-h}$, and half of the coefficient of $y$ is $${-k}$. Square both.\n\n${inline(equation(power(-h, 2), h * h))}\n\n${inline(equation(power(-k, 2), k * k))}`,
        },
        {
          text: `Add both numbers to both sides, and write the left side with squares.\n\n${inline(standardCircle({ h, k }, constant))}`,
        },
        {
          text: `The center is $(${h}, ${k})$. Translate it ${move}.\n\n$${h} ${signed(right)} = ${h + right}$\n\n$${k} ${signed(up)} = ${k + up}$`,
        },
        { text: `The resulting circle has the center $(${h + right}, ${k + up})$.` },
      ],
      hint: "What is the center of the given circle, and which squares must be completed to find it?",
      tip: "A translation moves the center as it moves every point, and it does not change the radius.",
      archetype: "SD12",
    };
  },
  facts: (circle) => ({
    kind: "circle",
    equation: code(generalForm(circle)),
    moved: [`${circle.right}`, `${circle.up}`],
    ask: "center",
    told: [
      `translated ${Math.abs(circle.right)} units ${circle.right > 0 ? "right" : "left"}`,
      `${Math.abs(circle.up)} units ${circle.up > 0 ? "up" : "down"} center of resulting circle`,
    ],
  }),
});

/** Center and equation of a circle in the xy-plane. */
export const circleInThePlane = defineLevels({
  id: "circle-in-the-plane",
  version: 6,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD07", "SD08", "SD12"],
  optionDesign: "orbit",
  Easy: centerOf,
  Medium: equationOf,
  Hard: movedCenter,
});
