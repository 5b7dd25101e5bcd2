import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { removing } from "../../../craft/algebra/moving-terms.ts";
import { ascendingInts, differentInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepShowing, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  call,
  equation,
  polynomial,
  power,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";
import { otherValue } from "./other-undefined-value.ts";

const ASKED = "For what value of $x$ is the given function undefined?";

const OPENING = "A fraction is undefined where its denominator is equal to $0$.";

type Linear = readonly [constant: number, slope: number];

interface Fraction {
  readonly name: string;
  readonly lines: readonly [Linear, Linear];
}

/** The twists are which line stands below the bar and the sign of both constants. */
function placed({ lines }: Fraction, { first, second }: Twists): readonly [Linear, Linear] {
  const signed = ([constant, slope]: Linear): Linear => [second ? constant : -constant, slope];
  const [one, other] = [signed(lines[0]), signed(lines[1])];
  return first ? [one, other] : [other, one];
}

function fractionAt(item: Fraction, at: Twists) {
  const [below, above] = placed(item, at);
  return equation(call(item.name, "x"), quotient(polynomial(above, "x"), polynomial(below, "x")));
}

function zeroOf([constant, slope]: Linear): Rational {
  return rational(-constant, slope);
}

function zeroEquation(line: Linear): Relation {
  return equation(polynomial(line, "x"), 0);
}

/** A linear expression stands over another. */
const linearBelow = level({
  space: 100_000,
  steps: 1,
  draw: (chance) => {
    const [one, other] = ascendingInts(chance, 2, 40);
    const slopes = [chance.int(2, 9), chance.int(2, 9)] as const;
    const second = [chance.sign() * other, slopes[1]] as const;
    const lines = [[one, slopes[0]], second] as const;
    chance.require(
      lines.every(([constant, slope]) => gcd(constant, slope) === 1),
      "a zero is not in lowest terms",
    );
    const zeros = lines.map(([constant, slope]) => Math.abs(constant) / slope);
    chance.require(zeros[0] !== zeros[1], "the zeros have the same size");
    return { item: { name: chance.pick(FUNCTIONS), lines }, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const [below, above] = placed(item, at);
    const key = zeroOf(below);
    return {
      question: paragraphs(inline(fractionAt(item, at)), ASKED),
      options: siblingOptions({
        at,
        answer: (each) => zeroOf(placed(item, each)[0]),
        show: numeral,
        why: `For this value of $x$, the denominator ${inline(polynomial(below, "x"))} is equal to $0$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `setting the numerator, ${inline(polynomial(above, "x"))}, equal to $0$`,
          },
          {
            code: "sign-lost",
            deed: `moving $${below[0]}$ to the right side without changing its sign, and dividing it by $${below[1]}$,`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `dividing the number $${above[0]}$ of the numerator by its coefficient $${above[1]}$`,
        },
      }),
      opening: OPENING,
      steps: [
        stepTo(
          "Set the denominator equal to $0$. The value of the numerator does not matter.",
          zeroEquation(below),
        ),
        stepTo(removing(below[0]), equation(product(below[1], "x"), -below[0])),
        stepTo(`Divide both sides by $${below[1]}$.`, equation("x", key)),
      ],
      hint: "Which part of the fraction must not be equal to $0$?",
      tip: "Only the denominator determines where a fraction is undefined.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(equation(polynomial(placed(item, at)[0], "x"), 0))],
    ask: "x",
    told: [`${inline(fractionAt(item, at))} value of $x$ given function undefined`],
  }),
});

interface Nested {
  readonly name: string;
  readonly above: number;
  readonly shift: number;
  readonly half: number;
}

/** The twists are the sign inside the square and of the middle term. */
function nestedParts({ shift, half }: Nested, { first, second }: Twists) {
  return { inner: first ? shift : -shift, middle: second ? half : -half };
}

function nestedWork(item: Nested, at: Twists): Expression {
  const { inner, middle } = nestedParts(item, at);
  return sum(-middle, -inner);
}

function nestedAnswer(item: Nested, at: Twists): number {
  const { inner, middle } = nestedParts(item, at);
  return -inner - middle;
}

function nestedBelow(item: Nested, at: Twists): Expression {
  const { inner, middle } = nestedParts(item, at);
  const line = sum("x", inner);
  return sum(power(line, 2), product(2 * middle, line), middle * middle);
}

function nestedAt(item: Nested, at: Twists) {
  return equation(call(item.name, "x"), quotient(item.above, nestedBelow(item, at)));
}

/** The denominator is a perfect square of a sum. */
const squareBelow = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [shift, half] = differentInts(chance, 1, 25);
    const item = { name: chance.pick(FUNCTIONS), above: chance.int(1, 40), shift, half };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { first, second } = at;
    const { inner, middle } = nestedParts(item, at);
    const line = sum("x", inner);
    const key = nestedAnswer(item, at);
    const whole = power(sum("x", inner + middle), 2);
    const form = sum(power("u", 2), product(2 * middle, "u"), middle * middle);
    return {
      question: paragraphs(inline(nestedAt(item, at)), ASKED),
      options: siblingOptions({
        at,
        answer: (each) => nestedAnswer(item, each),
        show: numeral,
        why: `For this value of $x$, the denominator, which is equal to ${inline(whole)}, is $0$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using ${inline(sum("x", -inner))} instead of ${inline(line)} for the expression in parentheses`,
            work: nestedWork(item, { first: !first, second }),
          },
          {
            code: "opposite-sign",
            deed: `using $${middle}$ instead of $${-middle}$ for the value of ${inline(line)}`,
            work: nestedWork(item, { first, second: !second }),
          },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: `answering with the number in the factor ${inline(sum("x", inner + middle))}`,
          work: sum(inner, middle),
        },
      }),
      opening: OPENING,
      steps: [
        stepShowing(
          `Write $u$ for ${inline(line)} in the denominator. The result is a perfect square.`,
          equation(form, power(sum("u", middle), 2)),
        ),
        {
          text: `Write ${inline(line)} for $u$ again, and combine the numbers.\n\n$${[nestedBelow(item, at), power(sum("x", inner, middle), 2), whole].map((each) => tex(each)).join(" = ")}$`,
          claim: `x = ${key}`,
        },
        stepTo(
          "A square is equal to $0$ only if its base is.",
          equation(sum("x", inner + middle), 0),
        ),
        stepTo(
          inner + middle > 0
            ? `Subtract $${inner + middle}$ from both sides.`
            : `Add $${-inner - middle}$ to both sides.`,
          equation("x", key),
        ),
      ],
      hint: `With $u$ for ${inline(line)}, the denominator is ${inline(form)}. Of what is this the square?`,
      tip: "Replace an expression in parentheses that appears twice by one letter.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(equation(nestedBelow(item, at), 0))],
    ask: "x",
    told: [`${inline(nestedAt(item, at))} value of $x$ given function undefined`],
  }),
});

/** Where a function with a denominator is undefined. */
export const undefinedValues = defineLevels({
  id: "undefined-values",
  version: 6,
  topic: "advanced-topics",
  skill: "P.C",
  calculator: ["Medium"],
  archetypes: ["PC31"],
  optionDesign: "orbit",
  Easy: linearBelow,
  Medium: squareBelow,
  Hard: otherValue,
});
