import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { slopeForm, standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, polynomial } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, isInteger, rational } from "../../../math/rational.ts";

interface Level {
  readonly height: number;
  readonly slope: number;
  readonly constant: number;
  readonly letters: readonly string[];
  /** The twists are the signs of the slope and of the constant. */
  readonly at: Twists;
}

function place({ height, slope, constant }: Level, { first, second }: Twists): Rational {
  return rational(height - (second ? constant : -constant), first ? slope : -slope);
}

/** Where a horizontal line meets another line. */
const withHorizontal = level<Level>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [slope, one, other] = [chance.int(2, 12), chance.nonzero(18), chance.nonzero(18)];
    // Both quotients are whole: height less the constant, and height and the constant.
    const [less, more] = [slope * one, slope * other];
    const line = {
      height: (more + less) / 2,
      slope,
      constant: (more - less) / 2,
      letters: chance.pick([
        ["a", "b"],
        ["h", "k"],
        ["p", "q"],
        ["r", "s"],
        ["s", "t"],
        ["m", "n"],
      ]),
      at: twists(chance),
    };
    const { height, constant } = line;
    chance.require(Number.isInteger(height) && constant > 0 && height !== 0, "not whole");
    chance.require(areDistinct(siblingAnswers((at) => place(line, at))), "options alike");
    return line;
  },
  build: (line) => {
    const { height, letters, at } = line;
    const slope = at.first ? line.slope : -line.slope;
    const constant = at.second ? line.constant : -line.constant;
    const [x = "", y = ""] = letters;
    const key = place(line, at);
    const met = equation(polynomial([constant, slope], "x"), height);
    return {
      question: `In the $xy$-plane, the graphs of ${inline(slopeForm(slope, constant))} and ${inline(slopeForm(0, height))} intersect at the point $(${x}, ${y})$. What is the value of $${x}$?`,
      options: siblingOptions({
        at,
        answer: (each) => place(line, each),
        show: numeral,
        why: `At this $x$, both equations give $y = ${height}$.`,
        slips: [
          { code: "opposite-sign", deed: `dividing by $${-slope}$ instead of $${slope}$` },
          {
            code: "sign-lost",
            deed:
              constant > 0
                ? `adding $${constant}$ to $${height}$ instead of subtracting it`
                : `subtracting $${-constant}$ from $${height}$ instead of adding it`,
          },
        ],
      }),
      opening: "At the point where two graphs intersect, both equations give the same $y$.",
      steps: [
        { text: `So ${inline(met)}.`, claim: code(met) },
        { text: `Solving gives $x = ${tex(key)}$.`, claim: `x = ${key.num}` },
        { text: "A graph of both lines shows the same point." },
      ],
      hint: "What is the $y$-coordinate of every point of the horizontal line?",
      tip: "A point on two lines satisfies both equations: set equal what they say about $y$.",
      archetype: "HD17",
    };
  },
  facts: ({ height, slope, constant, letters, at }) => ({
    kind: "value",
    given: [
      `y = ${height}`,
      `y = ${at.first ? "" : "-"}${slope}*x ${at.second ? "+" : "-"} ${constant}`,
    ],
    ask: "x",
    told: [`intersect at $(${letters.join(", ")})$ value of $${letters[0] ?? ""}$`],
  }),
});

interface Parameter {
  /** The lines are y = ±mx + b and kx ± by = c; they meet where x = p. */
  readonly p: number;
  readonly ratio: number;
  readonly b: number;
  readonly c: number;
  readonly letter: string;
  /** The twists are the signs of the term in y and of the slope of the first line. */
  readonly at: Twists;
}

function coefficient({ p, ratio, b, c }: Parameter, { first, second }: Twists): Rational {
  const y = (second ? ratio : -ratio) * p + b;
  return rational(c - (first ? b : -b) * y, p);
}

/** A coefficient, from where two lines meet. */
const withConstant = level<Parameter>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [p, ratio, b] = [chance.int(2, 9), chance.int(2, 12), chance.int(2, 12)];
    // Whole answers whatever the signs: c and the square of b leave the same rest, and so do their opposites.
    chance.require((2 * b * b) % p === 0, "not whole");
    const c = ((b * b) % p) + p * chance.nonzero(Math.floor(120 / p));
    const letter = chance.pick(["a", "k", "h", "m"]);
    const line = { p, ratio, b, c, letter, at: twists(chance) };
    const answers = siblingAnswers((at) => coefficient(line, at));
    chance.require(answers.every(isInteger), "not whole");
    chance.require(answers.every(({ num }) => num !== 0) && areDistinct(answers), "options alike");
    return line;
  },
  build: (line) => {
    const { p, ratio, b, c, letter, at } = line;
    const slope = at.second ? ratio : -ratio;
    const ofY = at.first ? b : -b;
    const y = slope * p + b;
    const key = coefficient(line, at);
    const met = equation(polynomial([ofY * y, p], letter), c);
    return {
      question: paragraphs(
        ...systemText(slopeForm(slope, b), standardForm(letter, ofY, c)),
        `In the given equations, $${letter}$ is a constant. The graphs of the equations in the $xy$-plane intersect at a point whose $x$-coordinate is $${p}$. What is the value of $${letter}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => coefficient(line, each),
        show: numeral,
        why: `With it, the point $(${p}, ${y})$ satisfies the second equation.`,
        slips: [
          {
            code: "opposite-sign",
            deed: "taking the term in $y$ of the second equation with the wrong sign",
          },
          {
            code: "opposite-sign",
            deed: "taking the slope of the first line with the wrong sign",
          },
        ],
      }),
      opening: "The first equation gives the point; put it into the second to find the constant.",
      steps: [
        { text: `With $x = ${p}$ the first equation gives $y = ${y}$.`, claim: `y = ${y}` },
        { text: `Put into the second, this says ${inline(met)}.`, claim: code(met) },
        { text: `So $${letter} = ${tex(key)}$.`, claim: `${letter} = ${key.num}/${key.den}` },
      ],
      hint: "Which of the two equations can tell you the whole point right away?",
      tip: "A point on two lines satisfies both equations: find it with the one that has no constant.",
      archetype: "HD18",
    };
  },
  facts: ({ p, ratio, b, c, letter, at }) => ({
    kind: "value",
    given: [
      `x = ${p}`,
      `y = ${at.second ? "" : "-"}${ratio}*x + ${b}`,
      `${letter}*x ${at.first ? "+" : "-"} ${b}*y = ${c}`,
    ],
    ask: letter,
    told: [`$${letter}$ constant $x$-coordinate ${p} value of $${letter}$`],
  }),
});

/** The point where two lines meet, or a constant that it decides. */
export const whereTwoLinesMeet = defineLevels({
  id: "where-two-lines-meet",
  version: 2,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD17", "HD18"],
  optionDesign: "orbit",
  Easy: withHorizontal,
  Medium: withConstant,
});
