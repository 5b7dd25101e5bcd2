import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Operand,
  type Relation,
  equation,
  fraction,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { lcm, rational } from "../../../math/rational.ts";
import type { Draft, Step } from "../../../model.ts";

interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Added to both sides, so that the equation is not in standard form; 0 at Easy. */
  readonly moved: number;
  /** The letter for the coordinate that is asked. */
  readonly letter: string;
  /** The twists are the sign of c and whether the x-intercept is asked. */
  readonly at: Twists;
}

function intercept({ a, b, c }: Line, { first, second }: Twists) {
  return rational(first ? c : -c, second ? a : b);
}

function named(second: boolean) {
  return second
    ? { asked: "x", other: "y", axis: "$x$-axis" }
    : { asked: "y", other: "x", axis: "$y$-axis" };
}

function equationOf({ a, b, c, moved, at }: Line) {
  const right = at.first ? c : -c;
  if (moved === 0) return standardForm(a, b, right);
  return equation(sum(product(a, "x"), moved), sum(product(-b, "y"), right + moved));
}

/** The given equation with 0 for one letter; the other stands in the term. */
function withZero({ a, b, c, moved, at }: Line, term: (coefficient: number) => Operand): Relation {
  const right = at.first ? c : -c;
  if (moved === 0) return equation(term(at.second ? a : b), right);
  return at.second
    ? equation(sum(term(a), moved), right + moved)
    : equation(moved, sum(term(-b), right + moved));
}

/** A sign lost in the last equation, coefficient times letter equal to a number. */
function withoutSign(coefficient: number, size: number): Misstep {
  const lost = coefficient < 0 ? coefficient : size;
  return {
    code: "opposite-sign",
    deed:
      lost < 0
        ? `leaving out the negative sign of $${lost}$`
        : `giving the number $${size}$ a negative sign`,
    work: fraction(-size, coefficient),
  };
}

/** Both sides after a number next to the term is removed. */
function isolating(line: Line): Step[] {
  const { a, b, c, moved, at } = line;
  if (moved === 0) return [];
  const right = at.first ? c : -c;
  const beside = at.second ? moved : right + moved;
  const result = at.second ? equation(product(a, "x"), right) : equation(-right, product(-b, "y"));
  return [
    stepTo(
      beside < 0 ? `Add $${-beside}$ to both sides.` : `Subtract $${beside}$ from both sides.`,
      result,
    ),
  ];
}

function build(line: Line): Draft {
  const { a, b, c, moved, letter, at } = line;
  const { asked, other, axis } = named(at.second);
  const rest = named(!at.second);
  const key = intercept(line, at);
  const right = at.first ? c : -c;
  const [coefficient, size] = moved === 0 || at.second ? [at.second ? a : b, right] : [-b, -right];
  const unused = at.second ? b : a;
  const point = (value: string) => (at.second ? `(${value}, 0)` : `(0, ${value})`);
  return {
    question: paragraphs(
      inline(equationOf(line)),
      `The graph of the given equation in the $xy$-plane crosses the ${axis} at the point $${point(letter)}$, where $${letter}$ is a constant. What is the value of $${letter}$?`,
    ),
    options: siblingOptions({
      at,
      answer: (each) => intercept(line, each),
      show: numeral,
      why: `The point $${point(tex(key))}$ is on the graph: with $${other} = 0$ and $${asked} = ${tex(key)}$, the equation is true, ${inline(withZero(line, (number) => times(number, key)))}.`,
      slips: [
        withoutSign(coefficient, size),
        {
          code: "quantities-exchanged",
          deed: `substituting $0$ for $${asked}$, which finds the intercept on the ${rest.axis},`,
          work: fraction(right, unused),
        },
      ],
      corner: {
        code: "quantities-exchanged",
        deed: `finding the intercept on the ${rest.axis} with the opposite sign`,
        work: fraction(-right, unused),
      },
    }),
    opening: `Every point on the ${axis} has $${other} = 0$, which leaves only $${asked}$ in the equation.`,
    steps: [
      stepTo(
        `Substitute $0$ for $${other}$ in the equation.`,
        withZero(line, (number) => product(number, asked)),
      ),
      ...isolating(line),
      stepTo(`Divide both sides by $${coefficient}$.`, equation(asked, key)),
      {
        text: `The graph crosses the ${axis} at $${point(tex(key))}$, so $${letter} = ${tex(key)}$.`,
      },
    ],
    hint: `Which coordinate is $0$ at every point of the ${axis}?`,
    tip: `The intercept on the ${axis} depends on the coefficient of $${asked}$ and not on that of $${other}$.`,
  };
}

function intercepts(isMoved: boolean) {
  return level<Line>({
    space: 100_000,
    steps: isMoved ? 3 : 2,
    draw: (chance) => {
      const [a, b] = [chance.int(2, 20), chance.sign() * chance.int(2, 20)];
      const c = lcm(a, b) * chance.int(1, 20);
      const moved = isMoved ? chance.nonzero(25) : 0;
      const letter = chance.pick(["h", "k", "p", "r", "t"]);
      const line = { a, b, c, moved, letter, at: twists(chance) };
      chance.require(c <= 360 && c + moved !== 0 && moved !== c, "numbers do not suit");
      chance.require(areDistinct(siblingAnswers((at) => intercept(line, at))), "options alike");
      return line;
    },
    build,
    facts: (line) => {
      const { letter, at } = line;
      const { asked, other } = named(at.second);
      return {
        kind: "value",
        given: [code(equationOf(line)), `${other} = 0`],
        ask: asked,
        told: [
          at.second ? `$x$-axis $(${letter}, 0)$` : `$y$-axis $(0, ${letter})$`,
          `value of $${letter}$`,
        ],
      };
    },
  });
}

/** Where a line crosses one of the axes, by its equation. */
export const interceptsOfLine = defineLevels({
  id: "intercepts-of-line",
  version: 3,
  topic: "linear-equations",
  skill: "H.C",
  calculator: ["Medium"],
  archetypes: ["HC11"],
  optionDesign: "orbit",
  Easy: intercepts(false),
  Medium: intercepts(true),
});
