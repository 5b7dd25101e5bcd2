import {
  type RectangularThing,
  rectangularThings,
} from "@sat/content/scenarios/rectangular-things";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolMisstep, type PoolSlip, type Show, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import {
  type Expression,
  type Operand,
  decimal,
  equation,
  expression,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Rectangle {
  readonly scenario: RectangularThing;
  readonly total: Expression;
  /** The length is so many times the width and some more, or less. */
  readonly times: number;
  readonly size: Expression;
}

/** Whether the length is more than the multiple of the width, whether the width is asked, and whether the total is the perimeter. */
type Fork = "more" | "width" | "around";

interface Problem {
  readonly shape: Rectangle;
  readonly ways: Ways<Fork>;
}

/** The side that is asked for, by the width. */
function sideBy(width: Operand, { shape, ways }: Problem): Expression {
  if (ways.width) return expression(width);
  return sum(times(shape.times, width), ways.more ? shape.size : negative(shape.size));
}

function widthOf({ shape, ways: { more, around } }: Problem): Expression {
  const { total, size, times: n } = shape;
  return around
    ? quotient(sum(total, times(more ? -2 : 2, size)), times(2, n + 1))
    : quotient(sum(total, more ? negative(size) : size), n + 1);
}

function workOf(problem: Problem): Expression {
  return sideBy(widthOf(problem), problem);
}

const inDecimals: Show = (work) => {
  const value = workOut(work);
  return 10 % value.den === 0 ? decimalFace(value) : numeral(value);
};

/** What is left of the total beside one width, or two. */
function restSlip(problem: Problem): PoolSlip {
  const { total } = problem.shape;
  const { around } = problem.ways;
  const rest = sum(total, product(around ? -1 : -2, widthOf(problem)));
  const deed = around
    ? "subtracting one width from the whole perimeter"
    : `subtracting two widths from ${inline(total)}`;
  return slipTo(rest, { code: "half-for-whole", deed, step: 4 }, inDecimals);
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { shape, ways } = problem;
  const { total, times: n, size } = shape;
  const { more, width, around } = ways;
  const term = more ? negative(size) : size;
  const [told, whole] = [size, total].map((each) => inline(each));
  const wrongly = (each: Operand, misstep: PoolMisstep) =>
    slipTo(sideBy(each, problem), misstep, inDecimals);
  return [
    ...slipsAtForks({
      ways,
      work: (each) => workOf({ shape, ways: each }),
      show: inDecimals,
      slips: {
        more: {
          code: "comparison-turned-around",
          deed: `making the length ${told} ${more ? "less" : "more"} than the multiple of the width`,
          step: 1,
        },
        width: {
          code: width ? "another-quantity" : "stopped-early",
          deed: width ? "finding the length instead" : "stopping at the width",
          step: 4,
        },
        around: {
          code: "half-for-whole",
          deed: around
            ? "setting one length and one width equal to the whole perimeter"
            : `setting two lengths and two widths equal to ${whole}`,
          step: 2,
        },
      },
    }),
    ...(width ? [] : [restSlip(problem)]),
    wrongly(quotient(total, around ? times(2, n + 1) : n + 1), {
      code: "term-left-out",
      deed: `leaving the ${told} out of the ${around ? "perimeter" : "sum"}`,
      step: 1,
    }),
    around
      ? wrongly(quotient(sum(total, term), times(2, n + 1)), {
          code: "distributed-to-one-term",
          deed: `doubling the multiple of the width, but not the ${told},`,
          step: 2,
        })
      : wrongly(quotient(sum(total, term), n), {
          code: "term-left-out",
          deed: "leaving out the width itself and counting the length alone",
          step: 2,
        }),
  ];
}

/** "6 feet more than 3 times the width". */
function comparison({ shape: { scenario, times: n, size }, ways: { more } }: Problem): string {
  return `${inProse(workOut(size))} ${scenario.unit} ${more ? "more" : "less"} than ${n === 2 ? "twice" : `${n} times`} the width`;
}

/** The situation and the question. */
function textsOf(problem: Problem): readonly [string, string] {
  const { scenario, total } = problem.shape;
  const { thing, unit } = scenario;
  const size = `${inProse(workOut(total))} ${unit}`;
  return [
    problem.ways.around
      ? `${capitalized(thing)} has a perimeter of ${size}, and its length is ${comparison(problem)}.`
      : `The sum of the length and the width of ${thing} is ${size}, and the length is ${comparison(problem)}.`,
    `What is the ${problem.ways.width ? "width" : "length"}, in ${unit}, of the ${thing.replace("a rectangular ", "")}?`,
  ];
}

/** The perimeter and how the sides compare are given; a side is asked. */
const fromPerimeter = poolLevel<Problem>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(rectangularThings);
    const { parts, most } = scenario;
    const n = chance.int(2, 5);
    // So that all sides, the wrong ones too, are whole numbers of parts.
    const size = (n + 1) * chance.int(1, 12);
    const total = 2 * (n + 1) * chance.int(4, Math.floor(most / (n + 1)));
    chance.require(4 * size <= most && total > 6 * size, "the length may not be the longer side");
    chance.require(size !== parts, "the difference is one unit");
    const inUnits = (inParts: number) => decimal(rational(inParts, parts));
    const shape = { scenario, total: inUnits(total), times: n, size: inUnits(size) };
    return { shape, ways: drawWays(chance, "more", "width", "around") };
  },
  key: (problem) => decimalFace(workOut(workOf(problem))),
  slips: (problem) =>
    slipsOf(problem).filter(
      ({ face: { value } }) => value && problem.shape.scenario.parts % value.den === 0,
    ),
  word: (problem) => {
    const { scenario, total, times: n, size } = problem.shape;
    const { unit } = scenario;
    const { more, width: isWidth, around } = problem.ways;
    const side = (width: boolean) =>
      decimal(workOut(workOf({ ...problem, ways: { ...problem.ways, width } })));
    const [width, length] = [side(true), side(false)];
    const [term, fold] = [more ? size : negative(size), around ? 2 : 1];
    const lengthInWidths = sum(product(n, "w"), term);
    const shift = product(fold, term);
    const widths = product(fold * (n + 1), "w");
    return {
      question: sentences(...textsOf(problem)),
      why: around
        ? `The width is ${inline(width)} and the length is ${inline(length)}, so the perimeter is ${inline(equation(sum(times(2, width), times(2, length)), total))}.`
        : `The width is ${inline(width)} and the length is ${inline(length)}, and ${inline(equation(sum(width, length), total))}.`,
      opening: `Write the length in terms of the width, and use both in the ${around ? "perimeter" : "sum"}.`,
      steps: [
        {
          text: `Let $w$ be the width, in ${unit}. Then the length is ${inline(lengthInWidths)}, and ${around ? "two widths and two lengths make the perimeter" : "the width and the length make the sum"}.\n\n${inline(equation(sum(product(fold, "w"), product(fold, lengthInWidths)), total))}`,
        },
        stepTo(
          around ? "Distribute and combine like terms." : "Combine like terms.",
          equation(sum(widths, shift), total),
        ),
        stepTo(
          `${more ? "Subtract" : "Add"} ${inline(product(fold, size))} ${more ? "from" : "to"} both sides.`,
          equation(widths, decimal(workOut(sum(total, negative(shift))))),
        ),
        stepTo(`Divide both sides by $${fold * (n + 1)}$ to find the width.`, equation("w", width)),
        ...(isWidth
          ? []
          : [
              stepTo(
                "The question asks for the length, so use the width to find it.",
                equation(sum(times(n, width), term), length),
              ),
            ]),
      ],
      hint: `If the width is $w$ ${unit}, which expression in $w$ is the length?`,
      tip: around
        ? "Sketch the rectangle and label all four sides: each expression counts twice."
        : "Sketch the rectangle and write an expression on each side that you use.",
    };
  },
  facts: (problem) => {
    const { total, times: n, size } = problem.shape;
    const { more, width, around } = problem.ways;
    return {
      kind: "value",
      given: [
        `l = ${n}*w ${more ? "+" : "-"} ${code(size)}`,
        around ? `2*l + 2*w = ${code(total)}` : `l + w = ${code(total)}`,
      ],
      ask: width ? "w" : "l",
      told: textsOf(problem),
    };
  },
});

/** A side of a rectangle by its perimeter. */
export const rectangleFromItsPerimeter = defineLevels({
  id: "rectangle-from-its-perimeter",
  version: 5,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA17"],
  optionDesign: "pool",
  Medium: fromPerimeter,
});
