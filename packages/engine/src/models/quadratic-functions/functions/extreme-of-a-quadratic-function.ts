import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm, vertexForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, call, equation, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const ASKS = ["place", "value", "start", "partner"] as const;
type Ask = (typeof ASKS)[number];

/** a(x - h)² + k in standard form. */
interface Parabola {
  readonly name: string;
  readonly a: number;
  readonly h: number;
  readonly k: number;
  readonly ask: Ask;
}

function standard({ a, h, k }: Parabola): Expression {
  return standardForm([a, -2 * a * h, a * h * h + k], "x");
}

function extremeOf(a: number): "minimum" | "maximum" {
  return a > 0 ? "minimum" : "maximum";
}

function questionOf({ name, a, h, k, ask }: Parabola): string {
  const start = a * h * h + k;
  return {
    place: `For what value of $x$ does $${name}(x)$ reach its ${extremeOf(a)}?`,
    value: `What is the ${extremeOf(a)} value of the given function?`,
    start: `In the $xy$-plane, the graph of $y = ${name}(x)$ crosses the $y$-axis at the point $(0, q)$. What is the value of $q$?`,
    partner: `In the $xy$-plane, the graph of $y = ${name}(x)$ contains the points $(0, ${start})$ and $(p, ${start})$, where $p \\ne 0$. What is the value of $p$?`,
  }[ask];
}

/** How each of the numbers is found, and the mistake behind giving it for another. */
function slipsOf({ name, a, h, k, ask }: Parabola): Record<Ask, Misstep> {
  const [b, c] = [-2 * a * h, a * h * h + k];
  const halfway = `$-\\frac{b}{2a} = ${tex(h)}$`;
  return {
    place:
      ask === "partner"
        ? { code: "stopped-early", deed: `stopping at the $x$-coordinate of the vertex, ${halfway},` }
        : { code: "another-quantity", deed: `finding the $x$-coordinate of the vertex, ${halfway},` },
    value: {
      code: "another-quantity",
      deed: `finding the $y$-coordinate of the vertex, $${name}(${h})$,`,
      work: valueAt({ a, b, c }, h),
    },
    start: {
      code: "another-quantity",
      deed: `finding the $y$-coordinate at $x = 0$, $${name}(0)$,`,
      work: sum(times(a, 0), times(b, 0), c),
    },
    partner: {
      code: "wrong-formula",
      deed: "computing $-\\frac{b}{a}$ instead of $-\\frac{b}{2a}$",
      work: negative(fraction(b, a)),
    },
  };
}

/** ax² + bx + c with a number for x. */
function valueAt({ a, b, c }: Coefficients, x: number): Expression {
  return sum(product(a, power(x, 2)), times(b, x), c);
}

