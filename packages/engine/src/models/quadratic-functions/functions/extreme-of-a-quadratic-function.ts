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

const DEEDS = {
  place: { code: "stopped-early", deed: "stopping at the $x$-coordinate of the vertex" },
  value: { code: "another-quantity", deed: "giving the $y$-coordinate of the vertex" },
  start: { code: "another-quantity", deed: "giving the constant term, the height at $x = 0$," },
  partner: {
    code: "wrong-formula",
    deed: "computing $-\\frac{b}{a}$, without the $2$ of the formula for the vertex,",
  },
} as const;

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
    const [b, c] = [-2 * a * h, a * h * h + k];
    const values = { place: h, value: k, start: c, partner: 2 * h };
    const defined = equation(call(name, "x"), standard(given));
    const vertex = {
      text: `The vertex is at $x = -\\frac{b}{2a}$, which is $${h}$ for $a = ${a}$ and $b = ${b}$.`,
      claim: `-(${b})/(2*(${a})) = ${h}`,
    };
    const last = {
      place: [
        {
          text: `There the function has its ${extremeOf(a)}, since $a$ is ${a > 0 ? "positive" : "negative"}.`,
        },
      ],
      value: [
        {
          text: `There the value is $${name}(${h}) = ${k}$.`,
          claim: `${a}*(${h})^2 + (${b})*(${h}) + (${c}) = ${k}`,
        },
      ],
      start: [],
      partner: [
        {
          text: `The two points are mirror images in the line $x = ${h}$, so $p = ${2 * h}$.`,
          claim: `2*(${h}) = ${2 * h}`,
        },
      ],
    }[ask];
    return {
      question: paragraphs(inline(defined), questionOf(given)),
      options: rotatingOptions({
        faces: {
          place: numeral(h),
          value: numeral(k),
          start: numeral(c),
          partner: numeral(2 * h),
        },
        ask,
        why: `The function can be written as ${inline(equation(call(name, "x"), vertexForm({ a, h, k }, "x")))}.`,
        slip: (other) => DEEDS[other],
      }),
      opening:
        ask === "start"
          ? "On the $y$-axis $x$ is zero, so only the constant term is left."
          : "A parabola is symmetric about the vertical line through its vertex.",
      steps: [
        ...(ask === "start"
          ? [{ text: `The value $${name}(0)$ is $${c}$, so $q = ${values.start}$.` }]
          : [vertex, ...last]),
        { text: `A graph of $y = ${name}(x)$ shows the same.` },
      ],
      hint: "Which point of the parabola is meant: the vertex, or a point at another $x$?",
      tip: "Before you choose, read again whether an $x$, a $y$, or a value of the function is asked.",
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
  version: 2,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC06", "PC07", "PC03", "PB24"],
  optionDesign: "orbit",
  Medium: fourNumbers,
  Hard: constantFromExtreme,
});
