import { parabolaFigure } from "../../../craft/figures/parabola.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral, point } from "../../../craft/options/option.ts";
import { leadSteps } from "../../../craft/algebra/parabola-steps.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import {
  ASKS,
  type Ask,
  type Place,
  pointTexts,
} from "../../../craft/algebra/points-of-parabola.ts";
import { vertexForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
} from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { call, equation, power, product, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

const REACH = 9;
const AXIS = { min: -REACH, max: REACH, step: 1 };
const BOTH = [true, false];

function whole(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** y = a(x - h)² + k */
interface Curve {
  readonly name: string;
  readonly a: number;
  readonly h: number;
  readonly k: number;
}

function heightAt({ a, h, k }: Curve, x: number): number {
  return a * (x - h) ** 2 + k;
}

function figureOf(curve: Curve, told: string) {
  const { a, h, k } = curve;
  return parabolaFigure({
    x: { ...AXIS, label: "$x$" },
    y: { ...AXIS, label: "$y$" },
    parabola: { a, h, k },
    alt: `A parabola in the xy-plane opens ${a > 0 ? "upward" : "downward"}. ${told}`,
  });
}

interface Read extends Curve {
  /** Half of the distance between the x-intercepts. */
  readonly half: number;
  readonly ask: Ask;
}

function placesOf(read: Omit<Read, "ask">): Record<Ask, Place> {
  const { h, k, half } = read;
  return {
    left: [h - half, 0],
    right: [h + half, 0],
    start: [0, heightAt(read, 0)],
    vertex: [h, k],
  };
}

const readStock = (): readonly Read[] =>
  [1, -1].flatMap((a) =>
    whole(-6, 6).flatMap((h) =>
      [1, 2].flatMap((half) =>
        FUNCTIONS.map((name) => ({ name, a, h, k: -a * half * half, half }))
          .filter((read) => Math.abs(heightAt(read, 0)) < REACH)
          .filter((read) => new Set(Object.values(placesOf(read)).map(String)).size === 4)
          .flatMap((read) => ASKS.map((ask) => ({ ...read, ask }))),
      ),
    ),
  );

const NAMES: Readonly<Record<Ask, string>> = {
  left: "the $x$-intercept of the graph with the lesser $x$-coordinate",
  right: "the $x$-intercept of the graph with the greater $x$-coordinate",
  start: "the $y$-intercept of the graph",
  vertex: "the vertex of the graph",
};

/** The words by which the questions are told apart. */
const TOLD: Readonly<Record<Ask, string>> = {
  left: "point $x$-intercept lesser $x$-coordinate",
  right: "point $x$-intercept greater $x$-coordinate",
  start: "point $y$-intercept",
  vertex: "point vertex",
};

/** A parabola is shown; four of its points are asked as often. */
const points = stockLevel<Read>({
  steps: 1,
  stock: readStock,
  build: (read) => {
    const { name, ask } = read;
    const places = placesOf(read);
    const { why, ...texts } = pointTexts(places, read.a > 0)[ask];
    const told = Object.values(places)
      .toSorted((one, other) => one[0] - other[0])
      .map((at) => `(${at.join(", ")})`);
    return {
      question: `The graph of the quadratic function $y = ${name}(x)$ is shown. Which point is ${NAMES[ask]}?`,
      figure: figureOf(
        read,
        `It passes through ${told.slice(0, -1).join(", ")}, and ${told.at(-1)}.`,
      ),
      options: rotatingOptions({
        faces: {
          left: point(...places.left),
          right: point(...places.right),
          start: point(...places.start),
          vertex: point(...places.vertex),
        },
        ask,
        why,
        slip: (other) => ({ code: "another-quantity", deed: `reading ${NAMES[other]}` }),
      }),
      ...texts,
      archetype: ask === "vertex" ? "PC05" : "PC02",
    };
  },
  facts: (read) => {
    const rule = code(vertexForm(read, "x"));
    const { ask } = read;
    const told = [TOLD[ask]];
    if (ask === "vertex") {
      return { kind: "extreme", expression: rule, unknown: "x", ask: "point", told };
    }
    if (ask === "start") {
      return { kind: "value", given: [`y = ${rule}`, "x = 0"], ask: "x, y", told };
    }
    return {
      kind: "value",
      given: [`y = ${rule}`, "y = 0"],
      where: [`x ${ask === "left" ? "<" : ">"} ${read.h}`],
      ask: "x, y",
      told,
    };
  },
});

/** The twists are the signs of h and k; `far` is out of view. */
interface Far extends Curve {
  readonly far: number;
  readonly at: Twists;
}

function curveAt({ name, a, h, k }: Omit<Far, "at">, { first, second }: Twists): Curve {
  return { name, a, h: first ? h : -h, k: second ? k : -k };
}

const farStock = (): readonly Far[] =>
  [1, 2, -1, -2].flatMap((a) =>
    whole(1, 6).flatMap((h) =>
      whole(1, 6).flatMap((k) =>
        [-12, -11, -10, 10, 11, 12].flatMap((far) =>
          FUNCTIONS.map((name) => ({ name, a, h, k, far }))
            .filter((curve) => {
              const heights = siblingAnswers((at) => heightAt(curveAt(curve, at), curve.far));
              const sizes = heights.map(Math.abs);
              return areDistinct(heights) && Math.max(...sizes) <= 8 * Math.min(...sizes);
            })
            .flatMap((curve) =>
              BOTH.flatMap((first) => BOTH.map((second) => ({ ...curve, at: { first, second } }))),
            ),
        ),
      ),
    ),
  );

/** To the vertex form, and to its value at the place. */
function outOfViewSteps(curve: Curve, far: number): Step[] {
  const { name, a, h, k } = curve;
  const square = (far - h) ** 2;
  return [
    stepShowing(
      `Read the vertex, $(${h}, ${k})$, and write the vertex form with it.`,
      equation(call(name, "x"), sum(product("a", power(sum("x", -h), 2)), k)),
    ),
    ...leadSteps({
      vertex: { h, k },
      point: [h + 1, k + a],
      a: rational(a),
      deed: `The graph passes through $(${h + 1}, ${k + a})$. Substitute these coordinates.`,
    }),
    stepThrough(
      `Substitute $${a}$ for $a$ and $${far}$ for $x$.`,
      call(name, far),
      sum(product(a, power(sum(far, -h), 2)), k),
      sum(Math.abs(a) === 1 ? a * square : times(a, square), k),
      heightAt(curve, far),
    ),
  ];
}

/** A parabola is shown, and its height at a place out of view is asked. */
const outOfView = stockLevel<Far>({
  steps: 4,
  stock: farStock,
  build: (given) => {
    const { name, far, at } = given;
    const curve = curveAt(given, at);
    const { a, h, k } = curve;
    const form = (place: number, top: number) => sum(product(a, power(sum(far, -place), 2)), top);
    const rule = equation(call(name, "x"), vertexForm(curve, "x"));
    return {
      question: `The graph of the quadratic function $y = ${name}(x)$ is shown. What is the value of $${name}(${far})$?`,
      figure: figureOf(
        curve,
        `Its vertex is (${h}, ${k}), and it passes through (${h - 1}, ${k + a}) and (${h + 1}, ${k + a}).`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => heightAt(curveAt(given, each), far),
        show: numeral,
        why: `The function ${inline(rule)} has the vertex shown, and $${name}(${h + 1}) = ${k + a}$.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `using $${-h}$ instead of $${h}$ for the $x$-coordinate of the vertex`,
            work: form(-h, k),
          },
          {
            code: "opposite-sign",
            deed: `using $${-k}$ instead of $${k}$ for the $y$-coordinate of the vertex`,
            work: form(h, -k),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `reading the vertex as $(${-h}, ${-k})$`,
          work: form(-h, -k),
        },
      }),
      opening: "Find the function from the vertex and one more point, and substitute into it.",
      steps: outOfViewSteps(curve, far),
      hint: `What is the vertex, and by how much does the graph ${a > 0 ? "rise" : "fall"} from it to $x = ${h + 1}$?`,
      tip: "Check the equation at a second point of the graph before you use it outside the figure.",
      archetype: "PC10",
    };
  },
  facts: (given) => {
    const { name, far, at } = given;
    const curve = curveAt(given, at);
    const { h } = curve;
    const rule = (x: number) => `a*(${x})^2 + b*(${x}) + c`;
    return {
      kind: "value",
      given: [h - 1, h, h + 1].map((x) => `${rule(x)} = ${heightAt(curve, x)}`),
      ask: rule(far),
      told: [`graph of $y = ${name}(x)$ value of $${name}(${far})$`],
    };
  },
});

/** A point of a graphed parabola, or its height at a place that is not shown. */
export const valueFromAGraphedParabola = defineLevels({
  id: "value-from-a-graphed-parabola",
  version: 6,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC02", "PC05", "PC10"],
  optionDesign: "rotating-ask",
  closed: true,
  Easy: points,
  Medium: outOfView,
});
