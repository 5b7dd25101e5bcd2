import type { Point } from "@sat/item";
import { curveGraph, spokenPoint } from "../../../craft/figures/curves.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import {
  type Expression,
  absolute,
  call,
  equation,
  power,
  product,
  root,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

const REACH = 8;
const ASK = "The graph of $y = f(x)$ is shown. Which equation defines $f$?";

type Shape = "absolute" | "root" | "cube";

interface Shifted {
  readonly shape: Shape;
  readonly lead: number;
  readonly h: number;
  readonly k: number;
}

interface Kind {
  readonly tree: (inner: Expression) => Expression;
  readonly height: (x: number) => number | undefined;
  /** Places beside the special point at which the height is whole. */
  readonly beside: readonly number[];
  readonly words: string;
  /** Said instead when the leading coefficient is negative. */
  readonly turned?: string;
  readonly special: string;
}

const SHAPES: Readonly<Record<Shape, Kind>> = {
  absolute: {
    tree: absolute,
    height: Math.abs,
    beside: [-1, 1],
    words: "A V-shaped graph",
    turned: "An upside-down V-shaped graph",
    special: "its corner",
  },
  root: {
    tree: (inner) => root(inner),
    height: (x) => (x < 0 ? undefined : Math.sqrt(x)),
    beside: [1, 4],
    words: "A curve in the shape of a square root graph",
    special: "its endpoint",
  },
  cube: {
    tree: (inner) => power(inner, 3),
    height: (x) => x * x * x,
    beside: [-1, 1],
    words: "A curve in the shape of a cubic graph",
    special: "its point of symmetry",
  },
};

function heightAt({ shape, lead, h, k }: Shifted, x: number): number | undefined {
  const height = SHAPES[shape].height(x - h);
  return height === undefined ? undefined : lead * height + k;
}

function treeOf({ shape, lead }: Shifted, h: number, k: number): Expression {
  return sum(product(lead, SHAPES[shape].tree(sum("x", -h))), k);
}

function pointsOf(item: Shifted): Point[] {
  const { shape, h } = item;
  return [0, ...SHAPES[shape].beside].map((aside) => [h + aside, heightAt(item, h + aside) ?? 0]);
}

function build(item: Shifted) {
  const { shape, h, k } = item;
  const { words, turned = words, special, tree } = SHAPES[shape];
  const points = pointsOf(item);
  const [, one, other] = points;
  const told = points.map(spokenPoint);
  const show = ({ first, second }: Twists) =>
    equation(call("f", "x"), treeOf(item, first ? h : -h, second ? k : -k));
  const at = { first: true, second: true };
  return {
    question: ASK,
    figure: curveGraph({
      curve: (x) => heightAt(item, x),
      reach: REACH,
      alt: `${item.lead < 0 ? turned : words} in the xy-plane. It has ${special} at ${told[0]} and passes through ${told[1]} and ${told[2]}.`,
    }),
    options: siblingOptions({
      at,
      answer: show,
      show: formula,
      why: `Its graph has ${special} at $(${h}, ${k})$, as the one shown.`,
      slips: [
        {
          code: "sign-inside-parentheses",
          deed: `writing ${inline(sum("x", h))} for a shift of $${Math.abs(h)}$ to the ${h > 0 ? "right" : "left"}`,
        },
        { code: "opposite-sign", deed: `taking the height $${k}$ with the opposite sign` },
      ],
      corner: { code: "figure-misread", deed: `reading ${special} at $(${-h}, ${-k})$` },
    }),
    opening: "Find the special point of the graph; it shows how the basic graph was shifted.",
    steps: [
      {
        text: `The graph has ${special} at $(${h}, ${k})$, so ${inline(tree(sum("x", -h)))} is zero there, and $${k}$ is left.`,
      },
      {
        text: `So ${inline(show(at))}.`,
      },
      {
        text: `It also gives the points $(${one?.[0]}, ${one?.[1]})$ and $(${other?.[0]}, ${other?.[1]})$ of the graph.`,
      },
    ],
    hint: `At which point does the graph have ${special}? What must be zero there?`,
    tip: "Test a choice with one point that you can read from the grid.",
    archetype: "PC39",
  };
}

function facts(item: Shifted) {
  return {
    kind: "through" as const,
    function: "f",
    at: pointsOf(item).map(([x, y]) => ({ x: `${x}`, y: `${y}` })),
  };
}

/** Every graph of a shape whose marked points are all in view. */
function stockOf(shape: Shape, leads: readonly number[], reach: number): Shifted[] {
  const sizes = Array.from({ length: 2 * reach + 1 }, (_, place) => place - reach);
  const shifts = sizes.filter((each) => each !== 0);
  return leads
    .flatMap((lead) => shifts.flatMap((h) => shifts.map((k) => ({ shape, lead, h, k }))))
    .filter((item) =>
      pointsOf(item).every(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) <= REACH),
    );
}

