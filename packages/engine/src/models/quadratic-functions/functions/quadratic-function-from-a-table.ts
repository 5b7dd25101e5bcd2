import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { call, quotient, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

function tableOf(name: string, rows: readonly (readonly [number, number])[]) {
  return dataTable(
    `Table of values of the quadratic function ${name}`,
    ["$x$", `$${name}(x)$`],
    rows.map((row) => row.map((value) => inline(value))),
  );
}

/** Two equal values at ±p and ±q, and a third between. The twists are the signs. */
interface Equal {
  readonly name: string;
  readonly p: number;
  readonly q: number;
  readonly height: number;
  readonly a: number;
}

function ends({ p, q }: Equal, { first, second }: Twists): readonly [number, number] {
  const [one, other] = [first ? p : -p, second ? q : -q];
  return one < other ? [one, other] : [other, one];
}

function middle(given: Equal, at: Twists): number {
  const [one, other] = ends(given, at);
  return (one + other) / 2;
}

/** Two rows of the table have one value, so the axis of symmetry is between them. */
const equalValues = level({
  space: 200_000,
  steps: 2,
  draw: (chance) => {
    const given: Equal = {
      name: chance.pick(FUNCTIONS),
      p: chance.int(1, 12),
      q: chance.int(3, 16),
      height: chance.int(-20, 40),
      a: chance.nonzero(3),
    };
    const { p, q } = given;
    chance.require(q - p > 2 && (q - p) % 2 === 0, "no whole middle");
    const shown = [p, q, given.height].map(Math.abs);
    chance.require(
      siblingAnswers((at) => middle(given, at)).every((each) => !shown.includes(Math.abs(each))),
      "the middle is a number of the table",
    );
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, height, a } = given;
    const [one, other] = ends(given, at);
    const between = one + 1;
    const key = middle(given, at);
    const [p, q] = [at.first ? given.p : -given.p, at.second ? given.q : -given.q];
    return {
      question: sentences(
        `The table shows three values of $x$ and the corresponding values of $${name}(x)$, where $${name}$ is a quadratic function.`,
        `In the $xy$-plane, what is the $x$-coordinate of the vertex of the graph of $y = ${name}(x)$?`,
      ),
      figure: tableOf(name, [
        [one, height],
        [between, height + a * (between - one) * (between - other)],
        [other, height],
      ]),
      options: siblingOptions({
        at,
        answer: (each) => middle(given, each),
        show: numeral,
        why: `The points at $x = ${one}$ and at $x = ${other}$ have equal $y$-coordinates and are equally far from it.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${-p}$ instead of $${p}$`,
            work: quotient(sum(-p, q), 2),
          },
          {
            code: "opposite-sign",
            deed: `using $${-q}$ instead of $${q}$`,
            work: quotient(sum(p, -q), 2),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `using the opposites of both $x$-values, $${one}$ and $${other}$,`,
          work: quotient(sum(-one, -other), 2),
        },
      }),
      opening: "The axis of symmetry is halfway between two points with equal $y$-coordinates.",
      steps: [
        {
          text: `The table shows the same value, $${height}$, at $x = ${one}$ and at $x = ${other}$.`,
        },
        stepThrough(
          `The vertex is halfway between them. Find the average of $${one}$ and $${other}$.`,
          quotient(sum(one, other), 2),
          key,
        ),
      ],
      hint: `Which two rows of the table show the same value of $${name}(x)$?`,
      tip: "In a table of a quadratic function, look for two equal values of the function first.",
      archetype: "PC11",
    };
  },
  facts: ({ given, at }) => {
    const { name, height, a } = given;
    const [one, other] = ends(given, at);
    const value = a * (1 + one - other) + height;
    const rule = (x: number | string) => `a*(${x})^2 + b*(${x}) + c`;
    return {
      kind: "value",
      given: [
        `${rule(one)} = ${height}`,
        `${rule(one + 1)} = ${value}`,
        `${rule(other)} = ${height}`,
        `${rule("v + 1")} = ${rule("v - 1")}`,
      ],
      ask: "v",
      told: [
        `three values of $x$ and values of $${name}(x)$`,
        `$x$-coordinate of the vertex of the graph of $y = ${name}(x)$`,
      ],
    };
  },
});

/** Three neighboring values. The twists are the way they curve and the end at which one more is asked. */
interface Neighbors {
  readonly name: string;
  readonly start: number;
  readonly low: number;
  readonly step: number;
  readonly curve: number;
}

function bendOf({ curve }: Neighbors, { first }: Twists): number {
  return first ? curve : -curve;
}

function rowsOf(given: Neighbors, at: Twists): [number, number, number] {
  const { low, step } = given;
  return [low, low + step, low + 2 * step + bendOf(given, at)];
}

function nextValue(given: Neighbors, at: Twists): number {
  const [one, two, three] = rowsOf(given, at);
  return at.second ? 3 * three - 3 * two + one : 3 * one - 3 * two + three;
}

