import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { differentInts } from "../../../craft/draws/draws.ts";
import { pointText } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { negative, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { gcd, multiply, rational, toNumber } from "../../../math/rational.ts";

interface Line {
  readonly x: number;
  readonly y: number;
  readonly rise: number;
  readonly run: number;
  /** The second given point lies this many runs to the right of the first. */
  readonly times: number;
  /** The known coordinate of the third point. */
  readonly known: number;
  readonly letter: string;
  /** The twists are the sign of the slope and whether the x-coordinate is asked. */
  readonly at: Twists;
}

function missing(line: Line, { first, second }: Twists): number {
  const { x, y, run, known } = line;
  const rise = first ? line.rise : -line.rise;
  return toNumber(
    second
      ? rational(x * rise + (known - y) * run, rise)
      : rational(y * run + (known - x) * rise, run),
  );
}

/** A coordinate of a third point on the line through two given points. */
const thirdPoint = level<Line>({
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
      times: chance.int(1, 3),
      known,
      letter: chance.pick(["w", "k", "t", "p", "r"]),
      at: twists(chance),
    };
    chance.require(line.x * line.y !== 0, "a coordinate is zero");
    const answers = siblingAnswers((at) => missing(line, at));
    const far = (value: number) => value !== line.x && value !== line.y && value !== 0;
    chance.require(
      answers.every((each) => Number.isInteger(each) && far(each)),
      "not whole",
    );
    chance.require(areDistinct(answers), "options alike");
    return line;
  },
  build: (line) => {
    const { x, y, run, times, known, letter, at } = line;
    const rise = at.first ? line.rise : -line.rise;
    const slope = rational(rise, run);
    const key = missing(line, at);
    const third = at.second ? `(${letter}, ${known})` : `(${known}, ${letter})`;
    const [across, up] = [sum(at.second ? letter : known, -x), sum(at.second ? known : letter, -y)];
    return {
      question: `In the $xy$-plane, a line passes through the points ${pointText([x, y])}, ${pointText([x + times * run, y + times * rise])}, and $${third}$, where $${letter}$ is a constant. What is the value of $${letter}$?`,
      options: siblingOptions({
        at,
        answer: (each) => missing(line, each),
        show: numeral,
        why: "With it, the slope is the same between any two of the points.",
        slips: [
          { code: "opposite-sign", deed: "taking the slope with the wrong sign" },
          {
            code: "input-for-output",
            deed: `taking $${known}$ as the $${at.second ? "x" : "y"}$-coordinate of the third point`,
          },
        ],
      }),
      opening: "All points of a line give the same slope, whichever two of them you take.",
      steps: [
        {
          text: `Between the two known points, $y$ changes by $${times * rise}$ while $x$ changes by $${times * run}$, so the slope is ${inline(slope)}.`,
          claim: `${times * rise}/${times * run} = (${rise})/${run}`,
        },
        {
          text: `From the first point to the third the slope is the same, so $${tex(up)} = ${tex(product(slope, "u"))}$, where $u = ${tex(across)}$.`,
        },
        { text: `This gives $${letter} = ${key}$.`, claim: `${letter} = ${key}` },
      ],
      hint: "What can you find from the two points whose coordinates you know?",
      tip: "Mark which coordinate is missing before you start; swapped coordinates are a common slip.",
      archetype: "HC14",
    };
  },
  facts: ({ x, y, rise, run, times, known, letter, at }) => {
    const up = at.first ? rise : -rise;
    const [thirdX, thirdY] = at.second ? [letter, known] : [known, letter];
    const [secondX, secondY] = [x + times * run, y + times * up];
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
    const key = difference(table, at);
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
          },
        ],
      }),
      opening: "The slope says by how much $y$ changes from one row of the table to the other.",
      steps: [
        {
          text: `From the first row to the second, $x$ changes by $${across}$, so $y$ changes by $${tex(slope)} \\cdot ${across} = ${change}$.`,
          claim: `(${slope.num}/${slope.den})*${across} = ${change}`,
        },
        {
          text: `The change of $y$ is also $(${cell}) - ${one}$, so $${cell} - ${one} = ${change}$.`,
          claim: `${cell} - ${one} = ${change}`,
        },
        { text: `This gives $${other} - ${one} = ${key}$.`, claim: `${other} - ${one} = ${key}` },
      ],
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
  version: 2,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC14", "HC15"],
  optionDesign: "orbit",
  Medium: thirdPoint,
  Hard: fromTable,
});
