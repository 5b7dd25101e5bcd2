import { termAt } from "../../../craft/algebra/term-at.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  absolute,
  equation,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Corner {
  readonly name: string;
  readonly lead: number;
  readonly shift: number;
  readonly height: number;
  /** Half the distance between the two solutions. */
  readonly half: number;
}

/** Whether the graph opens upward, and whether its corner is above the x-axis. */
type Fork = "upward" | "above";
type Problem = { readonly item: Corner; readonly at: Ways<Fork> };

function parts({ lead, height }: Corner, { upward, above }: Ways<Fork>) {
  return { slope: upward ? lead : -lead, top: above ? height : -height };
}

function curveAt(item: Corner, at: Ways<Fork>): Relation {
  const { slope, top } = parts(item, at);
  return equation("y", sum(product(slope, absolute(sum("x", -item.shift))), top));
}

/** The height of the graph at either solution. */
function constantWork(item: Corner, at: Ways<Fork>): Expression {
  const { slope, top } = parts(item, at);
  return sum(termAt(slope, item.half), top);
}

function stepsOf(item: Corner, at: Ways<Fork>): Step[] {
  const { name, shift, half } = item;
  const { top } = parts(item, at);
  const work = constantWork(item, at);
  return [
    stepTo(
      `The corner of the graph is at $(${shift}, ${top})$, halfway between the two solutions. Find their distance from the line $x = ${shift}$.`,
      equation(quotient(2 * half, 2), half),
    ),
    stepShowing(
      `At both solutions, ${inline(absolute(sum("x", -shift)))} is this distance.`,
      equation(absolute(sum("x", -shift)), half),
    ),
    {
      ...stepThrough(
        `Substitute $${half}$ for the absolute value and $${name}$ for $y$ in the first equation.`,
        name,
        work,
        workOut(work),
      ),
      claim: code(equation(name, workOut(work))),
    },
  ];
}

function slipsOf({ item, at }: Problem): PoolSlip[] {
  const { shift, half } = item;
  const { slope, top } = parts(item, at);
  return [
    slipTo(sum(termAt(slope, 2 * half), top), {
      code: "half-for-whole",
      deed: `substituting the whole distance, $${2 * half}$, without halving it`,
      isClassic: true,
      step: 1,
    }),
    ...slipsAtForks({
      ways: at,
      work: (each) => constantWork(item, each),
      slips: {
        upward: {
          code: "direction-turned-around",
          deed: `treating the graph as one that opens ${at.upward ? "downward" : "upward"}, with the coefficient $${-slope}$,`,
          step: 3,
        },
        above: {
          code: "opposite-sign",
          deed: `using $${-top}$ instead of $${top}$ as the $y$-coordinate of the corner`,
          step: 3,
        },
      },
    }),
    ...(Math.abs(slope) > 1
      ? [
          slipTo(sum(half, top), {
            code: "term-left-out",
            deed: `leaving out the coefficient $${slope}$`,
            step: 2,
          }),
        ]
      : []),
    slipTo(termAt(slope, half), {
      code: "term-left-out",
      deed: `leaving out the constant term $${top}$`,
      step: 3,
    }),
    slipTo(sum(termAt(slope, half + Math.abs(shift)), top), {
      code: "another-quantity",
      deed: `adding $${Math.abs(shift)}$ to the distance before multiplying`,
      step: 2,
    }),
  ];
}

/** A horizontal line cuts the graph of an absolute value in two points at a known distance. */
const fromDistance = poolLevel<Problem>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const item = {
      name: chance.pick(["c", "k", "b", "d", "m"]),
      lead: chance.int(1, 6),
      shift: chance.nonzero(15),
      height: chance.int(2, 25),
      half: chance.int(2, 15),
    };
    const at = drawWays(chance, "upward", "above");
    const { slope, top } = parts(item, at);
    chance.require(slope * item.half + top !== 0, "the constant is 0");
    return { item, at };
  },
  key: ({ item, at }) => numeral(workOut(constantWork(item, at))),
  slips: slipsOf,
  word: ({ item, at }) => {
    const { name, shift, half } = item;
    const key = workOut(constantWork(item, at));
    return {
      question: paragraphs(
        inline(curveAt(item, at)),
        inline(equation("y", name)),
        `In the given system of equations, $${name}$ is a constant. The system has two solutions, and their $x$-coordinates differ by $${2 * half}$. What is the value of $${name}$?`,
      ),
      why: `The line $y = ${tex(key)}$ meets the graph at $x = ${shift - half}$ and $x = ${shift + half}$, which differ by $${2 * half}$.`,
      opening:
        "Both solutions are equally far from the vertical line through the corner of the graph.",
      steps: stepsOf(item, at),
      hint: `Where is the corner of the graph, and how far from it are points whose $x$-coordinates differ by $${2 * half}$?`,
      tip: "Two points at the same height on such a graph are equally far from its line of symmetry.",
    };
  },
  facts: ({ item, at }) => {
    const { name, shift, half } = item;
    const { slope, top } = parts(item, at);
    const height = (x: string) => `${slope}*abs(${x} - (${shift})) + (${top})`;
    return {
      kind: "value",
      given: [`${name} = ${height("u")}`, `u = v + ${2 * half}`, `${height("u")} = ${height("v")}`],
      ask: name,
      told: [
        inline(curveAt(item, at)),
        `$${name}$ constant two solutions $x$-coordinates differ by ${2 * half} value of $${name}$`,
      ],
    };
  },
});

/** A constant of a system of an absolute value equation and a horizontal line. */
export const constantOfAbsoluteValueSystem = defineLevels({
  id: "constant-of-absolute-value-system",
  version: 5,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB13"],
  optionDesign: "pool",
  Hard: fromDistance,
});
