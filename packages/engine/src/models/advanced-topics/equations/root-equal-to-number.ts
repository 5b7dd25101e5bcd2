import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { CHECK_TIP, SIGNS, askSolution, radicand } from "../../../craft/algebra/root-equations.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { type Relation, equation, product, quotient, root, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

interface Plain {
  readonly slope: number;
  readonly constant: number;
  readonly value: number;
}

function plainEquation({ slope, constant, value }: Plain): Relation {
  return equation(root(radicand(slope, constant)), value);
}

function plainAnswer({ slope, constant, value }: Plain): number {
  return (value * value - constant) / slope;
}

/** All roots equal to a number whose solutions are whole, whatever the signs under the root. */
const plainStock = (): readonly Plain[] =>
  range(2, 12).flatMap((value) => {
    const square = value * value;
    // The slope divides the square less the constant, and then also the square plus the constant.
    return [2, 3, 4, 5, 6, 8, 9]
      .filter((slope) => (2 * square) % slope === 0)
      .flatMap((slope) =>
        range(1, Math.floor(60 / slope))
          .map((times) => (square % slope) + slope * times)
          .filter((constant) => constant !== square)
          .flatMap((constant) =>
            SIGNS.flatMap((one) =>
              SIGNS.map((other) => ({ slope: one * slope, constant: other * constant, value })),
            ),
          ),
      );
  });

/** A root equal to a number; the signs under the root are crossed. */
const plain = stockLevel<Plain>({
  steps: 3,
  stock: plainStock,
  build: (item) => {
    const { slope, constant, value } = item;
    const key = plainAnswer(item);
    const size = Math.abs(constant);
    const isolated = equation(product(slope, "x"), value * value - constant);
    const without = equation(radicand(slope, constant), value * value);
    return {
      question: askSolution(plainEquation(item)),
      options: crossedOptions<Plain>({
        key: item,
        why: `Put in, it makes the number under the root $${value * value}$.`,
        slips: [
          {
            code: "sign-lost",
            deed:
              constant > 0
                ? `adding $${size}$ to both sides instead of subtracting it`
                : `subtracting $${size}$ from both sides instead of adding it`,
            apply: (answer) => ({ ...answer, constant: -answer.constant }),
          },
          {
            code: "opposite-sign",
            deed: `dividing by $${-slope}$ instead of $${slope}$`,
            apply: (answer) => ({ ...answer, slope: -answer.slope }),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `setting the number under the root equal to $-${value * value}$`,
          work: quotient(sum(-value * value, -constant), slope),
        },
        show: (answer) => numeral(plainAnswer(answer)),
      }),
      opening: "Square both sides to remove the root, then solve the linear equation that is left.",
      steps: [
        { text: `Squaring both sides gives ${inline(without)}.`, claim: code(without) },
        { text: `So ${inline(isolated)}.`, claim: code(isolated) },
        { text: `Dividing by $${slope}$ gives $x = ${tex(key)}$.`, claim: `x = ${key}` },
        { text: "Put back into the given equation, this value makes it true." },
      ],
      hint: "Which operation undoes a square root? It must be done to both sides.",
      tip: CHECK_TIP,
    };
  },
  facts: (item) => ({ kind: "value", given: [code(plainEquation(item))], ask: "x" }),
});

/** The solution of an equation that says what a square root is. */
export const rootEqualToNumber = defineLevels({
  id: "root-equal-to-number",
  version: 4,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB12"],
  closed: true,
  optionDesign: "orbit",
  Easy: plain,
});
