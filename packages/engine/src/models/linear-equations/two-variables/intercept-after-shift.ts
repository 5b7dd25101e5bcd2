import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { slopeForm, standardForm } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { drawWays } from "../../../craft/options/ways.ts";
import {
  type SteepProblem,
  directions,
  slopeOf,
  steepSlips,
  steepSteps,
  steepWork,
} from "../../../craft/algebra/moved-line.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { workOut } from "../../../math/work-out.ts";
import { type Relation, equation, product, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, add, isInteger, rational } from "../../../math/rational.ts";

function units(count: number): string {
  return count === 1 ? "$1$ unit" : `$${count}$ units`;
}

/** The x-intercept of y = mx + b moved up or down, or to the right or left. */
const movedOneWay = poolLevel<SteepProblem>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const line = {
      size: chance.int(2, 12),
      intercept: chance.nonzero(60),
      shift: chance.int(1, 36),
    };
    // So that neither a whole number nor a fraction stands out.
    const isWhole = (number: number) => number % line.size === 0;
    chance.require(isWhole(line.intercept) === isWhole(line.shift), "options differ in form");
    chance.require(Math.abs(line.intercept) !== line.shift, "an intercept of 0");
    const ways = drawWays(chance, "rises", "positive", "upright");
    chance.require(workOut(steepWork(line, ways)).num !== 0, "an intercept of 0");
    return { line, ways };
  },
  key: ({ line, ways }) => numeral(workOut(steepWork(line, ways))),
  slips: steepSlips,
  word: (problem) => {
    const { line, ways } = problem;
    const { intercept, shift } = line;
    const [way] = directions(ways);
    const by = ways.positive ? shift : -shift;
    const end = intercept + (ways.upright ? by : -slopeOf(problem) * by);
    const key = workOut(steepWork(line, ways));
    return {
      question: `In the $xy$-plane, the graph of ${inline(slopeForm(slopeOf(problem), intercept))} is translated ${units(shift)} ${way}. What is the $x$-coordinate of the $x$-intercept of the resulting graph?`,
      why: `It satisfies the equation of the translated line with $y = 0$: ${inline(equation(sum(times(slopeOf(problem), key), end), 0))}.`,
      opening: ways.upright
        ? `A translation ${way} changes only the constant term of the equation.`
        : `A translation ${way} moves every point of the line by the same distance.`,
      steps: steepSteps(problem),
      hint: ways.upright
        ? "Write the equation of the translated line first. Which number in it changes?"
        : "Where does the given line cross the $x$-axis, and where does this point move to?",
      tip: ways.upright
        ? `Moving a line ${way} moves its $y$-intercept ${way} as far; find the $x$-intercept from the new equation.`
        : `Moving a line ${way} moves its $x$-intercept as far ${way}. Sketch both lines to check.`,
    };
  },
  facts: (problem) => {
    const { line, ways } = problem;
    const { intercept, shift } = line;
    const slope = slopeOf(problem);
    const sign = ways.positive ? "+" : "-";
    return {
      kind: "value",
      given: ways.upright
        ? [`before = ${slope}*x + (${intercept})`, `0 = before ${sign} ${shift}`]
        : [`0 = ${slope}*z + (${intercept})`, `x = z ${sign} ${shift}`],
      ask: "x",
      told: [
        `${inline(slopeForm(slope, intercept))} ${shift} ${directions(ways)[0].replace("to the ", "")} $x$-coordinate of $x$-intercept`,
      ],
    };
  },
});

interface Moved {
  /** The line ax + by = c moves to the right or left and up or down. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly right: number;
  readonly up: number;
  readonly asksX: boolean;
  /** The twists are whether the line moves right and whether it moves up. */
  readonly at: Twists;
}

function newIntercept(line: Moved, { first, second }: Twists): Rational {
  const { a, b, c, asksX } = line;
  const right = first ? line.right : -line.right;
  const up = second ? line.up : -line.up;
  return asksX ? add(rational(c + b * up, a), right) : add(rational(c + a * right, b), up);
}

/** A relation for points of the new line, which the facts call (u, v). */
function ofNew(relation: Relation): string {
  return code(relation).replaceAll("x", "u").replaceAll("y", "v");
}

