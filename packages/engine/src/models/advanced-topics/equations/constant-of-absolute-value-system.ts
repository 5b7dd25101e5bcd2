import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, absolute, equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Corner {
  readonly name: string;
  readonly lead: number;
  readonly shift: number;
  readonly height: number;
  /** Half the distance between the two solutions. */
  readonly half: number;
}

/** The twists are whether the graph opens upward and the sign of the height of its corner. */
function parts({ lead, height }: Corner, { first, second }: Twists) {
  return { slope: first ? lead : -lead, top: second ? height : -height };
}

function curveAt(item: Corner, at: Twists): Relation {
  const { slope, top } = parts(item, at);
  return equation("y", sum(product(slope, absolute(sum("x", -item.shift))), top));
}

function heightOfLine({ lead, half }: Corner, at: Twists, top: number): number {
  return at.first ? top + lead * half : top - lead * half;
}

function constant(item: Corner, at: Twists): number {
  return heightOfLine(item, at, parts(item, at).top);
}

/** A horizontal line cuts the graph of an absolute value in two points at a known distance. */
const fromDistance = level({
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
    chance.require(
      areDistinct([...siblingAnswers((at) => constant(item, at)), 0]),
      "answers coincide",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name, shift, half } = item;
    const { slope, top } = parts(item, at);
    const key = constant(item, at);
    const reached = equation(sum(product(slope, half), top), name);
    return {
      question: paragraphs(
        inline(curveAt(item, at)),
        inline(equation("y", name)),
        `In the given system of equations, $${name}$ is a constant. The system has two solutions, and their $x$-coordinates differ by $${2 * half}$. What is the value of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => constant(item, each),
        show: numeral,
        why: `The line $y = ${key}$ meets the graph at $x = ${shift - half}$ and $x = ${shift + half}$.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `taking the graph to open ${at.first ? "downward" : "upward"}`,
          },
          {
            code: "opposite-sign",
            deed: `taking $${-top}$ for the height of the corner of the graph`,
          },
        ],
        corner: { code: "opposite-sign", deed: `giving the value of $-${name}$` },
      }),
      opening:
        "The graph is symmetric about its corner, so both solutions are equally far from it.",
      steps: [
        {
          text: `The corner of the graph is at $(${shift}, ${top})$, so the solutions are $x = ${shift - half}$ and $x = ${shift + half}$.`,
          claim: `v = ${shift - half}`,
        },
        {
          text: `At both of them ${inline(equation(absolute(sum("x", -shift)), half))}.`,
        },
        {
          text: `So ${inline(reached)}, and $${name} = ${key}$.`,
          claim: code(reached),
        },
      ],
      hint: "Where is the corner of the graph? How far from it, to the left and right, are the solutions?",
      tip: "Use symmetry: two points at the same height of such a graph are equally far from its axis.",
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
  version: 2,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB13"],
  optionDesign: "orbit",
  Hard: fromDistance,
});
