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
import { equation, polynomial, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, negate, rational } from "../../../math/rational.ts";

type Pair = readonly [p: number, q: number];

/** scale · (ax ∓ p)(x ± q) = 0: one solution is positive, the other negative. */
interface Roots {
  readonly x: string;
  readonly scale: number;
  readonly a: number;
  /** Two ways to make one product of p and q. */
  readonly pairs: readonly [Pair, Pair];
  /** Whether the positive solution is asked. */
  readonly positive: boolean;
  /** Terms that stand on the right side: none, the last, or the last two. */
  readonly moved: number;
}

/** The twists are the sign of the middle term and which pair makes the constant term. */
type Given = { readonly given: Roots; readonly at: Twists };

function pairAt({ pairs }: Roots, { second }: Twists): Pair {
  return pairs[second ? 0 : 1];
}

function rootsAt(given: Roots, at: Twists): { plus: Rational; minus: Rational } {
  const [p, q] = pairAt(given, at);
  return at.first
    ? { plus: rational(p, given.a), minus: rational(-q) }
    : { plus: rational(q), minus: rational(-p, given.a) };
}

function solution(given: Roots, at: Twists): Rational {
  const { plus, minus } = rootsAt(given, at);
  return given.positive ? plus : minus;
}

function coefficients(given: Roots, at: Twists): [number, number, number] {
  const { scale, a } = given;
  const [p, q] = pairAt(given, at);
  return [scale * a, scale * (at.first ? a * q - p : p - a * q), -scale * p * q];
}

function equationAt(given: Roots, at: Twists) {
  const [a, b, c] = coefficients(given, at);
  const { x, moved } = given;
  const left = polynomial([moved > 0 ? 0 : c, moved > 1 ? 0 : b, a], x);
  return equation(left, polynomial([moved > 0 ? -c : 0, moved > 1 ? -b : 0], x));
}

function build({ given, at }: Given) {
  const { x, scale, a, moved, positive } = given;
  const [p, q] = pairAt(given, at);
  const other = pairAt(given, { ...at, second: !at.second });
  const zero = equation(standardForm(coefficients(given, at), x), 0);
  const factors = at.first
    ? [polynomial([-p, a], x), sum(x, q)]
    : [polynomial([p, a], x), sum(x, -q)];
  const factored = equation(product(scale, ...factors), 0);
  const { plus, minus } = rootsAt(given, at);
  const key = solution(given, at);
  const wanted = positive ? "positive" : "negative";
  return {
    question: paragraphs(
      inline(equationAt(given, at)),
      `What is the ${wanted} solution to the given equation?`,
    ),
    options: siblingOptions({
      at,
      answer: (each) => solution(given, each),
      show: numeral,
      why: `It makes both sides of the equation equal, and it is ${wanted}.`,
      slips: [
        {
          code: "sign-inside-parentheses",
          deed: `reading the solutions as ${inline(negate(plus))} and ${inline(negate(minus))}, with the signs in the factors,`,
        },
        {
          code: "condition-unchecked",
          deed: `factoring with $${other[0]}$ and $${other[1]}$, whose product is right but not their middle term,`,
        },
      ],
    }),
    opening: "With zero on one side, factor the other side: each factor gives a solution.",
    steps: [
      ...(moved > 0
        ? [{ text: `With all terms on one side: ${inline(zero)}.`, claim: code(zero) }]
        : []),
      { text: `Factored, this is ${inline(factored)}.`, claim: code(factored) },
      {
        text: `So $${x}$ is ${inline(plus)} or ${inline(minus)}, and the ${wanted} one is ${inline(key)}.`,
        claim: code(equation(x, key)),
      },
      { text: "A graph shows the same: the left side minus the right side is zero at these two." },
    ],
    hint: "Bring all terms to one side and factor. For which numbers is a factor zero?",
    tip: "Put both solutions back into the equation: it takes a few seconds and finds every sign slip.",
    archetype: "PB02",
  } as const;
}

function facts({ given, at }: Given) {
  return {
    kind: "value",
    given: [code(equationAt(given, at))],
    where: [`${given.x} ${given.positive ? ">" : "<"} 0`],
    ask: given.x,
    told: [given.positive ? "positive" : "negative"],
  } as const;
}

function factorPairs(greatestP: number, greatestQ: number): Pair[] {
  return Array.from({ length: greatestP }, (_, p) => p + 1).flatMap((p) =>
    Array.from({ length: greatestQ }, (_, q): Pair => [p, q + 1]),
  );
}

/** Two different pairs with one product, their terms in lowest terms with the leading coefficient. */
function couples(a: number, pairs: readonly Pair[]): (readonly [Pair, Pair])[] {
  const fit = pairs.filter(([p, q]) => gcd(a, p) === 1 && p !== a * q && p * q > 5);
  return fit.flatMap((one) =>
    fit
      .filter((other) => one[0] * one[1] === other[0] * other[1] && one[0] < other[0])
      .map((other) => [one, other] as const),
  );
}

const WHOLE = couples(
  1,
  factorPairs(30, 30).filter(([p, q]) => p < q),
);

/** The leading coefficient divides out, so both solutions are whole. */
const whole = level<Given>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const given = {
      x: chance.pick(UNKNOWNS),
      scale: chance.int(1, 6),
      a: 1,
      pairs: chance.pick(WHOLE),
      positive: chance.flip(),
      moved: chance.int(0, 2),
    };
    return { given, at: twists(chance) };
  },
  build,
  facts,
});

const FRACTIONS = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((a) =>
  couples(a, factorPairs(25, 12)).map((pairs) => ({ a, pairs })),
);

/** One of the solutions is a fraction. */
const fraction = level<Given>({
  space: 200_000,
  steps: 3,
  draw: (chance) => {
    const given = {
      x: chance.pick(UNKNOWNS),
      scale: chance.int(1, 3),
      ...chance.pick(FRACTIONS),
      positive: chance.flip(),
      moved: chance.int(0, 2),
    };
    chance.require(areDistinct(siblingAnswers((at) => solution(given, at))), "equal solutions");
    return { given, at: twists(chance) };
  },
  build,
  facts,
});

/** The positive or the negative solution of a quadratic equation that can be factored. */
export const positiveOrNegativeSolution = defineLevels({
  id: "positive-or-negative-solution",
  version: 1,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB02"],
  optionDesign: "orbit",
  Easy: whole,
  Medium: fraction,
});
