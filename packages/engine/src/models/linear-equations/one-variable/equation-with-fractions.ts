import { removing } from "../../../craft/algebra/moving-terms.ts";
import {
  type TwoFractions,
  groupOf,
  proportion,
  proportionSlips,
  proportionWork,
} from "../../../craft/algebra/equal-fractions.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, expression, product, quotient, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Divided {
  readonly x: string;
  readonly m: number;
  readonly b: number;
  readonly c: number;
  /** Whether the number stands on the left of the equal sign. */
  readonly reversed: boolean;
}

/** Whether b is added, whether it is divided too, and whether the fraction or its numerator is asked for. */
type DividedFork = "added" | "above" | "whole";

interface OneFraction {
  readonly terms: Divided;
  readonly ways: Ways<DividedFork>;
}

function divided({ terms: { x, m, b, c, reversed }, ways: { added, above } }: OneFraction) {
  const term = added ? b : -b;
  const side = above ? quotient(sum(x, term), m) : sum(quotient(x, m), term);
  return reversed ? equation(c, side) : equation(side, c);
}

function dividedWork({ terms: { m, b, c }, ways: { added, above, whole } }: OneFraction) {
  const term = added ? -b : b;
  if (above) return whole ? times(m, c) : sum(times(m, c), term);
  return whole ? sum(c, term) : times(m, sum(c, term));
}

/** What is found first: the numerator, or the fraction. */
function wholeOf({ terms: { x, m, b }, ways: { added, above } }: OneFraction) {
  return above ? sum(x, added ? b : -b) : quotient(x, m);
}

function dividedSlips({ terms, ways }: OneFraction): PoolSlip[] {
  const { x, m, b, c } = terms;
  const { added, above, whole } = ways;
  const [undoing, repeating] = added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  const undone = sum(c, added ? -b : b);
  return [
    ...slipsAtForks({
      ways,
      work: (each) => dividedWork({ terms, ways: each }),
      slips: {
        added: {
          code: "sign-lost",
          deed: `${repeating} $${b}$ instead of ${undoing} it`,
          step: above ? 2 : 1,
        },
        above: {
          code: above ? "order-of-steps" : "distributed-to-one-term",
          deed: above
            ? `undoing the $${b}$ before the division by $${m}$`
            : `multiplying $${c}$ by $${m}$, but not $${b}$,`,
          isClassic: true,
          step: above ? 1 : 2,
        },
        whole: whole
          ? { code: "another-quantity", deed: `solving for $${x}$ itself`, step: 3 }
          : {
              code: "stopped-early",
              deed: `stopping at the value of ${inline(wholeOf({ terms, ways }))}`,
              step: 3,
            },
      },
    }),
    above
      ? slipTo(undone, {
          code: "stopped-early",
          deed: `leaving out the multiplication by $${m}$`,
          step: 1,
        })
      : slipTo(times(m, c), { code: "term-left-out", deed: `leaving out the $${b}$`, step: 1 }),
    slipTo(quotient(undone, m), {
      code: "opposite-operation",
      deed: `dividing by $${m}$ once more instead of multiplying`,
      step: 2,
    }),
  ];
}

function dividedSteps(problem: OneFraction): Step[] {
  const { x, m, b } = problem.terms;
  const { added, above, whole } = problem.ways;
  const valueOf = (isWhole: boolean) =>
    workOut(dividedWork({ ...problem, ways: { ...problem.ways, whole: isWhole } }));
  const shift = removing(added ? b : -b);
  const clear = `Multiply both sides by $${m}$.`;
  return [
    stepTo(above ? clear : shift, equation(wholeOf(problem), valueOf(true))),
    whole
      ? { text: `The question asks for this value, so there is no need to find $${x}$.` }
      : stepTo(above ? shift : clear, equation(x, valueOf(false))),
  ];
}