const corners = () => stockOf("absolute", [1, -1, 2, -2, 3, -3], 6);
const bendsStock = () => [
  ...stockOf("root", [1, -1, 2, -2], 6),
  ...stockOf("cube", [1, -1, 2, -2], 6),
];

/** The graph of an absolute value. */
const absoluteValue = stockLevel({
  steps: 2,
  stock: corners,
  build,
  facts,
});

/** The graph of a square root or of a cube. */
const rootOrCube = stockLevel({
  steps: 3,
  stock: bendsStock,
  build,
  facts,
});

interface Touching {
  /** Four times the leading coefficient. */
  readonly quarters: number;
  /** Where the graph touches the x-axis, and where it crosses it. */
  readonly touches: number;
  readonly crosses: number;
}

function touchingHeight({ quarters, touches, crosses }: Touching, x: number): number {
  return (quarters / 4) * (x - touches) * (x - touches) * (x - crosses);
}

/** Touching and crossing graphs whose bend and y-intercept can be read. */
const touching = (): readonly Touching[] =>
  [-4, -2, -1, 1, 2, 4].flatMap((quarters) =>
    [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].flatMap((touches) =>
      [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
        .filter((crosses) => Math.abs(crosses) !== Math.abs(touches))
        .map((crosses) => ({ quarters, touches, crosses }))
        .filter((item) => {
          const bend = touchingHeight(item, (item.touches + 2 * item.crosses) / 3);
          const start = touchingHeight(item, 0);
          const bends = Math.abs(bend) <= REACH - 0.5 && Math.abs(bend) >= 1;
          return bends && Number.isInteger(start) && Math.abs(start) <= REACH;
        }),
    ),
  );

function touchingTree({ quarters }: Touching, touches: number, crosses: number): Expression {
  return product(rational(quarters, 4), power(sum("x", -touches), 2), sum("x", -crosses));
}

function buildTouching(item: Touching) {
  const { touches, crosses } = item;
  const start = touchingHeight(item, 0);
  const show = ({ first, second }: Twists) => {
    const [one, other] = first ? [touches, crosses] : [crosses, touches];
    return equation(
      call("f", "x"),
      touchingTree(item, second ? one : -one, second ? other : -other),
    );
  };
  const at = { first: true, second: true };
  return {
    question: ASK,
    figure: curveGraph({
      curve: (x) => touchingHeight(item, x),
      reach: REACH,
      alt: `The graph of a cubic function in the xy-plane. It touches the x-axis at (${touches}, 0) without crossing it, crosses the x-axis at (${crosses}, 0), and crosses the y-axis at (0, ${start}).`,
    }),
    options: siblingOptions({
      at,
      answer: show,
      show: formula,
      why: `Its graph touches the $x$-axis at $x = ${touches}$ and crosses it at $x = ${crosses}$.`,
      slips: [
        {
          code: "figure-misread",
          deed: "squaring the factor of the place where the graph crosses the $x$-axis",
        },
        {
          code: "sign-inside-parentheses",
          deed: "writing both zeros into the factors with the wrong sign",
        },
      ],
      corner: {
        code: "figure-misread",
        deed: `reading the graph as touching the $x$-axis at $${-crosses}$ instead of $${touches}$, and crossing it at $${-touches}$,`,
      },
    }),
    opening: "A graph touches the axis where a factor is squared and crosses it where it is not.",
    steps: [
      {
        text: `The graph touches the $x$-axis at $x = ${touches}$, so ${inline(power(sum("x", -touches), 2))} is a factor.`,
      },
      {
        text: `It crosses the $x$-axis at $x = ${crosses}$, so ${inline(sum("x", -crosses))} is a factor.`,
      },
      {
        text: `Together this is ${inline(show(at))}, and indeed $f(0) = ${start}$.`,
        claim: `${code(touchingTree(item, touches, crosses)).replaceAll("x", "0")} = ${start}`,
      },
    ],
    hint: "A squared factor does not change its sign. How does this show in the graph?",
    tip: "Read the zeros first, then how the graph passes each of them.",
    archetype: "PC04",
  };
}

/** The graph of a cubic function with a double zero. */
const doubleZero = stockLevel({
  steps: 3,
  stock: touching,
  build: buildTouching,
  facts: (item) => ({
    kind: "through",
    function: "f",
    at: [item.touches, item.crosses, 0].map((x) => ({
      x: `${x}`,
      y: `${touchingHeight(item, x)}`,
    })),
  }),
});

/** The equation of a function whose graph is shown. */
export const equationOfCurve = defineLevels({
  id: "equation-of-curve",
  version: 4,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC39", "PC04"],
  optionDesign: "orbit",
  closed: true,
  Easy: absoluteValue,
  Medium: rootOrCube,
  Hard: doubleZero,
});