/** An intercept of a line in standard form moved both ways. */
const movedBothWays = level<Moved>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 9), chance.sign() * chance.int(2, 9)];
    chance.require(a !== Math.abs(b), "coefficients alike");
    const asksX = chance.flip();
    const under = asksX ? a : Math.abs(b);
    const [along, across] = [chance.int(1, 9), under * chance.int(1, 3)];
    const [right, up] = asksX ? [along, across] : [across, along];
    chance.require(right <= 12 && up <= 12, "shift too long");
    const line = { a, b, c: under * chance.nonzero(9), right, up, asksX, at: twists(chance) };
    const answers = siblingAnswers((at) => newIntercept(line, at));
    chance.require(answers.every(isInteger) && areDistinct(answers), "options alike");
    return line;
  },
  build: (line) => {
    const { a, b, c, asksX, at } = line;
    const [right, up] = [at.first ? line.right : -line.right, at.second ? line.up : -line.up];
    const key = newIntercept(line, at);
    const moved = equation(sum(product(a, sum("x", -right)), product(b, sum("y", -up))), c);
    const end = c + a * right + b * up;
    const gathered = standardForm(a, b, end);
    const own = asksX ? a : b;
    const alone = equation(product(own, asksX ? "x" : "y"), end);
    const [asked, other] = asksX ? ["x", "y"] : ["y", "x"];
    return {
      question: paragraphs(
        inline(standardForm(a, b, c)),
        `In the $xy$-plane, the graph of the given equation is translated ${units(line.right)} to the ${at.first ? "right" : "left"} and ${units(line.up)} ${at.second ? "up" : "down"}. What is the $${asked}$-coordinate of the $${asked}$-intercept of the resulting graph?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => newIntercept(line, each),
        show: numeral,
        why: `On the translated line, $${other} = 0$ gives ${inline(equation(times(own, key), end))}.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `moving the line ${units(line.right)} to the ${at.first ? "left" : "right"}, the wrong way,`,
          },
          {
            code: "direction-turned-around",
            deed: `moving the line ${units(line.up)} ${at.second ? "down" : "up"}, the wrong way,`,
          },
        ],
        corner: {
          code: "direction-turned-around",
          deed: `replacing $x$ by $${tex(sum("x", right))}$ and $y$ by $${tex(sum("y", up))}$ in the given equation`,
        },
      }),
      opening:
        "A point of the new line, moved back, lies on the given line: this gives its equation.",
      steps: [
        {
          text: `For a point $(x, y)$ of the new line, $(${tex(sum("x", -right))}, ${tex(sum("y", -up))})$ lies on the given line, so its coordinates satisfy the given equation.\n\n${inline(moved)}`,
          claim: ofNew(moved),
        },
        {
          text: `Distribute and collect the constant terms on the right side.\n\n${inline(gathered)}`,
          claim: ofNew(gathered),
        },
        {
          text: `Let $${other}$ be $0$.\n\n${inline(alone)}`,
          claim: ofNew(alone),
        },
        {
          text: `Divide both sides by $${own}$.\n\n${inline(equation(asked, key))}`,
          claim: ofNew(equation(asked, key)),
        },
      ],
      hint: "The intercepts of the given line move off the axes. What is the equation of the new line?",
      tip: `A translation ${units(line.right)} to the ${at.first ? "right" : "left"} replaces $x$ by $${tex(sum("x", -right))}$ in the equation, and likewise for $y$.`,
    };
  },
  facts: ({ a, b, c, right, up, asksX, at }) => ({
    kind: "value",
    given: [
      `${a}*x + (${b})*y = ${c}`,
      `u = x ${at.first ? "+" : "-"} ${right}`,
      `v = y ${at.second ? "+" : "-"} ${up}`,
      `${asksX ? "v" : "u"} = 0`,
    ],
    ask: asksX ? "u" : "v",
    told: [
      `${right} ${at.first ? "right" : "left"} ${up} ${at.second ? "up" : "down"}`,
      asksX ? "$x$-coordinate of $x$-intercept" : "$y$-coordinate of $y$-intercept",
    ],
  }),
});

/** Where a line that has been translated crosses an axis. */
export const interceptAfterShift = defineLevels({
  id: "intercept-after-shift",
  version: 5,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC16"],
  optionDesign: "orbit",
  Medium: movedOneWay,
  Hard: movedBothWays,
});
