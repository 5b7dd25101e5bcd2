import { axisFor, parabolaFigure } from "../../../craft/figures/parabola.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

/** ±a(x ∓ p)(x ∓ q). The twists are the sign of a and those of both intercepts. */
interface Graphed {
  readonly name: string;
  readonly a: number;
  readonly p: number;
  readonly q: number;
  readonly at: Twists;
}

const BOTH = [true, false];
const FARTHEST = 7;
const PLACES = Array.from({ length: 2 * FARTHEST + 1 }, (_, at) => at - FARTHEST);

/** Pairs of intercepts far enough apart to see the vertex, with a positive sum; the others are their mirror images. */
const stock = (): readonly Graphed[] =>
  PLACES.flatMap((p) =>
    PLACES.filter((q) => q - p > 1 && p + q > 0 && p * q !== 0).flatMap((q) =>
      [1, 2, 3].flatMap((a) =>
        FUNCTIONS.flatMap((name) =>
          BOTH.flatMap((first) => BOTH.map((second) => ({ name, a, p, q, at: { first, second } }))),
        ),
      ),
    ),
  );

function zeros({ p, q }: Graphed, { second }: Twists): readonly [number, number] {
  return second ? [p, q] : [-q, -p];
}

function lead({ a }: Graphed, { first }: Twists): number {
  return first ? a : -a;
}

function ruleAt(given: Graphed, at: Twists) {
  const [one, other] = zeros(given, at);
  return product(lead(given, at), sum("x", -one), sum("x", -other));
}

/** A parabola with its two x-intercepts is shown: which factored form is it? */
const factoredForm = stockLevel<Graphed>({
  steps: 2,
  stock,
  build: (given) => {
    const { name, at } = given;
    const [one, other] = zeros(given, at);
    const [a, h] = [lead(given, at), (one + other) / 2];
    const k = a * (h - one) * (h - other);
    const start = a * one * other;
    const defined = (each: Twists) => equation(call(name, "x"), ruleAt(given, each));
    const direction = at.first ? "upward" : "downward";
    return {
      question: `The graph of the quadratic function $y = ${name}(x)$ is shown. Which equation could define $${name}$?`,
      figure: parabolaFigure({
        x: { min: -FARTHEST - 1, max: FARTHEST + 1, step: 1, label: "$x$" },
        y: axisFor(Math.max(Math.abs(k), Math.abs(start)), "$y$"),
        parabola: { a, h, k },
        marks: [
          { kind: "point", at: [one, 0] },
          { kind: "point", at: [other, 0] },
        ],
        alt: `A parabola in the xy-plane opens ${direction}. It crosses the x-axis at (${one}, 0) and (${other}, 0), and it crosses the y-axis at (0, ${start}).`,
      }),
      options: siblingOptions({
        at,
        answer: defined,
        show: formula,
        why: `Its factors are $0$ at $${one}$ and at $${other}$, and its leading coefficient $${a}$ is ${at.first ? "positive" : "negative"}.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `choosing a ${at.first ? "negative" : "positive"} leading coefficient though the parabola opens ${direction}`,
          },
          {
            code: "sign-inside-parentheses",
            deed: `writing ${inline(sum("x", one))} and ${inline(sum("x", other))} for the intercepts $${one}$ and $${other}$`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: "reversing the signs of the leading coefficient and of both intercepts",
        },
      }),
      opening: "Each $x$-intercept gives a factor, and the direction of opening gives the sign.",
      steps: [
        {
          text: `Read the $x$-intercepts from the graph.\n\n$(${one}, 0)$ and $(${other}, 0)$`,
        },
        {
          text: `A factor is $0$ at each of them, so the factors are ${inline(sum("x", -one))} and ${inline(sum("x", -other))}.`,
        },
        {
          text: `The parabola opens ${direction}, so of the leading coefficients $${given.a}$ and $${-given.a}$ in the choices the ${at.first ? "positive" : "negative"} one is right.\n\n${inline(defined(at))}`,
          claim: `y = ${code(ruleAt(given, at))}`,
        },
      ],
      hint: `Which factor is equal to $0$ at $x = ${one}$, where the graph crosses the $x$-axis?`,
      tip: "Check a factored form at an $x$-intercept: with its $x$ substituted, one factor must be $0$.",
      archetype: "PC39",
    };
  },
  facts: (given) => {
    const [one, other] = zeros(given, given.at);
    const start = lead(given, given.at) * one * other;
    return {
      kind: "through",
      function: given.name,
      at: [
        { x: `${one}`, y: "0" },
        { x: `${other}`, y: "0" },
        { x: "0", y: `${start}` },
      ],
    };
  },
});

/** The factored form of the parabola that is shown. */
export const functionOfAGraphedParabola = defineLevels({
  id: "function-of-a-graphed-parabola",
  version: 4,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC39"],
  optionDesign: "orbit",
  closed: true,
  Easy: factoredForm,
});
