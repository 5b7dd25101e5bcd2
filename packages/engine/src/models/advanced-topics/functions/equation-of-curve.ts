import type { Point } from "@sat/item";
import { curveGraph, spokenPoint } from "../../../craft/figures/curves.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { doubleZero } from "./double-zero-curve.ts";
import {
  type Expression,
  absolute,
  call,
  equation,
  expression,
  power,
  product,
  root,
  sum,
} from "../../../math/expression.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const REACH = 8;

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
  /** The function whose graph was shifted, in words. */
  readonly basic: string;
}

const SHAPES: Readonly<Record<Shape, Kind>> = {
  absolute: {
    tree: absolute,
    height: Math.abs,
    beside: [-1, 1],
    words: "A V-shaped graph",
    turned: "An upside-down V-shaped graph",
    special: "corner",
    basic: "the absolute value function",
  },
  root: {
    tree: (inner) => root(inner),
    height: (x) => (x < 0 ? undefined : Math.sqrt(x)),
    beside: [1, 4],
    words: "A curve in the shape of a square root graph",
    special: "endpoint",
    basic: "the square root function",
  },
  cube: {
    tree: (inner) => power(inner, 3),
    height: (x) => x * x * x,
    beside: [-1, 1],
    words: "A curve in the shape of a cubic graph",
    special: "point of symmetry",
    basic: "the cube function",
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

/** The shift, the coefficient from the point one unit to the right, and a check with the third point. */
function solution(item: Shifted): Step[] {
  const { shape, lead, h, k } = item;
  const { tree, special, beside } = SHAPES[shape];
  const aside = beside.find((each) => each !== 1) ?? 0;
  const [one, other] = [heightAt(item, h + 1) ?? 0, heightAt(item, h + aside) ?? 0];
  const moved = `$${Math.abs(h)}$ ${Math.abs(h) === 1 ? "unit" : "units"} to the ${h > 0 ? "right" : "left"} and $${Math.abs(k)}$ ${k > 0 ? "up" : "down"}`;
  return [
    stepShowing(
      `The graph has its ${special} at $(${h}, ${k})$, so it is shifted ${moved}.`,
      equation(call("f", "x"), sum(product("a", tree(sum("x", -h))), k)),
    ),
    stepThrough(
      `At $x = ${h + 1}$ the factor of $a$ is equal to $1$, so ${inline(equation(sum("a", k), one))}.`,
      "a",
      sum(one, -k),
      lead,
    ),
    stepShowing("Substitute the value of $a$.", equation(call("f", "x"), treeOf(item, h, k))),
    ...(shape === "absolute"
      ? []
      : [
          {
            text: `Check the point $(${h + aside}, ${other})$ of the graph: ${inline(equation(sum(product(lead, tree(expression(aside))), k), other))}.`,
          },
        ]),
  ];
}

function build(item: Shifted) {
  const { shape, h, k } = item;
  const { words, turned = words, special } = SHAPES[shape];
  const points = pointsOf(item);
  const told = points.map(spokenPoint);
  const show = ({ first, second }: Twists) =>
    equation(call("f", "x"), treeOf(item, first ? h : -h, second ? k : -k));
  const at = { first: true, second: true };
  return {
    question: "The graph of $y = f(x)$ is shown. Which equation defines $f$?",
    figure: curveGraph({
      curve: (x) => heightAt(item, x),
      reach: REACH,
      alt: `${item.lead < 0 ? turned : words} in the xy-plane. It has its ${special} at ${told[0]} and passes through ${told[1]} and ${told[2]}.`,
    }),
    options: siblingOptions({
      at,
      answer: show,
      show: formula,
      why: `The expression ${inline(sum("x", -h))} is zero at $x = ${h}$, where the height is $${k}$.`,
      slips: [
        {
          code: "sign-inside-parentheses",
          deed: `writing ${inline(sum("x", h))} for a shift of $${Math.abs(h)}$ to the ${h > 0 ? "right" : "left"}, which puts the ${special} at $(${-h}, ${k})$,`,
        },
        {
          code: "opposite-sign",
          deed: `writing $${-k}$ for the shift ${k > 0 ? "up" : "down"}, which puts the ${special} at $(${h}, ${-k})$,`,
        },
      ],
      corner: {
        code: "figure-misread",
        deed: `reading the ${special} at $(${-h}, ${-k})$ instead of $(${h}, ${k})$`,
      },
    }),
    opening: `The ${special} shows how the graph of ${SHAPES[shape].basic} was shifted.`,
    steps: solution(item),
    hint: `At which point does the graph have its ${special}, and which expression is zero there?`,
    tip: "Substitute the coordinates of one more point of the graph to check an equation.",
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

/** The equation of a function whose graph is shown. */
export const equationOfCurve = defineLevels({
  id: "equation-of-curve",
  version: 5,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC39", "PC04"],
  optionDesign: "orbit",
  closed: true,
  Easy: absoluteValue,
  Medium: rootOrCube,
  Hard: doubleZero,
});
