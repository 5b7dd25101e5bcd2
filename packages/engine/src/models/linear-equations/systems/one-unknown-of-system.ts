import {
  type WholeSystem,
  cancelsAtOnce,
  divided,
  eliminationHint,
  eliminationSlips,
  eliminationSteps,
  substitutionSlip,
  substitutionSteps,
} from "../../../craft/algebra/eliminating.ts";
import { xAndY } from "../../../craft/algebra/lines.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { gcd, lcm, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";
import { type Solved, askedOfSystem, drawAsk, keptOf, madeOf } from "./asked-of-system.ts";

/** y = ax + k and bx + cy = n. */
interface Substituted extends Solved {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

function constants({ x, y, a, b, c }: Substituted) {
  return { k: y - a * x, n: b * x + c * y, left: b + c * a };
}

function substitutionSlips(drawn: Substituted): PoolSlip[] {
  const { x, a, b, c, ask } = drawn;
  const { k, n, left } = constants(drawn);
  const asked = (found: Expression) => {
    if (ask === "x") return found;
    const value = sum(workOut(found));
    return madeOf(ask, value, sum(times(a, value), k));
  };
  return [
    slipTo(asked(divided(sum(n, -k), left)), {
      code: "distributed-to-one-term",
      deed: `multiplying $${a}x$ by $${c}$, but not ${inline(k)},`,
      step: 1,
    }),
    slipTo(asked(divided(sum(n, c * k), left)), {
      code: "sign-lost",
      deed: `moving ${inline(c * k)} to the right side without changing its sign`,
      step: 2,
    }),
    ...(b === c * a
      ? []
      : [
          slipTo(asked(divided(sum(n, -c * k), b - c * a)), {
            code: "sign-lost",
            deed: `losing the sign of the product ${inline(product(c * a, "x"))}`,
            step: 2,
          }),
        ]),
    ...(ask === "x"
      ? []
      : [
          slipTo(madeOf(ask, x, sum(times(a, x), -k)), {
            code: "sign-lost",
            deed:
              k > 0
                ? `subtracting $${k}$ instead of adding it in finding $y$`
                : `adding $${-k}$ instead of subtracting it in finding $y$`,
            step: 3,
          }),
        ]),
  ];
}

/** One equation says what y is. */
const substitution = askedOfSystem<Substituted>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [a, b, c] = [
      chance.int(2, 6),
      chance.sign() * chance.int(2, 6),
      chance.sign() * chance.int(2, 6),
    ];
    const left = b + c * a;
    chance.require(left !== 0 && Math.abs(left) <= 12, "no one solution, or a large divisor");
    const [x, k] = [chance.nonzero(12), chance.nonzero(20)];
    const y = a * x + k;
    chance.require(y !== 0 && Math.abs(y) <= 30, "a large solution");
    return { ...drawAsk(chance, x, y), a, b, c };
  },
  given: (drawn) => {
    const { a, b, c } = drawn;
    const { k, n } = constants(drawn);
    return [equation("y", sum(product(a, "x"), k)), equation(xAndY(b, c), n)];
  },
  slips: substitutionSlips,
  opening: "Substitute the expression for $y$ into the second equation, so that only $x$ is left.",
  work: (drawn) => {
    const { x, y, a, b, c, ask } = drawn;
    const { k, n, left } = constants(drawn);
    const inner = sum(product(a, "x"), k);
    return [
      stepTo(
        `Replace $y$ in the second equation by ${inline(inner)}.`,
        equation(sum(product(b, "x"), product(c, inner)), n),
      ),
      stepTo("Distribute.", equation(sum(product(b, "x"), product(c * a, "x"), c * k), n)),
      stepTo(
        `Combine the terms in $x$ and move the number to the right side.`,
        equation(product(left, "x"), sum(n, -c * k)),
      ),
      stepTo("Work out the right side.", equation(product(left, "x"), left * x)),
      ...(left === 1 ? [] : [stepTo(`Divide both sides by $${left}$.`, equation("x", x))]),
      ...(ask === "x"
        ? []
        : [
            stepTo(
              "Substitute this value into the first equation.",
              equation("y", sum(times(a, x), k)),
            ),
            stepTo("Work it out.", equation("y", y)),
          ]),
    ];
  },
  hint: () => "Which expression in $x$ can replace $y$ in the second equation?",
  archetype: "HD01",
});

interface Standard extends Solved {
  readonly coefficients: readonly [number, number, number, number];
}

function wholeOf({ x, y, coefficients: [a, b, c, d] }: Standard): WholeSystem {
  return { a, b, m: a * x + b * y, c, d, n: c * x + d * y };
}

/** Slips on the way to what is asked by eliminating an unknown of whole equations. */
function slipsOf(system: WholeSystem, { x, ask }: Solved): PoolSlip[] {
  if (ask === "x" || ask === "y") return eliminationSlips(system, ask);
  const { a, b, m } = system;
  const both = (found: Expression) => {
    const value = sum(workOut(found));
    return madeOf(ask, value, sum(workOut(quotient(sum(m, times(-a, value)), b))));
  };
  return [
    ...eliminationSlips(system, "x", both),
    substitutionSlip(system, x, (found) => madeOf(ask, x, found)),
  ];
}

function stepsOf(system: WholeSystem, { x, ask }: Solved): Step[] {
  return ask === "y"
    ? eliminationSteps(system, "y")
    : [...eliminationSteps(system, "x"), ...(ask === "x" ? [] : substitutionSteps(system, x))];
}

