import { substituted } from "../../../craft/algebra/substituted.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, call, equation, quotient, sum } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

/** ax² ± bx + c with c unknown, at p and ±q. The twists are the signs. */
interface Chord {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly q: number;
}

function openRule({ name, a }: Chord, b: number) {
  return equation(call(name, "x"), sum(standardForm([a, b, 0], "x"), "c"));
}

function slopeOf({ a, b, p, q }: Chord, { first, second }: Twists): number {
  return a * (p + (second ? q : -q)) + (first ? b : -b);
}

/** The value of the rule at a place, without its constant. */
function heightOf(a: number, b: number, x: number): number {
  return a * x * x + b * x;
}

function difference(from: Expression, taken: Expression): string {
  return `(${tex(from)}) - (${tex(taken)})`;
}

/** Both values of the function, and the quotient of the differences. */
function chordSteps({ name, a, p }: Chord, b: number, q: number): Step[] {
  const height = (x: number) => heightOf(a, b, x);
  const [rise, run] = [height(p) - height(q), p - q];
  const valueStep = (x: number): Step => ({
    text: stepThrough(
      `Substitute $${x}$ for $x$.`,
      call(name, x),
      sum(substituted([a, b, 0], x), "c"),
      sum(height(x), "c"),
    ).text,
    claim: `${a}*(${x})^2 + (${b})*(${x}) = ${height(x)}`,
  });
  return [
    valueStep(p),
    valueStep(q),
    {
      text: `Subtract the second value from the first. The constant $c$ cancels.\n\n$${difference(sum(height(p), "c"), sum(height(q), "c"))} = ${rise}$`,
      claim: `${height(p)} - (${height(q)}) = ${rise}`,
    },
    {
      text: `Subtract the $x$-coordinates in the same order.\n\n$${p} - ${q < 0 ? `(${q})` : q} = ${run}$`,
      claim: `${p} - (${q}) = ${run}`,
    },
    stepThrough(
      "Divide the first difference by the second to find the slope.",
      quotient(rise, run),
      rise / run,
    ),
  ];
}

/** The slope of the line through two points of a parabola whose constant term is not known. */
export const slopeBetweenPoints = level({
  space: 300_000,
  steps: 4,
  draw: (chance) => {
    const given: Chord = {
      name: chance.pick(FUNCTIONS),
      a: chance.nonzero(6),
      b: chance.int(1, 15),
      p: chance.nonzero(9),
      q: chance.int(1, 12),
    };
    chance.require(
      Math.abs(Math.abs(given.p) - given.q) > 1,
      "one point twice, opposite points, or a run of 1",
    );
    const { a, b, p, q } = given;
    chance.require(![a * p, a * q].map(Math.abs).includes(b), "a value is the constant alone");
    const answers = siblingAnswers((at) => slopeOf(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, a, p } = given;
    const [b, q] = [at.first ? given.b : -given.b, at.second ? given.q : -given.q];
    const slope = (first: number, second: number, middle = b) =>
      quotient(sum(heightOf(a, middle, first), -heightOf(a, middle, second)), sum(first, -second));
    return {
      question: paragraphs(
        inline(openRule(given, b)),
        `In the given function, $c$ is a constant. In the $xy$-plane, what is the slope of the line that passes through the points $(${p}, ${name}(${p}))$ and $(${q}, ${name}(${q}))$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => slopeOf(given, each),
        show: numeral,
        why: `From $x = ${q}$ to $x = ${p}$, the value of the function changes by $${heightOf(a, b, p) - heightOf(a, b, q)}$, which is $${slopeOf(given, at)}$ times $${p - q}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${-b}$ instead of $${b}$ as the coefficient of $x$`,
            work: slope(p, q, -b),
          },
          {
            code: "opposite-sign",
            deed: `using $${-q}$ instead of $${q}$ as the $x$-coordinate of the second point`,
            work: slope(p, -q),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `using $${-p}$ instead of $${p}$ as the first $x$-coordinate and subtracting the $x$-coordinates in the opposite order`,
          work: quotient(sum(heightOf(a, b, -p), -heightOf(a, b, q)), sum(q, p)),
        },
      }),
      opening: "Write both values of the function with $c$: it cancels when you subtract them.",
      steps: chordSteps(given, b, q),
      hint: `What are $${name}(${p})$ and $${name}(${q})$ in terms of $c$?`,
      tip: "If a constant is not given and not asked for, see whether it cancels.",
      archetype: "PB25",
    };
  },
  facts: ({ given, at }) => {
    const { name, a, p } = given;
    const [b, q] = [at.first ? given.b : -given.b, at.second ? given.q : -given.q];
    const height = (x: number) => `(${a}*(${x})^2 + (${b})*(${x}) + c)`;
    return {
      kind: "value",
      given: [`s*(${p} - (${q})) = ${height(p)} - ${height(q)}`],
      constants: ["c"],
      ask: "s",
      told: [
        inline(openRule(given, b)),
        `slope of the line points $(${p}, ${name}(${p}))$ and $(${q}, ${name}(${q}))$`,
      ],
    };
  },
});
