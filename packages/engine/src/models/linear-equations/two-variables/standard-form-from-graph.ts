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
import type { Relation } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
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

function equationOf(shown: Intercepts, { first, second }: Twists): Relation {
  const { p, q, step, times, isRight } = shown;
  const factor = gcd(p, q);
  const [ofX, ofY] = second ? [q, p] : [p, q];
  const unit = times / factor;
  const constant = p * q * step * unit * (isRight ? 1 : -1);
  return standardForm(ofX * unit, (first ? ofY : -ofY) * unit, constant);
}

/** The equation in standard form of a line that is shown by its intercepts. */
const equation = level<Intercepts>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const shown = drawShown(chance);
    const { p, q } = shown;
    const times = chance.int(1, 9);
    chance.require(
      p > q && p * times <= 90 * gcd(p, q) && (p * q * shown.step * times) / gcd(p, q) <= 2400,
      "coefficients too large",
    );
    return { ...shown, isRight: chance.flip(), times: times * gcd(p, q), at: twists(chance) };
  },
  build: (shown) => {
    const { at, step } = shown;
    const [onX, onY] = intercepts(shown, at);
    const key = inline(equationOf(shown, at));
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
        why: "Both intercepts of the graph satisfy it.",
        slips: [
          { code: "opposite-sign", deed: "giving the term in $y$ the wrong sign" },
          { code: "quantities-exchanged", deed: "swapping the two coefficients" },
        ],
        corner: {
          code: "wrong-formula",
          deed: "taking the coefficients of a line perpendicular to the one shown",
        },
      }),
      opening: "Read the two intercepts and see which equation both of them satisfy.",
      steps: [
        {
          text: `The line meets the axes at ${pointText([onX, 0])} and ${pointText([0, onY])}.`,
        },
        { text: `With $y = 0$, the equation ${key} gives $x = ${onX}$.` },
        { text: `With $x = 0$, it gives $y = ${onY}$, so it fits both.` },
      ],
      hint: "What does each option say when $y$ is $0$, and when $x$ is $0$?",
      tip: "Intercepts are the fastest test of an equation in standard form: put $0$ in for one letter.",
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
    const reason = (letter: string, positive: boolean, axis: string, at0: number) =>
      `At the $${axis}$-intercept, $${letter} \\cdot ${at0 < 0 ? `(${at0})` : at0} = ${c}$; as $${c}$ is ${word(isPositive)}, $${letter}$ is ${word(positive)}.`;
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
        why: "With these signs, both intercepts have the signs that are shown.",
        slips: [
          { code: "opposite-sign", deed: `taking the sign of $${a}$ the wrong way around` },
          { code: "opposite-sign", deed: `taking the sign of $${b}$ the wrong way around` },
        ],
        corner: {
          code: "opposite-sign",
          deed: "taking the constant on the right side as negative",
        },
      }),
      opening: "Each intercept times its coefficient is the constant, which decides the sign.",
      steps: [{ text: reason(a, at.first, "x", onX) }, { text: reason(b, at.second, "y", onY) }],
      hint: "Put $0$ in for $y$: what does the equation say about the $x$-intercept?",
      tip: "Signs can be found without the numbers: ask which sign makes the product come out right.",
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
  version: 3,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC17", "HC18"],
  optionDesign: "orbit",
  Medium: equation,
  Hard: signs,
});
