import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, quotient, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

interface Divided {
  readonly x: string;
  readonly m: number;
  readonly b: number;
  readonly c: number;
  /** Whether the number stands on the left of the equal sign. */
  readonly reversed: boolean;
}

/** The twists are the sign of b and whether b is divided too: x/m ± b = c or (x ± b)/m = c. */
function divided({ x, m, b, c, reversed }: Divided, { first, second }: Twists) {
  const term = first ? b : -b;
  const side = second ? quotient(sum(x, term), m) : sum(quotient(x, m), term);
  return reversed ? equation(c, side) : equation(side, c);
}

function dividedSolution({ m, b, c }: Divided, { first, second }: Twists): number {
  const term = first ? b : -b;
  return second ? m * c - term : m * (c - term);
}

/** One fraction, of the unknown alone or of the unknown and a number. */
const oneFraction = level<{ terms: Divided; at: Twists }>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const terms = {
      x: chance.pick(UNKNOWNS),
      m: chance.int(2, 9),
      b: chance.int(2, 20),
      c: chance.nonzero(15),
      reversed: chance.flip(),
    };
    const solutions = siblingAnswers((at) => dividedSolution(terms, at));
    chance.require(!solutions.includes(0) && areDistinct(solutions), "a solution is 0");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { x, m, b, c } = terms;
    const key = dividedSolution(terms, at);
    const [undo, repeat] = at.first ? ["Subtracting", "adding"] : ["Adding", "subtracting"];
    const term = at.first ? b : -b;
    const rest = at.second ? equation(sum(x, term), m * c) : equation(quotient(x, m), c - term);
    return {
      question: paragraphs(
        inline(divided(terms, at)),
        `What value of $${x}$ satisfies the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => dividedSolution(terms, each),
        show: numeral,
        why: `Put in for $${x}$, it makes the two sides equal.`,
        slips: [
          { code: "sign-lost", deed: `${repeat} $${b}$ instead of ${undo.toLowerCase()} it` },
          {
            code: at.second ? "order-of-steps" : "distributed-to-one-term",
            deed: at.second
              ? `multiplying $${b}$ by $${m}$ as well, as if it stood beside the fraction,`
              : `multiplying $${c}$ by $${m}$ but not $${b}$`,
          },
        ],
      }),
      opening: at.second
        ? "Multiply both sides by the denominator first, since the whole numerator is divided."
        : "Undo what is added or subtracted first, then the division.",
      steps: [
        {
          text: at.second
            ? `Multiplying both sides by $${m}$ gives ${inline(rest)}.`
            : `${undo} $${b}$ on both sides gives ${inline(rest)}.`,
          claim: code(rest),
        },
        {
          text: at.second
            ? `${undo} $${b}$ on both sides gives ${inline(equation(x, key))}.`
            : `Multiplying both sides by $${m}$ gives ${inline(equation(x, key))}.`,
          claim: code(equation(x, key)),
        },
      ],
      hint: "Is the number added before the division or after it? Undo the last operation first.",
      tip: "Look how far a fraction bar reaches: it divides all that stands above it.",
      archetype: "HA04",
    };
  },
  facts: ({ terms, at }) => ({ kind: "value", given: [code(divided(terms, at))], ask: terms.x }),
});

interface Proportion {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The twists are the sign of a and whether the unknown stands above: (x ± a)/b = c/d or b/(x ± a) = c/d. */
function proportion({ x, a, b, c, d }: Proportion, { first, second }: Twists) {
  const unknown = sum(x, first ? a : -a);
  return equation(second ? quotient(unknown, b) : quotient(b, unknown), quotient(c, d));
}

/** What the fractions make of the unknown part, x ± a. */
function unknownPart({ b, c, d }: Proportion, above: boolean): number {
  return above ? (b * c) / d : (b * d) / c;
}

function proportionSolution(terms: Proportion, { first, second }: Twists): number {
  return unknownPart(terms, second) - (first ? terms.a : -terms.a);
}

/** Two equal fractions, the unknown above or below one of the bars. */
const twoFractions = level<{ terms: Proportion; at: Twists }>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [c, d] = [chance.int(2, 9), chance.int(2, 9)];
    chance.require(gcd(c, d) === 1, "a fraction not in lowest terms");
    const b = c * d * chance.int(1, 4);
    chance.require(b <= 150, "large numbers");
    const terms = { x: chance.pick(UNKNOWNS), a: chance.int(1, 25), b, c, d };
    const solutions = siblingAnswers((at) => proportionSolution(terms, at));
    chance.require(!solutions.includes(0) && areDistinct(solutions), "solutions coincide");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { x, a, b, c, d } = terms;
    const key = proportionSolution(terms, at);
    const part = unknownPart(terms, at.second);
    const unknown = sum(x, at.first ? a : -a);
    const crossed = at.second
      ? equation(product(d, unknown), b * c)
      : equation(product(c, unknown), b * d);
    return {
      question: paragraphs(
        inline(proportion(terms, at)),
        `What value of $${x}$ is the solution to the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => proportionSolution(terms, each),
        show: numeral,
        why: `With this value, ${inline(unknown)} is $${part}$, and the two fractions are equal.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${at.first ? "adding" : "subtracting"} $${a}$ at the end instead of ${at.first ? "subtracting" : "adding"} it`,
          },
          {
            code: "ratio-upside-down",
            deed: `turning the fraction ${inline(quotient(c, d))} upside down`,
          },
        ],
      }),
      opening: "In two equal fractions, the products of opposite corners are equal.",
      steps: [
        { text: `Cross multiplying gives ${inline(crossed)}.`, claim: code(crossed) },
        {
          text: `Dividing both sides gives ${inline(equation(unknown, part))}.`,
          claim: code(equation(unknown, part)),
        },
        {
          text: `${at.first ? "Subtracting" : "Adding"} $${a}$ gives ${inline(equation(x, key))}.`,
          claim: code(equation(x, key)),
        },
      ],
      hint: "Which products are equal when two fractions are equal?",
      tip: "After cross multiplying, check that each product joins a top with the bottom of the other side.",
      archetype: "HA21",
    };
  },
  facts: ({ terms, at }) => ({
    kind: "value",
    given: [code(proportion(terms, at))],
    ask: terms.x,
  }),
});

/** The solution of an equation with one fraction, or with two equal ones. */
export const equationWithFractions = defineLevels({
  id: "equation-with-fractions",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA04", "HA21"],
  optionDesign: "orbit",
  Easy: oneFraction,
  Medium: twoFractions,
});
