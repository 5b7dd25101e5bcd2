import {
  CONSTANT_AND_UNKNOWN,
  type Letters,
  equalCoefficients,
  noSolutionDraft,
  noSolutionFacts,
  signLost,
} from "../../../craft/algebra/no-solution.ts";
import type { Sides } from "../../../craft/algebra/sides.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  expression,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

interface Plain {
  readonly letters: Letters;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Whether a is added, and whether the term in the unknown on the right is: kx ± a(x + b) = ±cx + d. */
type PlainFork = "added" | "positive";

interface PlainProblem {
  readonly terms: Plain;
  readonly ways: Ways<PlainFork>;
}

function signed({ terms: { a, c }, ways }: PlainProblem) {
  return { plus: ways.added ? a : -a, right: ways.positive ? c : -c };
}

function plainSides(problem: PlainProblem): Sides {
  const { letters, b, d } = problem.terms;
  const { plus, right } = signed(problem);
  return {
    left: (x) => sum(product(letters[0], x), product(plus, sum(x, b))),
    right: (x) => sum(product(right, x), d),
  };
}

function plainWork(problem: PlainProblem): Expression {
  const { plus, right } = signed(problem);
  return sum(right, -plus);
}

function plainSlips(problem: PlainProblem): PoolSlip[] {
  const { terms, ways } = problem;
  const { letters, a, b } = terms;
  const [k, x] = letters;
  const { plus, right } = signed(problem);
  const inner = inline(product(plus, sum(x, b)));
  return [
    ...slipsAtForks({
      ways,
      work: (each) => plainWork({ terms, ways: each }),
      slips: {
        added: { code: "sign-lost", deed: signLost(plus, right), step: 2 },
        positive: {
          code: "opposite-sign",
          deed: `taking $${-right}$ instead of $${right}$ for the coefficient of $${x}$ on the right`,
          step: 2,
        },
      },
    }),
    slipTo(sum(right, ways.added ? -1 : 1), {
      code: "distributed-to-one-term",
      deed: `multiplying $${b}$ by $${plus}$, but not $${x}$,`,
      isClassic: true,
      step: 1,
    }),
    ...(right > 0 === plus > 0
      ? [
          slipTo(quotient(Math.abs(right), a), {
            code: "opposite-operation",
            deed: `taking $${k}$ times $${plus}$ for the coefficient of $${x}$ on the left`,
            step: 1,
          }),
        ]
      : []),
    slipTo(sum(right, times(-plus, b)), {
      code: "another-quantity",
      deed: `subtracting the number from ${inner} instead of the coefficient`,
      step: 2,
    }),
  ];
}

/** The constant is the coefficient of the unknown. */
const asCoefficient = poolLevel<PlainProblem>({
  space: 300_000,
  steps: 3,
  draw: (chance) => {
    const a = chance.int(2, 9);
    const terms: Plain = {
      letters: chance.pick(CONSTANT_AND_UNKNOWN),
      a,
      b: chance.nonzero(7),
      c: a * chance.int(2, 5),
      d: chance.nonzero(30),
    };
    chance.require(terms.c <= 30 && Math.abs(terms.b) > 1, "the numbers do not suit");
    chance.require(Math.abs(terms.d) !== Math.abs(a * terms.b), "the numbers agree");
    return { terms, ways: drawWays(chance, "added", "positive") };
  },
  key: (problem) => numeral(workOut(plainWork(problem))),
  slips: plainSlips,
  word: (problem) => {
    const { letters, b, d } = problem.terms;
    const [k, x] = letters;
    const { plus, right } = signed(problem);
    const key = workOut(plainWork(problem));
    const number = plus * b;
    const sides = plainSides(problem);
    return noSolutionDraft({
      sides,
      letters,
      coefficients: equation(sum(key, plus), right),
      numbers: [number, d],
      deed: "Distribute on the left side.",
      opened: equation(sum(product(k, x), polynomial([number, plus], x)), sides.right(x)),
      steps: [...equalCoefficients({ x, share: expression(k), term: plus, total: right })],
      hint: `In terms of $${k}$, what is the coefficient of $${x}$ on the left side after you distribute?`,
    });
  },
  facts: (problem) => noSolutionFacts(plainSides(problem), problem.terms.letters),
});

interface Nested {
  readonly letters: Letters;
  readonly m: number;
  readonly b: number;
  readonly a: number;
  readonly c: number;
  readonly d: number;
}

/** Whether the term ax is added, and whether the group with k is divided by m: (kx + b)/m or m(kx + b), ± ax, = cx + d. */
type NestedFork = "added" | "divided";

interface NestedProblem {
  readonly terms: Nested;
  readonly ways: Ways<NestedFork>;
}

function nestedSides({ terms, ways }: NestedProblem): Sides {
  const { letters, m, a, b, c, d } = terms;
  return {
    left: (x) => {
      const inner = sum(product(letters[0], x), b);
      const group = ways.divided ? quotient(inner, m) : product(m, inner);
      return sum(group, product(ways.added ? a : -a, x));
    },
    right: (x) => sum(product(c, x), d),
  };
}

function nestedWork({ terms: { m, a, c }, ways: { added, divided } }: NestedProblem): Expression {
  const rest = sum(c, added ? -a : a);
  return divided ? times(m, rest) : quotient(rest, m);
}

function nestedSlips({ terms, ways }: NestedProblem): PoolSlip[] {
  const { letters, m, a, c } = terms;
  const [, x] = letters;
  const { added, divided } = ways;
  const term = added ? -a : a;
  const deed = divided ? "multiplying" : "dividing";
  return [
    slipTo(sum(divided ? times(m, c) : quotient(c, m), term), {
      code: "distributed-to-one-term",
      deed: `${deed} $${c}$ by $${m}$, but not $${a}$,`,
      isClassic: true,
      step: 3,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => nestedWork({ terms, ways: each }),
      slips: {
        added: { code: "sign-lost", deed: signLost(-term, c), step: 2 },
        divided: {
          code: "opposite-operation",
          deed: divided
            ? `dividing by $${m}$ instead of multiplying`
            : `multiplying by $${m}$ instead of dividing`,
          step: 3,
        },
      },
    }),
    slipTo(sum(c, term), {
      code: "distributed-to-one-term",
      deed: divided
        ? `dividing only the number in the numerator by $${m}$`
        : `multiplying only the number in parentheses by $${m}$`,
      step: 1,
    }),
    slipTo(divided ? times(m, c) : quotient(c, m), {
      code: "term-left-out",
      deed: `leaving out the term $${a}${x}$`,
      step: 2,
    }),
  ];
}

/** The constant stands inside parentheses or a fraction. */
const inside = poolLevel<NestedProblem>({
  space: 200_000,
  steps: 4,
  draw: (chance) => {
    const m = chance.int(2, 6);
    const [a, c] = [m * chance.int(1, 5), m * chance.int(1, 7)];
    chance.require(a !== c && c <= 30, "the coefficients do not suit");
    const terms: Nested = {
      letters: chance.pick(CONSTANT_AND_UNKNOWN),
      m,
      b: m * chance.nonzero(9),
      a,
      c,
      d: chance.nonzero(20),
    };
    const { b, d } = terms;
    chance.require(![b / m, b * m].includes(d), "infinitely many solutions");
    return { terms, ways: drawWays(chance, "added", "divided") };
  },
  key: (problem) => numeral(workOut(nestedWork(problem))),
  slips: nestedSlips,
  word: (problem) => {
    const { letters, m, a, b, c, d } = problem.terms;
    const { added, divided } = problem.ways;
    const [k, x] = letters;
    const key = workOut(nestedWork(problem));
    const share = divided ? quotient(k, m) : product(m, k);
    const term = added ? a : -a;
    const number = divided ? b / m : b * m;
    const sides = nestedSides(problem);
    const found = divided ? quotient(key, m) : times(m, key);
    return noSolutionDraft({
      sides,
      letters,
      coefficients: equation(sum(found, term), c),
      numbers: [number, d],
      deed: divided
        ? `Divide each term of the numerator by $${m}$.`
        : `Multiply each term in parentheses by $${m}$.`,
      opened: equation(sum(product(share, x), number, product(term, x)), sides.right(x)),
      steps: [
        ...equalCoefficients({ x, share, term, total: c }),
        stepTo(
          divided ? `Multiply both sides by $${m}$.` : `Divide both sides by $${m}$.`,
          equation(k, key),
        ),
      ],
      hint: divided
        ? `In terms of $${k}$, what is the coefficient of $${x}$ once each term of the numerator is divided by $${m}$?`
        : `In terms of $${k}$, what is the coefficient of $${x}$ once the parentheses are multiplied by $${m}$?`,
    });
  },
  facts: (problem) => noSolutionFacts(nestedSides(problem), problem.terms.letters),
});

/** The constant for which a linear equation has no solution. */
export const constantForNoSolution = defineLevels({
  id: "constant-for-no-solution",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA08"],
  optionDesign: "pool",
  Medium: asCoefficient,
  Hard: inside,
});
