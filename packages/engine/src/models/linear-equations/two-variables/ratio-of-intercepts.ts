import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, quotient } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";

interface Line {
  readonly a: number;
  readonly b: number;
  readonly constant: string;
  readonly letters: readonly string[];
  /** The twists are the sign of the term in y and whether the y-intercept is divided by the x-intercept. */
  readonly at: Twists;
}

function ratio({ a, b }: Line, { first, second }: Twists): Rational {
  const ofY = first ? b : -b;
  return second ? rational(a, ofY) : rational(ofY, a);
}

/** The ratio of the intercepts of ax ± by = c, whatever the constant c is. */
const ofIntercepts = level<Line>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 40), chance.int(2, 40)];
    chance.require(a % b !== 0 && b % a !== 0, "a ratio is whole");
    const letters = chance.pick([
      ["h", "k"],
      ["p", "q"],
      ["r", "s"],
      ["m", "n"],
      ["s", "t"],
      ["a", "b"],
    ]);
    const constant = chance.pick(["c", "d", "w", "j"]);
    return { a, b, constant, letters, at: twists(chance) };
  },
  build: (line) => {
    const { a, b, constant: c, letters, at } = line;
    const [onX = "", onY = ""] = letters;
    const ofY = at.first ? b : -b;
    const key = ratio(line, at);
    const asked = at.second ? quotient(onY, onX) : quotient(onX, onY);
    const [top, bottom] = at.second ? [onY, onX] : [onX, onY];
    return {
      question: paragraphs(
        inline(standardForm(a, ofY, c)),
        `In the given equation, $${c}$ is a nonzero constant. The graph of the equation in the $xy$-plane has an $x$-intercept at $(${onX}, 0)$ and a $y$-intercept at $(0, ${onY})$. What is the value of ${inline(asked)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => ratio(line, each),
        show: numeral,
        why: `It is $${top}$ divided by $${bottom}$, where $${c}$ cancels.`,
        slips: [
          {
            code: "opposite-sign",
            deed: at.first
              ? "putting a minus sign in front, as for a slope,"
              : "leaving out the minus sign of the coefficient of $y$",
          },
          {
            code: "ratio-upside-down",
            deed: `dividing $${bottom}$ by $${top}$ instead of $${top}$ by $${bottom}$`,
          },
        ],
      }),
      opening: "Write both intercepts in terms of the constant, which cancels when you divide.",
      steps: [
        {
          text: `With $y = 0$ the equation says ${inline(equation(onX, quotient(c, a)))}.`,
          claim: code(equation(onX, quotient(c, a))),
        },
        {
          text: `With $x = 0$ it says ${inline(equation(onY, ofY < 0 ? quotient(`-${c}`, -ofY) : quotient(c, ofY)))}.`,
          claim: `${onY} = ${c}/(${ofY})`,
        },
        {
          text: `Dividing, $${c}$ cancels, and ${inline(equation(asked, key))}.`,
          claim: code(equation(asked, key)),
        },
        { text: `To check, take any number for $${c}$ and find both intercepts.` },
      ],
      hint: "Find each intercept as if the constant were a number. What happens to it in the quotient?",
      tip: "When a constant has no given value, it often cancels: carry it along as a letter.",
    };
  },
  facts: ({ a, b, constant: c, letters, at }) => {
    const [onX = "", onY = ""] = letters;
    const ofY = at.first ? b : -b;
    return {
      kind: "value",
      constants: [c],
      given: [`${a}*${onX} = ${c}`, `${ofY}*${onY} = ${c}`],
      ask: at.second ? `${onY}/${onX}` : `${onX}/${onY}`,
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
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC12"],
  optionDesign: "orbit",
  Hard: ofIntercepts,
});
