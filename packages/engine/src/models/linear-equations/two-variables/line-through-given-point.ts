import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText, slopeForm, standardForm } from "../../../craft/algebra/lines.ts";
import {
  POINT_SLIP,
  type PointSlope,
  haveWholeIntercepts,
  interceptSteps,
  pointSlopeFace,
  slopeSignSlip,
} from "../../../craft/algebra/point-slope.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, multiply, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";

const TIP = "Check the equation with the given point: both sides must come out the same.";

interface SlopeAndPoint {
  readonly rise: number;
  readonly run: number;
  readonly x: number;
  readonly y: number;
  /** What the line is called. */
  readonly name: string;
  readonly at: Twists;
}

/** The twists are the sign of the slope and that of the point's x-coordinate. */
function ofSlope({ rise, run, x, y }: SlopeAndPoint, { first, second }: Twists): PointSlope {
  return { slope: rational(first ? rise : -rise, run), x: second ? x : -x, y };
}

/** The equation of the line with a given slope through a given point. */
const withSlope = level<SlopeAndPoint>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [rise, run] = [chance.int(1, 12), chance.int(1, 7)];
    chance.require(gcd(rise, run) === 1 && rise !== run, "slope not in lowest terms");
    const name = chance.pick(["k", "\\ell", "p", "t"]);
    const at = twists(chance);
    const line = { rise, run, x: run * chance.int(1, 8), y: chance.nonzero(18), name, at };
    chance.require(haveWholeIntercepts(siblingAnswers((each) => ofSlope(line, each))), "b is zero");
    return line;
  },
  build: (line) => {
    const key = ofSlope(line, line.at);
    return {
      question: `In the $xy$-plane, line $${line.name}$ has a slope of ${inline(key.slope)} and passes through the point ${pointText([key.x, key.y])}. Which equation represents line $${line.name}$?`,
      options: siblingOptions({
        at: line.at,
        answer: (at) => ofSlope(line, at),
        show: pointSlopeFace,
        why: "Its coefficient of $x$ is the slope, and the point satisfies it.",
        slips: [
          { code: "opposite-sign", deed: "taking the slope with the wrong sign throughout" },
          POINT_SLIP,
        ],
        corner: slopeSignSlip(key),
      }),
      opening: "Start from $y = mx + b$: the slope is known, and the point gives $b$.",
      steps: [...interceptSteps(key), { text: `So the equation is ${pointSlopeFace(key).text}.` }],
      hint: "In $y = mx + b$, which of $m$ and $b$ do you know, and what must the point satisfy?",
      tip: TIP,
      archetype: "HC08",
    };
  },
  facts: (line) => {
    const { slope, x, y } = ofSlope(line, line.at);
    return {
      kind: "through",
      at: [
        { x: `${x}`, y: `${y}` },
        { x: `${x} + 1`, y: `${y} + ${code(slope)}` },
      ],
      told: [`$${line.name}$ slope ${inline(slope)} through ${pointText([x, y])} $${line.name}$`],
    };
  },
});

