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
import { equation, negative, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const OPENING = "A quadratic equation has exactly one real solution when its discriminant is zero.";
const HINT = "Bring all terms to one side. What must the discriminant be?";
const TIP =
  "Graph it to check: with exactly one solution the parabola only touches the horizontal axis.";

/** ax² + bx ± d = k, or with k on the left. The twists are the side of k and the sign of d. */
interface Terms {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly d: number;
}

type Given = { readonly given: Terms; readonly at: Twists };

function known({ d }: Terms, { second }: Twists): number {
  return second ? d : -d;
}

/** k = b²/4a - d on the left, its opposite on the right. */
function value(given: Terms, at: Twists): number {
  const left = (given.b * given.b) / (4 * given.a) - known(given, at);
  return at.first ? left : -left;
}

function equationAt(given: Terms, at: Twists) {
  const left = standardForm([given.a, given.b, known(given, at)], given.x);
  return at.first ? equation(sum(left, "k"), 0) : equation(left, "k");
}

/** A constant stands alone on one side. */
const constantTerm = level<Given>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, half] = [chance.int(1, 8), chance.nonzero(20)];
    chance.require(
      (half * half) % a === 0 && Math.abs(half) > 1,
      "the discriminant is no whole number",
    );
    const given = { x: chance.pick(UNKNOWNS), a, b: 2 * half, d: chance.int(1, 40) };
    const answers = siblingAnswers((at) => value(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { a, b } = given;
    const d = known(given, at);
    const key = value(given, at);
    const last = at.first ? sum("k", d) : sum(d, negative("k"));
    const needed = (b * b) / (4 * a);
    return {
      question: paragraphs(
        inline(equationAt(given, at)),
        "In the given equation, $k$ is a constant. The equation has exactly one real solution. What is the value of $k$?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => value(given, each),
        show: numeral,
        why: `With it, the constant term is $${needed}$ once all terms are on the left.`,
        slips: [
          {
            code: "sign-lost",
            deed: `solving for $k$ as if it stood on the ${at.first ? "right" : "left"} side`,
          },
          { code: "opposite-sign", deed: `taking $${d}$ as $${-d}$` },
        ],
        corner: { code: "wrong-formula", deed: "setting $b^2 + 4ac$ equal to zero" },
      }),
      opening: OPENING,
      steps: [
        {
          text: `With all terms on the left the constant term is ${inline(last)}; call it $c$.`,
        },
        {
          text: `Set the discriminant $b^2 - 4ac$ equal to zero.\n\n${inline(equation(sum(b * b, product(-4 * a, "c")), 0))}`,
          claim: `${b * b} - 4*${a}*${needed} = 0`,
        },
        {
          text: `So $c = ${needed}$, that is, ${inline(equation(last, needed))}, and $k = ${key}$.`,
        },
        { text: "The parabola of the left side then has its vertex on the horizontal axis." },
      ],
      hint: HINT,
      tip: TIP,
      archetype: "PB07",
    };
  },
  facts: ({ given, at }) => ({
    kind: "constant",
    given: code(equationAt(given, at)),
    unknown: given.x,
    constant: "k",
    solutions: "one",
    told: ["exactly one real solution"],
  }),
});

/** ax² + (k ± m)x + c = 0. The twists are the sign of m and that of k. */
interface Middle {
  readonly x: string;
  readonly a: number;
  readonly c: number;
  readonly m: number;
}

function middleAt({ x, a, c, m }: Middle, { first }: Twists) {
  const middle = product(sum("k", first ? m : -m), x);
  return equation(sum(product(a, power(x, 2)), middle, c), 0);
}

/** The constant stands in the coefficient of x, so there are two values, of which the sign of the solution chooses. */
const coefficient = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [p, q, scale] = [chance.int(1, 7), chance.int(1, 9), chance.int(1, 6)];
    const given = {
      x: chance.pick(UNKNOWNS),
      a: scale * p * p,
      c: scale * q * q,
      m: chance.int(1, 24),
    };
    chance.require(given.a <= 75 && given.c <= 150, "large numbers");
    chance.require(given.m < 2 * scale * p * q, "both values have one sign");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { a, c, m } = given;
    const whole = 2 * Math.sqrt(a * c);
    const answer = ({ first, second }: Twists) => (second ? whole : -whole) - (first ? m : -m);
    const key = answer(at);
    const shift = at.first ? m : -m;
    const [sign, middle] = at.second ? ["negative", "positive"] : ["positive", "negative"];
    return {
      question: paragraphs(
        inline(middleAt(given, at)),
        `In the given equation, $k$ is a constant. The equation has exactly one real solution, and it is ${sign}. What is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer,
        show: numeral,
        why: `With it, the coefficient $k ${shift > 0 ? "+" : "-"} ${m}$ is $${at.second ? whole : -whole}$, and the solution is ${sign}.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${at.first ? "adding" : "subtracting"} $${m}$ at the end instead of ${at.first ? "subtracting" : "adding"} it`,
          },
          {
            code: "opposite-sign",
            deed: `giving the coefficient of $${given.x}$ the sign of the solution`,
          },
        ],
        corner: { code: "opposite-sign", deed: "giving the value of $-k$" },
      }),
      opening: OPENING,
      steps: [
        {
          text: `The discriminant is ${inline(sum(power(sum("k", shift), 2), -4 * a * c))}.`,
          claim: `4*${a}*${c} = ${4 * a * c}`,
        },
        {
          text: `It is zero when ${inline(sum("k", shift))} is $${whole}$ or $${-whole}$.`,
          claim: `${whole}^2 = ${4 * a * c}`,
        },
        {
          text: `The solution is the opposite of this coefficient divided by $${2 * a}$, so the coefficient is ${middle} and $k = ${key}$.`,
          claim: `${key} + (${shift}) = ${at.second ? whole : -whole}`,
        },
      ],
      hint: "Treat the whole expression in parentheses as the coefficient of the middle term. What must its square be?",
      tip: TIP,
      archetype: "PB07",
    };
  },
  facts: ({ given, at }) => ({
    kind: "constant",
    given: code(middleAt(given, at)),
    unknown: given.x,
    constant: "k",
    // The only solution is the opposite of the middle coefficient over a positive number.
    where: [`-(k ${at.first ? "+" : "-"} ${given.m}) ${at.second ? "<" : ">"} 0`],
    solutions: "one",
    told: [`exactly one real solution ${at.second ? "negative" : "positive"}`],
  }),
});

/** The constant with which a quadratic equation has exactly one real solution. */
export const constantForExactlyOneSolution = defineLevels({
  id: "constant-for-exactly-one-solution",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB07"],
  optionDesign: "orbit",
  Medium: constantTerm,
  Hard: coefficient,
});
