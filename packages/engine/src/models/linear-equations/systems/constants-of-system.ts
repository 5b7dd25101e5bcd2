import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";

const TIP =
  "Compare the equations term by term: parallel lines multiply both coefficients by the same number.";

interface OneConstant {
  /** The system is ax ± by = c and dx + ky = e, or with k and d in each other's place. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly letter: string;
  /** The twists are the sign of the term in y and whether the constant belongs to x. */
  readonly at: Twists;
}

function constant({ a, b, d }: OneConstant, { first, second }: Twists): Rational {
  const ofY = first ? b : -b;
  return second ? rational(a * d, ofY) : rational(ofY * d, a);
}

/** The coefficient for which a system has no solution. */
const noSolution = level<OneConstant>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 12), chance.int(2, 12)];
    chance.require(gcd(a, b) === 1 && a * b <= 60, "equation not in lowest terms");
    const system = {
      a,
      b,
      c: chance.nonzero(30),
      d: a * b * chance.sign(),
      e: chance.nonzero(30),
      letter: chance.pick(["a", "h", "k", "p", "r", "t"]),
      at: twists(chance),
    };
    const ratios = [a * system.e, b * system.e].map(Math.abs);
    chance.require(!ratios.includes(Math.abs(system.c * system.d)), "one line twice");
    chance.require(areDistinct(siblingAnswers((at) => constant(system, at))), "options alike");
    return system;
  },
  build: (system) => {
    const { a, b, c, d, e, letter, at } = system;
    const ofY = at.first ? b : -b;
    const key = constant(system, at);
    const [own, other] = at.second ? [a, ofY] : [ofY, a];
    const factor = rational(d, other);
    const [asked, known] = at.second ? ["x", "y"] : ["y", "x"];
    return {
      question: paragraphs(
        ...systemText(
          standardForm(a, ofY, c),
          at.second ? standardForm(letter, d, e) : standardForm(d, letter, e),
        ),
        `In the given system of equations, $${letter}$ is a constant. If the system has no solution, what is the value of $${letter}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => constant(system, each),
        show: numeral,
        why: "With it the lines are parallel, and they are not the same.",
        slips: [
          { code: "opposite-sign", deed: "losing a minus sign when comparing the coefficients" },
          {
            code: "ratio-upside-down",
            deed: `multiplying by the coefficient of $${known}$ and dividing by that of $${asked}$, the wrong way around,`,
          },
        ],
      }),
      opening:
        "There is no solution when the lines are parallel: the coefficients are proportional.",
      steps: [
        {
          text: `The coefficient of $${known}$ goes from $${other}$ to $${d}$, so it is multiplied by ${inline(factor)}.`,
          claim: `(${other})*(${factor.num}/${factor.den}) = ${d}`,
        },
        {
          text: `The coefficient of $${asked}$ must be multiplied by the same, so $${letter} = ${tex(factor)} \\cdot ${own < 0 ? `(${own})` : own} = ${tex(key)}$.`,
          claim: `${letter} = ${key.num}/${key.den}`,
        },
        { text: "The right sides are not in this ratio, so the lines are not the same." },
      ],
      hint: "What do the two lines look like when the system has no solution?",
      tip: TIP,
      archetype: "HD10",
    };
  },
  facts: ({ a, b, c, d, e, letter, at }) => {
    const ofY = at.first ? b : -b;
    return {
      kind: "value",
      given: [at.second ? `(${ofY})*${letter} = ${a}*(${d})` : `${a}*${letter} = (${ofY})*(${d})`],
      ask: letter,
      told: [
        inline(standardForm(a, ofY, c)),
        inline(at.second ? standardForm(letter, d, e) : standardForm(d, letter, e)),
        `$${letter}$ constant no solution`,
      ],
    };
  },
});

interface TwoConstants {
  /** The given equation is ax ± by = c; the other has two constants on the left. */
  readonly a: number;
  readonly b: number;
  /** The right sides are in the ratio of these two, times something. */
  readonly more: number;
  readonly less: number;
  readonly times: number;
  readonly letters: readonly string[];
  readonly asksSum: boolean;
  /** The twists are the sign of the term in y and whether the other right side is the greater one. */
  readonly at: Twists;
}

function rightSides({ more, less, times }: TwoConstants, { second }: Twists) {
  return second ? ([less * times, more * times] as const) : ([more * times, less * times] as const);
}

function combination(system: TwoConstants, at: Twists): Rational {
  const { a, b, asksSum } = system;
  const [known, other] = rightSides(system, at);
  return rational((at.first === asksSum ? a + b : a - b) * other, known);
}

/** The sum or difference of two coefficients for which a system has infinitely many solutions. */
const infinitelyMany = level<TwoConstants>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [less, more] = [chance.int(1, 6), chance.int(2, 7)];
    chance.require(gcd(less, more) === 1 && less < more, "ratio not in lowest terms");
    const unit = less * more;
    const [i, j] = [chance.int(1, 6), chance.int(1, 6)];
    chance.require(i !== j && unit * Math.max(i, j) <= 60, "coefficients too large");
    const system = {
      a: unit * i,
      b: unit * j,
      more,
      less,
      times: chance.nonzero(9),
      letters: chance.pick([
        ["p", "q"],
        ["a", "b"],
        ["h", "k"],
        ["r", "s"],
        ["m", "n"],
      ]),
      asksSum: chance.flip(),
      at: twists(chance),
    };
    chance.require(areDistinct(siblingAnswers((at) => combination(system, at))), "options alike");
    return system;
  },
  build: (system) => {
    const { a, b, letters, asksSum, at } = system;
    const [p = "", q = ""] = letters;
    const ofY = at.first ? b : -b;
    const [known, other] = rightSides(system, at);
    const factor = rational(other, known);
    const [ofP, ofQ] = [rational(a * other, known), rational(ofY * other, known)];
    const asked = asksSum ? `${p} + ${q}` : `${p} - ${q}`;
    const key = combination(system, at);
    return {
      question: paragraphs(
        ...systemText(standardForm(a, ofY, known), standardForm(p, q, other)),
        `In the given system of equations, $${p}$ and $${q}$ are constants. The system has infinitely many solutions. What is the value of $${asked}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => combination(system, each),
        show: numeral,
        why: `With $${p} = ${tex(ofP)}$ and $${q} = ${tex(ofQ)}$, the second equation is a multiple of the first.`,
        slips: [
          { code: "opposite-sign", deed: `giving $${q}$ the wrong sign` },
          {
            code: "ratio-upside-down",
            deed: `multiplying the coefficients by ${inline(rational(known, other))} instead of ${inline(factor)}`,
          },
        ],
      }),
      opening: "With infinitely many solutions, one equation is a multiple of the other.",
      steps: [
        {
          text: `The right side goes from $${known}$ to $${other}$, so the first equation is multiplied by ${inline(factor)}.`,
          claim: `(${known})*(${factor.num}/${factor.den}) = ${other}`,
        },
        {
          text: `So $${p} = ${tex(factor)} \\cdot ${a} = ${tex(ofP)}$ and $${q} = ${tex(factor)} \\cdot ${ofY < 0 ? `(${ofY})` : ofY} = ${tex(ofQ)}$.`,
          claim: `${p} + 1000*${q} = ${ofP.num} + 1000*(${ofQ.num})`,
        },
        { text: `This makes $${asked} = ${tex(key)}$.`, claim: `${asked} = ${key.num}` },
      ],
      hint: "By what number is the whole first equation multiplied to get the second?",
      tip: TIP,
      archetype: "HD11",
    };
  },
  facts: (system) => {
    const { a, b, letters, asksSum, at } = system;
    const [p = "", q = ""] = letters;
    const [known, other] = rightSides(system, at);
    const ofY = at.first ? b : -b;
    return {
      kind: "value",
      given: [`${p}*(${known}) = ${a}*(${other})`, `${q}*(${known}) = ${ofY}*(${other})`],
      ask: asksSum ? `${p} + ${q}` : `${p} - ${q}`,
      told: [
        inline(standardForm(a, ofY, known)),
        inline(standardForm(p, q, other)),
        `$${p}$ $${q}$ constants infinitely many solutions`,
      ],
    };
  },
});

/** Unknown coefficients of a system that has no solution, or infinitely many. */
export const constantsOfSystem = defineLevels({
  id: "constants-of-system",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD10", "HD11"],
  optionDesign: "orbit",
  Medium: noSolution,
  Hard: infinitelyMany,
});
