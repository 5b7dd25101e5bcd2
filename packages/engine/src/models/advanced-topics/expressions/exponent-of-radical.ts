import { differentInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import {
  type Base,
  type Fraction,
  type Pair,
  based,
  drawBase,
  exponentFacts,
  exponentQuestion,
  exponentSteps,
  inOrder,
  placed,
  signSlip,
  signed,
} from "../../../craft/algebra/radicals.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  power,
  product,
  quotient,
  root,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import {
  type Rational,
  add,
  divide,
  equals,
  gcd,
  isInteger,
  multiply,
  rational,
  subtract,
} from "../../../math/rational.ts";

const TIP = "Turn every radical into a fractional exponent first: the index goes below.";

interface Radical extends Fraction, Base {
  readonly exponent: number;
  readonly index: number;
}

function radical(item: Radical): Expression {
  return placed(item, root(power(based(item), item.exponent), item.index));
}

/** A root of a power; its exponent is crossed with its reciprocal. */
const oneRadical = level<Radical>({
  space: 100_000,
  steps: 1,
  draw: (chance) => {
    const [exponent, index] = differentInts(chance, 2, 13);
    chance.require(gcd(exponent, index) === 1, "fraction not in lowest terms");
    return { ...drawBase(chance, 99), exponent, index, below: chance.flip() };
  },
  build: (item) => {
    const { exponent, index } = item;
    const key = signed(item, rational(exponent, index));
    return {
      question: exponentQuestion(radical(item), item),
      options: crossedOptions<Radical>({
        key: item,
        why: "The exponent is divided by the index of the root.",
        slips: [
          {
            code: "ratio-upside-down",
            deed: "dividing the index by the exponent",
            apply: (answer) => ({ ...answer, exponent: answer.index, index: answer.exponent }),
          },
          signSlip(item),
        ],
        corner: { code: "exponent-rule", deed: "taking the negative reciprocal of the exponent" },
        show: (answer) => numeral(signed(answer, rational(answer.exponent, answer.index))),
      }),
      opening: "A root of a power has the exponent of the power divided by the index of the root.",
      steps: [
        {
          text: `So ${inline(root(power(based(item), exponent), index))} is ${inline(power(based(item), rational(exponent, index)))}.`,
        },
        ...exponentSteps(item, key, based(item)),
      ],
      hint: "What must be done to an exponent to take a root? Test it with a square root.",
      tip: TIP,
      archetype: "PA14",
    };
  },
  facts: (item) => exponentFacts(radical(item), power(based(item), "k"), item.letter),
});

interface Radicand extends Fraction, Base {
  readonly exponents: readonly [number, number];
  readonly index: number;
  /** A power of a power under the root, not a product of powers. */
  readonly nested: boolean;
}

function radicandExponent({ exponents: [a, b], index, nested }: Radicand): Rational {
  return rational(nested ? a * b : a + b, index);
}

function underRoot(item: Radicand): Expression {
  const [a, b] = item.exponents;
  const base = based(item);
  return item.nested ? power(power(base, a), b) : product(power(base, a), power(base, b));
}

/** Two exponents under a root, to be added or multiplied. */
const twoExponents = level<Radicand>({
  space: 400_000,
  steps: 2,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 9), chance.int(2, 9)];
    const index = chance.int(3, 11);
    const [added, multiplied] = [rational(a + b, index), rational(a * b, index)];
    const areProper = !isInteger(added) && !isInteger(multiplied) && !equals(added, multiplied);
    chance.require(areProper, "an exponent is whole, or two are alike");
    return {
      ...drawBase(chance, 50),
      exponents: [a, b],
      index,
      nested: chance.flip(),
      below: chance.flip(),
    };
  },
  build: (item) => {
    const { exponents, index, nested } = item;
    const [a, b] = exponents;
    const key = signed(item, radicandExponent(item));
    const inside = nested ? a * b : a + b;
    return {
      question: exponentQuestion(placed(item, root(underRoot(item), index)), item),
      options: crossedOptions<Radicand>({
        key: item,
        why: `Under the root the exponents are ${nested ? "multiplied" : "added"}, and the index divides them.`,
        slips: [
          {
            code: "exponent-rule",
            deed: nested
              ? "adding the exponents of a power of a power"
              : "multiplying the exponents of a product",
            apply: (answer) => ({ ...answer, nested: !answer.nested }),
          },
          signSlip(item),
        ],
        corner: {
          code: "exponent-rule",
          deed: `using $${item.below ? "" : "-"}\\frac{${nested ? `${a} + ${b}` : `${a} \\cdot ${b}`}}{${index}}$ as the exponent`,
        },
        show: (answer) => numeral(signed(answer, radicandExponent(answer))),
      }),
      opening: nested
        ? "A power of a power has the product of the exponents, and a root divides it by its index."
        : "A product of powers has the sum of the exponents, and a root divides it by its index.",
      steps: [
        {
          text: `Under the root stands ${inline(equation(underRoot(item), power(based(item), inside)))}.`,
          claim: `${a} ${nested ? "*" : "+"} ${b} = ${inside}`,
        },
        { text: `The root of it is ${inline(power(based(item), rational(inside, index)))}.` },
        ...exponentSteps(item, key, based(item)),
      ],
      hint: `Write what stands under the root as one power of ${inline(based(item))} first.`,
      tip: TIP,
      archetype: "PA13",
    };
  },
  facts: (item) =>
    exponentFacts(
      placed(item, root(underRoot(item), item.index)),
      power(based(item), "k"),
      item.letter,
    ),
});

