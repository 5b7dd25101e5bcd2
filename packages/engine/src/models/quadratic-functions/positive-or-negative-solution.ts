import { defineLevels, level } from "../../craft/levels.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { standardForm } from "../../craft/quadratics.ts";
import { type Twists, siblingAnswers, siblingOptions, twists } from "../../craft/siblings.ts";
import { UNKNOWNS } from "../../craft/unknowns.ts";
import { paragraphs } from "../../craft/words.ts";
import { equation, polynomial, product, sum } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { type Rational, gcd, negate, rational } from "../../math/rational.ts";

/** scale · (ax ∓ p)(x ± q) = 0: one solution is positive, the other negative. */
interface Roots {
  readonly x: string;
  readonly scale: number;
  readonly a: number;
  readonly p: number;
  readonly q: number;
  /** Terms that stand on the right side: none, the last, or the last two. */
  readonly moved: number;
}

/** The twists are the sign of the middle term and whether the positive solution is asked. */
type Given = { readonly given: Roots; readonly at: Twists };

function rootsAt({ a, p, q }: Roots, { first }: Twists): { plus: Rational; minus: Rational } {
  return first
    ? { plus: rational(p, a), minus: rational(-q) }
    : { plus: rational(q), minus: rational(-p, a) };
}

function solution(given: Roots, at: Twists): Rational {
  const { plus, minus } = rootsAt(given, at);
  return at.second ? plus : minus;
}

function coefficients({ scale, a, p, q }: Roots, { first }: Twists): [number, number, number] {
  return [scale * a, scale * (first ? a * q - p : p - a * q), -scale * p * q];
}

function equationAt(given: Roots, at: Twists) {
  const [a, b, c] = coefficients(given, at);
  const { x, moved } = given;
  const left = polynomial([moved > 0 ? 0 : c, moved > 1 ? 0 : b, a], x);
  return equation(left, polynomial([moved > 0 ? -c : 0, moved > 1 ? -b : 0], x));
}

function build({ given, at }: Given) {
  const { x, scale, a, p, q, moved } = given;
  const zero = equation(standardForm(coefficients(given, at), x), 0);
  const factors = at.first
    ? [polynomial([-p, a], x), sum(x, q)]
    : [polynomial([p, a], x), sum(x, -q)];
  const factored = equation(product(scale, ...factors), 0);
  const { plus, minus } = rootsAt(given, at);
  const key = solution(given, at);
  const wanted = at.second ? "positive" : "negative";
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
          code: "M-SIGN",
          deed: `reading the solutions as ${inline(negate(plus))} and ${inline(negate(minus))}, with the signs in the factors,`,
        },
        {
          code: "M-OTHER",
          deed: `taking the ${at.second ? "negative" : "positive"} one of the two`,
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
    where: [`${given.x} ${at.second ? ">" : "<"} 0`],
    ask: given.x,
  } as const;
}

/** The leading coefficient divides out, so both solutions are whole. */
const whole = level<Given>({
  space: 110_000,
  steps: 2,
  draw: (chance) => {
    const [p, q] = [chance.int(1, 20), chance.int(1, 20)];
    chance.require(p < q, "no middle term, or the same pair again");
    const given = {
      x: chance.pick(UNKNOWNS),
      scale: chance.int(1, 6),
      a: 1,
      p,
      q,
      moved: chance.int(0, 2),
    };
    return { given, at: twists(chance) };
  },
  build,
  facts,
});

/** One of the solutions is a fraction. */
const fraction = level<Given>({
  space: 200_000,
  steps: 3,
  draw: (chance) => {
    const [a, p, q] = [chance.int(2, 9), chance.int(1, 25), chance.int(1, 12)];
    chance.require(gcd(a, p) === 1 && a * q !== p, "the fraction is not in lowest terms");
    const given = {
      x: chance.pick(UNKNOWNS),
      scale: chance.int(1, 3),
      a,
      p,
      q,
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
