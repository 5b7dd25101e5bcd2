import { factorMisread } from "../../../craft/algebra/factor-misread.ts";
import { unlikeInts } from "../../../craft/draws/draws.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  equation,
  negative,
  polynomial,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

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

function stepsOf(item: Excluded, at: Twists): Step[] {
  const { unknown, factor } = item;
  const { excluded, key, shift, above } = rootsOf(item, at);
  const line = sum(unknown, -excluded);
  const other = sum(unknown, shift);
  const number = excluded * (shift + excluded);
  const without = equation(sum(product(unknown, other), product(factor * above, line)), number);
  const standard = equation(polynomial([excluded * key, -(excluded + key), 1], unknown), 0);
  const below = polynomial(
    [-excluded * shift, shift - excluded, 1].map((each) => factor * each),
    unknown,
  );
  return [
    {
      text: paragraphs(
        "Factor the denominators.",
        inline(equation(polynomial([-factor * excluded, factor], unknown), product(factor, line))),
        inline(equation(below, product(factor, line, other))),
      ),
    },
    stepTo(
      `Multiply both sides by the common denominator, ${inline(product(factor, line, other))}.`,
      without,
    ),
    stepTo(
      "Expand the left side.",
      equation(
        sum(
          power(unknown, 2),
          product(shift, unknown),
          product(factor * above, unknown),
          -factor * above * excluded,
        ),
        number,
      ),
    ),
    stepTo("Combine like terms, and move all terms to the left side.", standard),
    stepShowing("Factor.", equation(product(line, sum(unknown, -key)), 0)),
    stepThrough(
      `The factors are zero at $${excluded}$ and $${key}$. Substitute $${excluded}$ into the first denominator.`,
      sum(times(factor, excluded), -factor * excluded),
      0,
    ),
    stepTo(
      `The fraction is undefined there, so $${excluded}$ is not a solution of the given equation.`,
      equation(unknown, key),
    ),
  ];
}

/** Without its fractions the equation has a root at which a denominator is zero. */
const extraneousRoot = siblingLevel<Excluded>({
  space: 100_000,
  steps: 5,
  numbers: (chance) => {
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
    return item;
  },
  answer: (item, at) => rootsOf(item, at).key,
  allows: () => true,
  word: (item, at) => {
    const { unknown, factor } = item;
    const { excluded, key, shift } = rootsOf(item, at);
    const first = polynomial([-factor * excluded, factor], unknown);
    return {
      question: paragraphs(
        inline(excludingEquation(item, at)),
        "What is the solution to the given equation?",
      ),
      why: `No denominator is zero at $${key}$: ${inline(equation(sum(times(factor, key), -factor * excluded), factor * (key - excluded)))} and ${inline(equation(sum(key, shift), key + shift))}.`,
      slips: [
        {
          code: "extraneous-solution",
          deed: `keeping the root at which the first denominator is ${inline(equation(sum(times(factor, excluded), -factor * excluded), 0))}`,
        },
        factorMisread(unknown, key),
      ],
      corner: factorMisread(unknown, excluded),
      opening: "Multiply by the common denominator, solve, and drop a root that makes it zero.",
      steps: stepsOf(item, at),
      hint: `For which values of $${unknown}$ are ${inline(first)} and ${inline(sum(unknown, shift))} equal to zero?`,
      tip: "After clearing fractions, check every root in the denominators you started from.",
    };
  },
  facts: (item, at) => ({
    kind: "value",
    given: [code(excludingEquation(item, at))],
    ask: item.unknown,
  }),
});

/** A rational equation, one of whose roots makes a denominator zero. */
export const rationalEquationWithExcludedRoot = defineLevels({
  id: "rational-equation-with-excluded-root",
  version: 4,
  topic: "advanced-topics",
  skill: "P.B",
  calculator: ["Hard"],
  archetypes: ["PB11"],
  optionDesign: "orbit",
  Hard: extraneousRoot,
});