interface Combined extends Fraction {
  /** The base is this many times n. */
  readonly factor: number;
  /** Exponent and index of each radical. */
  readonly radicals: readonly [Pair, Pair];
  /** Whether one is divided by the other, not multiplied with it. */
  readonly divided: boolean;
  /** The exponent on the right side is this many times k. */
  readonly multiple: number;
}

function combinedExponent({ radicals: [[a, p], [b, q]], divided, multiple }: Combined): Rational {
  const [first, second] = [rational(a, p), rational(b, q)];
  return divide(divided ? subtract(first, second) : add(first, second), multiple);
}

function baseOf({ factor }: Combined): Expression {
  return product(factor, "n");
}

function combinedLeft(item: Combined): Expression {
  const [one, other] = item.radicals;
  const tree = ([exponent, index]: Pair) => power(root(baseOf(item), index), exponent);
  if (!item.divided) return placed(item, product(tree(one), tree(other)));
  return item.below ? quotient(tree(other), tree(one)) : quotient(tree(one), tree(other));
}

function combinedRight(item: Combined): Expression {
  return power(baseOf(item), product(item.multiple, "k"));
}

const LARGEST_DENOMINATOR = 120;

/** Two radicals multiplied or divided, with an exponent that is a multiple of the one asked. */
const twoRadicals = level<Combined>({
  space: 300_000,
  steps: 4,
  draw: (chance) => {
    const powerAndIndex = () => [chance.int(1, 5), chance.int(2, 6)] as const;
    // The larger exponent comes first, so that no two draws make the same quotient.
    const [one, other] = inOrder(powerAndIndex(), powerAndIndex());
    const drawn = {
      factor: chance.int(2, 99),
      radicals: [one, other],
      divided: chance.flip(),
      multiple: chance.int(2, 12),
      below: chance.flip(),
    } as const;
    const sizes = [true, false].map((divided) => combinedExponent({ ...drawn, divided }));
    const areProper = [one, other].every(([exponent, index]) => gcd(exponent, index) === 1);
    chance.require(one[1] !== other[1], "indexes alike");
    const areShort = sizes.every((size) => !isInteger(size) && size.den <= LARGEST_DENOMINATOR);
    chance.require(areProper && areShort, "an exponent is whole or long");
    return drawn;
  },
  build: (item) => {
    const { radicals, divided, multiple } = item;
    const shown = divided && item.below ? radicals.toReversed() : radicals;
    const [first, second] = shown.map(([exponent, index]) => tex(rational(exponent, index)));
    const key = signed(item, combinedExponent(item));
    const base = tex(baseOf(item));
    const whole = multiply(multiple, key);
    return {
      question: paragraphs(
        inline(equation(combinedLeft(item), combinedRight(item))),
        "In the given equation, $k$ is a constant, and the equation is true for all $n > 1$. What is the value of $k$?",
      ),
      options: crossedOptions<Combined>({
        key: item,
        why: "Both sides are then the same power of the same base.",
        slips: [
          {
            code: "exponent-rule",
            deed: divided
              ? "adding the exponents of a quotient"
              : "subtracting the exponents of a product",
            apply: (answer) => ({ ...answer, divided: !answer.divided }),
          },
          signSlip(item),
        ],
        corner: {
          code: "exponent-rule",
          deed: `setting $${multiple}k$ equal to the opposite of the ${divided ? "sum" : "difference"} of the exponents`,
        },
        show: (answer) => numeral(signed(answer, combinedExponent(answer))),
      }),
      opening: "Write both sides as powers of the same base, then set the exponents equal.",
      steps: [
        {
          text: `As powers of $${base}$, the radicals have the exponents $${first}$ and $${second}$.`,
        },
        {
          text: `${divided ? "A quotient" : "A product"} of powers ${divided ? "subtracts" : "adds"} them${item.below && !divided ? ", and one over it turns the sign" : ""}: the left side is $(${base})^{e}$ with $e = ${tex(whole)}$.`,
        },
        {
          text: `So $${multiple}k = ${tex(whole)}$, and $k = ${tex(key)}$.`,
          claim: `k = ${code(key)}`,
        },
      ],
      hint: "The base is the same everywhere. What is the exponent of each radical?",
      tip: TIP,
      archetype: "PA17",
    };
  },
  facts: (item) => exponentFacts(combinedLeft(item), combinedRight(item), "n", "true"),
});

/** Radicals as powers: the exponent that a radical expression stands for. */
export const exponentOfRadical = defineLevels({
  id: "exponent-of-radical",
  version: 4,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA14", "PA13", "PA17"],
  optionDesign: "orbit",
  Easy: oneRadical,
  Medium: twoExponents,
  Hard: twoRadicals,
});
