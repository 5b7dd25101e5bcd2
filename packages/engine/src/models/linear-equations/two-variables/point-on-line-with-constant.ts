import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { differentInts } from "../../../craft/draws/draws.ts";
import {
  type ThirdPoint,
  missingCoordinate,
  slopeSides,
  thirdPointSlips,
} from "../../../craft/algebra/third-point.ts";
import { pointText } from "../../../craft/algebra/lines.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { equation, negative, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { gcd, multiply, rational, subtract, toNumber } from "../../../math/rational.ts";

/** A coordinate of a third point on the line through two given points. */
const thirdPoint = poolLevel<ThirdPoint>({
  isEven: true,
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [rise, run] = differentInts(chance, 1, 5);
    chance.require(gcd(rise, run) === 1, "the same points as with a smaller step");
    // From the known coordinate there are whole steps of the slope to either coordinate of the first point.
    const known = chance.nonzero(24);
    const line = {
      x: known - run * chance.nonzero(6),
      y: known - rise * chance.nonzero(6),
      rise,
      run,
      count: chance.int(1, 3),
      known,
      letter: chance.pick(["w", "k", "t", "p", "r"]),
      at: twists(chance),
    };
    chance.require(line.x * line.y !== 0, "a coordinate is zero");
    const answers = siblingAnswers((at) => toNumber(workOut(missingCoordinate(line, at))));
    const far = (value: number) => value !== line.x && value !== line.y && value !== 0;
    chance.require(
      answers.every((each) => Number.isInteger(each) && far(each)),
      "not whole",
    );
    chance.require(areDistinct(answers), "options alike");
    return line;
  },
  key: (line) => numeral(workOut(missingCoordinate(line, line.at))),
  slips: thirdPointSlips,
  word: (line) => {
    const { x, y, run, count, known, letter, at } = line;
    const rise = at.first ? line.rise : -line.rise;
    const slope = rational(rise, run);
    const key = workOut(missingCoordinate(line, at));
    const second = [x + count * run, y + count * rise] as const;
    const third = at.second ? `(${letter}, ${known})` : `(${known}, ${letter})`;
    const asked = at.second ? "x" : "y";
    const [across, up] = at.second ? [sum(letter, -x), known - y] : [known - x, sum(letter, -y)];
    const slopes = equation(up, product(slope, across));
    return {
      question: `In the $xy$-plane, a line passes through the points ${pointText([x, y])}, ${pointText(second)}, and $${third}$, where $${letter}$ is a constant. What is the value of $${letter}$?`,
      why: "With it, the slope is the same between any two of the points.",
      opening: "All points of a line give the same slope, whichever two of them you take.",
      steps: [
        stepThrough(
          `Between the two known points, $y$ changes by $${count * rise}$ while $x$ changes by $${count * run}$, which gives the slope.`,
          ...slopeSides(count * rise, count * run),
        ),
        stepTo(
          `From the first point to the third, the change in $y$ is the slope times the change in $x$.`,
          slopes,
        ),
        stepTo(
          `Solve for the change in $${asked}$.`,
          equation(at.second ? across : up, subtract(key, at.second ? x : y)),
        ),
        stepTo(`Add the $${asked}$-coordinate of the first point.`, equation(letter, key)),
      ],
      hint: `What is the slope between the first two points, and is $${letter}$ a value of $x$ or of $y$?`,
      tip: "Mark which coordinate is missing before you start; swapped coordinates are a common slip.",
      archetype: "HC14",
    };
  },
  facts: ({ x, y, rise, run, count, known, letter, at }) => {
    const up = at.first ? rise : -rise;
    const [thirdX, thirdY] = at.second ? [letter, known] : [known, letter];
    const [secondX, secondY] = [x + count * run, y + count * up];
    return {
      kind: "value",
      given: [
        `${secondY} - (${y}) = m*(${secondX} - (${x}))`,
        `${thirdY} - (${y}) = m*(${thirdX} - (${x}))`,
      ],
      ask: letter,
      told: [
        pointText([x, y]),
        pointText([secondX, secondY]),
        `$(${thirdX}, ${thirdY})$ value of $${letter}$`,
      ],
    };
  },
});

interface Table {
  readonly rise: number;
  readonly run: number;
  readonly x: number;
  readonly across: number;
  /** The second y-value in the table is the letter n and this. */
  readonly extra: number;
  readonly letters: readonly string[];
  /** The twists are the sign of the slope and that of the extra. */
  readonly at: Twists;
}

