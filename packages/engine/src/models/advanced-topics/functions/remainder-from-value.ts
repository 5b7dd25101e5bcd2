import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

interface Known {
  readonly name: string;
  readonly place: number;
  readonly value: number;
}

/** The twists are the signs of the place and of the value. */
function known({ place, value }: Known, { first, second }: Twists) {
  return { x: first ? place : -place, y: second ? value : -value };
}

function text(item: Known, at: Twists): string {
  const { x, y } = known(item, at);
  return `The remainder when $${item.name}(x)$ is divided by ${inline(sum("x", -x))} is $${y}$.`;
}

/** One value of a polynomial is given, and the remainder of a division follows. */
const mustBeTrue = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => ({
    item: {
      name: chance.pick(["f", "g", "h", "p", "q", "r"]),
      place: chance.int(1, 60),
      value: chance.int(1, 99),
    },
    at: twists(chance),
  }),
  build: ({ item, at }) => {
    const { name } = item;
    const { x, y } = known(item, at);
    const divisor = sum("x", -x);
    return {
      question: sentences(
        `For a polynomial function $${name}$, the value of $${name}(${x})$ is $${y}$.`,
        `Which of the following must be true about $${name}(x)$?`,
      ),
      options: statementOptions({
        at,
        text: (each) => text(item, each),
        why: `At $x = ${x}$ the divisor ${inline(divisor)} is zero, so only the remainder is left.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `choosing a divisor that is zero at $x = ${-x}$`,
          },
          { code: "opposite-sign", deed: "changing the sign of the value" },
          {
            code: "opposite-sign",
            deed: `using $${name}(${-x}) = ${-y}$ instead of $${name}(${x}) = ${y}$`,
          },
        ],
      }),
      opening: "The remainder after division by a linear expression is the value at its zero.",
      steps: [
        {
          text: `Dividing by ${inline(divisor)} gives a quotient $Q(x)$ and a remainder $R$ with ${inline(equation(call(name, "x"), sum(product(divisor, call("Q", "x")), "R")))}.`,
        },
        {
          text: `At $x = ${x}$ the product is zero, so $R = ${name}(${x}) = ${y}$.`,
          claim: `value = ${y}`,
        },
        { text: `Nothing is known about the value at $x = ${-x}$.` },
      ],
      hint: "Write the polynomial as divisor times quotient plus remainder. For which $x$ does the product vanish?",
      tip: "Dividing by $x - a$? Put in $a$: the value is the remainder, and $0$ means a factor.",
    };
  },
  facts: ({ item, at }) => {
    const { x, y } = known(item, at);
    // The value at the opposite place is open.
    const name = (place: number) => (place === x ? "value" : "other");
    return {
      kind: "statement",
      given: [`value = ${y}`],
      claims: statementClaims(
        (each) => text(item, each),
        (each) => {
          const claimed = known(item, each);
          return [`${name(claimed.x)} = ${claimed.y}`];
        },
      ),
      told: [`value of $${item.name}(${x})$ is ${y} true about $${item.name}(x)$`],
    };
  },
});

/** What one value of a polynomial says about a division. */
export const remainderFromValue = defineLevels({
  id: "remainder-from-value",
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC29"],
  optionDesign: "orbit",
  Hard: mustBeTrue,
});
