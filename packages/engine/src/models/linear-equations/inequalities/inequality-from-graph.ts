import type { Point } from "@sat/item";
import { halfPlane } from "../../../craft/figures/lines.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { difference } from "../../../craft/algebra/line-steps.ts";
import { pointText, slopeForm, xAndY } from "../../../craft/algebra/lines.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import {
  type Relation,
  type RelationSign,
  fraction,
  product,
  relation,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Draft, Step } from "../../../model.ts";

const REACH = 10;
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100];

interface Border {
  readonly rise: number;
  readonly run: number;
  readonly intercept: number;
  /** The width of a square of the grid. */
  readonly step: number;
}

/** Two grid points of the border, from where it meets the y-axis. */
function through({ intercept, rise, run, step }: Border): [Point, Point] {
  const way = Math.abs(intercept + rise) <= REACH ? step : -step;
  return [
    [0, intercept * step],
    [run * way, intercept * step + rise * way],
  ];
}

/** The slope of the border, from the left point to the right one. */
function borderSlope(start: Point, next: Point): Step {
  const [[x1, y1], [x2, y2]] = start[0] < next[0] ? [start, next] : [next, start];
  const [rise, run] = [y2 - y1, x2 - x1];
  const slope = rational(rise, run);
  const quotient = run === 1 ? tex(slope) : tex(fraction(rise, run));
  const work = quotient === tex(slope) ? quotient : `${quotient} = ${tex(slope)}`;
  return {
    text: `From ${pointText([x1, y1])} to ${pointText([x2, y2])} on the border, the change in $y$ is $${difference(y2, y1)}${y1 === 0 ? "" : ` = ${rise}`}$, and the change in $x$ is $${run}$. Divide to find the slope.\n\n$${work}$`,
    claim: `(${y2} - (${y1}))/(${x2} - (${x1})) = ${code(slope)}`,
  };
}

/** A grid point on the y-axis, above the border or below it. */
function aside({ intercept, step }: Border, above: boolean): Point {
  return [0, (intercept + (above ? 2 : -2)) * step];
}

function shownRegion(border: Border, above: boolean, strict: boolean) {
  const shown = { through: through(border), side: aside(border, above), strict };
  return halfPlane(shown, { reach: REACH * border.step, step: border.step });
}

/** The region as it is drawn, as a fact. */
function regionFact(border: Border, above: boolean, strict: boolean): string {
  const [[x1, y1], [x2, y2]] = through(border);
  const isGreater = x2 > x1 === above;
  const sign = `${isGreater ? ">" : "<"}${strict ? "" : "="}`;
  return `(y - (${y1}))*(${x2} - (${x1})) ${sign} (x - (${x1}))*(${y2} - (${y1}))`;
}

const QUESTION = "The shaded region shown represents the solutions to which inequality?";
const TIP =
  "Test a point of the shaded region in your inequality: it must make the inequality true.";

interface Shaded extends Border {
  /** The twists are whether the upper side is shaded and whether the border is dashed. */
  readonly at: Twists;
}

function signOf(above: boolean, strict: boolean): RelationSign {
  if (strict) return above ? ">" : "<";
  return above ? ">=" : "<=";
}