/** Both equations are in standard form. */
const elimination = askedOfSystem<Standard>({
  space: 1_000_000,
  steps: 3,
  draw: (chance) => {
    const coefficient = () => chance.sign() * chance.int(2, 9);
    const coefficients = [chance.int(2, 9), coefficient(), coefficient(), coefficient()] as const;
    const [a, b, c, d] = coefficients;
    chance.require(a * d !== b * c, "no one solution");
    const drawn = { ...drawAsk(chance, chance.nonzero(15), chance.nonzero(15)), coefficients };
    const isShort = cancelsAtOnce(wholeOf(drawn), keptOf(drawn));
    chance.require(!isShort, "the other unknown cancels first");
    return drawn;
  },
  given: (drawn) => {
    const { a, b, m, c, d, n } = wholeOf(drawn);
    return [equation(xAndY(a, b), m), equation(xAndY(c, d), n)];
  },
  slips: (drawn) => slipsOf(wholeOf(drawn), drawn),
  opening: "Combine the equations so that one unknown cancels and the other is left.",
  work: (drawn) => stepsOf(wholeOf(drawn), drawn),
  hint: (drawn) => eliminationHint(wholeOf(drawn), keptOf(drawn)),
  archetype: "HD01",
});

/** Coefficients are fractions over the drawn numbers; unknowns that these divide keep the constants whole. */
interface Fractional extends Standard {
  readonly over: readonly [number, number, number, number];
}

function givenFractions({ x, y, coefficients, over }: Fractional) {
  const [a, b, c, d] = coefficients;
  const [p, q, r, s] = over;
  const line = (one: number, under: number, two: number, below: number) =>
    equation(
      sum(product(rational(one, under), "x"), product(rational(two, below), "y")),
      (one * x) / under + (two * y) / below,
    );
  return [line(a, p, b, q), line(c, r, d, s)] as const;
}

/** The equations without fractions, and what each is multiplied by. */
function cleared({ x, y, coefficients, over }: Fractional) {
  const [a, b, c, d] = coefficients;
  const [p, q, r, s] = over;
  const [i, j] = [lcm(p, q), lcm(r, s)];
  const whole = [(a * i) / p, (b * i) / q, (c * j) / r, (d * j) / s] as const;
  return { i, j, system: wholeOf({ x, y, ask: "x", coefficients: whole }) };
}

function drawFractional(chance: Chance): Fractional {
  const under = [2, 3, 4, 5, 6];
  const [p = 2, q = 3] = chance.sample(under, 2);
  const [r = 2, s = 3] = chance.sample(under, 2);
  const multiple = (of: number) => of * chance.nonzero(Math.max(1, Math.floor(30 / of)));
  const solved = drawAsk(chance, multiple(lcm(p, r)), multiple(lcm(q, s)));
  const over = (below: number) =>
    chance.sign() * chance.pick([1, 2, 3, 4, 5].filter((each) => gcd(each, below) === 1));
  const coefficients = [Math.abs(over(p)), over(q), over(r), over(s)] as const;
  const [a, b, c, d] = coefficients;
  chance.require(a * d * q * r !== b * c * p * s, "no one solution");
  const drawn = { ...solved, coefficients, over: [p, q, r, s] as const };
  const { system } = cleared(drawn);
  chance.require(!cancelsAtOnce(system, keptOf(drawn)), "the other unknown cancels first");
  return drawn;
}

/** Slips in the whole equations, and the constants of the given ones left as they are. */
function fractionSlips(drawn: Fractional): PoolSlip[] {
  const { i, j, system } = cleared(drawn);
  const { m, n } = system;
  const forgotten = [
    { ...system, m: m / i, factor: i, place: "first" },
    { ...system, n: n / j, factor: j, place: "second" },
  ];
  return [
    ...forgotten.flatMap(({ factor, place, ...wrong }) =>
      unclearedSlip(wrong, drawn, factor, place),
    ),
    ...slipsOf(system, drawn),
  ];
}

function unclearedSlip(
  { a, b, m, c, d, n }: WholeSystem,
  { ask }: Solved,
  factor: number,
  place: string,
): PoolSlip {
  const under = a * d - b * c;
  const x = sum(workOut(quotient(sum(d * m, -b * n), under)));
  const y = sum(workOut(quotient(sum(a * n, -c * m), under)));
  return slipTo(madeOf(ask, x, y), {
    code: "distributed-to-one-term",
    deed: `multiplying the fractions of the ${place} equation by $${factor}$, but not its right side,`,
    step: 1,
  });
}

/** The coefficients are fractions. */
const fractions = askedOfSystem<Fractional>({
  space: 200_000,
  steps: 4,
  draw: drawFractional,
  given: givenFractions,
  slips: fractionSlips,
  opening: "Multiply each equation by a common denominator first; then eliminate one unknown.",
  work: (drawn) => {
    const { i, j, system } = cleared(drawn);
    const { a, b, m, c, d, n } = system;
    return [
      stepTo(`Multiply both sides of the first equation by $${i}$.`, equation(xAndY(a, b), m)),
      stepTo(`Multiply both sides of the second equation by $${j}$.`, equation(xAndY(c, d), n)),
      ...stepsOf(system, drawn),
    ];
  },
  hint: () => "What could you multiply each equation by so that no fractions are left?",
  archetype: "HD19",
});

/** One of the unknowns of a system of two linear equations, or what they make together. */
export const oneUnknownOfSystem = defineLevels({
  id: "one-unknown-of-system",
  version: 5,
  topic: "linear-equations",
  skill: "H.D",
  calculator: ["Easy", "Medium", "Hard"],
  archetypes: ["HD01", "HD02", "HD19"],
  optionDesign: "pool",
  Easy: substitution,
  Medium: elimination,
  Hard: fractions,
});
