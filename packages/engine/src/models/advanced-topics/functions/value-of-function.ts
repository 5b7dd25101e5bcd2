import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, call, equation, polynomial } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

const FUNCTIONS = ["f", "g", "h"] as const;

interface Cubic {
  readonly name: string;
  readonly lead: number;
  readonly middle: number;
  readonly input: number;
}

/** The twists are the signs of the input and of the square term. */
function cubic({ lead, middle }: Cubic, { second }: Twists, x: string): Expression {
  return polynomial([0, 0, second ? middle : -middle, lead], x);
}

function cubicValue({ lead, middle, input }: Cubic, { first, second }: Twists): number {
  const x = first ? input : -input;
  return lead * x ** 3 + (second ? middle : -middle) * x * x;
}

/** A cubic function is evaluated. */
const cubicAt = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const item = {
      name: chance.pick(FUNCTIONS),
      lead: chance.int(2, 60),
      middle: chance.int(2, 99),
      input: chance.int(2, 5),
    };
    chance.require(
      areDistinct([...siblingAnswers((at) => cubicValue(item, at)), 0]),
      "answers coincide",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name, lead, input } = item;
    const x = at.first ? input : -input;
    const middle = at.second ? item.middle : -item.middle;
    const key = cubicValue(item, at);
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), cubic(item, at, "x"))),
        `For the given function $${name}$, what is the value of $${name}(${x})$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => cubicValue(item, each),
        show: numeral,
        why: "Powers are taken first, then the products are formed and added.",
        slips: [
          {
            code: "opposite-sign",
            deed: `taking $${-(x ** 3)}$ for the cube of $${x}$`,
          },
          {
            code: "opposite-operation",
            deed: `${at.second ? "subtracting" : "adding"} the second term instead of ${at.second ? "adding" : "subtracting"} it`,
          },
        ],
      }),
      opening: "Put the number in parentheses wherever the variable stands, and take powers first.",
      steps: [
        {
          text: `The cube of $${x}$ is $${x ** 3}$, and its square is $${x * x}$.`,
          claim: `(${x})^3 = ${x ** 3}`,
        },
        {
          text: `So $${name}(${x}) = ${tex(lead)}(${tex(x ** 3)}) ${middle < 0 ? "-" : "+"} ${tex(Math.abs(middle))}(${tex(x * x)}) = ${tex(key)}$.`,
          claim: `${lead}*(${x})^3 + (${middle})*(${x})^2 = ${key}`,
        },
      ],
      hint: "Which sign does an odd power of a negative number have, and which an even power?",
      tip: "Write parentheses around a negative number before you raise it to a power.",
    };
  },
  facts: ({ item, at }) => {
    const x = at.first ? item.input : -item.input;
    return {
      kind: "value",
      given: [`u = ${x}`, `y = ${code(cubic(item, at, "u"))}`],
      ask: "y",
      told: [
        inline(equation(call(item.name, "x"), cubic(item, at, "x"))),
        `value of $${item.name}(${x})$`,
      ],
    };
  },
});

/** The value of a function at a number. */
export const valueOfFunction = defineLevels({
  id: "value-of-function",
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC01"],
  optionDesign: "orbit",
  Easy: cubicAt,
});