interface Coefficients {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const TEXTS = {
  place: {
    opening: "A quadratic function reaches its minimum or maximum at the vertex of its graph.",
    hint: "At which point of the graph is the function least or greatest, and which coordinate is asked for?",
    tip: "The question “for what value of $x$” asks for the input, not for the value of the function.",
  },
  value: {
    opening: "The minimum or maximum value of a quadratic function is the $y$-coordinate of its vertex.",
    hint: "At which $x$ is the function least or greatest, and how is its value there found?",
    tip: "The formula $-\\frac{b}{2a}$ gives an input. For the value of the function, substitute that input.",
  },
  start: {
    opening: "Every point on the $y$-axis has the $x$-coordinate $0$.",
    hint: "What is the $x$-coordinate of every point on the $y$-axis?",
    tip: "The graph of $y = ax^2 + bx + c$ crosses the $y$-axis at $(0, c)$.",
  },
  partner: {
    opening: "Two points of a parabola at the same height are equally far from its axis of symmetry.",
    hint: "The two points have the same $y$-coordinate. Where must the axis of symmetry lie?",
    tip: "The axis of symmetry lies halfway between two points with equal $y$-coordinates.",
  },
} as const;

function stepsOf(given: Parabola): Step[] {
  const { name, a, h, k, ask } = given;
  const [b, c] = [-2 * a * h, a * h * h + k];
  const vertex = axisStep(a, b, h);
  const coefficients = {
    text: `Read the coefficients of $x^2$ and $x$.\n\n$a = ${a}$ and $b = ${b}$`,
  };
  switch (ask) {
    case "place":
      return [
        coefficients,
        vertex,
        {
          text: `Since $a = ${a}$ is ${a > 0 ? "positive" : "negative"}, the graph opens ${a > 0 ? "upward" : "downward"}, and the function has its ${extremeOf(a)} at $x = ${h}$.`,
        },
      ];
    case "value":
      return [
        coefficients,
        vertex,
        stepThrough(
          `Substitute $${h}$ for $x$ to find the ${extremeOf(a)} value.`,
          call(name, h),
          valueAt({ a, b, c }, h),
          sum(a * h * h, b * h, c),
          k,
        ),
      ];
    case "start":
      return [
        stepThrough(
          "Substitute $0$ for $x$.",
          call(name, 0),
          sum(product(a, power(0, 2)), times(b, 0), c),
          c,
        ),
        { text: `The graph crosses the $y$-axis at $(0, ${c})$, so $q = ${c}$.` },
      ];
    case "partner":
      return [
        coefficients,
        vertex,
        {
          text: `The axis of symmetry, $x = ${h}$, is halfway between $0$ and $p$.\n\n$\\frac{0 + p}{2} = ${h}$`,
          claim: `(0 + p)/2 = ${h}`,
        },
        stepTo("Multiply both sides by $2$.", equation("p", 2 * h)),
      ];
  }
}

function whyOf({ name, a, h, k, ask }: Parabola): string {
  const c = a * h * h + k;
  return {
    place: `The function is equal to ${inline(vertexForm({ a, h, k }, "x"))}, and its squared part is $0$ at $x = ${h}$.`,
    value: `The function is equal to ${inline(vertexForm({ a, h, k }, "x"))}, and its squared part is $0$ at $x = ${h}$.`,
    start: "At $x = 0$ the terms with $x$ are $0$, and only the constant term is left.",
    partner: `The points $(0, ${c})$ and $(${2 * h}, ${c})$ are both $${Math.abs(h)}$ from the line $x = ${h}$ and at the same height.`,
  }[ask];
}

/** Four numbers of one parabola in standard form, each asked as often. */
const fourNumbers = level<Parabola>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const given = {
      name: chance.pick(FUNCTIONS),
      a: chance.nonzero(7),
      h: chance.nonzero(9),
      k: chance.nonzero(60),
      ask: chance.pick(ASKS),
    };
    const { a, h, k } = given;
    const start = a * h * h + k;
    chance.require(areDistinct([h, k, start, 2 * h, 0]), "two of the numbers coincide");
    chance.require(Math.abs(start) < 400, "large numbers");
    return given;
  },
  build: (given) => {
    const { name, a, h, k, ask } = given;
    const defined = equation(call(name, "x"), standard(given));
    return {
      question: paragraphs(inline(defined), questionOf(given)),
      options: rotatingOptions({
        faces: {
          place: numeral(h),
          value: numeral(k),
          start: numeral(a * h * h + k),
          partner: numeral(2 * h),
        },
        ask,
        why: whyOf(given),
        slip: (other) => slipsOf(given)[other],
      }),
      ...TEXTS[ask],
      steps: stepsOf(given),
      archetype: { place: "PC06", value: "PC07", start: "PC03", partner: "PB24" }[ask],
    };
  },
  facts: (given) => {
    const [rule, { ask }] = [code(standard(given)), given];
    if (ask === "place" || ask === "value") {
      const told = [given.a < 0 ? "maximum" : "minimum"];
      return { kind: "extreme", expression: rule, unknown: "x", ask, told };
    }
    const start = given.a * given.h ** 2 + given.k;
    return ask === "start"
      ? {
          kind: "value",
          given: [`q = ${rule}`, "x = 0"],
          ask: "q",
          told: ["crosses the $y$-axis at the point $(0, q)$"],
        }
      : {
          kind: "value",
          given: [`${rule} = ${start}`.replaceAll("x", "p")],
          where: ["p != 0"],
          ask: "p",
          told: [
            inline(equation(call(given.name, "x"), standard(given))),
            `points $(0, ${start})$ and $(p, ${start})$`,
          ],
        };
  },
});