function difference({ rise, run, across, extra }: Table, { first, second }: Twists): number {
  const change = toNumber(multiply(rational(first ? rise : -rise, run), across));
  return change - (second ? extra : -extra);
}

function tableSteps(table: Table): Step[] {
  const { rise, run, across, letters, at } = table;
  const [one = "", other = ""] = letters;
  const extra = at.second ? table.extra : -table.extra;
  const slope = rational(at.first ? rise : -rise, run);
  const change = toNumber(multiply(slope, across));
  const cell = tex(sum(other, extra));
  const key = difference(table, at);
  return [
    {
      text: `From the first row to the second, $x$ changes by $${across}$, so $y$ changes by the slope times this.\n\n$${tex(slope)} \\cdot ${across} = ${change}$`,
      claim: `(${slope.num}/${slope.den})*${across} = ${change}`,
    },
    {
      text: `The change in $y$ is also the difference of the two values in the table.\n\n$${cell} - ${one} = ${change}$`,
      claim: `${cell} - ${one} = ${change}`,
    },
    stepThrough(removing(extra), sum(other, negative(one)), sum(change, -extra), key),
  ];
}

/** The difference of two constants in a table of points of a line with known slope. */
const fromTable = level<Table>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [rise, run] = [chance.int(1, 9), chance.int(1, 5)];
    chance.require(gcd(rise, run) === 1, "slope not in lowest terms");
    const across = run * chance.int(1, 6);
    const letters = chance.pick([
      ["k", "n"],
      ["p", "q"],
      ["r", "s"],
      ["a", "b"],
    ]);
    const table = { rise, run, x: chance.nonzero(12), across, extra: chance.int(2, 20), letters };
    const answers = siblingAnswers((at) => difference({ ...table, at }, at));
    chance.require(answers.every((each) => each !== 0) && areDistinct(answers), "options alike");
    return { ...table, at: twists(chance) };
  },
  build: (table) => {
    const { rise, run, x, across, letters, at } = table;
    const [one = "", other = ""] = letters;
    const extra = at.second ? table.extra : -table.extra;
    const slope = rational(at.first ? rise : -rise, run);
    const change = toNumber(multiply(slope, across));
    const cell = tex(sum(other, extra));
    return {
      question: `The table shows two values of $x$ and their corresponding values of $y$, where $${one}$ and $${other}$ are constants. In the $xy$-plane, the points $(x, y)$ in the table lie on a line with a slope of ${inline(slope)}. What is the value of $${tex(sum(other, negative(one)))}$?`,
      figure: {
        kind: "table",
        columns: ["$x$", "$y$"],
        rows: [
          [`$${x}$`, `$${one}$`],
          [`$${x + across}$`, `$${cell}$`],
        ],
        rowHeaders: false,
        alt: `A table of two points. For x = ${x}, y is ${one}. For x = ${x + across}, y is ${cell}.`,
      },
      options: siblingOptions({
        at,
        answer: (each) => difference(table, each),
        show: numeral,
        why: `With it, $y$ changes by $${change}$ from the first row to the second.`,
        slips: [
          { code: "opposite-sign", deed: "taking the slope with the wrong sign" },
          {
            code: "opposite-operation",
            deed: at.second
              ? `adding $${table.extra}$ at the end instead of subtracting it`
              : `subtracting $${table.extra}$ at the end instead of adding it`,
            work: sum(change, extra),
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `finding $${tex(sum(one, negative(other)))}$ instead`,
          work: sum(extra, -change),
        },
      }),
      opening: "The slope is the change in $y$ for each increase of $1$ in $x$.",
      steps: tableSteps(table),
      hint: "You cannot find either constant alone. By how much does $y$ change between the rows?",
      tip: "When two letters cannot be found one by one, look for the combination that is asked.",
      archetype: "HC15",
    };
  },
  facts: ({ rise, run, x, across, extra, letters, at }) => {
    const [one = "", other = ""] = letters;
    const slope = rational(at.first ? rise : -rise, run);
    return {
      kind: "value",
      given: [
        `${one} = ${code(slope)}*(${x}) + start`,
        `${other} ${at.second ? "+" : "-"} ${extra} = ${code(slope)}*(${x + across}) + start`,
      ],
      ask: `${other} - ${one}`,
      told: [`two values of $x$ $y$ $${one}$ $${other}$ slope ${inline(slope)}`],
    };
  },
});

/** An unknown coordinate of a point on a line, or how two of them differ. */
export const pointOnLineWithConstant = defineLevels({
  id: "point-on-line-with-constant",
  version: 6,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC14", "HC15"],
  optionDesign: "orbit",
  Medium: thirdPoint,
  Hard: fromTable,
});
