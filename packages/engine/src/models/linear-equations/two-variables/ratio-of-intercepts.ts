import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { aroundSquare } from "../../../craft/options/square.ts";
import { type Ways, drawWays } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  fraction,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Whether the term in y is added, and whether the y-intercept is divided by the x-intercept. */
type Fork = "added" | "ofY";

interface Line {
  readonly a: number;
  readonly b: number;
  readonly constant: string;
  readonly letters: readonly string[];
  readonly ways: Ways<Fork>;
}

const LETTERS = [
  ["h", "k"],
  ["p", "q"],
  ["r", "s"],
  ["m", "n"],
  ["s", "t"],
  ["a", "b"],
];

/** The letters of the intercepts and the coefficients under them, above and below the fraction bar that is asked. */
function parts({ a, b, letters, ways }: Line) {
  const [onX = "", onY = ""] = letters;
  const ofY = ways.added ? b : -b;
  const [over, under] = ways.ofY
    ? [
        { letter: onY, coefficient: ofY },
        { letter: onX, coefficient: a },
      ]
    : [
        { letter: onX, coefficient: a },
        { letter: onY, coefficient: ofY },
      ];
  return { onX, onY, ofY, over, under, asked: quotient(over.letter, under.letter) };
}

/** The intercepts are the constant over their coefficients, so their quotient is that of the coefficients, turned over. */
function keyOf(line: Line) {
  const { over, under } = parts(line);
  return rational(under.coefficient, over.coefficient);
}

function slipsOf(line: Line, chance: Chance): PoolSlip[] {
  const { over, under, ofY } = parts(line);
  const [top, bottom] = [over.coefficient, under.coefficient];
  const isNegative = ofY < 0;
  const slope = slipTo(fraction(-line.a, ofY), {
    code: "another-quantity",
    deed: "giving the slope of the line",
    step: 3,
  });
  const flat = slipTo(fraction(-ofY, line.a), {
    code: "ratio-upside-down",
    deed: "dividing the run from one intercept to the other by the rise",
    step: 3,
  });
  return aroundSquare({
    chance,
    key: numeral(keyOf(line)),
    corners: [
      slipTo(fraction(top, bottom), {
        code: "quantities-exchanged",
        deed: `taking the coefficients themselves for the intercepts`,
        isClassic: true,
        step: 1,
      }),
      slope,
      flat,
    ],
    others: [
      slipTo(
        over.coefficient < 0
          ? quotient(-bottom, sum(-top, -bottom))
          : quotient(bottom, isNegative ? sum(top, bottom) : sum(bottom, -top)),
        {
          code: "wrong-total",
          deed: `dividing $${over.letter}$ by the ${isNegative ? "sum" : "difference"} of the intercepts`,
          step: 3,
        },
      ),
      slipTo(quotient(1, times(Math.abs(top), Math.abs(bottom))), {
        code: "opposite-operation",
        deed: "multiplying the fractions instead of dividing them",
        step: 3,
      }),
    ],
  });
}

function stepsOf(line: Line): Step[] {
  const { a, constant: c } = line;
  const { onX, onY, ofY, over, under, asked } = parts(line);
  const key = keyOf(line);
  const [top, bottom] = [over, under].map(({ coefficient }) => tex(part(c, coefficient)));
  return [
    stepTo(`At the $x$-intercept $y = 0$, so $${a}${onX} = ${c}$.`, equation(onX, quotient(c, a))),
    {
      text: `At the $y$-intercept $x = 0$, so $${tex(product(ofY, onY))} = ${c}$.\n\n${inline(equation(onY, part(c, ofY)))}`,
      claim: `${onY} = ${c}/(${ofY})`,
    },
    {
      text: `Divide $${over.letter}$ by $${under.letter}$: the factor $${c}$ cancels.\n\n$${tex(asked)} = ${top} \\div ${signed(bottom)} = ${tex(key)}$`,
      claim: code(equation(asked, key)),
    },
  ];
}

function signed(text = ""): string {
  return text.startsWith("-") ? `\\left(${text}\\right)` : text;
}

/** The constant over a coefficient, with the sign before the fraction. */
function part(constant: string, coefficient: number): Expression {
  const size = quotient(constant, Math.abs(coefficient));
  return coefficient < 0 ? product(-1, size) : size;
}

/** The ratio of the intercepts of ax ± by = c, whatever the constant c is. */
const ofIntercepts = poolLevel<Line>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 24), chance.int(2, 24)];
    chance.require(a % b !== 0 && b % a !== 0, "a ratio is whole");
    const [letters, constant] = [chance.pick(LETTERS), chance.pick(["c", "d", "w", "j"])];
    return { a, b, constant, letters, ways: drawWays(chance, "added", "ofY") };
  },
  key: (line) => numeral(keyOf(line)),
  slips: slipsOf,
  word: (line) => {
    const { a, constant: c } = line;
    const { onX, onY, ofY, over, under, asked } = parts(line);
    return {
      question: paragraphs(
        inline(standardForm(a, ofY, c)),
        `In the given equation, $${c}$ is a nonzero constant. The graph of the equation in the $xy$-plane has an $x$-intercept at $(${onX}, 0)$ and a $y$-intercept at $(0, ${onY})$. What is the value of ${inline(asked)}?`,
      ),
      why: `As ${inline(product(over.coefficient, over.letter))} and ${inline(product(under.coefficient, under.letter))} are both equal to $${c}$, $${over.letter}$ is ${inline(keyOf(line))} times $${under.letter}$.`,
      opening: `Write both intercepts in terms of $${c}$, which cancels when you divide them.`,
      steps: stepsOf(line),
      hint: `What do $${over.letter}$ and $${under.letter}$ equal in terms of $${c}$?`,
      tip: "When a constant has no given value, carry it along as a letter: it often cancels.",
    };
  },
  facts: (line) => {
    const { a, constant: c } = line;
    const { onX, onY, ofY, asked } = parts(line);
    return {
      kind: "value",
      constants: [c],
      given: [`${a}*${onX} = ${c}`, `${ofY}*${onY} = ${c}`],
      ask: code(asked),
      told: [
        inline(standardForm(a, ofY, c)),
        `$x$-intercept $(${onX}, 0)$ $y$-intercept $(0, ${onY})$`,
      ],
    };
  },
});

/** The quotient of the two intercepts of a line whose constant term is not known. */
export const ratioOfIntercepts = defineLevels({
  id: "ratio-of-intercepts",
  version: 2,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC12"],
  optionDesign: "pool",
  Hard: ofIntercepts,
});