/** The rows, the changes between them, and the change that leads to the value asked for. */
function changesOf(given: Neighbors, at: Twists) {
  const [one, two, three] = rowsOf(given, at);
  const bend = bendOf(given, at);
  const [rise, later] = [two - one, three - two];
  const [place, next] = at.second
    ? [given.start + 3, later + bend]
    : [given.start - 1, rise - bend];
  return { one, two, three, bend, rise, later, place, next };
}

type Missteps = Required<Pick<Parameters<typeof siblingOptions>[0], "slips" | "corner">>;

function slipsBy(given: Neighbors, at: Twists): Missteps {
  const { start } = given;
  const { one, three, bend, rise, later } = changesOf(given, at);
  return {
    slips: [
      {
        code: "opposite-sign",
        deed: `letting the changes, from the first one on, change by $${-bend}$ instead of $${bend}$`,
        work: at.second ? sum(one, rise, rise - bend, rise - 2 * bend) : sum(one, -(rise + bend)),
      },
      {
        code: "wrong-row-or-column",
        deed: `continuing the table at its ${at.second ? "upper" : "lower"} end, to $x = ${at.second ? start - 1 : start + 3}$,`,
        work: at.second ? sum(one, -(rise - bend)) : sum(three, later + bend),
      },
    ],
    corner: {
      code: "wrong-row-or-column",
      deed: at.second
        ? `subtracting the last change, $${later}$, from the first value`
        : `continuing from the first change to $x = ${start + 3}$ with changes that change by $${-bend}$`,
      work: at.second ? sum(one, -later) : sum(one, rise, rise - bend, rise - 2 * bend),
    },
  };
}

function changeSteps(given: Neighbors, at: Twists): Step[] {
  const { name, start } = given;
  const { one, two, three, bend, rise, later, place, next } = changesOf(given, at);
  const key = nextValue(given, at);
  const [deed, value] = at.second
    ? ["Add this change to the last value in the table.", sum(three, next)]
    : ["Subtract this change from the first value in the table.", sum(one, -next)];
  return [
    stepThrough(`Find the change from $x = ${start}$ to $x = ${start + 1}$.`, sum(two, -one), rise),
    stepThrough(
      `Find the change from $x = ${start + 1}$ to $x = ${start + 2}$.`,
      sum(three, -two),
      later,
    ),
    stepThrough("Find by how much the change itself changes.", sum(later, -rise), bend),
    at.second
      ? stepThrough(
          `It changes by $${bend}$ each time. Find the change from $x = ${start + 2}$ to $x = ${place}$.`,
          sum(later, bend),
          next,
        )
      : stepThrough(
          `It changes by $${bend}$ each time, so subtract $${bend}$ to find the change from $x = ${place}$ to $x = ${start}$.`,
          sum(rise, -bend),
          next,
        ),
    stepThrough(deed, call(name, place), value, key),
  ];
}

/** Three neighboring values fix a quadratic function: the one before them or after them is asked. */
const oneMoreValue = level({
  space: 300_000,
  steps: 4,
  draw: (chance) => {
    const given: Neighbors = {
      name: chance.pick(FUNCTIONS),
      start: chance.int(-6, 6),
      low: chance.int(-30, 40),
      step: chance.nonzero(15),
      curve: 2 * chance.int(1, 6),
    };
    const answers = siblingAnswers((at) => nextValue(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, start } = given;
    const { one, two, three, bend, place } = changesOf(given, at);
    return {
      question: sentences(
        `The table shows three values of $x$ and the corresponding values of $${name}(x)$, where $${name}$ is a quadratic function.`,
        `What is the value of $${name}(${place})$?`,
      ),
      figure: tableOf(
        name,
        [one, two, three].map((value, row) => [start + row, value] as const),
      ),
      options: siblingOptions({
        at,
        answer: (each) => nextValue(given, each),
        show: numeral,
        why: `With it, the changes from row to row themselves change by $${bend}$ each time.`,
        ...slipsBy(given, at),
      }),
      opening: "For equal steps in $x$, the changes of a quadratic function differ by a constant.",
      steps: changeSteps(given, at),
      hint: `By how much does $${name}(x)$ change from each row of the table to the next?`,
      tip: "When the inputs are equally spaced, the second differences of a quadratic function are constant.",
      archetype: "PC11",
    };
  },
  facts: ({ given, at }) => {
    const { name, start } = given;
    const place = at.second ? start + 3 : start - 1;
    const rule = (x: number) => `a*(${x})^2 + b*(${x}) + c`;
    return {
      kind: "value",
      given: rowsOf(given, at).map((value, row) => `${rule(start + row)} = ${value}`),
      ask: rule(place),
      told: [`three values of $x$ and values of $${name}(x)$`, `value of $${name}(${place})$`],
    };
  },
});

/** The vertex or another value of a quadratic function known by a table. */
export const quadraticFunctionFromATable = defineLevels({
  id: "quadratic-function-from-a-table",
  version: 6,
  topic: "quadratic-functions",
  skill: "P.C",
  calculator: ["Hard"],
  archetypes: ["PC11"],
  optionDesign: "orbit",
  Medium: equalValues,
  Hard: oneMoreValue,
});
