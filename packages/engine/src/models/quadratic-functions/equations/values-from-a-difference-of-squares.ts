import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { type Misstep, leadingTo } from "../../../craft/options/slips.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Operand,
  equation,
  fraction,
  negative,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["first", "second", "combined", "product"] as const;
type Ask = (typeof ASKS)[number];

interface Numbers {
  readonly letters: readonly [string, string];
  readonly x: number;
  readonly y: number;
  /** Whether the sum of the numbers is given, or their difference. */
  readonly sumGiven: boolean;
  readonly ask: Ask;
}

function givenEquations({ letters: [u, v], x, y, sumGiven }: Numbers) {
  return [
    equation(sum(power(u, 2), negative(power(v, 2))), x * x - y * y),
    equation(sum(u, sumGiven ? v : negative(v)), sumGiven ? x + y : x - y),
  ] as const;
}

/** The factor that is given and the other, with their values. */
function factorsOf({ letters: [u, v], x, y, sumGiven }: Numbers) {
  const [plus, minus] = [sum(u, v), sum(u, negative(v))];
  return sumGiven
    ? { knownTerm: plus, known: x + y, otherTerm: minus, combined: x - y }
    : { knownTerm: minus, known: x - y, otherTerm: plus, combined: x + y };
}

function misstep(given: Numbers, other: Ask): Misstep {
  const {
    letters: [u, v],
    x,
    y,
  } = given;
  const { otherTerm, known, combined } = factorsOf(given);
  const [all, rest] = given.sumGiven ? [known, combined] : [combined, known];
  const giving = (name: string, work: Operand): Misstep => ({
    code: "another-quantity",
    deed: `giving the value of $${name}$`,
    work,
  });
  switch (other) {
    case "first":
      return giving(u, quotient(all + rest, 2));
    case "second":
      return giving(v, quotient(all - rest, 2));
    case "product":
      return giving(`${u}${v}`, times(x, y));
    case "combined":
      return {
        code: "stopped-early",
        deed: `stopping at the value of ${inline(otherTerm)}`,
        ...(Math.abs(known) > 1 && { work: fraction(known * combined, known) }),
      };
  }
}

/** By the other factor to both numbers, as far as they are asked for. */
function stepsOf(given: Numbers): Step[] {
  const {
    letters: [u, v],
    x,
    y,
    ask,
  } = given;
  const { knownTerm, known, otherTerm, combined } = factorsOf(given);
  const squares = x * x - y * y;
  const found = equation(otherTerm, combined);
  const factored = stepShowing(
    "Factor the left side of the first equation, a difference of squares.",
    equation(product(knownTerm, otherTerm), squares),
  );
  const second =
    known === 1
      ? [stepTo(`Substitute $1$ for ${inline(knownTerm)}.`, found)]
      : [
          stepShowing(
            `Substitute $${known}$ for ${inline(knownTerm)}.`,
            equation(product(known, otherTerm), squares),
          ),
          stepTo(`Divide both sides by $${known}$.`, found),
        ];
  if (ask === "combined") return [factored, ...second];
  const first = [
    stepShowing(
      `Add this equation to ${inline(equation(knownTerm, known))}.`,
      equation(product(2, u), 2 * x),
    ),
    stepTo("Divide both sides by $2$.", equation(u, x)),
  ];
  if (ask === "first") return [factored, ...second, ...first];
  const last = [
    stepShowing(
      `Substitute $${x}$ for $${u}$ in ${inline(givenEquations(given)[1])}.`,
      equation(sum(x, given.sumGiven ? v : negative(v)), known),
    ),
    given.sumGiven
      ? stepThrough(`Subtract $${x}$ from both sides.`, v, sum(known, -x), y)
      : stepThrough(`Solve for $${v}$.`, v, sum(x, -known), y),
  ];
  const both = [factored, ...second, ...first, ...last];
  return ask === "product"
    ? [...both, stepThrough("Multiply the two values.", times(x, y), x * y)]
    : both;
}

/** x² - y² and x + y, or x - y, are given; one of four numbers is asked. */
const fromSquares = level<Numbers>({
  space: 200_000,
  steps: 3,
  draw: (chance) => {
    const [u = "x", v = "y"] = chance.sample(UNKNOWNS, 2).toSorted();
    const given = {
      letters: [u, v] as const,
      x: chance.int(2, 25),
      y: chance.nonzero(20),
      sumGiven: chance.flip(),
      ask: chance.pick(ASKS),
    };
    const { x, y, sumGiven } = given;
    const combined = sumGiven ? x - y : x + y;
    chance.require(Math.abs(x) !== Math.abs(y), "no difference of squares");
    chance.require(areDistinct([x, y, combined, x * y]), "two numbers coincide");
    return given;
  },
  build: (given) => {
    const { letters, x, y, ask, sumGiven } = given;
    const [u, v] = letters;
    const { otherTerm, combined } = factorsOf(given);
    const [squares, linear] = givenEquations(given);
    const asked = { first: u, second: v, combined: otherTerm, product: `${u}${v}` }[ask];
    const name = typeof asked === "string" ? `$${asked}$` : inline(asked);
    return {
      question: paragraphs(
        inline(squares),
        inline(linear),
        `The solution to the given system of equations is $(${u}, ${v})$. What is the value of ${name}?`,
      ),
      options: rotatingOptions({
        faces: {
          first: numeral(x),
          second: numeral(y),
          combined: numeral(combined),
          product: numeral(x * y),
        },
        ask,
        why: `The values $${u} = ${x}$ and $${v} = ${y}$ satisfy the first equation too: ${inline(equation(sum(power(x, 2), negative(power(y, 2))), x * x - y * y))}.`,
        slip: (other) => misstep(given, other),
      }),
      unoffered:
        ask === "second"
          ? [
              leadingTo(numeral(-y), {
                code: "opposite-sign",
                deed: "subtracting in the wrong order at the end",
                work: sumGiven ? sum(x, -x - y) : sum(x - y, -x),
              }),
            ]
          : [],
      opening: "A difference of squares is the product of the sum and the difference.",
      steps: stepsOf(given),
      hint: `As a product, what is ${inline(squares.left)}, and which factor does the second equation give?`,
      tip: "A difference of two squares can be factored: $a^2 - b^2 = (a + b)(a - b)$.",
      archetype: "PB21",
    };
  },
  facts: (given) => {
    const [u, v] = given.letters;
    const combined = given.sumGiven ? `${u} - ${v}` : `${u} + ${v}`;
    const asked = { first: u, second: v, combined, product: `${u}${v}` }[given.ask];
    return {
      kind: "value",
      given: givenEquations(given).map(code),
      ask: given.ask === "product" ? `${u}*${v}` : asked,
      told: [`solution system $(${u}, ${v})$ value of $${asked}$`],
    };
  },
});

/** A number that follows from a difference of squares and a sum or difference. */
export const valuesFromADifferenceOfSquares = defineLevels({
  id: "values-from-a-difference-of-squares",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB21"],
  optionDesign: "rotating-ask",
  Medium: fromSquares,
});
