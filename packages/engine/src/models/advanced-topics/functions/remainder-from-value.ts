import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
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
        why: `The divisor ${inline(divisor)} is zero at $x = ${x}$, so the value there is the remainder.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `choosing the divisor ${inline(sum("x", x))}, which is zero at $x = ${-x}$ and not at $x = ${x}$,`,
          },
          {
            code: "opposite-sign",
            deed: `changing the sign of the value $${y}$, as if the remainder were subtracted,`,
          },
          {
            code: "opposite-sign",
            deed: `concluding from $${name}(${x}) = ${y}$ that $${name}(${-x})$ is $${-y}$`,
          },
        ],
      }),
      opening: "A polynomial is equal to the divisor times the quotient, plus the remainder.",
      steps: [
        stepShowing(
          `Divide by ${inline(divisor)}, which is zero at $x = ${x}$. Let $Q(x)$ be the quotient and $R$ the remainder.`,
          equation(call(name, "x"), sum(product(divisor, call("Q", "x")), "R")),
        ),
        stepShowing(
          `Substitute $${x}$ for $x$.`,
          equation(call(name, x), sum(product(sum(x, -x), call("Q", x)), "R")),
        ),
        {
          text: `The value of $${name}(${-x})$ is not given, so nothing is known about a division by ${inline(sum("x", x))}.`,
        },
        {
          text: `The divisor and its product with $Q(${x})$ are equal to $0$, so the remainder is the given value.\n\n$R = ${y}$`,
          claim: `value = ${y}`,
        },
      ],
      hint: `Which linear expression is zero at $x = ${x}$, where the value is given?`,
      tip: "The remainder of a division by $x - a$ is the value of the polynomial at $x = a$.",
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
  version: 4,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC29"],
  optionDesign: "orbit",
  Hard: mustBeTrue,
});
