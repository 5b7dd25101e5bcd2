import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

/** (x ∓ p)² ∓ (r + s)(x ∓ p) + rs = 0, times a. The twists are the sign of p and that of r and s. */
interface Shifted {
  readonly x: string;
  readonly a: number;
  readonly p: number;
  readonly r: number;
  readonly s: number;
  readonly greater: boolean;
}

function inner({ x, p }: Shifted, { first }: Twists) {
  return sum(x, first ? -p : p);
}

/** The two values of the bracket, ascending. */
function brackets({ r, s }: Shifted, { second }: Twists): readonly [number, number] {
  return second ? [r, s] : [-s, -r];
}

function shiftedEquation(given: Shifted, at: Twists) {
  const [low, high] = brackets(given, at);
  const { a } = given;
  const u = inner(given, at);
  return equation(sum(product(a, power(u, 2)), product(-a * (low + high), u), a * low * high), 0);
}

function chosen(given: Shifted, at: Twists): number {
  return brackets(given, at)[given.greater ? 1 : 0];
}

function solution(given: Shifted, at: Twists): number {
  return chosen(given, at) + (at.first ? given.p : -given.p);
}

/** A quadratic equation in a bracket: the greater or the lesser solution. */
const inABracket = level({
  space: 120_000,
  steps: 3,
  draw: (chance) => {
    const given: Shifted = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(1, 3),
      p: chance.int(1, 20),
      r: chance.int(1, 11),
      s: chance.int(2, 12),
      greater: chance.flip(),
    };
    chance.require(given.r < given.s, "one order only");
    const answers = siblingAnswers((at) => solution(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x, a, p, greater } = given;
    const [low, high] = brackets(given, at);
    const [u, key] = [inner(given, at), solution(given, at)];
    const which = greater ? "greater" : "lesser";
    const inU = equation(standardForm([1, -(low + high), low * high], "u"), 0);
    const factored = equation(product(sum("u", -low), sum("u", -high)), 0);
    return {
      question: paragraphs(
        inline(shiftedEquation(given, at)),
        `What is the ${which} of the two solutions to the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => solution(given, each),
        show: numeral,
        why: `With it, ${inline(u)} is $${chosen(given, at)}$, and the left side is zero.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${at.first ? "subtracting" : "adding"} $${p}$ at the end instead of ${at.first ? "adding" : "subtracting"} it`,
          },
          {
            code: "sign-inside-parentheses",
            deed: `reading the values of the expression in parentheses as $${-low}$ and $${-high}$`,
          },
        ],
      }),
      opening: "Solve for the expression in parentheses first, and then for the unknown.",
      steps: [
        {
          text: `With $u$ for ${inline(u)}${a === 1 ? "" : `, and after division by $${a}$,`} the equation is ${inline(inU)}.`,
        },
        {
          text: `Factored, it is ${inline(factored)}, so $u$ is $${low}$ or $${high}$.`,
          claim: `${low} + (${high}) = ${low + high}`,
        },
        {
          text: `The ${which} solution comes from ${inline(equation(u, chosen(given, at)))}, which gives ${inline(equation(x, key))}.`,
          claim: code(equation(x, key)),
        },
      ],
      hint: "Write one letter for the whole expression in parentheses. What kind of equation do you get?",
      tip: "After a substitution, do not stop at the new letter: go back to the one that is asked.",
      archetype: "PB22",
    };
  },
  facts: ({ given, at }) => ({
    kind: "value",
    given: [given.x, "other"].map((x) => code(shiftedEquation({ ...given, x }, at))),
    where: [`${given.x} ${given.greater ? ">" : "<"} other`],
    ask: given.x,
    told: [`${given.greater ? "greater" : "lesser"} of the two solutions`],
  }),
});

/** Solutions of an equation that is quadratic in a bracket. */
export const quadraticInAnotherExpression = defineLevels({
  id: "quadratic-in-another-expression",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB22"],
  optionDesign: "orbit",
  Medium: inABracket,
});
