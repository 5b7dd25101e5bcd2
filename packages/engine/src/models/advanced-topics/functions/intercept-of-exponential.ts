import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, point } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, power, product, sum, times } from "../../../math/expression.ts";
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

/** The value at 0 of a sibling, "9 \\cdot 6 + 23 = 77". */
function heightText(item: Shifted, at: Twists): string {
  const { factor, base, added } = item;
  const main = times(factor, at.first ? 1 : base);
  return inline(equation(sum(main, at.second ? added : -added), height(item, at)));
}

/** The y-intercept of a shifted exponential function. */
const fromEquation = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const item = {
      name: chance.pick(FUNCTIONS),
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
    const value = at.first ? 1 : base;
    const { first, second } = at;
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), tree(item, at))),
        `What is the $y$-intercept of the graph of $y = ${name}(x)$ in the $xy$-plane?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => height(item, each),
        show: (each) => point(0, each),
        why: `It has $x = 0$, as each point of the $y$-axis, and the height $${name}(0) = ${key}$.`,
        slips: [
          {
            code: "exponent-rule",
            deed: at.first
              ? `using $${base}$ for the power with the exponent $0$, as in ${heightText(item, { first: !first, second })},`
              : `using $1$ for the power, as if the exponent were $0$, as in ${heightText(item, { first: !first, second })},`,
          },
          {
            code: "opposite-operation",
            deed: `${at.second ? "subtracting" : "adding"} $${added}$ instead of ${at.second ? "adding" : "subtracting"} it, as in ${heightText(item, { first, second: !second })},`,
          },
        ],
        corner: {
          code: "exponent-rule",
          deed: `using $${at.first ? base : 1}$ for the power and ${at.second ? "subtracting" : "adding"} $${added}$, as in ${heightText(item, { first: !first, second: !second })},`,
        },
      }),
      opening: "A graph crosses the $y$-axis where $x$ is equal to $0$.",
      steps: [
        {
          text: at.first
            ? `Substitute $0$ for $x$, and find the power with the exponent $0$.\n\n$${base}^{0} = 1$`
            : `Substitute $0$ for $x$ in the exponent. The exponent is $1$, so the power is $${base}$ itself.\n\n$0 + 1 = 1$`,
          claim: `${base}^${at.first ? 0 : 1} = ${value}`,
        },
        stepTo(
          `Multiply the power by the coefficient, $${factor}$.`,
          equation(times(factor, value), factor * value),
        ),
        stepThrough(
          `${at.second ? "Add" : "Subtract"} $${added}$.`,
          call(name, 0),
          sum(factor * value, at.second ? added : -added),
          key,
        ),
        { text: `So the $y$-intercept is ${point(0, key).text}.`, claim: `y = ${key}` },
      ],
      hint: `What is the exponent when $x = 0$, and what is the value of this power of $${base}$?`,
      tip: at.first
        ? "Any nonzero number to the power $0$ is equal to $1$."
        : "Find the value of the whole exponent first, and then the power.",
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
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC03"],
  optionDesign: "orbit",
  Medium: fromEquation,
});