/** One fraction, of the unknown alone or of the unknown and a number. */
const oneFraction = poolLevel<OneFraction>({
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
    chance.require(Math.abs(terms.c) !== terms.b && Math.abs(terms.c) > 1, "a solution of 0");
    chance.require(terms.m * Math.abs(terms.c) !== terms.b, "a solution of 0");
    return { terms, ways: drawWays(chance, "added", "above", "whole") };
  },
  key: (problem) => numeral(workOut(dividedWork(problem))),
  slips: dividedSlips,
  word: (problem) => {
    const { x, m, b, c } = problem.terms;
    const { added, above, whole } = problem.ways;
    const asked = whole ? wholeOf(problem) : expression(x);
    const key = workOut(dividedWork(problem));
    const side = whole ? key : sum(key, added ? b : -b);
    const check = above ? quotient(side, m) : sum(whole ? key : quotient(key, m), added ? b : -b);
    return {
      question: paragraphs(
        inline(divided(problem)),
        whole
          ? `Based on the given equation, what is the value of ${inline(asked)}?`
          : `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `With ${inline(equation(asked, key))}, the side with the fraction is ${inline(equation(check, c))}.`,
      opening: above
        ? `The whole numerator is divided by $${m}$, so undo the division first.`
        : `Only $${x}$ is divided by $${m}$, so undo what is done to the fraction first.`,
      steps: dividedSteps(problem),
      hint: above
        ? `Which number divided by $${m}$ is $${c}$?`
        : `Before $${b}$ is ${added ? "added" : "subtracted"}, what must the fraction be equal to?`,
      tip: whole
        ? "Check what is asked for: it is not always the unknown itself."
        : "See how far the fraction bar reaches: it divides everything that stands above it.",
      archetype: "HA04",
    };
  },
  facts: (problem) => ({
    kind: "value",
    given: [code(divided(problem))],
    ask: problem.ways.whole ? code(wholeOf(problem)) : problem.terms.x,
  }),
});

/** Two equal fractions, the unknown above or below one of the bars. */
const twoFractions = poolLevel<TwoFractions>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [c, d] = [chance.int(2, 9), chance.int(2, 9)];
    chance.require(gcd(c, d) === 1, "a fraction not in lowest terms");
    const b = c * d * chance.int(1, 4);
    chance.require(b <= 90, "large numbers");
    const a = c * d <= 24 ? c * d * chance.int(1, 2) : chance.int(2, 25);
    const terms = { x: chance.pick(UNKNOWNS), a, b, c, d };
    const problem = { terms, ways: drawWays(chance, "added", "above", "group") };
    chance.require(workOut(proportionWork(problem)).num !== 0, "a solution of 0");
    return problem;
  },
  key: (problem) => numeral(workOut(proportionWork(problem))),
  slips: proportionSlips,
  word: (problem) => {
    const { x, a, b, c, d } = problem.terms;
    const { added, above, group } = problem.ways;
    const whole = groupOf(problem);
    const [factor, other] = above ? [d, c] : [c, d];
    const part = (b * other) / factor;
    const root = added ? part - a : part + a;
    const fraction = above ? quotient(part, b) : quotient(b, part);
    return {
      question: paragraphs(
        inline(proportion(problem)),
        group
          ? `Based on the given equation, what is the value of ${inline(whole)}?`
          : `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `The value of ${inline(whole)} is then $${part}$, and ${inline(equation(fraction, quotient(c, d)))}.`,
      opening: "When two fractions are equal, their cross products are equal.",
      steps: [
        stepTo(
          "Multiply each numerator by the denominator of the other fraction.",
          equation(product(factor, whole), times(b, other)),
        ),
        stepTo(`Divide both sides by $${factor}$.`, equation(whole, part)),
        group
          ? {
              text: `The question asks for this value, so there is no need to find $${x}$.`,
            }
          : stepTo(removing(added ? a : -a), equation(x, root)),
      ],
      hint: `If you multiply both sides by both denominators, what do ${inline(whole)} and $${b}$ each end up multiplied by?`,
      tip: "A numerator or denominator of two terms is multiplied as a whole: put it in parentheses.",
      archetype: "HA21",
    };
  },
  facts: (problem) => ({
    kind: "value",
    given: [code(proportion(problem))],
    ask: problem.ways.group ? code(groupOf(problem)) : problem.terms.x,
  }),
});

/** The solution of an equation with one fraction, or with two equal ones. */
export const equationWithFractions = defineLevels({
  id: "equation-with-fractions",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  calculator: ["Medium"],
  archetypes: ["HA04", "HA21"],
  optionDesign: "pool",
  Easy: oneFraction,
  Medium: twoFractions,
});