interface OtherLine {
  /** The given line is ax ± by = c. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly x: number;
  readonly y: number;
  readonly at: Twists;
}

function given({ a, b, c }: OtherLine, plus: boolean) {
  return standardForm(a, plus ? b : -b, c);
}

/** The twists are the sign of the term in y of the given line and that of the point's x-coordinate. */
function ofParallel({ a, b, x, y }: OtherLine, { first, second }: Twists): PointSlope {
  return { slope: rational(first ? -a : a, b), x: second ? x : -x, y };
}

function drawOther(
  chance: Parameters<typeof twists>[0],
  answer: (line: OtherLine, at: Twists) => PointSlope,
  related: boolean,
): OtherLine {
  const largest = related ? 6 : 9;
  const [a, b] = [chance.int(2, largest), chance.int(2, largest)];
  chance.require(gcd(a, b) === 1, "equation not in lowest terms");
  const at = twists(chance);
  const x = (related ? a * b : b) * chance.int(1, related ? 2 : 4);
  const line = { a, b, c: chance.nonzero(40), x, y: chance.nonzero(15), at };
  chance.require(haveWholeIntercepts(siblingAnswers((each) => answer(line, each))), "b is zero");
  return line;
}

function toldOf({ a, b, c, x, y }: OtherLine, related: OtherText["related"]): string[] {
  return [`${inline(standardForm(a, b, c))} $k$ ${related}`, `through ${pointText([x, y])} $k$`];
}

interface OtherText {
  readonly line: OtherLine;
  readonly key: PointSlope;
  readonly plus: boolean;
  readonly related: "parallel" | "perpendicular";
}

function question({ line, key, plus, related }: OtherText): string {
  return paragraphs(
    inline(given(line, plus)),
    `The graph of the given equation in the $xy$-plane is line $\\ell$. Line $k$ is ${related} to line $\\ell$ and passes through the point ${pointText([key.x, key.y])}. Which equation represents line $k$?`,
  );
}

function stepsFrom({ line, key, plus, related }: OtherText): Draft["steps"] {
  const slope = rational(plus ? -line.a : line.a, line.b);
  return [
    {
      text: `Solve for $y$ to find the slope of line $\\ell$, which is ${inline(slope)}.\n\n${inline(slopeForm(slope, rational(plus ? line.c : -line.c, line.b)))}`,
      claim: `${slope.num}/${slope.den} = ${plus ? "-" : ""}${line.a}/${line.b}`,
    },
    {
      text:
        related === "parallel"
          ? `Parallel lines have the same slope, so line $k$ has a slope of ${inline(key.slope)}.`
          : `The slopes of perpendicular lines have a product of $-1$, so line $k$ has a slope of ${inline(key.slope)}.`,
    },
    ...interceptSteps(key),
    { text: `So line $k$ is ${pointSlopeFace(key).text}.` },
  ];
}

const SLOPE_SLIP = "losing a minus sign while solving the given equation for $y$";

/** The equation of the line parallel to a given one through a given point. */
const parallel = level<OtherLine>({
  space: 100_000,
  steps: 3,
  draw: (chance) => drawOther(chance, ofParallel, false),
  build: (line) => {
    const key = ofParallel(line, line.at);
    const text: OtherText = { line, key, plus: line.at.first, related: "parallel" };
    return {
      question: question(text),
      options: siblingOptions({
        at: line.at,
        answer: (at) => ofParallel(line, at),
        show: pointSlopeFace,
        why: "It has the slope of the given line, and the point satisfies it.",
        slips: [{ code: "opposite-sign", deed: SLOPE_SLIP }, POINT_SLIP],
        corner: slopeSignSlip(key),
      }),
      opening: "Parallel lines have the same slope, and the point then gives the $y$-intercept.",
      steps: stepsFrom(text),
      hint: "What is the slope of the given line? Solve its equation for $y$ to see.",
      tip: TIP,
      archetype: "HC09",
    };
  },
  facts: (line) => {
    const { x, y } = ofParallel(line, line.at);
    const across = line.at.first ? line.b : -line.b;
    return {
      kind: "through",
      at: [
        { x: `${x}`, y: `${y}` },
        { x: `${x} + (${across})`, y: `${y} - ${line.a}` },
      ],
      told: toldOf({ ...line, b: across, x, y }, "parallel"),
    };
  },
});

/** The twists are the sign of the term in y of the given line and whether the line is parallel to it. */
function ofRelated({ a, b, x, y }: OtherLine, { first, second }: Twists): PointSlope {
  const slope = second ? rational(a, b) : rational(-b, a);
  return { slope: multiply(slope, first ? -1 : 1), x, y };
}

/** The equation of the line parallel or perpendicular to a given one through a given point. */
const related = level<OtherLine>({
  space: 100_000,
  steps: 4,
  draw: (chance) => drawOther(chance, ofRelated, true),
  build: (line) => {
    const { first, second } = line.at;
    const key = ofRelated(line, line.at);
    const how = second ? "parallel" : "perpendicular";
    const text: OtherText = { line, key, plus: first, related: how };
    return {
      question: question(text),
      options: siblingOptions({
        at: line.at,
        answer: (at) => ofRelated(line, at),
        show: pointSlopeFace,
        why: `Its slope is that of a line ${text.related} to the given one, and the point satisfies it.`,
        slips: [
          { code: "opposite-sign", deed: SLOPE_SLIP },
          {
            code: "wrong-formula",
            deed: second
              ? "taking the negative reciprocal of the slope, as for perpendicular lines,"
              : "keeping the slope of the given line, as for parallel lines,",
          },
        ],
        corner: {
          code: second ? "ratio-upside-down" : "opposite-sign",
          deed: second
            ? "turning the slope of the given line upside down"
            : "changing the sign of the given line's slope without taking its reciprocal",
        },
      }),
      opening: `The slope of line $k$ follows from that of line $\\ell$, and the point then gives $b$.`,
      steps: stepsFrom(text),
      hint: "Find the slope of the given line first. How do the slopes of such lines belong together?",
      tip: TIP,
      archetype: second ? "HC09" : "HC10",
    };
  },
  facts: (line) => {
    const { first, second } = line.at;
    const ofY = first ? line.b : -line.b;
    const [right, up] = second ? [ofY, -line.a] : [line.a, ofY];
    return {
      kind: "through",
      at: [
        { x: `${line.x}`, y: `${line.y}` },
        { x: `${line.x} + (${right})`, y: `${line.y} + (${up})` },
      ],
      told: toldOf({ ...line, b: ofY }, second ? "parallel" : "perpendicular"),
    };
  },
});

/** The equation of a line through a point, by its slope or by a line that it is parallel or perpendicular to. */
export const lineThroughGivenPoint = defineLevels({
  id: "line-through-given-point",
  version: 2,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC08", "HC09", "HC10"],
  optionDesign: "orbit",
  Easy: withSlope,
  Medium: parallel,
  Hard: related,
});
