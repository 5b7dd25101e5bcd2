import { ascendingInts, differentInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { numberInFactor } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  equation,
  polynomial,
  power,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";

const NAMES = ["f", "g", "h"] as const;

function asked({ name }: { readonly name: string }): string {
  return `The given function $${name}$ is undefined for one value of $x$. What is that value?`;
}

const OPENING = "A fraction is undefined where its denominator is zero.";
const TIP =
  "Only the denominator decides where a fraction is undefined; the numerator may be zero.";

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
    return { item: { name: chance.pick(NAMES), lines }, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const [below] = placed(item, at);
    const key = zeroOf(below);
    return {
      question: paragraphs(inline(fractionAt(item, at)), asked(item)),
      options: siblingOptions({
        at,
        answer: (each) => zeroOf(placed(item, each)[0]),
        show: numeral,
        why: "It makes the denominator zero.",
        slips: [
          { code: "quantities-exchanged", deed: "setting the numerator equal to zero" },
          { code: "sign-lost", deed: "losing the sign when the number is moved to the other side" },
        ],
        corner: { code: "quantities-exchanged", deed: "dividing the numbers of the numerator" },
      }),
      opening: OPENING,
      steps: [
        {
          text: `So ${inline(equation(polynomial(below, "x"), 0))}.`,
          claim: code(equation(polynomial(below, "x"), 0)),
        },
        { text: `This gives ${inline(equation("x", key))}.`, claim: code(equation("x", key)) },
      ],
      hint: "By which number can nothing be divided?",
      tip: TIP,
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(equation(polynomial(placed(item, at)[0], "x"), 0))],
    ask: "x",
    told: [`${inline(fractionAt(item, at))} undefined for one value of $x$`],
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
    const item = { name: chance.pick(NAMES), above: chance.int(1, 40), shift, half };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { inner, middle } = nestedParts(item, at);
    const line = sum("x", inner);
    const key = nestedAnswer(item, at);
    const whole = power(sum("x", inner + middle), 2);
    const form = sum(power("u", 2), product(2 * middle, "u"), middle * middle);
    return {
      question: paragraphs(inline(nestedAt(item, at)), asked(item)),
      options: siblingOptions({
        at,
        answer: (each) => nestedAnswer(item, each),
        show: numeral,
        why: "It makes the denominator zero.",
        slips: [
          {
            code: "opposite-sign",
            deed: `working with ${inline(sum("x", -inner))} instead of ${inline(line)}`,
          },
          {
            code: "opposite-sign",
            deed: `completing the square with $${-middle}$ instead of $${middle}$`,
          },
        ],
        corner: numberInFactor(sum("x", inner + middle)),
      }),
      opening: OPENING,
      steps: [
        {
          text: `The denominator has the form ${inline(form)} with $u$ for ${inline(line)}, and this is a square.`,
        },
        { text: `It is ${inline(equation(nestedBelow(item, at), whole))}.` },
        { text: `It is zero only at $x = ${key}$.`, claim: `x = ${key}` },
      ],
      hint: "Write one letter for the expression in parentheses. Which square is the denominator then?",
      tip: "An expression in parentheses that appears twice can be replaced by one letter at first.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(equation(nestedBelow(item, at), 0))],
    ask: "x",
    told: [`${inline(nestedAt(item, at))} undefined for one value of $x$`],
  }),
});

interface Partner {
  readonly name: string;
  readonly letter: string;
  readonly above: Linear;
  readonly middle: number;
  readonly known: number;
}

/** The twists are the signs of the middle coefficient and of the known value. */
function partnerOf({ middle, known }: Partner, { first, second }: Twists): number {
  return (first ? -middle : middle) - (second ? known : -known);
}

function partnerAt({ name, letter, above, middle }: Partner, { first }: Twists) {
  const below = sum(polynomial([0, first ? middle : -middle, 1], "x"), letter);
  return equation(call(name, "x"), quotient(polynomial(above, "x"), below));
}

/** The constant of a quadratic denominator is unknown, and one of the two excluded values is given. */
const otherValue = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [middle, known] = differentInts(chance, 1, 20);
    const item = {
      name: chance.pick(NAMES),
      letter: chance.pick(["k", "c", "a", "b", "p"]),
      above: [chance.nonzero(15), chance.int(1, 5)] as const,
      middle,
      known,
    };
    const others = siblingAnswers((at) => partnerOf(item, at));
    chance.require(areDistinct([...others, 0]), "a value is zero, or two are alike");
    chance.require(!others.some((other) => Math.abs(other) === known), "a value is double");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { letter, middle: size, known: of } = item;
    const [middle, known] = [at.first ? size : -size, at.second ? of : -of];
    const key = partnerOf(item, at);
    return {
      question: paragraphs(
        inline(partnerAt(item, at)),
        `In the given function, $${letter}$ is a constant. The function is undefined at $x = ${known}$ and at one other value of $x$. What is that other value?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => partnerOf(item, each),
        show: numeral,
        why: `Together with $${known}$ it gives the sum $${-middle}$, as the zeros of the denominator must.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking $${middle}$ instead of $${-middle}$ for the sum of the two values`,
          },
          { code: "opposite-sign", deed: `working with $x = ${-known}$ instead of $x = ${known}$` },
        ],
        corner: numberInFactor(sum("x", -key)),
      }),
      opening: OPENING,
      steps: [
        {
          text: `So $${known}$ is a zero of the denominator, which gives $${letter} = ${-known * (known + middle)}$.`,
          claim: `${letter} = ${-known * (known + middle)}`,
        },
        {
          text: `The denominator is then ${inline(product(sum("x", -known), sum("x", -key)))}, with the other zero $${key}$.`,
          claim: `z = ${key}`,
        },
        {
          text: `Another way: the zeros of the denominator have the sum $${-middle}$.`,
          claim: `${known} + (${key}) = ${-middle}`,
        },
      ],
      hint: "What does the known value tell you about the constant?",
      tip: "In $x^{2} + bx + c$ the two zeros add up to $-b$, whatever $c$ is.",
    };
  },
  facts: ({ item, at }) => {
    const { letter, middle: size, known: of } = item;
    const [middle, known] = [at.first ? size : -size, at.second ? of : -of];
    return {
      kind: "value",
      given: [
        `(${known})^2 + (${middle})*(${known}) + ${letter} = 0`,
        `z^2 + (${middle})*z + ${letter} = 0`,
      ],
      where: [`z != ${known}`],
      ask: "z",
      told: [
        `${inline(partnerAt(item, at))} $${letter}$ constant`,
        `undefined at $x = ${known}$ one other value of $x$`,
      ],
    };
  },
});

/** Where a function with a denominator is undefined. */
export const undefinedValues = defineLevels({
  id: "undefined-values",
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC31"],
  optionDesign: "orbit",
  Easy: linearBelow,
  Medium: squareBelow,
  Hard: otherValue,
});
