import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, product, quotient, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

/** Two numbers whose signs are the twists. */
interface Pair {
  readonly name: string;
  readonly a: number;
  readonly p: number;
  readonly q: number;
}

function signed({ p, q }: Pair, { first, second }: Twists): readonly [number, number] {
  return [first ? p : -p, second ? q : -q];
}

function factored(given: Pair, at: Twists) {
  const [p, q] = signed(given, at);
  return product(given.a, sum("x", -p), sum("x", -q));
}

const TIP =
  "A parabola is symmetric: points of one height are as far from the axis on either side.";

/** The factored form is given: the vertex lies midway between the zeros. */
const midway = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [p, q] = [chance.int(1, 30), chance.int(1, 30)];
    chance.require(p < q && (q - p) % 2 === 0, "no whole middle");
    const given = { name: chance.pick(FUNCTIONS), a: chance.nonzero(12), p, q };
    return { given, asPoint: chance.flip(), at: twists(chance) };
  },
  build: ({ given, asPoint, at }) => {
    const { name, a } = given;
    const [p, q] = signed(given, at);
    const key = (p + q) / 2;
    const answer = (each: Twists) => {
      const [one, other] = signed(given, each);
      return (one + other) / 2;
    };
    const misread = (zero: number) =>
      `reading the zero $${-zero}$ instead of $${zero}$ from ${inline(sum("x", -zero))}`;
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), factored(given, at))),
        asPoint
          ? `In the $xy$-plane, what is the $x$-coordinate of the vertex of the graph of $y = ${name}(x)$?`
          : `For what value of $x$ does $${name}(x)$ reach its ${a > 0 ? "minimum" : "maximum"}?`,
      ),
      options: siblingOptions({
        at,
        answer,
        show: numeral,
        why: `It lies midway between the zeros $${p}$ and $${q}$.`,
        slips: [
          { code: "sign-inside-parentheses", deed: misread(p), work: quotient(sum(-p, q), 2) },
          { code: "sign-inside-parentheses", deed: misread(q), work: quotient(sum(p, -q), 2) },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: "taking the numbers in the parentheses as the zeros",
          work: quotient(sum(-p, -q), 2),
        },
      }),
      opening: "The vertex of a parabola lies midway between its $x$-intercepts.",
      steps: [
        { text: `The factors are zero at $x = ${p}$ and at $x = ${q}$.` },
        {
          text: `The middle of these is $\\frac{${p} + (${q})}{2}$, which is $${key}$.`.replace(
            /\+ \((\d+)\)/,
            "+ $1",
          ),
          claim: `(${p} + (${q}))/2 = ${key}`,
        },
        { text: `A graph of the function shows its ${a > 0 ? "lowest" : "highest"} point there.` },
      ],
      hint: "Where does the graph cross the $x$-axis, and where must its axis of symmetry be?",
      tip: TIP,
      archetype: "PC08",
    };
  },
  facts: ({ given, asPoint, at }) => ({
    kind: "extreme",
    expression: code(factored(given, at)),
    unknown: "x",
    ask: "place",
    told: [asPoint ? "$x$-coordinate of the vertex" : given.a < 0 ? "maximum" : "minimum"],
  }),
});

interface Reflected extends Pair {
  readonly k: number;
}

/** The vertex (±p, k) and one intercept ±q are given, the other intercept is asked. */
const otherIntercept = level({
  space: 110_000,
  steps: 2,
  draw: (chance) => {
    const given: Reflected = {
      name: chance.pick(FUNCTIONS),
      a: 1,
      p: chance.int(1, 18),
      q: chance.int(1, 24),
      k: chance.nonzero(45),
    };
    chance.require(
      given.p !== given.q && 2 * given.p !== given.q,
      "an intercept at the vertex, or zero",
    );
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, k } = given;
    const [h, r] = signed(given, at);
    const key = 2 * h - r;
    const answer = (each: Twists) => {
      const [vertex, intercept] = signed(given, each);
      return 2 * vertex - intercept;
    };
    return {
      question: `The function $${name}$ is quadratic. In the $xy$-plane, the graph of $y = ${name}(x)$ has its vertex at $(${h}, ${k})$ and crosses the $x$-axis at $(${r}, 0)$ and at $(t, 0)$, where $t \\ne ${r}$. What is the value of $t$?`,
      options: siblingOptions({
        at,
        answer,
        show: numeral,
        why: `It is as far from $${h}$ as $${r}$ is, on the other side.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking the axis of symmetry at $x = ${-h}$`,
            work: sum(times(2, -h), -r),
          },
          {
            code: "opposite-sign",
            deed: `taking the known intercept as $${-r}$`,
            work: sum(times(2, h), r),
          },
        ],
        corner: {
          code: "direction-turned-around",
          deed: `subtracting twice $${h}$ from $${r}$, in the wrong order,`,
          work: sum(r, -2 * h),
        },
      }),
      opening: "The two $x$-intercepts are mirror images in the vertical line through the vertex.",
      steps: [
        {
          text: `The axis of symmetry is the line $x = ${h}$, and $${r}$ is $${Math.abs(h - r)}$ to the ${r < h ? "left" : "right"} of it.`,
          claim: `abs(${h} - (${r})) = ${Math.abs(h - r)}`,
        },
        {
          text: `So the other intercept is $${Math.abs(h - r)}$ to the ${r < h ? "right" : "left"} of it, at $t = ${key}$.`,
          claim: `t = ${key}`,
        },
        {
          text: `To check: the middle of the two intercepts is the $x$-coordinate of the vertex.`,
          claim: `(${r} + t)/2 = ${h}`,
        },
      ],
      hint: "How far is the known intercept from the axis of symmetry, and on which side?",
      tip: TIP,
      archetype: "PC09",
    };
  },
  facts: ({ given, at }) => {
    const [h, r] = signed(given, at);
    return {
      kind: "value",
      given: [`a*(${r} - (${h}))^2 + (${given.k}) = 0`, `a*(t - (${h}))^2 + (${given.k}) = 0`],
      where: [`t != ${r}`],
      ask: "t",
      told: [`vertex at $(${h}, ${given.k})$ crosses the $x$-axis at $(${r}, 0)$ and at $(t, 0)$`],
    };
  },
});

