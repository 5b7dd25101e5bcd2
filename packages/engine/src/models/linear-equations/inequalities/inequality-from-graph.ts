import type { Point } from "@sat/item";
import { halfPlane } from "../../../craft/figures/lines.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { slopeForm, xAndY } from "../../../craft/algebra/lines.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { type Relation, type RelationSign, relation } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";

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

const SIDE = "taking the side of the line that is not shaded";
const QUESTION = "The shaded region shown represents the solutions to which inequality?";
const TIP = "Test a point of the shaded region in your inequality: it must satisfy it.";

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
    return {
      question: QUESTION,
      figure: shownRegion(border, above, strict),
      options: siblingOptions({
        at,
        answer: of,
        show: formula,
        why: "Its border, its side, and its sign are those that are shown.",
        slips: [
          { code: "comparison-turned-around", deed: SIDE },
          {
            code: "bound-misjudged",
            deed: strict
              ? "counting the points of the dashed line as solutions"
              : "leaving out the points of the solid line",
          },
        ],
      }),
      opening: "The border line, the shaded side, and a dashed or solid line make the inequality.",
      steps: [
        {
          text: `The border meets the $y$-axis at $(0, ${constant})$ and has a slope of ${inline(slope)}, so it is ${inline(line)}.`,
        },
        {
          text: `The side ${above ? "above" : "below"} the line is shaded, where $y$ is ${above ? "greater" : "less"} than on the line.`,
        },
        {
          text: strict
            ? "The line is dashed, so its points are not solutions and the sign does not include equality."
            : "The line is solid, so its points are solutions and the sign includes equality.",
        },
        { text: `So the inequality is ${inline(of(at))}.` },
      ],
      hint: "Which side of the line is shaded, and do the points of the line itself belong to it?",
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
    const [slope, constant] = [rational(rise, run), intercept * step];
    const solved = slopeForm(slope, constant, signOf(above, strict));
    return {
      question: QUESTION,
      figure: shownRegion(border, above, strict),
      options: siblingOptions({
        at,
        answer: (each) => inequality(shown, each),
        show: formula,
        why: "Solved for $y$, it has the border and the side that are shown.",
        slips: [
          { code: "opposite-sign", deed: "taking the term in $y$ with the wrong sign" },
          {
            code: at.first ? "comparison-turned-around" : "inequality-not-reversed",
            deed: at.first ? SIDE : "not turning the sign around when the term in $y$ is negative",
          },
        ],
      }),
      opening:
        "Write the inequality with $y$ alone first, and then bring it to the form of the options.",
      steps: [
        {
          text: `The border meets the $y$-axis at $(0, ${constant})$ and has a slope of ${inline(slope)}; the side ${above ? "above" : "below"} it is shaded and the line is ${strict ? "dashed" : "solid"}.`,
        },
        { text: `So the region is ${inline(solved)}.` },
        {
          text: at.first
            ? `Multiplying by $${run}$ and bringing the term in $x$ to the left gives ${inline(inequality(shown, at))}.`
            : `Multiplying by $${-run}$, which turns the sign around, and bringing the term in $x$ to the left gives ${inline(inequality(shown, at))}.`,
        },
        { text: `To check, put the shaded point $(${aside(border, above).join(", ")})$ in.` },
      ],
      hint: "Pick a point that is shaded. Which of the options does it satisfy?",
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
  version: 1,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE11"],
  optionDesign: "orbit",
  Medium: inSlopeForm,
  Hard: inStandardForm,
});
