import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { termAt } from "../../../craft/algebra/term-at.ts";
import { removing } from "../../../craft/algebra/moving-terms.ts";
import { differentInts } from "../../../craft/draws/draws.ts";
import { level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
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
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

type Linear = readonly [constant: number, slope: number];

interface Partner {
  readonly name: string;
  readonly letter: string;
  readonly above: Linear;
  readonly middle: number;
  readonly known: number;
}

/** The twists are the signs of the middle coefficient and of the known value. */
function signed({ middle, known }: Partner, { first, second }: Twists) {
  return { middle: first ? middle : -middle, known: second ? known : -known };
}

function partnerOf(item: Partner, at: Twists): number {
  const { middle, known } = signed(item, at);
  return -middle - known;
}

function partnerWork(item: Partner, at: Twists): Expression {
  const { middle, known } = signed(item, at);
  return sum(-middle, -known);
}

function solution(item: Partner, at: Twists): Step[] {
  const { letter } = item;
  const { middle, known } = signed(item, at);
  const key = partnerOf(item, at);
  const numbers = known * (known + middle);
  const linear = termAt(middle, known);
  const factored = product(sum("x", -known), sum("x", -key));
  return [
    stepTo(
      `The denominator is equal to $0$ at $x = ${known}$. Substitute $${known}$ for $x$.`,
      equation(sum(power(known, 2), linear, letter), 0),
      `${letter} = ${-numbers}`,
    ),
    stepTo("Find the square and the product, and add them.", equation(sum(numbers, letter), 0)),
    stepTo(removing(numbers), equation(letter, -numbers)),
    {
      text: `Factor the denominator. One of its factors is ${inline(sum("x", -known))}.\n\n${inline(
        equation(polynomial([-numbers, middle, 1], "x"), factored),
      )}`,
      claim: `${known} + (${key}) = ${-middle}`,
    },
    {
      text: `The other factor, ${inline(sum("x", -key))}, is equal to $0$ at the other value, $${key}$.`,
      claim: `z = ${key}`,
    },
  ];
}

function partnerAt({ name, letter, above, middle }: Partner, { first }: Twists) {
  const below = sum(polynomial([0, first ? middle : -middle, 1], "x"), letter);
  return equation(call(name, "x"), quotient(polynomial(above, "x"), below));
}

/** The constant of a quadratic denominator is unknown, and one of the two excluded values is given. */
export const otherValue = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [middle, known] = differentInts(chance, 1, 20);
    const item = {
      name: chance.pick(FUNCTIONS),
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
    const { first, second } = at;
    const { letter } = item;
    const { middle, known } = signed(item, at);
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
        why: `The zeros of the denominator are then $${known}$ and $${key}$, whose sum is $${-middle}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${middle}$ instead of $${-middle}$ for the sum of the two zeros`,
            work: partnerWork(item, { first: !first, second }),
          },
          {
            code: "opposite-sign",
            deed: `using $${-known}$ instead of $${known}$ as the given zero`,
            work: partnerWork(item, { first, second: !second }),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `adding the coefficient of $x$ and the given value`,
          work: sum(middle, known),
        },
      }),
      opening: "A fraction is undefined where its denominator is equal to $0$.",
      steps: solution(item, at),
      hint: `What is the value of the denominator at $x = ${known}$, and what follows for $${letter}$?`,
      tip: "The two zeros of $x^{2} + bx + c$ have the sum $-b$, whatever the value of $c$ is.",
    };
  },
  facts: ({ item, at }) => {
    const { letter } = item;
    const { middle, known } = signed(item, at);
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
