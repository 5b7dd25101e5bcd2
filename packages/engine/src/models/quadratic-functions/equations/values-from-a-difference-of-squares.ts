import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, negative, power, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const ASKS = ["first", "second", "combined", "product"] as const;

interface Numbers {
  readonly letters: readonly [string, string];
  readonly x: number;
  readonly y: number;
  /** Whether the sum of the numbers is given, or their difference. */
  readonly sumGiven: boolean;
  readonly ask: (typeof ASKS)[number];
}

function givenEquations({ letters: [u, v], x, y, sumGiven }: Numbers) {
  return [
    equation(sum(power(u, 2), negative(power(v, 2))), x * x - y * y),
    equation(sum(u, sumGiven ? v : negative(v)), sumGiven ? x + y : x - y),
  ] as const;
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
    const { letters, x, y, sumGiven, ask } = given;
    const [u, v] = letters;
    const known = sumGiven ? x + y : x - y;
    const combined = sumGiven ? x - y : x + y;
    const [knownTerm, otherTerm] = sumGiven
      ? [sum(u, v), sum(u, negative(v))]
      : [sum(u, negative(v)), sum(u, v)];
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
        why: `The solution is $${u} = ${x}$ and $${v} = ${y}$.`,
        slip: (other) => ({
          code: other === "combined" ? "stopped-early" : "another-quantity",
          deed: `giving the value of ${{ first: `$${u}$`, second: `$${v}$`, combined: inline(otherTerm), product: `$${u}${v}$` }[other]}`,
        }),
      }),
      opening: "A difference of squares is the product of the sum and the difference.",
      steps: [
        {
          text: `The left side of the first equation is the product of ${inline(knownTerm)} and ${inline(otherTerm)}.`,
        },
        {
          text: `Dividing ${inline(x * x - y * y)} by $${known}$ gives ${inline(equation(otherTerm, combined))}.`,
          claim: code(equation(otherTerm, combined)),
        },
        ...(ask === "combined"
          ? []
          : [
              {
                text: `Adding the two linear equations gives ${inline(equation(`2${u}`, 2 * x))}, so $${u} = ${x}$ and $${v} = ${y}$.`,
                claim: `${u} = ${x}`,
              },
            ]),
        ...(ask === "product"
          ? [{ text: `Their product is $${x * y}$.`, claim: `${u}*${v} = ${x * y}` }]
          : []),
      ],
      hint: "Factor the left side of the first equation. Which of its factors do you know?",
      tip: "When you see two squares with a minus between them, think of a sum times a difference.",
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
  version: 1,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB21"],
  optionDesign: "rotating-ask",
  Medium: fromSquares,
});
