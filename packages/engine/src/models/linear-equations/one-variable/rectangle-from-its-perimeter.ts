import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolMisstep, type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Operand,
  equation,
  expression,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

/** Things with the units that suit them. */
const THINGS = [
  { thing: "a community garden plot", unit: "feet", most: 160 },
  { thing: "a lawn beside a canal", unit: "yards", most: 240 },
  { thing: "a vinyl banner for a trade show", unit: "inches", most: 200 },
  { thing: "the floor of a greenhouse", unit: "feet", most: 150 },
  { thing: "a parking lot beside a train station", unit: "yards", most: 240 },
  { thing: "a handwoven rug", unit: "inches", most: 240 },
  { thing: "a window in a restored chapel", unit: "inches", most: 150 },
  { thing: "a printed circuit board", unit: "millimeters", most: 240 },
  { thing: "a fenced pasture", unit: "meters", most: 500 },
  { thing: "a city playground", unit: "feet", most: 360 },
  { thing: "the courtyard of a museum", unit: "feet", most: 280 },
  { thing: "a test plot of corn", unit: "meters", most: 600 },
] as const;

interface Rectangle {
  readonly thing: string;
  readonly unit: string;
  readonly total: number;
  /** The length is so many times the width and some more, or less. */
  readonly times: number;
  readonly size: number;
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
  return sum(times(shape.times, width), ways.more ? shape.size : -shape.size);
}

function widthOf({ shape, ways: { more, around } }: Problem): Expression {
  const { total, size, times: n } = shape;
  return around
    ? quotient(sum(total, times(more ? -2 : 2, size)), times(2, n + 1))
    : quotient(sum(total, more ? -size : size), n + 1);
}

function workOf(problem: Problem): Expression {
  return sideBy(widthOf(problem), problem);
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { shape, ways } = problem;
  const { total, times: n, size } = shape;
  const { more, width, around } = ways;
  const term = more ? -size : size;
  const wrongly = (each: Operand, slip: PoolMisstep) => slipTo(sideBy(each, problem), slip);
  return [
    ...slipsAtForks({
      ways,
      work: (each) => workOf({ shape, ways: each }),
      slips: {
        more: {
          code: "comparison-turned-around",
          deed: `making the length $${size}$ ${more ? "less" : "more"} than the multiple of the width`,
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
            : `setting two lengths and two widths equal to $${total}$`,
          step: 2,
        },
      },
    }),
    ...(width
      ? []
      : [
          slipTo(sum(total, product(around ? -1 : -2, widthOf(problem))), {
            code: "half-for-whole",
            deed: around
              ? "subtracting one width from the whole perimeter"
              : `subtracting two widths from $${total}$`,
            step: 4,
          }),
        ]),
    wrongly(quotient(total, around ? times(2, n + 1) : n + 1), {
      code: "term-left-out",
      deed: `leaving the $${size}$ out of the ${around ? "perimeter" : "sum"}`,
      step: 1,
    }),
    around
      ? wrongly(quotient(sum(total, term), times(2, n + 1)), {
          code: "distributed-to-one-term",
          deed: `doubling the multiple of the width, but not the $${size}$,`,
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
function comparison({ shape: { unit, times: n, size }, ways: { more } }: Problem): string {
  return `${size} ${unit} ${more ? "more" : "less"} than ${n === 2 ? "twice" : `${n} times`} the width`;
}

/** The perimeter and how the sides compare are given; a side is asked. */
const fromPerimeter = poolLevel<Problem>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const { thing, unit, most } = chance.pick(THINGS);
    const n = chance.int(2, 5);
    // So that all sides, the wrong ones too, are whole.
    const size = (n + 1) * chance.int(1, 12);
    const total = 2 * (n + 1) * chance.int(4, Math.floor(most / (n + 1)));
    chance.require(size <= 45 && total > 6 * size, "the length may not be the longer side");
    const shape = { thing, unit, total, times: n, size };
    return { shape, ways: drawWays(chance, "more", "width", "around") };
  },
  key: (problem) => numeral(workOut(workOf(problem))),
  slips: slipsOf,
  word: (problem) => {
    const { thing, unit, total, times: n, size } = problem.shape;
    const { more, width: isWidth, around } = problem.ways;
    const width = workOut(workOf({ ...problem, ways: { ...problem.ways, width: true } }));
    const length = workOut(workOf({ ...problem, ways: { ...problem.ways, width: false } }));
    const [term, fold] = [more ? size : -size, around ? 2 : 1];
    const lengthInWidths = sum(product(n, "w"), term);
    const asked = isWidth ? "width" : "length";
    const given = around
      ? `The rectangle has a perimeter of ${grouped(total)} ${unit}`
      : `The sum of the length and the width of the rectangle is ${grouped(total)} ${unit}`;
    const shift = Math.abs(fold * term);
    return {
      question: sentences(
        `A rectangle models the shape of ${thing}. ${given}, and the length is ${comparison(problem)}.`,
        `What is the ${asked}, in ${unit}, of the rectangle?`,
      ),
      why: around
        ? `The width is $${width.num}$ and the length is $${length.num}$, so the perimeter is ${inline(equation(sum(times(2, width), times(2, length)), total))}.`
        : `The width is $${width.num}$ and the length is $${length.num}$, and ${inline(equation(sum(width, length), total))}.`,
      opening: `Write the length in terms of the width, and use both in the ${around ? "perimeter" : "sum"}.`,
      steps: [
        {
          text: `Let $w$ be the width, in ${unit}. Then the length is ${inline(lengthInWidths)}, and ${around ? "two widths and two lengths make the perimeter" : "the width and the length make the sum"}.\n\n${inline(equation(sum(product(fold, "w"), product(fold, lengthInWidths)), total))}`,
        },
        stepTo(
          around ? "Distribute and combine like terms." : "Combine like terms.",
          equation(sum(product(fold * (n + 1), "w"), fold * term), total),
        ),
        stepTo(
          removing(more ? shift : -shift),
          equation(product(fold * (n + 1), "w"), total - fold * term),
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
  facts: ({ shape: { thing, unit, total, times: n, size }, ways: { more, width, around } }) => ({
    kind: "value",
    given: [
      `l = ${n}*w ${more ? "+" : "-"} ${size}`,
      around ? `2*l + 2*w = ${total}` : `l + w = ${total}`,
    ],
    ask: width ? "w" : "l",
    told: [
      `${thing} ${around ? "perimeter" : "sum of length and width"} ${total} ${unit}`,
      `length ${size} ${unit} ${more ? "more" : "less"}`,
      `than ${n === 2 ? "twice" : `${n} times`} width`,
      `${width ? "width" : "length"} in ${unit}`,
    ],
  }),
});

/** A side of a rectangle by its perimeter. */
export const rectangleFromItsPerimeter = defineLevels({
  id: "rectangle-from-its-perimeter",
  version: 4,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA17"],
  optionDesign: "pool",
  Medium: fromPerimeter,
});
