import { defineEntryLevels, entryLevel } from "../../../craft/assembly/levels.ts";
import { differentInts } from "../../../craft/draws/draws.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { factoringSteps } from "../../../craft/algebra/factoring.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { leadsTo, paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, polynomial } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, equals, gcd, negate, rational } from "../../../math/rational.ts";
import type { EntryDraft } from "../../../model.ts";

/** (ax - p)(x - q) = 0, multiplied out. */
interface Factored {
  readonly x: string;
  readonly a: number;
  readonly p: number;
  readonly q: number;
}

function solutions({ a, p, q }: Factored): readonly [Rational, Rational] {
  return [rational(p, a), rational(q)];
}

function equationOf({ x, a, p, q }: Factored) {
  return equation(standardForm([a, -p - a * q, p * q], x), 0);
}

function build(given: Factored): EntryDraft {
  const { x, a, p, q } = given;
  const [first, second] = solutions(given);
  const factors: [Expression, Expression] = [polynomial([-p, a], x), polynomial([-q, 1], x)];
  const negatives = [first, second]
    .map(negate)
    .filter((value) => !equals(value, first) && !equals(value, second));
  return {
    question: paragraphs(
      inline(equationOf(given)),
      "What is one of the solutions to the given equation?",
    ),
    answerKey: { kind: "values", values: [first, second] },
    why: `Both ${inline(first)} and ${inline(second)} make the left side zero, and either may be entered.`,
    slips: negatives.map((value) => ({
      code: "sign-inside-parentheses",
      value,
      reason: leadsTo(
        inline(value),
        `reading the solution ${inline(negate(value))} with the sign that stands in its factor`,
      ),
    })),
    opening: "Factor the left side: each factor gives a solution.",
    steps: [
      // Of expressions, which the facts say nothing of.
      ...factoringSteps({
        x,
        y: null,
        factors: [
          [a, -p],
          [1, -q],
        ],
      }).map(({ text }) => ({ text })),
      ...[first, second].map((value, at) =>
        stepShowing(`Set ${inline(factors[at] ?? 0)} equal to zero and solve.`, equation(x, value)),
      ),
      { text: "Either solution is a right answer." },
    ],
    hint: `To factor the left side, what are the product and the sum of the two numbers to look for?`,
    tip: "Where two answers are right, enter either of them, and substitute it in the equation first.",
  };
}

function level(a: { readonly least: number; readonly most: number }, steps: number) {
  return entryLevel<Factored>({
    space: 100_000,
    steps,
    draw: (chance) => {
      const lead = chance.int(a.least, a.most);
      const [p, q] = differentInts(chance, -60, 60);
      chance.require(p !== 0 && q !== 0 && p !== -q * lead, "a term would be missing");
      chance.require(p !== q * lead, "the two solutions are one");
      chance.require(gcd(p, lead) === 1, "the first factor can be reduced");
      const given = { x: chance.pick(UNKNOWNS), a: lead, p, q };
      chance.require(
        solutions(given).some((one) =>
          solutions(given).every((each) => !equals(each, negate(one))),
        ),
        "the solutions are opposite numbers",
      );
      return given;
    },
    build,
    facts: (given) => ({
      kind: "any-solution",
      given: [code(equationOf(given))],
      unknown: given.x,
    }),
  });
}

/** A quadratic equation that can be factored; either of its solutions is right. */
export const oneOfTwoSolutions = defineEntryLevels({
  id: "one-of-two-solutions",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  calculator: ["Medium", "Hard"],
  archetypes: ["PB02"],
  Medium: level({ least: 1, most: 1 }, 2),
  Hard: level({ least: 2, most: 9 }, 3),
});
