import { termAt } from "../../../craft/algebra/term-at.ts";
import { valueTable } from "../../../craft/figures/value-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, point } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { constantSteps, slopeStep, valueWork } from "../../../craft/algebra/line-steps.ts";
import { call, equation, polynomial, sum } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";
import { type Rational, gcd, negate, rational } from "../../../math/rational.ts";

interface Line {
  readonly name: string;
  readonly rise: number;
  readonly run: number;
  readonly constant: number;
  /** Two inputs in the table, and one asked about. */
  readonly inputs: readonly [number, number];
  readonly asked: number;
}

/** The twists are the signs of the slope and of the constant term. */
function valueAt({ rise, run, constant }: Line, x: number, { first, second }: Twists): number {
  return ((first ? rise : -rise) * x) / run + (second ? constant : -constant);
}

/** "3 \cdot 4 - 5 = 7" */
function valueAtWork(slope: Rational, x: number, constant: number): string {
  const written = sum(termAt(slope, x), constant);
  return `${tex(written)} = ${tex(workOut(written))}`;
}

/** Two values of a linear function in a table; another point of its graph is asked. */
const anotherPoint = level<{ line: Line; at: Twists }>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [rise, run] = [chance.int(1, 9), chance.int(1, 5)];
    chance.require(gcd(rise, run) === 1, "a slope not in lowest terms");
    const [one, other, asked] = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((step) => ({ step, order: chance.int(0, 999) }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ step }) => step * run);
    const line = {
      name: chance.pick(FUNCTIONS),
      rise,
      run,
      constant: chance.int(1, 20),
      inputs: [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)] as const,
      asked: asked ?? 0,
    };
    const values = siblingAnswers((at) => valueAt(line, line.asked, at));
    chance.require(areDistinct(values) && !values.includes(0), "values coincide");
    return { line, at: twists(chance) };
  },
  build: ({ line, at }) => {
    const { name, rise, run, constant, inputs, asked } = line;
    const slope = rational(at.first ? rise : -rise, run);
    const term = at.second ? constant : -constant;
    const defined = equation(call(name, "x"), polynomial([term, slope], "x"));
    const key = valueAt(line, asked, at);
    const [start, next] = [
      [inputs[0], valueAt(line, inputs[0], at)],
      [inputs[1], valueAt(line, inputs[1], at)],
    ] as const;
    return {
      question: `The table shows two values of $x$ and their corresponding values of $${name}(x)$ for the linear function $${name}$. Which point lies on the graph of $y = ${name}(x)$ in the $xy$-plane?`,
      figure: valueTable(
        name,
        inputs.map((x) => [x, valueAt(line, x, at)]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => valueAt(line, asked, each),
        show: (y) => point(asked, y),
        why: `Its $y$-coordinate is the value at $${asked}$: $${valueWork(name, asked, slope, term)}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `writing the slope as ${inline(negate(slope))}, so that the value at $${asked}$ is $${valueAtWork(negate(slope), asked, term)}$,`,
          },
          {
            code: "opposite-sign",
            deed: `writing the constant term as $${-term}$, so that the value at $${asked}$ is $${valueAtWork(slope, asked, -term)}$,`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `finding the value $${key}$ at $${asked}$, but writing it with the opposite sign,`,
        },
      }),
      opening: "All four points have the same $x$, so find the function and its value at this $x$.",
      steps: [
        slopeStep("Use the two rows to find the slope.", start, next),
        ...constantSteps(slope, start),
        {
          text: `Substitute $${asked}$ for $x$ in ${inline(defined)}.\n\n$${valueWork(name, asked, slope, term)}$`,
          claim: `(${slope.num})/(${slope.den})*(${asked}) + (${term}) = ${key}`,
        },
        { text: `The point is ${point(asked, key).text}.` },
      ],
      hint: `All four points have the $x$-coordinate $${asked}$. What is $${name}(${asked})$?`,
      tip: "Check with the slope: it must be the same between the new point and a row of the table.",
    };
  },
  facts: ({ line, at }) => {
    const { name, inputs, asked } = line;
    const isOnLine = (x: number, y: number) => `${y} = slope*(${x}) + base`;
    const claims = siblingAnswers((each) => valueAt(line, asked, each)).map((y) => [
      point(asked, y).text,
      [isOnLine(asked, y)],
    ]);
    return {
      kind: "statement",
      constants: ["x"],
      given: [...inputs.map((x) => isOnLine(x, valueAt(line, x, at))), "y = slope*x + base"],
      claims: Object.fromEntries(claims),
      told: [`two values of $x$ $${name}(x)$ point on the graph of $y = ${name}(x)$`],
    };
  },
});

/** A point of the graph of a linear function of which two values are known. */
export const pointOfLinearGraph = defineLevels({
  id: "point-of-linear-graph",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB24"],
  optionDesign: "orbit",
  Medium: anotherPoint,
});