/** The inequality in slope-intercept form whose solutions are shaded. */
const inSlopeForm = level<Shaded>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [rise, run] = [chance.nonzero(9), chance.int(1, 9)];
    chance.require(gcd(rise, run) === 1, "slope not in lowest terms");
    const step = chance.pick(STEPS);
    return { rise, run, intercept: chance.nonzero(8), step, at: twists(chance) };
  },
  build: (border): Draft => {
    const { rise, run, intercept, step, at } = border;
    const { first: above, second: strict } = at;
    const [slope, constant] = [rational(rise, run), intercept * step];
    const of = (each: Twists): Relation =>
      slopeForm(slope, constant, signOf(each.first, each.second));
    const line = slopeForm(slope, constant);
    const [start, next] = through(border);
    const shadedPoint = aside(border, above);
    return {
      question: QUESTION,
      figure: shownRegion(border, above, strict),
      options: siblingOptions({
        at,
        answer: of,
        show: formula,
        why: `Its border is ${inline(line)}, it is true for the shaded point ${pointText(shadedPoint)}, and its sign ${strict ? "excludes" : "includes"} the border, which is ${strict ? "dashed" : "solid"}.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `choosing the side ${above ? "below" : "above"} the line, although the shaded point ${pointText(shadedPoint)} lies ${above ? "above" : "below"} it,`,
          },
          {
            code: "bound-misjudged",
            deed: strict
              ? "including the points of the line, although a dashed line means that they are not solutions,"
              : "excluding the points of the line, although a solid line means that they are solutions,",
          },
        ],
        corner: {
          code: "another-quantity",
          deed: "writing the inequality for the points that are not solutions",
        },
      }),
      opening:
        "Find the equation of the border line, then the direction and the kind of the inequality sign.",
      steps: [
        borderSlope(start, next),
        {
          text: `It meets the $y$-axis at ${pointText(start)}, so this is its equation.\n\n${inline(line)}`,
        },
        {
          text: `The region ${above ? "above" : "below"} the line is shaded, where $y$ is ${above ? "greater" : "less"} than on the line; the line is ${strict ? "dashed, so its points are not solutions" : "solid, so its points are solutions"}.\n\n${inline(of(at))}`,
        },
      ],
      hint: `Is the line solid or dashed, and is the point ${pointText(shadedPoint)} above or below it?`,
      tip: TIP,
    };
  },
  facts: (border) => ({
    kind: "region",
    given: [regionFact(border, border.at.first, border.at.second)],
    unknowns: ["x", "y"],
    ask: "same",
  }),
});

interface Standard extends Border {
  readonly strict: boolean;
  /** The twists are whether the slope is negative and whether the left side is greater in the region. */
  readonly at: Twists;
}

/** The border with the slope's sign of a sibling; rise and run are positive. */
function borderOf(shown: Standard, { first }: Twists): Border {
  const { rise, run, intercept, step } = shown;
  return { rise: first ? -rise : rise, run, intercept: first ? intercept : -intercept, step };
}

/** ax ± by > c or < c, with a and b positive; c is the same for either sign. */
function inequality(shown: Standard, { first, second }: Twists): Relation {
  const { rise, run, intercept, step, strict } = shown;
  const left = xAndY(rise, first ? run : -run);
  return relation(left, signOf(second, strict), run * intercept * step);
}

/** Whether the side above the border is shaded: dividing by a negative coefficient of y turns the sign around. */
function isAbove({ first, second }: Twists): boolean {
  return first === second;
}

/** From the border to the inequality in standard form. */
function standardSteps(shown: Standard): Step[] {
  const { at, strict } = shown;
  const border = borderOf(shown, at);
  const { rise, run, intercept, step } = border;
  const above = isAbove(at);
  const [start, next] = through(border);
  const [slope, constant] = [rational(rise, run), intercept * step];
  const sign = signOf(above, strict);
  const solved = slopeForm(slope, constant, sign);
  const key = inline(inequality(shown, at));
  const multiplied = relation(product(run, "y"), sign, sum(product(rise, "x"), run * constant));
  const term = inline(product(Math.abs(rise), "x"));
  return [
    borderSlope(start, next),
    {
      text: `The line meets the $y$-axis at ${pointText(start)} and is ${strict ? "dashed" : "solid"}, and the region ${above ? "above" : "below"} it is shaded.\n\n${inline(solved)}`,
    },
    ...(run === 1 ? [] : [{ text: `Multiply both sides by $${run}$.\n\n${inline(multiplied)}` }]),
    at.first
      ? { text: `Add ${term} to both sides.\n\n${key}` }
      : {
          text: `Subtract ${term} from both sides, and multiply by $-1$, which reverses the inequality sign.\n\n${key}`,
        },
  ];
}

/** The inequality in standard form whose solutions are shaded. */
const inStandardForm = level<Standard>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [rise, run] = [chance.int(1, 9), chance.int(1, 9)];
    chance.require(gcd(rise, run) === 1 && rise !== run, "slope not in lowest terms");
    const step = chance.pick(STEPS);
    const [intercept, strict] = [chance.nonzero(8), chance.flip()];
    return { rise, run, intercept, step, strict, at: twists(chance) };
  },
  build: (shown): Draft => {
    const { at, strict } = shown;
    const border = borderOf(shown, at);
    const { rise, run, intercept, step } = border;
    const above = isAbove(at);
    const solved = slopeForm(rational(rise, run), intercept * step, signOf(above, strict));
    const shadedPoint = aside(border, above);
    return {
      question: QUESTION,
      figure: shownRegion(border, above, strict),
      options: siblingOptions({
        at,
        answer: (each) => inequality(shown, each),
        show: formula,
        why: `Solved for $y$, it is ${inline(solved)}, and it is true for the shaded point ${pointText(shadedPoint)}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `writing the term with $y$ as ${inline(product(at.first ? -run : run, "y"))} instead of ${inline(product(at.first ? run : -run, "y"))}`,
          },
          {
            code: at.first ? "comparison-turned-around" : "inequality-not-reversed",
            deed: at.first
              ? `choosing the side ${above ? "below" : "above"} the line, although ${pointText(shadedPoint)} is shaded,`
              : `keeping the inequality sign when multiplying both sides by $-1$`,
          },
        ],
      }),
      opening:
        "Write the inequality with $y$ alone first, then rewrite it in the form of the options.",
      steps: standardSteps(shown),
      hint: `The point ${pointText(shadedPoint)} is shaded. In the inequality solved for $y$, must $y$ be greater or less?`,
      tip: TIP,
    };
  },
  facts: (shown) => ({
    kind: "region",
    given: [regionFact(borderOf(shown, shown.at), isAbove(shown.at), shown.strict)],
    unknowns: ["x", "y"],
    ask: "same",
  }),
});

/** The inequality in two unknowns whose solutions are shaded. */
export const inequalityFromGraph = defineLevels({
  id: "inequality-from-graph",
  version: 3,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE11"],
  optionDesign: "orbit",
  Medium: inSlopeForm,
  Hard: inStandardForm,
});
