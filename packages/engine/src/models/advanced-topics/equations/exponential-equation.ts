import {
  BASES,
  type EqualExponents,
  type ExponentFork,
  type ExponentProblem,
  SLOPES,
  drawNumbers,
  exponent,
  movingSlips,
  movingSteps,
  solution,
} from "../../../craft/algebra/equal-exponents.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays } from "../../../craft/options/ways.ts";
import { stepShowing, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  equation,
  expression,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { lcm } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface SameBase extends ExponentProblem {
  readonly base: number;
  readonly terms: EqualExponents;
}

function sameExponents(
  { terms: { a, m, c, n } }: SameBase,
  { added, positive }: Ways<ExponentFork>,
) {
  return { a, m: added ? m : -m, c: positive ? c : -c, n };
}

function samePowers(item: SameBase) {
  const { a, m, c, n } = sameExponents(item, item.ways);
  return equation(
    power(item.base, exponent(a, m, item.x)),
    power(item.base, exponent(c, n, item.x)),
  );
}

/** Two powers of the same base are equal. */
const sameBase = poolLevel<SameBase>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [a, c] = chance.pick(SLOPES);
    const unit = lcm(Math.abs(a - c), a + c);
    const [m, n] = drawNumbers(chance, unit, 40);
    chance.require((m + n) % unit === 0, "no whole solutions");
    const ways = drawWays(chance, "added", "positive");
    const item = { x: chance.pick(UNKNOWNS), base: chance.int(2, 10), terms: { a, m, c, n }, ways };
    const { num } = workOut(solution(sameExponents(item, ways)));
    chance.require(num !== 0 && Math.abs(num) <= 50, "a solution of 0 or a large one");
    return item;
  },
  key: (item) => numeral(workOut(solution(sameExponents(item, item.ways)))),
  slips: (item) => {
    const { a, m, c, n } = sameExponents(item, item.ways);
    return [
      ...movingSlips(item, (ways) => sameExponents(item, ways), 2),
      slipTo(quotient(sum(-m, -n), sum(a, c)), {
        code: "exponent-rule",
        deed: "setting the sum of the exponents equal to $0$",
        isClassic: true,
        step: 1,
      }),
      slipTo(quotient(n, sum(a, -c)), {
        code: "term-left-out",
        deed: `leaving out the $${m}$ of the left exponent`,
        step: 2,
      }),
      slipTo(quotient(sum(n, -m), a), {
        code: "term-left-out",
        deed: `leaving out ${inline(product(c, item.x))} in the right exponent`,
        step: 2,
      }),
    ];
  },
  word: (item) => {
    const { x, base } = item;
    const exponents = sameExponents(item, item.ways);
    const { a, m, c, n } = exponents;
    const [left, right] = [exponent(a, m, x), exponent(c, n, x)];
    return {
      question: paragraphs(
        inline(samePowers(item)),
        `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `For this value of $${x}$, the two exponents are equal, and the two bases are the same.`,
      opening: "Two powers of the same base are equal only if their exponents are equal.",
      steps: [
        stepTo(
          `Both sides are powers of $${base}$, so set the exponents equal.`,
          equation(left, right),
        ),
        ...movingSteps(x, exponents),
      ],
      hint: `For which $${x}$ are the exponents ${inline(left)} and ${inline(right)} equal?`,
      tip: "When the bases are the same, leave them out and solve the equation of the exponents.",
    };
  },
  facts: (item) => {
    const { a, m, c, n } = sameExponents(item, item.ways);
    return {
      kind: "value",
      given: [code(equation(exponent(a, m, item.x), exponent(c, n, item.x)))],
      ask: item.x,
      told: [`${inline(samePowers(item))} value of $${item.x}$`],
    };
  },
});

interface OtherBase extends ExponentProblem {
  readonly base: number;
  readonly p: number;
  readonly q: number;
  readonly m: number;
  readonly n: number;
}

function otherExponents(
  { p, q, m, n }: OtherBase,
  { added, positive }: Ways<ExponentFork>,
): EqualExponents {
  return { a: p, m: added ? p * m : -p * m, c: positive ? q : -q, n: q * n };
}

/** The exponents as they are given. */
function shownExponents({ x, m, n, ways }: OtherBase) {
  return [exponent(1, ways.added ? m : -m, x), exponent(ways.positive ? 1 : -1, n, x)] as const;
}

function otherPowers(item: OtherBase) {
  const [left, right] = shownExponents(item);
  return equation(power(item.base ** item.p, left), power(item.base ** item.q, right));
}

function otherSlips(item: OtherBase): PoolSlip[] {
  const { p, q, n, ways } = item;
  const exponents = otherExponents(item, ways);
  const m = ways.added ? item.m : -item.m;
  const unmultiplied = (by: number, number: number) =>
    `multiplying only $${item.x}$ by the exponent $${by}$, but not $${number}$,`;
  return [
    ...movingSlips(item, (each) => otherExponents(item, each), 3),
    slipTo(solution({ ...exponents, n }), {
      code: "distributed-to-one-term",
      deed: unmultiplied(q, n),
      isClassic: true,
      step: 2,
    }),
    ...(p === 1
      ? []
      : [
          slipTo(solution({ ...exponents, m }), {
            code: "distributed-to-one-term",
            deed: unmultiplied(p, m),
            step: 2,
          }),
        ]),
    // Equal exponents without a common base; where x cancels there is no such answer.
    ...(ways.positive
      ? []
      : [
          slipTo(quotient(sum(n, -m), 2), {
            code: "exponent-rule",
            deed: "setting the exponents equal although the bases differ",
            isClassic: true,
            step: 1,
          }),
        ]),
    slipTo(solution({ ...exponents, a: q, m: q * m, c: (exponents.c * p) / q, n: p * n }), {
      code: "quantities-exchanged",
      deed: `multiplying the left exponent by $${q}$ and the right one by $${p}$`,
      step: 2,
    }),
  ];
}

/** The bases are different powers of one number. */
const otherBase = poolLevel<OtherBase>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [base, ...powers] = chance.pick(BASES);
    const [p, q] = chance.shuffle(powers) as [number, number]; // the same two
    const unit = lcm(Math.abs(q - p), q + p);
    const [m, n] = drawNumbers(chance, unit, 24);
    chance.require((p * m + q * n) % unit === 0, "no whole solutions");
    const ways = drawWays(chance, "added", "positive");
    const item = { x: chance.pick(UNKNOWNS), base, p, q, m, n, ways };
    chance.require(workOut(solution(otherExponents(item, ways))).num !== 0, "a solution of 0");
    return item;
  },
  key: (item) => numeral(workOut(solution(otherExponents(item, item.ways)))),
  slips: otherSlips,
  word: (item) => {
    const { x, base, p, q } = item;
    const exponents = otherExponents(item, item.ways);
    const { a, m, c, n } = exponents;
    const [left, right] = shownExponents(item);
    const key = workOut(solution(exponents));
    const asPower = (each: number) => (each === 1 ? expression(base) : power(base, each));
    const rewritten = [p, q].filter((each) => each > 1);
    return {
      question: paragraphs(
        inline(otherPowers(item)),
        `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `With ${inline(equation(x, key))}, both sides are equal to ${inline(power(base, workOut(sum(times(a, key), m))))}.`,
      opening: `Both bases are powers of $${base}$, so write both sides with the base $${base}$.`,
      steps: [
        ...rewritten.map((each) =>
          stepTo(
            `Write ${inline(base ** each)} as a power of $${base}$.`,
            equation(base ** each, power(base, each)),
          ),
        ),
        stepShowing(
          "Substitute in the given equation.",
          equation(power(asPower(p), left), power(asPower(q), right)),
        ),
        stepTo(
          "A power raised to a power has the product of the exponents, so set these products equal.",
          equation(product(p, left), product(q, right)),
        ),
        stepTo(
          `Distribute ${rewritten.map((each) => `$${each}$`).join(" and ")}.`,
          equation(exponent(a, m, x), exponent(c, n, x)),
        ),
        ...movingSteps(x, exponents),
      ],
      hint: `Both $${base ** p}$ and $${base ** q}$ are powers of one number. Which number is it?`,
      tip: "Put parentheses around an exponent with two terms before you multiply it.",
    };
  },
  facts: (item) => {
    const [one, other] = [item.base ** item.p, item.base ** item.q];
    const [left, right] = shownExponents(item).map(code);
    return {
      kind: "value",
      // The second base is a power of the first.
      given: [`${one}^e = ${other}`, `${left} = e*(${right})`],
      ask: item.x,
      told: [`${inline(otherPowers(item))} value of $${item.x}$`],
    };
  },
});

/** Two powers are equal, with the unknown in the exponents. */
export const exponentialEquation = defineLevels({
  id: "exponential-equation",
  version: 5,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB14"],
  optionDesign: "pool",
  Easy: sameBase,
  Medium: otherBase,
});
