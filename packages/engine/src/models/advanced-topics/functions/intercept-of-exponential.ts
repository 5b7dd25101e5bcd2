import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, point } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Shifted {
  readonly name: string;
  readonly factor: number;
  readonly base: number;
  readonly added: number;
}

/** The twists are whether the exponent is x or x + 1, and the sign of the number added. */
function height({ factor, base, added }: Shifted, { first, second }: Twists): number {
  return (first ? factor : factor * base) + (second ? added : -added);
}

function tree({ factor, base, added }: Shifted, { first, second }: Twists) {
  const exponent = first ? "x" : sum("x", 1);
  return sum(product(factor, power(base, exponent)), second ? added : -added);
}

/** The y-intercept of a shifted exponential function. */
const fromEquation = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const item = {
      name: chance.pick(["f", "g", "h"]),
      factor: chance.int(2, 30),
      base: chance.int(2, 9),
      added: chance.int(2, 60),
    };
    const heights = siblingAnswers((at) => height(item, at));
    chance.require(areDistinct([...heights, 0]), "heights coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name, factor, base, added } = item;
    const key = height(item, at);
    const start = at.first ? factor : factor * base;
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), tree(item, at))),
        `What is the $y$-intercept of the graph of $y = ${name}(x)$ in the $xy$-plane?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => height(item, each),
        show: (each) => point(0, each),
        why: `At $x = 0$ the value of the function is $${key}$.`,
        slips: [
          {
            code: "exponent-rule",
            deed: at.first
              ? `taking $${base}$ instead of $1$ for the power with the exponent $0$`
              : `taking $1$ instead of $${base}$ for the power with the exponent $1$`,
          },
          {
            code: "opposite-operation",
            deed: `${at.second ? "subtracting" : "adding"} $${added}$ instead of ${at.second ? "adding" : "subtracting"} it`,
          },
        ],
        corner: {
          code: "exponent-rule",
          deed: `reading the right side as ${inline(tree(item, { first: !at.first, second: !at.second }))}`,
        },
      }),
      opening: "A graph meets the $y$-axis where $x$ is zero.",
      steps: [
        {
          text: at.first
            ? `At $x = 0$ the exponent is $0$ and the power is $1$, so the first term is $${factor}$.`
            : `At $x = 0$ the exponent is $1$ and the power is $${base}$, so the first term is $${start}$.`,
          claim: `${factor}*${base}^${at.first ? 0 : 1} = ${start}`,
        },
        {
          text: `With the second term the value is $${start} ${at.second ? "+" : "-"} ${added} = ${key}$, so the $y$-intercept is ${point(0, key).text}.`,
          claim: `y = ${key}`,
        },
      ],
      hint: "What is the exponent when $x$ is zero, and what is the power then?",
      tip: "Any positive number to the power $0$ is $1$, not $0$ and not the number itself.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: ["u = 0", `y = ${code(tree(item, at)).replaceAll("x", "u")}`],
    ask: "u, y",
    told: [
      inline(equation(call(item.name, "x"), tree(item, at))),
      `$y$-intercept of the graph of $y = ${item.name}(x)$`,
    ],
  }),
});

/** Where the graph of an exponential function meets the y-axis. */
export const interceptOfExponential = defineLevels({
  id: "intercept-of-exponential",
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC03"],
  optionDesign: "orbit",
  Medium: fromEquation,
});
