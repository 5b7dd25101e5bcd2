import { FUNCTION_PAIRS } from "../../../craft/algebra/unknowns.ts";
import { level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  call,
  equation,
  expression,
  negative,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, divide, multiply, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Rewritten {
  readonly names: readonly [string, string];
  readonly factor: number;
  readonly base: number;
  readonly shift: number;
  readonly below: number;
}

/** The twists are the direction of the shift and the sign of the exponent. */
function newFactor({ factor, base, shift }: Rewritten, { first, second }: Twists): Rational {
  const change = base ** shift;
  return first === second ? multiply(factor, change) : divide(factor, change);
}

/** The base of the rewritten function: the given one, or one over it. */
function newBase({ base }: Rewritten, { second }: Twists): Rational {
  return second ? rational(base) : rational(1, base);
}

function rewritten(item: Rewritten, at: Twists): Relation {
  const [, g] = item.names;
  const main = product(newFactor(item, at), power(newBase(item, at), "x"));
  return equation(call(g, "x"), sum(main, -item.below));
}

function original({ names, factor, base }: Rewritten, { second }: Twists): Relation {
  const exponent = second ? "x" : negative("x");
  return equation(call(names[0], "x"), product(factor, power(base, exponent)));
}

function movedCall({ names: [f, g], shift, below }: Rewritten, { first }: Twists): Relation {
  return equation(call(g, "x"), sum(call(f, sum("x", first ? shift : -shift)), -below));
}

function rewritingSteps(item: Rewritten, at: Twists): Step[] {
  const { names, factor, base, shift, below } = item;
  const [f, g] = names;
  const moved = at.first ? shift : -shift;
  const number = at.second ? moved : -moved;
  const variable = at.second ? expression("x") : negative("x");
  const constant = power(base, number);
  return [
    {
      text: `Substitute ${inline(sum("x", moved))} for $x$ in the equation of $${f}$, and subtract $${below}$.\n\n${inline(
        equation(call(g, "x"), sum(product(factor, power(base, sum(variable, number))), -below)),
      )}`,
    },
    {
      text: `Write the power as a product of two powers.\n\n${inline(
        equation(power(base, sum(variable, number)), times(power(base, variable), constant)),
      )}`,
    },
    stepThrough(
      "Multiply the coefficient by the power without $x$.",
      times(factor, constant),
      number > 0 ? times(factor, base ** shift) : quotient(factor, base ** shift),
      newFactor(item, at),
    ),
    ...(at.second
      ? []
      : [
          {
            text: `Write the other power with the exponent $x$.\n\n${inline(
              equation(power(base, variable), power(rational(1, base), "x")),
            )}`,
          },
        ]),
    {
      text: `Combine the coefficient, the power, and the last term.\n\n${inline(rewritten(item, at))}`,
    },
  ];
}

/** A shifted exponential function is written with the factor that it has at x = 0. */
export const shiftedExponential = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [base, most] = chance.pick([
      [2, 5],
      [2, 5],
      [3, 3],
      [4, 2],
      [5, 2],
      [10, 2],
    ] as const);
    const shift = chance.int(1, most);
    return {
      item: {
        names: chance.pick(FUNCTION_PAIRS),
        base,
        shift,
        // A multiple of the power, so that dividing by it leaves a whole number.
        factor: base ** shift * chance.int(2, 60),
        below: chance.int(1, 60),
      },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { names, factor, base, shift } = item;
    const [f, g] = names;
    const inner = sum("x", at.first ? shift : -shift);
    const change = base ** shift;
    const grows = at.first === at.second;
    const moved = at.first ? shift : -shift;
    const multiplied = inline(equation(times(factor, change), factor * change));
    const divided = inline(equation(quotient(factor, change), factor / change));
    return {
      question: paragraphs(
        inline(original(item, at)),
        inline(movedCall(item, at)),
        `Which equation defines the function $${g}$ and shows the value of $${f}(${at.first ? shift : -shift})$ as its coefficient?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => rewritten(item, each),
        show: formula,
        why: `It is equal to ${inline(movedCall(item, at).right)}, and its coefficient is the value of $${f}(${moved})$.`,
        slips: [
          {
            code: "opposite-operation",
            deed: grows
              ? `dividing $${tex(factor)}$ by $${tex(change)}$ instead of multiplying, which makes the coefficient ${divided},`
              : `multiplying $${tex(factor)}$ by $${tex(change)}$ instead of dividing, which makes the coefficient ${multiplied},`,
          },
          {
            code: "opposite-sign",
            deed: at.second
              ? `writing ${inline(call(f, "x"))} with the exponent $-x$, so that the coefficient is ${grows ? divided : multiplied},`
              : `leaving out the minus sign of the exponent of ${inline(call(f, "x"))}, so that the coefficient is ${grows ? divided : multiplied},`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: at.second
            ? `writing ${inline(power(base, "x"))} as ${inline(power(rational(1, base), "x"))} at the end`
            : `writing ${inline(power(base, negative("x")))} as ${inline(power(base, "x"))} at the end`,
        },
      }),
      opening: "A sum in the exponent gives a product of two powers, one of which is a number.",
      steps: rewritingSteps(item, at),
      hint: `What is the exponent after ${inline(inner)} is substituted, and which part of it is a number?`,
      tip: "To check two forms of a function, compare their values at $x = 0$ and $x = 1$.",
      archetype: "PC34",
    };
  },
  facts: ({ item, at }) => {
    const { base, factor, shift, below } = item;
    const sign = at.second ? 1 : -1;
    const moved = at.first ? shift : -shift;
    return {
      kind: "through",
      function: item.names[1],
      at: [0, 1, 2].map((x) => ({
        x: `${x}`,
        y: `${factor}*${base}^(${sign}*(${x} + (${moved}))) - ${below}`,
      })),
      told: [
        inline(original(item, at)),
        inline(movedCall(item, at)),
        `defines $${item.names[1]}$ value of $${item.names[0]}(${moved})$ coefficient`,
      ],
    };
  },
});