/** ±ax² + bx + c with the extreme value ±m. The twists are the signs of a and of m. */
interface WithConstant {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly m: number;
}

function leadOf({ a }: WithConstant, { first }: Twists): number {
  return first ? a : -a;
}

function extremeValue({ m }: WithConstant, { second }: Twists): number {
  return second ? m : -m;
}

function constantOf(given: WithConstant, at: Twists): number {
  return extremeValue(given, at) + (given.b * given.b) / (4 * leadOf(given, at));
}

/** The constant term is unknown, and the least or greatest value is given. */
const constantFromExtreme = level({
  space: 130_000,
  steps: 4,
  draw: (chance) => {
    const [a, half] = [chance.int(1, 9), chance.nonzero(18)];
    chance.require((half * half) % a === 0, "no whole answer");
    const given = {
      name: chance.pick(FUNCTIONS),
      a,
      b: 2 * half,
      m: chance.int(1, 160),
    };
    const answers = siblingAnswers((at) => constantOf(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, b } = given;
    const [a, m, key] = [leadOf(given, at), extremeValue(given, at), constantOf(given, at)];
    const extra = (b * b) / (4 * a);
    const open = sum(standardForm([a, b, 0], "x"), "k");
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), open)),
        `In the given function, $k$ is a constant. The ${extremeOf(a)} value of the function is $${m}$. What is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => constantOf(given, each),
        show: numeral,
        why: `With it, the ${extremeOf(a)} of the function is $${m}$.`,
        slips: [
          {
            code: "opposite-operation",
            deed: `${extra > 0 ? "subtracting" : "adding"} $${Math.abs(extra)}$ instead of ${extra > 0 ? "adding" : "subtracting"} it`,
          },
          { code: "opposite-sign", deed: `taking the ${extremeOf(a)} value as $${-m}$` },
        ],
        corner: { code: "opposite-sign", deed: "giving the value of $-k$" },
      }),
      opening: `The ${extremeOf(a)} is the height of the vertex, which can be written with the constant.`,
      steps: [
        {
          text: `The vertex is at $x = -\\frac{b}{2a}$, and there the first two terms have the value $${-extra}$.`,
          claim: `(${a})*((${-b})/(2*(${a})))^2 + (${b})*((${-b})/(2*(${a}))) = ${-extra}`,
        },
        { text: `So the ${extremeOf(a)} value is ${inline(sum("k", -extra))}.` },
        {
          text: `From ${inline(equation(sum("k", -extra), m))} comes $k = ${key}$.`,
          claim: `k = ${key}`,
        },
      ],
      hint: "Where is the vertex? What is the height there, written with the constant?",
      tip: "A constant term moves the whole graph up or down and leaves the place of the vertex alone.",
      archetype: "PC07",
    };
  },
  facts: ({ given, at }) => {
    const [a, b] = [leadOf(given, at), given.b];
    // A horizontal line at the height of the vertex meets the graph once, where the graph is level.
    return {
      kind: "value",
      given: [
        `${code(standardForm([a, b, 0], "x"))} + k = ${extremeValue(given, at)}`,
        `${code(standardForm([a, b, 0], "(x + 1)"))} = ${code(standardForm([a, b, 0], "(x - 1)"))}`,
      ],
      ask: "k",
      told: [`${at.first ? "minimum" : "maximum"} value ${extremeValue(given, at)}`],
    };
  },
});

/** The least or greatest value of a quadratic function, where it is, and what follows from it. */
export const extremeOfAQuadraticFunction = defineLevels({
  id: "extreme-of-a-quadratic-function",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC06", "PC07", "PC03", "PB24"],
  optionDesign: "orbit",
  Medium: fourNumbers,
  Hard: constantFromExtreme,
});
