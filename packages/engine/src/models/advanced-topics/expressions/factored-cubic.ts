import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  polynomial,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

interface Factors {
  readonly variable: string;
  /** a and m of the factor ax² ± m. */
  readonly square: readonly [number, number];
  /** b and n of the factor bx ± n. */
  readonly line: readonly [number, number];
}

/** The twists are the signs of the constants in the two factors. */
function signed({ square, line }: Factors, { first, second }: Twists) {
  return { m: first ? square[1] : -square[1], n: second ? line[1] : -line[1] };
}

function factored(item: Factors, at: Twists): Expression {
  const { m, n } = signed(item, at);
  return product(
    polynomial([m, 0, item.square[0]], item.variable),
    polynomial([n, item.line[0]], item.variable),
  );
}

function cubic(item: Factors, at: Twists): Expression {
  const { m, n } = signed(item, at);
  const [a, b] = [item.square[0], item.line[0]];
  return polynomial([m * n, b * m, a * n, a * b], item.variable);
}

/** A cubic polynomial of four terms is factored in pairs. */
const inPairs = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      variable: chance.pick(["x", "y", "t", "n", "w", "z"]),
      square: [chance.int(1, 9), chance.int(2, 17)] as const,
      line: [chance.int(2, 9), chance.int(2, 17)] as const,
    };
    const { square, line } = item;
    chance.require(gcd(...square) === 1 && gcd(...line) === 1, "a number can be taken out");
    const factorsFurther = square.every((each) => Number.isInteger(Math.sqrt(each)));
    chance.require(!factorsFurther, "the square factor can be factored again");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { variable } = item;
    const [a, b] = [item.square[0], item.line[0]];
    const { m, n } = signed(item, at);
    const line = polynomial([n, b], variable);
    const square = polynomial([0, 0, a], variable);
    const pairs = sum(product(square, line), product(m, line));
    const firstTwo = polynomial([0, 0, a * n, a * b], variable);
    const lastTwo = polynomial([m * n, b * m], variable);
    return {
      question: paragraphs(
        inline(cubic(item, at)),
        "Which of the following is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => factored(item, each),
        show: formula,
        why: `Multiplied out, it has the constant term ${inline(equation(times(m, n), m * n))} and the term ${inline(product(b * m, variable))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `factoring $${-m}$ instead of $${m}$ out of the last two terms`,
          },
          {
            code: "opposite-sign",
            deed: `leaving ${inline(polynomial([-n, b], variable))} in the parentheses instead of ${inline(line)}`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: "matching only the first and the last term of the expression",
        },
      }),
      opening: "Group the four terms in two pairs, and factor a common factor out of each pair.",
      steps: [
        stepTo("Factor the first two terms.", equation(firstTwo, product(square, line))),
        stepTo("Factor the last two terms.", equation(lastTwo, product(m, line))),
        stepTo(
          `Both results contain the factor ${inline(line)}. Factor it out.`,
          equation(pairs, factored(item, at)),
        ),
        {
          text: paragraphs(
            "This is the factored form of the given expression.",
            inline(factored(item, at)),
          ),
          claim: code(equation(cubic(item, at), factored(item, at))),
        },
      ],
      hint: `Which factor do the terms of ${inline(firstTwo)} share, and which those of ${inline(lastTwo)}?`,
      tip: "Check a factored form by its signs: multiply the constants, then the terms in the middle.",
    };
  },
  facts: ({ item, at }) => ({ kind: "equivalent", expression: code(cubic(item, at)) }),
});

/** The factors of a cubic polynomial of four terms. */
export const factoredCubic = defineLevels({
  id: "factored-cubic",
  version: 5,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA24"],
  optionDesign: "orbit",
  Hard: inPairs,
});
