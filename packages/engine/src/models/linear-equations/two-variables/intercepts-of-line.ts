import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { lcm, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";

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

function build(line: Line): Draft {
  const { a, b, c, letter, at } = line;
  const { asked, other, axis } = named(at.second);
  const key = intercept(line, at);
  const right = at.first ? c : -c;
  const [own, unused] = at.second ? [a, b] : [b, a];
  const left = equation(product(own, asked), right);
  return {
    question: paragraphs(
      inline(equationOf(line)),
      `The graph of the given equation in the $xy$-plane crosses the ${axis} at the point $${at.second ? `(${letter}, 0)` : `(0, ${letter})`}$, where $${letter}$ is a constant. What is the value of $${letter}$?`,
    ),
    options: siblingOptions({
      at,
      answer: (each) => intercept(line, each),
      show: numeral,
      why: `With $${other} = 0$, it is the value of $${asked}$ that satisfies the equation.`,
      slips: [
        {
          code: "opposite-sign",
          deed: `taking $${-right}$ instead of $${right}$ as the number on the right`,
        },
        {
          code: "quantities-exchanged",
          deed: `dividing by $${unused}$, the coefficient of $${other}$,`,
        },
      ],
    }),
    opening: `A point on the ${axis} has $${other} = 0$, so put that into the equation.`,
    steps: [
      ...(line.moved === 0
        ? []
        : [
            {
              text: `In standard form the equation is ${inline(standardForm(a, b, right))}.`,
              claim: code(standardForm(a, b, right)),
            },
          ]),
      { text: `With $${other} = 0$ this is ${inline(left)}.`, claim: code(left) },
      {
        text: `So $${asked} = ${tex(key)}$, and this is $${letter}$.`,
        claim: code(equation(asked, key)),
      },
      { text: `A graph of the line shows where it crosses the ${axis}.` },
    ],
    hint: "What is true of one coordinate of every point on that axis?",
    tip: "For an intercept, let the other variable be $0$ and solve what is left.",
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
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC11"],
  optionDesign: "orbit",
  Easy: intercepts(false),
  Medium: intercepts(true),
});
