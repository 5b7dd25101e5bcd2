import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm, twoPointsOn } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation, product, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Line {
  readonly a: number;
  readonly b: number;
  /** Numbers that do not bear on the slope; q is not in standard form. */
  readonly p: number;
  readonly q: number;
  readonly at: Twists;
}

/** The twists are the sign of the term in y, and which of the two coefficients belongs to x. */
function coefficients({ a, b }: Line, at: Twists): readonly [number, number] {
  const [ofX, ofY] = at.second ? [a, b] : [b, a];
  return [ofX, at.first ? ofY : -ofY];
}

function drawLine(chance: Chance, { largest, numbers }: Form): Line {
  const [a, b] = [chance.int(2, largest), chance.int(2, largest)];
  chance.require(a < b && b % a !== 0, "a slope is whole");
  const [p, q] = [chance.nonzero(numbers.p), numbers.q === 0 ? 0 : chance.nonzero(numbers.q)];
  return { a, b, p, q, at: twists(chance) };
}

interface Form {
  readonly equation: (line: Line) => Relation;
  readonly slope: (line: Line, at: Twists) => Rational;
  /** The equation with the term in y alone on one side. */
  readonly alone: (line: Line) => Relation;
  readonly opening: string;
  readonly largest: number;
  /** The greatest p and q. */
  readonly numbers: { readonly p: number; readonly q: number };
}

/** ax + by = c. */
const STANDARD: Form = {
  equation: (line) => standardForm(...coefficients(line, line.at), line.p),
  slope: (line, at) => {
    const [ofX, ofY] = coefficients(line, at);
    return rational(-ofX, ofY);
  },
  alone: (line) => {
    const [ofX, ofY] = coefficients(line, line.at);
    return equation(product(ofY, "y"), sum(product(-ofX, "x"), line.p));
  },
  opening: "Solve the equation for $y$: the coefficient of $x$ is then the slope.",
  largest: 20,
  numbers: { p: 200, q: 0 },
};

/** a(x + p) = b(y + q). */
const FACTORED: Form = {
  equation: (line) => {
    const [ofX, ofY] = coefficients(line, line.at);
    return equation(product(ofX, sum("x", line.p)), product(ofY, sum("y", line.q)));
  },
  slope: (line, at) => {
    const [ofX, ofY] = coefficients(line, at);
    return rational(ofX, ofY);
  },
  alone: (line) => {
    const [ofX, ofY] = coefficients(line, line.at);
    const rest = ofX * line.p - ofY * line.q;
    return equation(product(ofY, "y"), sum(product(ofX, "x"), rest));
  },
  opening: "Multiply out and solve for $y$: the coefficient of $x$ is then the slope.",
  largest: 12,
  numbers: { p: 15, q: 15 },
};

function build(form: Form, line: Line): Draft {
  const key = form.slope(line, line.at);
  const [ofX, ofY] = coefficients(line, line.at);
  const alone = form.alone(line);
  return {
    question: paragraphs(
      inline(form.equation(line)),
      "What is the slope of the graph of the given equation in the $xy$-plane?",
    ),
    options: siblingOptions({
      at: line.at,
      answer: (at) => form.slope(line, at),
      show: numeral,
      why: "It is the coefficient of $x$ once the equation is solved for $y$.",
      slips: [
        {
          code: "sign-lost",
          deed: "losing track of one minus sign while solving for $y$",
        },
        {
          code: "ratio-upside-down",
          deed: `dividing $${Math.abs(ofY)}$ by $${Math.abs(ofX)}$, the wrong way around,`,
        },
      ],
    }),
    opening: form.opening,
    steps: [
      { text: `With the term in $y$ alone on the left, the equation is ${inline(alone)}.` },
      {
        text: `Dividing by $${ofY}$ makes the coefficient of $x$ equal to ${inline(key)}.`,
      },
      { text: "On a graph, count the rise and the run between two points of the line to check." },
    ],
    hint: "Which form of a linear equation lets you read off the slope?",
    tip: "Before you read off a slope, make sure that $y$ stands alone with coefficient $1$.",
  };
}

function ofForm(form: Form, steps: number) {
  return level<Line>({
    space: 100_000,
    steps,
    draw: (chance) => drawLine(chance, form),
    build: (line) => build(form, line),
    facts: (line) => ({
      kind: "value",
      given: twoPointsOn(form.equation(line)),
      ask: "(y2 - y1)/(x2 - x1)",
      told: [inline(form.equation(line)), "slope"],
    }),
  });
}

/** The slope of a line whose equation is not solved for y. */
export const slopeOfLineInStandardForm = defineLevels({
  id: "slope-of-line-in-standard-form",
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC06"],
  optionDesign: "orbit",
  Easy: ofForm(STANDARD, 2),
  Medium: ofForm(FACTORED, 3),
});
