import type { Point } from "@sat/item";
import { LINE_LABELS, fourLines } from "../../../craft/figures/four-lines.ts";
import { slopeForm, standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

interface Line {
  readonly rise: number;
  readonly run: number;
  /** Where it meets the y-axis, in grid lines. */
  readonly intercept: number;
}

/** The twists are whether the first line rises, and whether the second meets the y-axis above the origin. */
interface Shown {
  readonly first: Line;
  readonly second: Line;
  /** How far apart the grid lines are. */
  readonly step: number;
  /** Of the first line rising and falling, and of the second above and below. */
  readonly labels: readonly string[];
  readonly at: Twists;
}

function firstOf({ first }: Shown, { first: rises }: Twists): Line {
  return { ...first, rise: rises ? first.rise : -first.rise };
}

function secondOf({ second }: Shown, { second: isAbove }: Twists): Line {
  return { ...second, intercept: isAbove ? second.intercept : -second.intercept };
}

function labelsOf({ labels }: Shown, { first, second }: Twists): readonly [string, string] {
  return [labels[first ? 0 : 1] ?? "", labels[second ? 2 : 3] ?? ""];
}

function textOf(shown: Shown, at: Twists): string {
  const [one, other] = labelsOf(shown, at).toSorted((a, b) => (a < b ? -1 : 1));
  return `$${one}$ and $${other}$`;
}

/** Its equation in standard form, with a positive coefficient of x. */
function equationOf({ rise, run, intercept }: Line, { step }: Shown): Relation {
  const b = rise > 0 ? -run : run;
  return standardForm(Math.abs(rise), b, b * intercept * step);
}

function through({ rise, run, intercept }: Line, step: number): readonly [Point, Point] {
  return [
    [0, intercept * step],
    [run * step, (intercept + rise) * step],
  ];
}

function figureOf(shown: Shown) {
  const { step, labels } = shown;
  const lines = [
    firstOf(shown, { first: true, second: true }),
    firstOf(shown, { first: false, second: true }),
    secondOf(shown, { first: true, second: true }),
    secondOf(shown, { first: true, second: false }),
  ];
  return fourLines(
    step,
    lines.map((line, at) => ({ label: labels[at] ?? "", through: through(line, step) })),
  );
}

function drawLine(chance: Chance): Line {
  const [rise, run] = [chance.int(1, 3), chance.int(1, 3)];
  chance.require(gcd(rise, run) === 1, "a slope not in lowest terms");
  return { rise, run, intercept: chance.int(1, 4) };
}

function stepsFor(line: Line, shown: Shown, label: string, which: "first" | "second") {
  const { rise, run, intercept } = line;
  const meets = intercept * shown.step;
  const [a, b] = [Math.abs(rise), rise > 0 ? -run : run];
  const apart = equation(product(b, "y"), sum(product(-a, "x"), b * meets));
  return [
    stepShowing(
      `Subtract ${inline(product(a, "x"))} from both sides of the ${which} equation.`,
      apart,
    ),
    ...(b === 1
      ? []
      : [
          stepShowing(
            b === -1 ? "Multiply both sides by $-1$." : `Divide both sides by $${b}$.`,
            slopeForm(rational(rise, run), meets),
          ),
        ]),
    {
      text: `Its graph meets the $y$-axis at $(0, ${meets})$ and ${rise > 0 ? "rises" : "falls"} from left to right, so it is line $${label}$.`,
    },
  ];
}

function slipsOf(shown: Shown) {
  const { at, step } = shown;
  const [line, other] = [firstOf(shown, at), secondOf(shown, at)];
  const slope = inline(rational(line.rise, line.run));
  const wrongSlope = inline(rational(-line.rise, line.run));
  const meets = other.intercept * step;
  return [
    {
      code: "opposite-sign",
      deed: `taking the slope of the first line as ${wrongSlope} instead of ${slope}`,
    },
    {
      code: "opposite-sign",
      deed: `taking the $y$-intercept of the second line as $${-meets}$ instead of $${meets}$`,
    },
  ] as const;
}

/** What the four options claim: at which heights the two lines are at the y-axis and at the next grid point. */
function claimsOf(shown: Shown) {
  return Object.fromEntries(
    siblingAnswers((at): readonly [string, readonly string[]] => {
      const lines = [firstOf(shown, at), secondOf(shown, at)];
      const heights = lines.flatMap((line) => through(line, shown.step).map(([, y]) => y));
      return [textOf(shown, at), heights.map((y, place) => `h${place} = ${y}`)];
    }),
  );
}

/** The heights at the same places by the equations. */
function heightsOf(shown: Shown): string[] {
  const { at, step } = shown;
  return [firstOf(shown, at), secondOf(shown, at)].flatMap((line, which) =>
    through(line, step).map(([x], place) =>
      code(equationOf(line, shown))
        .replaceAll("x", `(${x})`)
        .replaceAll("y", `h${2 * which + place}`),
    ),
  );
}

/** Two of four lines make up the graph of a system. */
const amongFour = level<Shown>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [first, second] = [drawLine(chance), drawLine(chance)];
    chance.require(first.rise * second.run !== second.rise * first.run, "slopes alike");
    chance.require(first.intercept !== second.intercept, "intercepts alike");
    return {
      first: { ...first, intercept: first.intercept * chance.sign() },
      second: { ...second, rise: second.rise * chance.sign() },
      step: chance.pick([1, 1, 2, 5]),
      labels: chance.shuffle(chance.pick(LINE_LABELS)),
      at: twists(chance),
    };
  },
  build: (shown) => {
    const { at } = shown;
    const [line, other] = [firstOf(shown, at), secondOf(shown, at)];
    const [one, two] = labelsOf(shown, at);
    const [slip, otherSlip] = slipsOf(shown);
    return {
      question: paragraphs(
        ...systemText(equationOf(line, shown), equationOf(other, shown)),
        "The figure shows four lines in the $xy$-plane. Which two of these lines are the graph of the given system of equations?",
      ),
      figure: figureOf(shown),
      options: siblingOptions({
        at,
        answer: (each) => textOf(shown, each),
        show: (text) => ({ text }),
        why: `Line $${one}$ is the graph of the first equation, and line $${two}$ is the graph of the second.`,
        slips: [slip, otherSlip],
        corner: {
          code: "opposite-sign",
          deed: "taking the slope of the first line and the $y$-intercept of the second with the opposite signs",
        },
      }),
      opening: "Solve each equation for $y$ to read the slope and the $y$-intercept of its line.",
      steps: [
        ...stepsFor(line, shown, one, "first"),
        ...stepsFor(other, shown, two, "second"),
        { text: `So the graph of the system consists of lines $${one}$ and $${two}$.` },
      ],
      hint: "Substitute $0$ for $x$ in each equation. Where does each line meet the $y$-axis?",
      tip: "Check a line by one of its grid points: its coordinates must satisfy the equation.",
    };
  },
  facts: (shown) => {
    const { at } = shown;
    const lines = [firstOf(shown, at), secondOf(shown, at)];
    return {
      kind: "statement",
      given: heightsOf(shown),
      claims: claimsOf(shown),
      told: [
        ...lines.map((line) => inline(equationOf(line, shown))),
        "four lines two graph system",
      ],
    };
  },
});

/** Which two of four lines are the graph of a system. */
export const linesOfSystem = defineLevels({
  id: "lines-of-system",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD04"],
  optionDesign: "orbit",
  Medium: amongFour,
});
