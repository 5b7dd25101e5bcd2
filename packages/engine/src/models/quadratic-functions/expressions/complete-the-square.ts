import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm, vertexForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const NAMES = [
  ["h", "k"],
  ["m", "n"],
  ["p", "q"],
] as const;

/** ±x² + 2·half·x ± c. The twists are the sign of the square and that of c. */
interface Monic {
  readonly x: string;
  readonly half: number;
  readonly c: number;
  readonly names: readonly [string, string];
}

function signs({ first, second }: Twists): readonly [lead: number, last: number] {
  return [first ? 1 : -1, second ? 1 : -1];
}

/** lead · (x - inner)² + outer, with names for the constants. */
function named(lead: number, x: string, [inner, outer]: readonly [string, string]) {
  return sum(product(lead, power(sum(x, product(-1, inner)), 2)), outer);
}

function monicAt({ x, half, c }: Monic, at: Twists) {
  const [lead, last] = signs(at);
  return standardForm([lead, 2 * half, last * c], x);
}

/** ±x² + bx ± c is to be written as ±(x - h)² + k; the value of k is asked. */
const constantOutside = level({
  space: 110_000,
  steps: 2,
  draw: (chance) => {
    const given: Monic = {
      x: chance.pick(UNKNOWNS.filter((letter) => !"np".includes(letter))),
      half: chance.nonzero(15),
      c: chance.int(1, 50),
      names: chance.pick(NAMES),
    };
    chance.require(given.c !== given.half ** 2, "the constant is zero");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x, half, c, names } = given;
    const [lead, last] = signs(at);
    const answer = (each: Twists) => signs(each)[1] * c - signs(each)[0] * half * half;
    const key = answer(at);
    const square = power(sum(x, lead * half), 2);
    const done = vertexForm({ a: lead, h: -lead * half, k: key }, x);
    return {
      question: paragraphs(
        inline(monicAt(given, at)),
        `The given expression can be rewritten as ${inline(named(lead, x, names))}, where $${names[0]}$ and $${names[1]}$ are constants. What is the value of $${names[1]}$?`,
      ),
      options: siblingOptions({
        at,
        answer,
        show: numeral,
        why: `The given expression is equal to ${inline(done)}.`,
        slips: [
          {
            code: "opposite-operation",
            deed: `${lead === 1 ? "adding" : "subtracting"} $${half * half}$ outside the square instead of ${lead === 1 ? "subtracting" : "adding"} it`,
          },
          { code: "opposite-sign", deed: `taking the constant term as $${-last * c}$` },
        ],
      }),
      opening: "Complete the square, and make up outside for what the square adds.",
      steps: [
        {
          text: `${lead === 1 ? "Half" : "With the minus sign taken out, half"} the coefficient of $${x}$ is $${lead * half}$, so the square is ${inline(square)}.`,
        },
        {
          text: `Multiplied out, ${inline(product(lead, square))} has the constant term $${lead * half * half}$, while $${last * c}$ is due.`,
        },
        {
          text: `The difference is $${key}$, so the expression is ${inline(done)}.`,
          claim: code(equation(monicAt(given, at), done)),
        },
      ],
      hint: "Which square has the same first two terms? What is its constant term?",
      tip: "Multiply your square out again: only its constant term may differ from what is given.",
      archetype: "PA20",
    };
  },
  facts: ({ given, at }) => {
    const { x, names } = given;
    const [lead] = signs(at);
    const holds = (value: string) =>
      code(equation(named(lead, value, names), monicAt({ ...given, x: value }, at)));
    return {
      kind: "value",
      given: [holds("(0)"), holds("(1)")],
      ask: names[1],
      constants: [x],
      told: [inline(monicAt(given, at)), "rewritten as", inline(named(lead, x, names))],
    };
  },
});

/** ±ax² + bx + c with c unknown, where k is a multiple of h. */
interface Unknown {
  readonly x: string;
  readonly size: number;
  readonly inner: number;
  readonly times: number;
}

function tied({ size, inner, times }: Unknown, at: Twists) {
  const [lead, last] = signs(at);
  return { a: lead * size, b: -2 * lead * size * inner, ratio: last * times };
}

/** The constant term is unknown, and the completed square is known by a condition on its two constants. */
const unknownLast = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const given: Unknown = {
      x: chance.pick(["x", "t", "r", "w", "y", "z"]),
      size: chance.int(2, 9),
      inner: chance.nonzero(12),
      times: chance.int(2, 24),
    };
    const answers = siblingAnswers((at) => lastTerm(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x, inner } = given;
    const { a, b, ratio } = tied(given, at);
    const outer = ratio * inner;
    const key = lastTerm(given, at);
    const done = vertexForm({ a, h: inner, k: outer }, x);
    return {
      question: paragraphs(
        inline(sum(standardForm([a, b, 0], x), "c")),
        `The given expression, where $c$ is a constant, can be rewritten as ${inline(named(a, x, ["h", "k"]))}, where $h$ and $k$ are constants. If ${inline(equation("k", product(ratio, "h")))}, what is the value of $c$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => lastTerm(given, each),
        show: numeral,
        why: `With it, the expression is equal to ${inline(done)}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking $ah^2$ as $${-a * inner * inner}$ instead of $${a * inner * inner}$`,
          },
          { code: "opposite-sign", deed: `taking $k$ as $${-outer}$ instead of $${outer}$` },
        ],
      }),
      opening: "Multiply out the completed square and compare it with the expression term by term.",
      steps: [
        {
          text: `Multiplied out, $a(x - h)^2 + k$ is $ax^2 - 2ahx + ah^2 + k$, and here $a = ${a}$.`.replaceAll(
            "x",
            x,
          ),
        },
        {
          text: `The terms in $${x}$ agree when ${inline(equation(product(-2 * a, "h"), b))}, so $h = ${inner}$.`,
          claim: `h = ${inner}`,
        },
        { text: `Then $k = ${outer}$.`, claim: `k = ${outer}` },
        {
          text: `The constant term is $ah^2 + k$, which is $${a * inner * inner} + ${outer}$, so $c = ${key}$.`.replace(
            "+ -",
            "- ",
          ),
          claim: `c = ${key}`,
        },
      ],
      hint: "Multiply out the second form. Which of its terms tells you $h$?",
      tip: "Two forms of one expression agree term by term: compare like terms and solve for the constants.",
      archetype: "PA20",
    };
  },
  facts: ({ given, at }) => {
    const { a, b, ratio } = tied(given, at);
    const [shown, square] = [
      (x: string) => sum(standardForm([a, b, 0], x), "c"),
      (x: string) => named(a, x, ["h", "k"]),
    ];
    const holds = (value: string) => code(equation(square(value), shown(value)));
    return {
      kind: "value",
      given: [`k = ${ratio}*h`, holds("(0)"), holds("(1)")],
      ask: "c",
      told: [inline(shown(given.x)), "rewritten as", inline(square(given.x))],
    };
  },
});

function lastTerm(given: Unknown, at: Twists): number {
  const { a, ratio } = tied(given, at);
  return a * given.inner ** 2 + ratio * given.inner;
}

/** A constant in a completed square, or the constant term that leads to it. */
export const completeTheSquare = defineLevels({
  id: "complete-the-square",
  version: 1,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA20"],
  optionDesign: "orbit",
  Medium: constantOutside,
  Hard: unknownLast,
});
