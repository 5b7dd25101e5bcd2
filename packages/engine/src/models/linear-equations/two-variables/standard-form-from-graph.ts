import type { Point } from "@sat/item";
import { oneLine } from "../../../craft/figures/lines.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText, standardForm } from "../../../craft/algebra/lines.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { type Relation, equation, product, times } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100];
const REACH = 15;

interface Shown {
  /** Distances of the intercepts from the origin, in grid lines. */
  readonly p: number;
  readonly q: number;
  readonly step: number;
}

function drawShown(chance: Chance): Shown {
  const [p, q] = [chance.int(1, REACH - 1), chance.int(1, REACH - 1)];
  chance.require(p !== q, "intercepts alike");
  return { p, q, step: chance.pick(STEPS) };
}

function graph(points: readonly [Point, Point], step: number) {
  return oneLine({ through: points }, { reach: REACH * step, step });
}

interface Intercepts extends Shown {
  /** Whether the x-intercept is positive. */
  readonly isRight: boolean;
  /** The equation is printed as so many times its lowest terms. */
  readonly times: number;
  /** The twists are whether both intercepts have one sign, and whether the greater is on the x-axis. */
  readonly at: Twists;
}

function intercepts(
  { p, q, step, isRight }: Intercepts,
  { first, second }: Twists,
): [number, number] {
  const [onX, onY] = second ? [p, q] : [q, p];
  const side = isRight ? step : -step;
  return [onX * side, onY * (first ? side : -side)];
}

/** The numbers of ax + by = c. */
function coefficientsOf(shown: Intercepts, { first, second }: Twists): [number, number, number] {
  const { p, q, step, times: multiple, isRight } = shown;
  const [ofX, ofY] = second ? [q, p] : [p, q];
  const unit = multiple / gcd(p, q);
  const constant = p * q * step * unit * (isRight ? 1 : -1);
  return [ofX * unit, (first ? ofY : -ofY) * unit, constant];
}

function equationOf(shown: Intercepts, at: Twists): Relation {
  return standardForm(...coefficientsOf(shown, at));
}

/** A coefficient, from the point at which the other letter is 0. */
function coefficientStep(axis: "x" | "y", at: number, coefficient: number): Step {
  const [letter, other] = axis === "x" ? (["a", "y"] as const) : (["b", "x"] as const);
  const found = inline(equation(letter, coefficient));
  const result = inline(equation(product(at, letter), at * coefficient));
  return {
    text: `Substitute $${at}$ for $${axis}$ and $0$ for $${other}$, and solve for $${letter}$.\n\n${result}${at === 1 ? "" : `\n\n${found}`}`,
  };
}

