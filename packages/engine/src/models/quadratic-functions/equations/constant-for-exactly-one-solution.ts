import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { discriminantOf } from "../../../craft/algebra/discriminant.ts";
import {
  constantTerm,
  discriminantReason,
  discriminantSteps,
  needed,
} from "../../../craft/algebra/one-solution.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, power, product, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const OPENING = "A quadratic equation has exactly one real solution when its discriminant is zero.";

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
const aloneOnOneSide = level<Given>({
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
    const { x, a, b } = given;
    const d = known(given, at);
    const single = { a, b, d, constant: "k", isAdded: at.first };
    const zero = equation(sum(standardForm([a, b, 0], x), constantTerm(single)), 0);
    const lastValue = needed(single);
    const [done, due] = d > 0 ? ["adding", "subtracting"] : ["subtracting", "adding"];
    const gathered = at.first
      ? stepShowing("The terms without the unknown make up the constant term.", zero)
      : stepShowing("Subtract $k$ from both sides.", zero);
    return {
      question: paragraphs(
        inline(equationAt(given, at)),
        "In the given equation, $k$ is a constant. The equation has exactly one real solution. What is the value of $k$?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => value(given, each),
        show: numeral,
        why: discriminantReason(single),
        slips: [
          {
            code: "sign-lost",
            deed: `moving $k$ to the ${at.first ? "right" : "left"} side without changing its sign`,
            work: at.first ? sum(d, -lastValue) : sum(lastValue, -d),
          },
          {
            code: "opposite-operation",
            deed: `${done} $${Math.abs(d)}$ at the end instead of ${due} it`,
            work: at.first ? sum(lastValue, d) : sum(-lastValue, -d),
          },
        ],
        corner: {
          code: "wrong-formula",
          deed: "setting $b^2 + 4ac$ equal to zero instead of $b^2 - 4ac$",
          work: at.first ? sum(-lastValue, -d) : sum(d, lastValue),
        },
      }),
      opening: OPENING,
      steps: [gathered, ...discriminantSteps(single)],
      hint: "With zero on one side, which expression with $k$ is the constant term of the equation?",
      tip: "Substitute your answer into the equation: its discriminant must be zero.",
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

/** From the discriminant by the sign of the solution to the constant. */
function middleSteps({ x, a, c, m }: Middle, at: Twists): Step[] {
  const whole = 2 * Math.sqrt(a * c);
  const [shift, coefficientValue] = [at.first ? m : -m, at.second ? whole : -whole];
  const middle = sum("k", shift);
  const [sign, opposite] = at.second ? ["negative", "positive"] : ["positive", "negative"];
  return [
    stepShowing(
      `The coefficient of $${x}$ is ${inline(middle)}. Set the discriminant equal to zero.`,
      equation(discriminantOf(a, middle, c), 0),
    ),
    stepShowing(
      `Multiply, and add ${inline(4 * a * c)} to both sides.`,
      equation(power(middle, 2), 4 * a * c),
    ),
    {
      text: `Take square roots: ${inline(middle)} is $${whole}$ or $${-whole}$. The solution, $-\\frac{b}{2a}$ with ${inline(equation("b", middle))}, has the opposite sign of ${inline(middle)}.`,
      claim: `${whole}^2 = ${4 * a * c}`,
    },
    stepTo(
      `The solution is ${sign}, so ${inline(middle)} is ${opposite}.`,
      equation(middle, coefficientValue),
      `${coefficientValue - shift} + (${shift}) = ${coefficientValue}`,
    ),
    stepThrough("Solve for $k$.", "k", sum(coefficientValue, -shift), coefficientValue - shift),
  ];
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
    const { x, a, c, m } = given;
    const whole = 2 * Math.sqrt(a * c);
    const answer = ({ first, second }: Twists) => (second ? whole : -whole) - (first ? m : -m);
    const shift = at.first ? m : -m;
    const coefficientValue = at.second ? whole : -whole;
    const middle = sum("k", shift);
    const sign = at.second ? "negative" : "positive";
    const [done, due] = at.first ? ["adding", "subtracting"] : ["subtracting", "adding"];
    return {
      question: paragraphs(
        inline(middleAt(given, at)),
        `In the given equation, $k$ is a constant. The equation has exactly one real solution, and it is ${sign}. What is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer,
        show: numeral,
        why: `With it, the coefficient ${inline(middle)} is $${coefficientValue}$, and ${inline(equation(power(coefficientValue, 2), times(4, a, c)))}.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${done} $${m}$ at the end instead of ${due} it`,
            work: sum(coefficientValue, shift),
          },
          {
            code: "opposite-sign",
            deed: `choosing the ${sign} value of ${inline(middle)}, with the sign of the solution,`,
            work: sum(-coefficientValue, -shift),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: "giving the value of $-k$ instead of $k$",
          work: sum(-coefficientValue, shift),
        },
      }),
      opening: OPENING,
      steps: middleSteps(given, at),
      hint: `What is the coefficient of $${x}$ in this equation, and what must its square be?`,
      tip: "When two values make the discriminant zero, the sign of the solution $-\\frac{b}{2a}$ decides between them.",
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
  version: 4,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB07"],
  optionDesign: "orbit",
  Medium: aloneOnOneSide,
  Hard: coefficient,
});
