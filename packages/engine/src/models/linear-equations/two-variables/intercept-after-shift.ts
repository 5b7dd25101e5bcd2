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
import { type Relation, equation, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, add, isInteger, rational } from "../../../math/rational.ts";

function units(count: number): string {
  return count === 1 ? "$1$ unit" : `$${count}$ units`;
}

const TIP =
  "Sketch the shift: each point of the line moves by the same steps, and so do its intercepts.";

interface Steep {
  readonly slope: number;
  readonly intercept: number;
  readonly shift: number;
  /** The twists are whether the line moves up and the sign of its slope. */
  readonly at: Twists;
}

function xIntercept({ slope, intercept, shift }: Steep, { first, second }: Twists): Rational {
  return rational(intercept + (first ? shift : -shift), second ? -slope : slope);
}

/** The x-intercept of y = ±mx + b moved up or down. */
const movedUpOrDown = level<Steep>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const line = {
      slope: chance.int(2, 12),
      intercept: chance.nonzero(60),
      shift: chance.int(1, 60),
      at: twists(chance),
    };
    const answers = siblingAnswers((at) => xIntercept(line, at));
    const whole = answers.filter(isInteger).length;
    chance.require((whole === 0 || whole === 4) && areDistinct(answers), "options differ in form");
    return line;
  },
  build: (line) => {
    const { intercept, shift, at } = line;
    const slope = at.second ? line.slope : -line.slope;
    const moved = intercept + (at.first ? shift : -shift);
    const key = xIntercept(line, at);
    const way = at.first ? "up" : "down";
    const at0 = equation(0, sum(product(slope, "x"), moved));
    return {
      question: `In the $xy$-plane, the graph of ${inline(slopeForm(slope, intercept))} is translated ${way} ${units(shift)}. What is the $x$-coordinate of the $x$-intercept of the resulting graph?`,
      options: siblingOptions({
        at,
        answer: (each) => xIntercept(line, each),
        show: numeral,
        why: "It makes $y$ equal to $0$ in the equation of the translated line.",
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? `subtracting $${shift}$ from the right side instead of adding it`
              : `adding $${shift}$ to the right side instead of subtracting it`,
          },
          { code: "opposite-sign", deed: "losing a minus sign while solving for $x$" },
        ],
      }),
      opening: `A shift ${way} changes only the constant term of the equation.`,
      steps: [
        {
          text: `${at.first ? "Adding" : "Subtracting"} $${shift}$ gives the translated line ${inline(slopeForm(slope, moved))}.`,
        },
        { text: `At its $x$-intercept, $y = 0$, so ${inline(at0)}.`, claim: code(at0) },
        { text: `This gives $x = ${tex(key)}$.`, claim: code(equation("x", key)) },
      ],
      hint: "Write the equation of the translated line first. Which number in it changes?",
      tip: TIP,
    };
  },
  facts: ({ slope, intercept, shift, at }) => ({
    kind: "value",
    given: [
      `before = ${at.second ? slope : -slope}*x + (${intercept})`,
      `0 = before ${at.first ? "+" : "-"} ${shift}`,
    ],
    ask: "x",
    told: [`${at.first ? "up" : "down"} ${shift} $x$-coordinate of $x$-intercept`],
  }),
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
    const gathered = standardForm(a, b, c + a * right + b * up);
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
        why: `It is the value of $${asked}$ on the translated line where $${other} = 0$.`,
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
      }),
      opening:
        "A point of the new line, moved back, lies on the given line: this gives its equation.",
      steps: [
        {
          text: `For a point $(x, y)$ of the new line, $(${tex(sum("x", -right))}, ${tex(sum("y", -up))})$ lies on the given line, so ${inline(moved)}.`,
          claim: ofNew(moved),
        },
        { text: `Multiplied out, this is ${inline(gathered)}.`, claim: ofNew(gathered) },
        {
          text: `With $${other} = 0$ it gives $${asked} = ${tex(key)}$.`,
          claim: ofNew(equation(asked, key)),
        },
        {
          text: "To check, move the two intercepts of the given line and draw the line through them.",
        },
      ],
      hint: "The intercepts of the given line move off the axes. What is the equation of the new line?",
      tip: TIP,
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
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC16"],
  optionDesign: "orbit",
  Medium: movedUpOrDown,
  Hard: movedBothWays,
});