function openRule({ name, a, k }: Reflected) {
  const rule = sum(standardForm([a, 0, 0], "x"), product("b", "x"), k);
  return equation(call(name, "x"), rule);
}

/** ax² + bx + c with b unknown and equal values at ±p and ±q. */
const coefficientFromSymmetry = level({
  space: 130_000,
  steps: 4,
  draw: (chance) => {
    const given: Reflected = {
      name: chance.pick(FUNCTIONS),
      a: chance.nonzero(9),
      p: chance.int(1, 20),
      q: chance.int(1, 20),
      k: chance.nonzero(30),
    };
    chance.require(given.p < given.q, "one order only");
    const answers = siblingAnswers((at) => middle(given, at));
    chance.require(areDistinct(answers), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, a } = given;
    const [p, q] = signed(given, at);
    const key = middle(given, at);
    return {
      question: paragraphs(
        inline(openRule(given)),
        `In the given function, $b$ is a constant. If $${name}(${p}) = ${name}(${q})$, what is the value of $b$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => middle(given, each),
        show: numeral,
        why: `With it, the axis of symmetry is midway between $${p}$ and $${q}$.`,
        slips: [
          { code: "opposite-sign", deed: `using $${-p}$ instead of $${p}$` },
          { code: "opposite-sign", deed: `using $${-q}$ instead of $${q}$` },
        ],
        corner: {
          code: "sign-lost",
          deed: "leaving out the minus sign of $x = -\\frac{b}{2a}$",
          work: times(2, a, quotient(sum(p, q), 2)),
        },
      }),
      opening: "Where a parabola has one height twice, its axis of symmetry is midway between.",
      steps: [
        {
          text: `The axis is at $x = ${(p + q) / 2}$, midway between $${p}$ and $${q}$.`,
          claim: `(${p} + (${q}))/2 = ${(p + q) / 2}`,
        },
        {
          text: `It is also at $x = -\\frac{b}{2a}$, so $b$ is $-2a$ times this, and $a = ${a}$.`,
        },
        { text: `So $b = ${key}$.`, claim: `b = ${key}` },
        {
          text: `To check, put in both numbers: the values are then equal.`,
          claim: `${a}*(${p})^2 + b*(${p}) = ${a}*(${q})^2 + b*(${q})`,
        },
      ],
      hint: "What does it say about the axis of symmetry that the two values are equal?",
      tip: TIP,
      archetype: "PB24",
    };
  },
  facts: ({ given, at }) => {
    const [p, q] = signed(given, at);
    const { name, a, k } = given;
    return {
      kind: "value",
      given: [`${a}*(${p})^2 + b*(${p}) + (${k}) = ${a}*(${q})^2 + b*(${q}) + (${k})`],
      ask: "b",
      told: [inline(openRule(given)), `$${name}(${p}) = ${name}(${q})$`],
    };
  },
});

function middle(given: Pair, at: Twists): number {
  const [p, q] = signed(given, at);
  return -given.a * (p + q);
}

/** What the symmetry of a parabola says: about its vertex, an intercept, or a coefficient. */
export const vertexFromIntercepts = defineLevels({
  id: "vertex-from-intercepts",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC08", "PC09", "PB24"],
  optionDesign: "orbit",
  Easy: midway,
  Medium: otherIntercept,
  Hard: coefficientFromSymmetry,
});
