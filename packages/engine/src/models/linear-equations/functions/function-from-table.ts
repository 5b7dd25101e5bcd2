import { valueTable } from "../../../craft/figures/value-table.ts";
import {
  constantSteps,
  constantWork,
  difference,
  slopeStep,
  valueWork,
} from "../../../craft/algebra/line-steps.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { type Relation, call, equation, polynomial } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import {
  type Rational,
  gcd,
  multiply,
  negate,
  rational,
  subtract,
} from "../../../math/rational.ts";

interface Line {
  readonly slope: Rational;
  readonly constant: Rational;
}

function defines(name: string, { slope, constant }: Line): Relation {
  return equation(call(name, "x"), polynomial([constant, slope], "x"));
}

interface AroundZero {
  readonly name: string;
  readonly slope: number;
  readonly constant: number;
  /** The first of four inputs, one apart; -1 and 0 are among them. */
  readonly from: number;
}

/** The twists are the signs of the slope and of the constant term. */
function aroundZeroLine({ slope, constant }: AroundZero, { first, second }: Twists): Line {
  return {
    slope: rational(first ? slope : -slope),
    constant: rational(second ? constant : -constant),
  };
}

function valueAt({ slope, constant }: Line, x: number): number {
  const value = subtract(constant, multiply(slope, -x));
  return value.num / value.den;
}

/** The inputs are one apart, and 0 is one of them. */
const aroundZero = level<{ terms: AroundZero; at: Twists }>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const terms = {
      name: chance.pick(FUNCTIONS),
      slope: chance.int(2, 50),
      constant: chance.int(2, 60),
      from: chance.int(-3, -1),
    };
    chance.require(terms.slope !== terms.constant, "slope and constant alike");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { name, from } = terms;
    const line = aroundZeroLine(terms, at);
    const [slope, constant] = [line.slope.num, line.constant.num];
    const inputs = [0, 1, 2, 3].map((step) => from + step);
    return {
      question: `The table shows four values of $x$ and their corresponding values of $${name}(x)$ for the linear function $${name}$. Which equation defines $${name}$?`,
      figure: valueTable(
        name,
        inputs.map((x) => [x, valueAt(line, x)]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => aroundZeroLine(terms, each),
        show: (each) => formula(defines(name, each)),
        why: `It gives $${constant}$ at $x = 0$, and its values ${slope > 0 ? "increase" : "decrease"} by $${Math.abs(slope)}$ from row to row.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `subtracting each value from the one before it, $${difference(valueAt(line, -1), constant)} = ${-slope}$,`,
          },
          {
            code: "opposite-sign",
            deed: `using $${-constant}$ as the constant term although $${name}(0) = ${constant}$`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `using the values with the wrong sign, $${-constant}$ at $0$ and $${-valueAt(line, -1)}$ at $-1$,`,
        },
      }),
      opening: "The value at $0$ is the constant term, and the change per $1$ in $x$ is the slope.",
      steps: [
        { text: `Read the value in the row with $x = 0$.\n\n$b = ${name}(0) = ${constant}$` },
        {
          text: `Each time $x$ increases by $1$, the value changes by the slope; compare the rows for $-1$ and $0$.\n\n$m = ${difference(constant, valueAt(line, -1))} = ${slope}$`,
          claim: `${constant} - (${valueAt(line, -1)}) = ${slope}`,
        },
        stepShowing("Substitute both into $y = mx + b$.", defines(name, line)),
      ],
      hint: "Which row shows the constant term? How does the value change from one row to the next?",
      tip: "Test the equation in a row that you have not used.",
    };
  },
  facts: ({ terms, at }) => {
    const line = aroundZeroLine(terms, at);
    return {
      kind: "through",
      function: terms.name,
      at: [terms.from, terms.from + 3].map((x) => ({ x: `${x}`, y: `${valueAt(line, x)}` })),
      told: [`four values of $x$ $${terms.name}(x)$`],
    };
  },
});

interface Apart {
  readonly name: string;
  readonly rise: number;
  readonly run: number;
  /** The size of the first input, and the first value. */
  readonly start: number;
  readonly value: number;
}

/** The twists are the direction of the values and the sign of the first input. */
function apartLine({ rise, run, start, value }: Apart, { first, second }: Twists): Line {
  const slope = rational(first ? rise : -rise, run);
  return { slope, constant: subtract(value, multiply(slope, second ? start : -start)) };
}

function apartInputs({ run, start }: Apart, { second }: Twists): readonly number[] {
  return [0, 1, 2].map((step) => (second ? start : -start) + run * step);
}

/** The inputs are several apart, and 0 is not among them. */
const severalApart = level<{ terms: Apart; at: Twists }>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const run = chance.int(2, 8);
    const terms = {
      name: chance.pick(FUNCTIONS),
      run,
      rise: chance.int(2, 40),
      start: run * chance.int(1, 4),
      value: chance.int(-40, 60),
    };
    chance.require(gcd(run, terms.rise) === 1 || terms.rise % run === 0, "an ugly slope");
    chance.require(terms.rise !== run && terms.start <= 24, "the numbers do not suit");
    const lines = siblingAnswers((at) => apartLine(terms, at));
    chance.require(!lines.some(({ constant }) => constant.num === 0), "a line through the origin");
    chance.require(
      siblingAnswers((at) => apartInputs(terms, at)).every((inputs) => !inputs.includes(0)),
      "0 is among the inputs",
    );
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { name, run } = terms;
    const line = apartLine(terms, at);
    const inputs = apartInputs(terms, at);
    const [x = 0, next = 0] = inputs;
    const y = valueAt(line, x);
    const after = valueAt(line, next);
    return {
      question: `The table shows three values of $x$ and their corresponding values of $${name}(x)$ for the linear function $${name}$. Which equation defines $${name}$?`,
      figure: valueTable(
        name,
        inputs.map((input) => [input, valueAt(line, input)]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => apartLine(terms, each),
        show: (each) => formula(defines(name, each)),
        why: `It gives the values in the table: $${valueWork(name, x, line.slope, line.constant)}$ and $${valueWork(name, next, line.slope, line.constant)}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `writing the slope as ${inline(negate(line.slope))}, which leads to $${constantWork(negate(line.slope), [x, y])}$,`,
          },
          {
            code: "opposite-sign",
            deed: `reading the first input as $${-x}$, which leads to $${constantWork(line.slope, [-x, y])}$,`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `finding $${constantWork(line.slope, [x, y])}$, but writing the slope as ${inline(negate(line.slope))},`,
        },
      }),
      opening: "Divide the change in the value by the change in $x$, then use one row.",
      steps: [
        slopeStep("Use the first two rows to find the slope.", [x, y], [next, after]),
        ...constantSteps(line.slope, [x, y]),
        stepShowing("Write the equation with this slope and constant term.", defines(name, line)),
      ],
      hint: `From row to row, $x$ increases by $${run}$, not by $1$. What is the change in the value for each $1$ in $x$?`,
      tip: "The first value in a table is the constant term only if its input is $0$.",
    };
  },
  facts: ({ terms, at }) => {
    const line = apartLine(terms, at);
    return {
      kind: "through",
      function: terms.name,
      at: apartInputs(terms, at).map((x) => ({ x: `${x}`, y: `${valueAt(line, x)}` })),
      told: [`three values of $x$ $${terms.name}(x)$`],
    };
  },
});

/** The equation of a linear function from a table of its values. */
export const functionFromTable = defineLevels({
  id: "function-from-table",
  version: 4,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB05"],
  optionDesign: "orbit",
  Easy: aroundZero,
  Medium: severalApart,
});
