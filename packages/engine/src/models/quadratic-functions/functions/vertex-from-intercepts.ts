import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { removing } from "../../../craft/algebra/moving-terms.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { leadingTo } from "../../../craft/options/slips.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, product, quotient, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

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
        why: `The zeros $${p}$ and $${q}$ are equally far from it.`,
        slips: [
          { code: "sign-inside-parentheses", deed: misread(p), work: quotient(sum(-p, q), 2) },
          { code: "sign-inside-parentheses", deed: misread(q), work: quotient(sum(p, -q), 2) },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: "using the numbers in the parentheses as the zeros",
          work: quotient(sum(-p, -q), 2),
        },
      }),
      opening: "The vertex of a parabola lies halfway between the zeros of the function.",
      steps: [
        {
          text: `Set each factor with $x$ equal to $0$ to find the zeros.\n\n$${name}(${p}) = 0$ and $${name}(${q}) = 0$`,
        },
        stepThrough("Find the average of the zeros.", quotient(sum(p, q), 2), key),
        {
          text: asPoint
            ? `The $x$-coordinate of the vertex is $${key}$.`
            : `The graph has its ${a > 0 ? "lowest" : "highest"} point at $x = ${key}$.`,
        },
      ],
      hint: `For which two values of $x$ is $${name}(x) = 0$, and where between them is the vertex?`,
      tip: "The vertex is halfway between any two points of the parabola with equal $y$-coordinates.",
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
      given.p !== given.q && ![0, 2].includes(Math.abs(2 * given.p - given.q)),
      "an intercept at the vertex, at zero, or at the number that the first step divides by",
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
        why: `The points $(${r}, 0)$ and $(${key}, 0)$ are equally far from the line $x = ${h}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $x = ${-h}$ as the axis of symmetry`,
            work: sum(times(2, -h), -r),
          },
          {
            code: "opposite-sign",
            deed: `using $${-r}$ for the known intercept`,
            work: sum(times(2, h), r),
          },
        ],
        corner: {
          code: "direction-turned-around",
          deed: `subtracting ${inline(times(2, h))} from $${r}$ instead of $${r}$ from ${inline(times(2, h))}`,
          work: sum(r, -2 * h),
        },
      }),
      unoffered: [
        leadingTo(numeral(2 * Math.abs(h - r)), {
          code: "another-quantity",
          deed: `giving the distance between the intercepts, twice the distance between $${r}$ and $${h}$,`,
          work: times(2, Math.abs(h - r)),
        }),
      ],
      opening:
        "The axis of symmetry passes through the vertex, halfway between the $x$-intercepts.",
      steps: [
        stepTo(
          `The axis of symmetry is the line $x = ${h}$. Set the average of the intercepts equal to $${h}$.`,
          equation(quotient(sum(r, "t"), 2), h),
        ),
        stepTo("Multiply both sides by $2$.", equation(sum(r, "t"), 2 * h)),
        stepTo(removing(r), equation("t", key)),
      ],
      hint: `How far is $(${r}, 0)$ from the axis of symmetry, and on which side of it?`,
      tip: "Check: the average of the two $x$-intercepts must be the $x$-coordinate of the vertex.",
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
    const axis = rational(p + q, 2);
    return {
      question: paragraphs(
        inline(openRule(given)),
        `In the given function, $b$ is a constant. If $${name}(${p}) = ${name}(${q})$, what is the value of $b$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => middle(given, each),
        show: numeral,
        why: `Then the axis of symmetry is at $-\\frac{${key}}{${tex(times(2, a))}} = ${tex(axis)}$, the average of $${p}$ and $${q}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${-p}$ instead of $${p}$`,
            work: times(-2, a, quotient(sum(-p, q), 2)),
          },
          {
            code: "opposite-sign",
            deed: `using $${-q}$ instead of $${q}$`,
            work: times(-2, a, quotient(sum(p, -q), 2)),
          },
        ],
        corner: {
          code: "sign-lost",
          deed: "leaving out the minus sign in $-\\frac{b}{2a}$",
          work: times(2, a, quotient(sum(p, q), 2)),
        },
      }),
      opening: "The axis of symmetry is halfway between two inputs with equal values.",
      steps: [
        {
          text: `Since $${name}(${p}) = ${name}(${q})$, the axis of symmetry is halfway between $${p}$ and $${q}$.`,
        },
        stepThrough("Find the average of the two inputs.", quotient(sum(p, q), 2), axis),
        {
          text: `The axis of symmetry is also at $-\\frac{b}{2a}$, with $a = ${a}$. Set the two equal.\n\n$-\\frac{b}{${tex(times(2, a))}} = ${tex(axis)}$`,
          claim: `-b/(2*(${a})) = ${code(axis)}`,
        },
        stepTo(`Multiply both sides by $${-2 * a}$.`, equation("b", key)),
      ],
      hint: `Where is the axis of symmetry if $${name}$ has the same value at $${p}$ and at $${q}$?`,
      tip: "Check: substitute both inputs with your value of $b$. The two values must be equal.",
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
  version: 5,
  topic: "quadratic-functions",
  skill: "P.C",
  calculator: ["Easy"],
  archetypes: ["PC08", "PC09", "PB24"],
  optionDesign: "orbit",
  Easy: midway,
  Medium: otherIntercept,
  Hard: coefficientFromSymmetry,
});
