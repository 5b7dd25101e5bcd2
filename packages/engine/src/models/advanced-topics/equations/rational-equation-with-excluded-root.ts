import { unlikeInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { numberInFactor } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  equation,
  negative,
  polynomial,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Excluded {
  readonly unknown: string;
  /** The two roots of the equation without fractions, up to the sign of both. */
  readonly roots: readonly [number, number];
  /** What the first denominator is multiplied by, so that it does not show its zero. */
  readonly factor: number;
  readonly above: number;
}

/** The twists are which root makes a denominator zero and the sign of the unknown. */
function rootsOf({ roots: [u, v], factor, above }: Excluded, { first, second }: Twists) {
  const sign = second ? 1 : -1;
  return {
    excluded: sign * (first ? u : v),
    key: sign * (first ? v : u),
    shift: -sign * (u + v + factor * above),
    above: sign * above,
  };
}

function excludingEquation(item: Excluded, at: Twists): Relation {
  const { unknown, factor } = item;
  const { excluded, shift, above } = rootsOf(item, at);
  const common = [-excluded * shift, shift - excluded, 1].map((each) => factor * each);
  const number = excluded * (shift + excluded);
  const below = polynomial(common, unknown);
  return equation(
    sum(
      quotient(unknown, polynomial([-factor * excluded, factor], unknown)),
      quotient(above, sum(unknown, shift)),
    ),
    number < 0 ? negative(quotient(-number, below)) : quotient(number, below),
  );
}

/** Without its fractions the equation has a root at which a denominator is zero. */
const extraneousRoot = level({
  space: 100_000,
  steps: 5,
  draw: (chance) => {
    const [u, v] = unlikeInts(chance, 12);
    const item = {
      unknown: chance.pick(UNKNOWNS),
      roots: [Math.abs(u), u > 0 ? v : -v] as const,
      factor: chance.int(2, 6),
      above: chance.nonzero(9),
    };
    const { excluded, key, shift } = rootsOf(item, { first: true, second: true });
    const sizes = [0, excluded, key].map(Math.abs);
    chance.require(!sizes.includes(Math.abs(shift)) && Math.abs(shift) <= 25, "a term vanishes");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown, factor } = item;
    const { excluded, key, shift, above } = rootsOf(item, at);
    const line = sum(unknown, -excluded);
    const common = product(factor, line, sum(unknown, shift));
    const without = equation(
      sum(product(unknown, sum(unknown, shift)), product(factor * above, line)),
      excluded * (shift + excluded),
    );
    const standard = equation(polynomial([excluded * key, -(excluded + key), 1], unknown), 0);
    return {
      question: paragraphs(
        inline(excludingEquation(item, at)),
        "What is the solution to the given equation?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => rootsOf(item, each).key,
        show: numeral,
        why: "It solves the equation, and no denominator is zero there.",
        slips: [
          {
            code: "extraneous-solution",
            deed: "keeping the root at which a denominator is zero",
          },
          {
            code: "sign-inside-parentheses",
            deed: "reading the roots off the factors with the wrong sign",
          },
        ],
        corner: numberInFactor(sum(unknown, -excluded)),
      }),
      opening: "Multiply by the common denominator, solve, and drop a root that makes it zero.",
      steps: [
        {
          text: `The common denominator is ${inline(common)}. Multiplying by it gives ${inline(without)}.`,
          claim: code(without),
        },
        { text: `In standard form it is ${inline(standard)}.`, claim: code(standard) },
        {
          text: `It factors as ${inline(equation(product(line, sum(unknown, -key)), 0))}.`,
        },
        {
          text: `At $${unknown} = ${excluded}$ the denominator ${inline(line)} is zero, so $${unknown} = ${key}$.`,
          claim: `${unknown} = ${key}`,
        },
      ],
      hint: "Which values must not be put in? Solve without fractions, then compare.",
      tip: "After clearing fractions, check every root in the denominators you started from.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(excludingEquation(item, at))],
    ask: item.unknown,
  }),
});

/** A rational equation, one of whose roots makes a denominator zero. */
export const rationalEquationWithExcludedRoot = defineLevels({
  id: "rational-equation-with-excluded-root",
  version: 2,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB11"],
  optionDesign: "orbit",
  Hard: extraneousRoot,
});