/** The equation in standard form of a line that is shown by its intercepts. */
const equationShown = level<Intercepts>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const shown = drawShown(chance);
    const { p, q } = shown;
    const multiple = chance.int(1, 9);
    chance.require(
      p > q &&
        p * multiple <= 90 * gcd(p, q) &&
        (p * q * shown.step * multiple) / gcd(p, q) <= 2400,
      "coefficients too large",
    );
    return { ...shown, isRight: chance.flip(), times: multiple * gcd(p, q), at: twists(chance) };
  },
  build: (shown) => {
    const { at, step } = shown;
    const [onX, onY] = intercepts(shown, at);
    const [a, b, c] = coefficientsOf(shown, at);
    const not = (coefficient: number, value: number) =>
      `although ${inline(equation(times(coefficient, value), coefficient * value))} and not $${tex(c)}$`;
    const exchanged = coefficientsOf(shown, { first: at.first, second: !at.second })[0];
    return {
      question: "Which equation represents the graph shown?",
      figure: graph(
        [
          [onX, 0],
          [0, onY],
        ],
        step,
      ),
      options: siblingOptions({
        at,
        answer: (each) => equationOf(shown, each),
        show: formula,
        why: `Both intercepts satisfy it: ${inline(equation(times(a, onX), c))} and ${inline(equation(times(b, onY), c))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `giving the term in $y$ the opposite sign, ${not(-b, onY)} at ${pointText([0, onY])},`,
          },
          {
            code: "quantities-exchanged",
            deed: `exchanging the two coefficients, ${not(exchanged, onX)} at ${pointText([onX, 0])},`,
          },
        ],
        corner: {
          code: "wrong-formula",
          deed: `using the coefficients of a line perpendicular to the one shown, ${not(exchanged, onX)} at ${pointText([onX, 0])},`,
        },
      }),
      opening: "The coordinates of both intercepts must satisfy the equation.",
      steps: [
        {
          text: `The line meets the axes at ${pointText([onX, 0])} and ${pointText([0, onY])}. Every option has the form\n\n${inline(standardForm("a", "b", c))}`,
        },
        coefficientStep("x", onX, a),
        coefficientStep("y", onY, b),
        stepShowing("Write the equation with these coefficients.", equationOf(shown, at)),
      ],
      hint: "What are the coordinates of the points where the line meets the axes?",
      tip: "To test an equation in standard form, substitute $0$ for one variable: only one term remains.",
      archetype: "HC18",
    };
  },
  facts: (shown) => {
    const [onX, onY] = intercepts(shown, shown.at);
    return {
      kind: "through",
      at: [
        { x: `${onX}`, y: "0" },
        { x: "0", y: `${onY}` },
      ],
    };
  },
});

interface Signs extends Shown {
  readonly isPositive: boolean;
  readonly letters: readonly string[];
  /** The twists are whether the coefficient of x is positive, and whether that of y is. */
  readonly at: Twists;
}

function signsText({ letters }: Signs, { first, second }: Twists) {
  const [a = "", b = ""] = letters;
  return { text: `$${a} ${first ? ">" : "<"} 0$ and $${b} ${second ? ">" : "<"} 0$` };
}

/** The intercepts have the sign of the constant over that of the coefficient. */
function interceptsOf({ p, q, step, isPositive, at }: Signs): [number, number] {
  return [
    at.first === isPositive ? p * step : -p * step,
    at.second === isPositive ? q * step : -q * step,
  ];
}

/** The signs of the coefficients of a line that is shown, from the sign of the constant. */
const signs = level<Signs>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const letters = chance.pick([
      ["a", "b", "c"],
      ["m", "n", "k"],
      ["p", "q", "r"],
      ["r", "s", "t"],
      ["h", "j", "k"],
      ["b", "c", "d"],
      ["c", "d", "k"],
      ["d", "k", "m"],
      ["k", "n", "p"],
      ["m", "p", "q"],
      ["n", "r", "s"],
      ["u", "v", "w"],
    ]);
    return { ...drawShown(chance), isPositive: chance.flip(), letters, at: twists(chance) };
  },
  build: (shown) => {
    const { at, step, isPositive, letters } = shown;
    const [a = "", b = "", c = ""] = letters;
    const [onX, onY] = interceptsOf(shown);
    const word = (positive: boolean) => (positive ? "positive" : "negative");
    const sign = (letter: string, axis: string, at0: number, positive: boolean) => [
      stepShowing(
        `The $${axis}$-intercept is ${axis === "x" ? pointText([at0, 0]) : pointText([0, at0])}. Substitute its coordinates.`,
        equation(product(at0, letter), c),
      ),
      {
        text: `As $${c}$ is ${word(isPositive)} and $${at0}$ is ${word(at0 > 0)}, $${letter}$ is ${word(positive)}.`,
      },
    ];
    const misjudged = (letter: string, at0: number, positive: boolean) =>
      `choosing a ${word(!positive)} $${letter}$, for which ${inline(product(at0, letter))} is ${word(!isPositive)} although $${c}$ is ${word(isPositive)},`;
    return {
      question: paragraphs(
        inline(standardForm(a, b, c)),
        `In the given equation, $${a}$, $${b}$, and $${c}$ are constants, and $${c}$ is ${word(isPositive)}. The graph of the equation is shown. Which statement is true?`,
      ),
      figure: graph(
        [
          [onX, 0],
          [0, onY],
        ],
        step,
      ),
      options: siblingOptions({
        at,
        answer: (each) => each,
        show: (each) => signsText(shown, each),
        why: `With these signs, ${inline(product(onX, a))} and ${inline(product(onY, b))} are both ${word(isPositive)}, as $${c}$ is.`,
        slips: [
          { code: "opposite-sign", deed: misjudged(a, onX, at.first) },
          { code: "opposite-sign", deed: misjudged(b, onY, at.second) },
        ],
        corner: {
          code: "opposite-sign",
          deed: `treating $${c}$ as ${word(!isPositive)}, which reverses both signs,`,
        },
      }),
      opening: "At each intercept, one term is $0$, and the sign of the other one is known.",
      steps: [
        ...sign(a, "x", onX, at.first),
        ...sign(b, "y", onY, at.second),
        { text: `Together: ${signsText(shown, at).text}.` },
      ],
      hint: `On which side of the origin does the line meet the $x$-axis, and what sign does $${c}$ have?`,
      tip: "A product is positive if both factors have the same sign, and negative if they do not.",
      archetype: "HC17",
    };
  },
  facts: (shown) => {
    const [onX, onY] = interceptsOf(shown);
    const [a = "", b = "", c = ""] = shown.letters;
    const claims = siblingAnswers((each): [string, string[]] => [
      signsText(shown, each).text,
      [`${a} ${each.first ? ">" : "<"} 0`, `${b} ${each.second ? ">" : "<"} 0`],
    ]);
    return {
      kind: "statement",
      constants: ["size"],
      given: [
        `${c} = ${shown.isPositive ? "" : "-"}size`,
        `${a}*(${onX}) = ${c}`,
        `${b}*(${onY}) = ${c}`,
      ],
      claims: Object.fromEntries(claims),
      told: [
        `${inline(standardForm(a, b, c))} $${c}$ ${shown.isPositive ? "positive" : "negative"}`,
        "statement true",
      ],
    };
  },
});

/** The equation in standard form of a line that is shown, or the signs of its coefficients. */
export const standardFormFromGraph = defineLevels({
  id: "standard-form-from-graph",
  version: 4,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC17", "HC18"],
  optionDesign: "orbit",
  Medium: equationShown,
  Hard: signs,
});
