import { differentInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import {
  type Base,
  type Fraction,
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
import {
  type Combined,
  baseOf,
  combinedExponent,
  combinedLeft,
  combinedRight,
  combinedSteps,
  combinedWork,
  turnedSlip,
} from "../../../craft/algebra/two-radicals.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  negative,
  power,
  product,
  quotient,
  root,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import {
  type Rational,
  equals,
  gcd,
  isInteger,
  multiply,
  rational,
} from "../../../math/rational.ts";

const TIP = "Write every radical with a fractional exponent first: the index is the denominator.";

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
        why: `The exponent $${exponent}$ is divided by the index $${index}$${item.below ? ", and the denominator makes it negative" : ""}.`,
        slips: [
          {
            code: "ratio-upside-down",
            deed: `dividing the index $${index}$ by the exponent $${exponent}$`,
            apply: (answer) => ({ ...answer, exponent: answer.index, index: answer.exponent }),
          },
          signSlip(item),
        ],
        corner: {
          code: "ratio-upside-down",
          deed: item.below
            ? `taking the reciprocal of the exponent ${inline(rational(exponent, index))} because the radical is in the denominator`
            : `using the negative reciprocal of the exponent ${inline(rational(exponent, index))}`,
        },
        show: (answer) => numeral(signed(answer, rational(answer.exponent, answer.index))),
      }),
      opening: "A root of a power has the exponent of the power divided by the index of the root.",
      steps: [
        {
          text: `${item.below ? "In the denominator, the" : "The"} exponent of the power is $${exponent}$, and the index of the root is $${index}$.`,
        },
        stepShowing(
          "Divide the exponent by the index.",
          equation(
            root(power(based(item), exponent), index),
            power(based(item), rational(exponent, index)),
          ),
        ),
        ...exponentSteps(item, key, based(item)),
      ],
      hint: `Which numbers are the exponent under the root and the index of the root in ${inline(root(power(based(item), exponent), index))}?`,
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

function radicandWork({ exponents: [a, b], index, nested, below }: Radicand): Expression {
  const work = quotient(nested ? times(a, b) : sum(a, b), index);
  return below ? negative(work) : work;
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
        why: `The exponent is ${inline(equation(radicandWork(item), key))}.`,
        slips: [
          {
            code: "exponent-rule",
            deed: nested
              ? "adding the exponents of a power of a power"
              : "multiplying the exponents of a product",
            apply: (answer) => ({ ...answer, nested: !answer.nested }),
            work: radicandWork({ ...item, nested: !nested }),
          },
          { ...signSlip<Radicand>(item), work: radicandWork({ ...item, below: !item.below }) },
        ],
        corner: {
          code: "exponent-rule",
          deed: `${nested ? "adding" : "multiplying"} the exponents and ${item.below ? "leaving out the minus sign" : "using a minus sign"}`,
          work: radicandWork({ ...item, nested: !nested, below: !item.below }),
        },
        show: (answer) => numeral(signed(answer, radicandExponent(answer))),
      }),
      opening: nested
        ? "A power of a power has the product of the exponents, and a root divides it by its index."
        : "A product of powers has the sum of the exponents, and a root divides it by its index.",
      steps: [
        {
          ...stepShowing(
            `${nested ? "Multiply" : "Add"} the exponents under the root: ${inline(equation(nested ? times(a, b) : sum(a, b), inside))}.`,
            equation(underRoot(item), power(based(item), inside)),
          ),
          claim: `${a} ${nested ? "*" : "+"} ${b} = ${inside}`,
        },
        stepShowing(
          `Divide the exponent by the index $${index}$.`,
          equation(
            root(power(based(item), inside), index),
            power(based(item), rational(inside, index)),
          ),
        ),
        ...exponentSteps(item, key, based(item)),
      ],
      hint: `What is the exponent of ${inline(underRoot(item))}, written as one power of ${inline(based(item))}?`,
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
    const { divided, multiple } = item;
    const key = signed(item, combinedExponent(item));
    const whole = multiply(multiple, key);
    return {
      question: paragraphs(
        inline(equation(combinedLeft(item), combinedRight(item))),
        "In the given equation, $k$ is a constant, and the equation is true for all $n > 1$. What is the value of $k$?",
      ),
      options: crossedOptions<Combined>({
        key: item,
        why: `Then $${multiple}k = ${tex(whole)}$, which is the exponent of the left side.`,
        slips: [
          {
            code: "exponent-rule",
            deed: divided
              ? "adding the exponents of a quotient"
              : "subtracting the exponents of a product",
            apply: (answer) => ({ ...answer, divided: !answer.divided }),
            work: combinedWork({ ...item, divided: !divided }),
          },
          turnedSlip(item),
        ],
        corner: {
          code: "exponent-rule",
          deed: `setting $${multiple}k$ equal to the opposite of the ${divided ? "sum" : "difference"} of the exponents`,
          work: combinedWork({ ...item, divided: !divided, below: !item.below }),
        },
        show: (answer) => numeral(signed(answer, combinedExponent(answer))),
      }),
      opening: "Write both sides as powers of the same base, then set the exponents equal.",
      steps: combinedSteps(item, key),
      hint: `What is the exponent of each radical, written as a power of ${inline(baseOf(item))}?`,
      tip: TIP,
      archetype: "PA17",
    };
  },
  facts: (item) => exponentFacts(combinedLeft(item), combinedRight(item), "n", "true"),
});

/** Radicals as powers: the exponent that a radical expression stands for. */
export const exponentOfRadical = defineLevels({
  id: "exponent-of-radical",
  version: 5,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA14", "PA13", "PA17"],
  optionDesign: "orbit",
  Easy: oneRadical,
  Medium: twoExponents,
  Hard: twoRadicals,
});
