import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { type Expression, call, equation, polynomial, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Draft, Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

const VARIABLES = ["x", "t", "n"] as const;

interface Defined {
  readonly name: string;
  readonly x: string;
  /** The coefficient is rise/run. */
  readonly rise: number;
  readonly run: number;
  readonly b: number;
  /** The input, or the output, that is given. */
  readonly given: number;
}

/** The twists are the sign of b and whether the given number is the output. */
function right({ x, rise, run, b }: Defined, { first }: Twists): Expression {
  return polynomial([first ? b : -b, rational(rise, run)], x);
}

function answerOf({ rise, run, b, given }: Defined, { first, second }: Twists): number {
  const term = first ? b : -b;
  return second ? ((given - term) * run) / rise : (given * rise) / run + term;
}

function suits(terms: Defined): boolean {
  const answers = siblingAnswers((at) => answerOf(terms, at));
  return (
    answers.every((answer) => Number.isInteger(answer) && answer !== 0 && answer !== terms.given) &&
    areDistinct(answers)
  );
}

function named(chance: Chance): Pick<Defined, "name" | "x"> {
  return { name: chance.pick(FUNCTIONS), x: chance.pick(VARIABLES) };
}

interface Item {
  readonly terms: Defined;
  readonly at: Twists;
}

function slipsOf({ terms: { name, x, b, given }, at: { first, second } }: Item) {
  const [does, shouldDo] = first ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    {
      code: second ? "sign-lost" : "opposite-operation",
      deed: second
        ? `moving $${b}$ to the other side without changing its sign`
        : `${does} $${b}$ instead of ${shouldDo} it`,
    },
    {
      code: "input-for-output",
      deed: second
        ? `putting $${given}$ in for $${x}$ instead of for $${name}(${x})$`
        : `setting the function equal to $${given}$ instead of putting $${given}$ in for $${x}$`,
    },
  ] as const;
}

function stepsOf({ terms, at }: Item): Step[] {
  const { name, x, b, given, rise, run } = terms;
  const key = answerOf(terms, at);
  const term = at.first ? b : -b;
  const part = polynomial([0, rational(rise, run)], x);
  if (at.second) {
    const left = equation(part, given - term);
    const whole = equation(right(terms, at), given);
    return [
      { text: `The equation is ${inline(whole)}, so ${inline(left)}.`, claim: code(left) },
      { text: `Therefore $${x} = ${key}$.`, claim: `${x} = ${key}` },
      { text: `To check, put it in: $${name}(${key}) = ${given}$.` },
    ];
  }
  const first = (rise * given) / run;
  return [
    { text: `The first term becomes $${first}$.`, claim: code(equation(part, first)) },
    {
      text: `So $${name}(${given}) = ${tex(sum(first, term))} = ${key}$.`,
      claim: `(${first}) + (${term}) = ${key}`,
    },
  ];
}

/** The value of a function at a number, or the number at which it has a value. */
function build({ terms, at }: Item): Draft {
  const { name, x, given } = terms;
  const defined = equation(call(name, x), right(terms, at));
  return {
    question: sentences(
      `The function $${name}$ is defined by ${inline(defined)}.`,
      at.second
        ? `For what value of $${x}$ is $${name}(${x}) = ${given}$?`
        : `What is the value of $${name}(${given})$?`,
    ),
    options: siblingOptions({
      at,
      answer: (each) => answerOf(terms, each),
      show: numeral,
      why: at.second
        ? `At this number the function has the value $${given}$.`
        : `It is the value of the function at $${given}$.`,
      slips: slipsOf({ terms, at }),
    }),
    opening: at.second
      ? `Set the expression equal to $${given}$ and solve for $${x}$.`
      : `Put $${given}$ in for $${x}$.`,
    steps: stepsOf({ terms, at }),
    hint: `In $${name}(${x})$, which letter is the input? Is the number $${given}$ the input or the output?`,
    tip: "The number in the parentheses is the input; what the function equals is the output.",
    archetype: at.second ? "HB02" : "HB01",
  };
}

function inputOrOutput(space: number, draw: (chance: Chance) => Defined) {
  return level<Item>({
    space,
    steps: 2,
    draw: (chance) => {
      const terms = draw(chance);
      chance.require(suits(terms), "answers coincide");
      return { terms, at: twists(chance) };
    },
    build,
    facts: ({ terms, at }) => ({
      kind: "value",
      given: [
        `output = ${code(right(terms, at))}`,
        `${at.second ? "output" : terms.x} = ${terms.given}`,
      ],
      ask: at.second ? terms.x : "output",
      told: at.second
        ? [`value of $${terms.x}$ $${terms.name}(${terms.x}) = ${terms.given}$`]
        : [`value of $${terms.name}(${terms.given})$`],
    }),
  });
}

/** A whole coefficient. */
const whole = inputOrOutput(100_000, (chance) => {
  const rise = chance.int(2, 9) * chance.sign();
  const [less, more] = [chance.nonzero(12), chance.nonzero(12)];
  const [b, given] = [(rise * (more - less)) / 2, (rise * (more + less)) / 2];
  chance.require(Number.isInteger(b) && b > 0 && b <= 60, "b does not suit");
  chance.require(Math.abs(given) <= 60 && given !== 0, "the given number does not suit");
  return { ...named(chance), rise, run: 1, b, given };
});

/** A fraction as coefficient. */
const fraction = inputOrOutput(100_000, (chance) => {
  const [rise, run] = [chance.int(2, 8), chance.int(2, 8)];
  chance.require(gcd(rise, run) === 1, "a fraction not in lowest terms");
  const b = rise * chance.int(1, 8);
  const given = rise * run * chance.nonzero(6);
  chance.require(b <= 40 && Math.abs(given) <= 120, "large numbers");
  return { ...named(chance), rise: rise * chance.sign(), run, b, given };
});

/** An output of a linear function for an input, or the input for an output. */
export const inputOrOutputOfLinearFunction = defineLevels({
  id: "input-or-output-of-linear-function",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB01", "HB02"],
  optionDesign: "orbit",
  Easy: whole,
  Medium: fraction,
});
