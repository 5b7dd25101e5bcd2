import { ascendingInts } from "../../../craft/draws/draws.ts";
import { removing, signKept } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  equation,
  fraction,
  negative,
  polynomial,
  power,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Single {
  readonly name: string;
  readonly letter: string;
  readonly factor: number;
  readonly exponent: number;
  readonly numbers: readonly [number, number];
}

/** The twists are the sign in the brackets and which number multiplies x. */
function brackets({ numbers: [p, q] }: Single, { first, second }: Twists) {
  const [slope, size] = second ? [p, q] : [q, p];
  return { slope, constant: first ? size : -size };
}

function zeroWork(item: Single, at: Twists): Expression {
  const { slope, constant } = brackets(item, at);
  return fraction(-constant, slope);
}

function singleForm(item: Single, at: Twists, x: string): Expression {
  const { slope, constant } = brackets(item, at);
  const outer = product(item.factor, power(x, item.exponent));
  return product(outer, polynomial([constant, slope], x));
}

function stepsOf(item: Single, at: Twists): Step[] {
  const { letter, factor, exponent } = item;
  const { slope, constant } = brackets(item, at);
  const outer = product(factor, power(letter, exponent));
  return [
    stepTo(
      `Since $${letter} \\ne 0$, the factor ${inline(outer)} is not zero. Set the factor in parentheses equal to zero.`,
      equation(polynomial([constant, slope], letter), 0),
    ),
    stepTo(removing(constant), equation(product(slope, letter), -constant)),
    stepTo(`Divide both sides by $${slope}$.`, equation(letter, zeroWork(item, at))),
  ];
}

/** The zero of a polynomial that is not 0 is read from its factored form. */
const nonzeroZero = siblingLevel<Single>({
  space: 100_000,
  steps: 2,
  numbers: (chance) => {
    const numbers = ascendingInts(chance, 2, 25);
    chance.require(gcd(...numbers) === 1, "the numbers have a common factor");
    return {
      name: chance.pick(["f", "g", "h", "p"]),
      letter: chance.pick(["a", "b", "c", "k", "r"]),
      factor: chance.nonzero(9),
      exponent: chance.int(1, 4),
      numbers,
    };
  },
  answer: (item, at) => workOut(zeroWork(item, at)),
  allows: () => true,
  word: (item, at) => {
    const { name, letter } = item;
    const { slope, constant } = brackets(item, at);
    const key = zeroWork(item, at);
    const inside = polynomial([constant, slope], letter);
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), singleForm(item, at, "x"))),
        `For the given function $${name}$, $${name}(${letter}) = 0$, where $${letter}$ is a constant and $${letter} \\ne 0$. What is the value of $${letter}$?`,
      ),
      why: `With ${inline(equation(letter, key))}, the factor in parentheses is ${inline(equation(sum(times(slope, key), constant), 0))}.`,
      slips: [
        {
          code: "sign-lost",
          deed: `${signKept(constant)}, although the factor is then ${inline(equation(sum(times(slope, negative(key)), constant), 2 * constant))},`,
        },
        {
          code: "ratio-upside-down",
          deed: `dividing $${slope}$ by $${-constant}$ instead of $${-constant}$ by $${slope}$`,
        },
      ],
      corner: {
        code: "wrong-formula",
        deed: `dividing the coefficient $${slope}$ by the constant $${constant}$`,
      },
      opening: "A product is zero only if one of its factors is zero.",
      steps: stepsOf(item, at),
      hint: `For which nonzero value of $${letter}$ is ${inline(inside)} equal to zero?`,
      tip: "Set each factor equal to zero and solve: never just read numbers from the parentheses.",
    };
  },
  facts: (item, at) => ({
    kind: "value",
    given: [`${code(singleForm(item, at, item.letter))} = 0`],
    where: [`${item.letter} != 0`],
    ask: item.letter,
    told: [
      inline(equation(call(item.name, "x"), singleForm(item, at, "x"))),
      `$${item.name}(${item.letter}) = 0$ value of $${item.letter}$`,
    ],
  }),
});

/** A zero read from the factors of a polynomial. */
export const zeroOfFactoredPolynomial = defineLevels({
  id: "zero-of-factored-polynomial",
  version: 4,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB23"],
  optionDesign: "orbit",
  Easy: nonzeroZero,
});
