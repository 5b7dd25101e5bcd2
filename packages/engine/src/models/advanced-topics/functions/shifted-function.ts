import { FUNCTION_PAIRS } from "../../../craft/algebra/unknowns.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  call,
  equation,
  expression,
  sum,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import { shiftedExponential } from "./rewritten-exponential.ts";

interface Listed {
  readonly names: readonly [string, string];
  /** x of the first row; the rows are `shift` apart. */
  readonly from: number;
  readonly shift: number;
  readonly values: readonly number[];
  readonly added: number;
}

/** The twists are the direction of the shift to the side and of the shift up or down. */
function shifts({ shift, added }: Listed, { first, second }: Twists) {
  return { aside: first ? shift : -shift, up: second ? added : -added };
}

function shiftedCall(item: Listed, at: Twists): Relation {
  const [f, g] = item.names;
  const { aside, up } = shifts(item, at);
  return equation(call(g, "x"), sum(call(f, sum("x", aside)), up));
}

/** The value is asked in the middle of five rows. */
function shiftedValue(item: Listed, at: Twists): number {
  return (item.values[at.first ? 3 : 1] ?? 0) + shifts(item, at).up;
}

function valueWork(item: Listed, at: Twists): Expression {
  return sum(item.values[at.first ? 3 : 1] ?? 0, shifts(item, at).up);
}

/** The place in the middle of the table, where the value is asked, and the place where it is read. */
function placesOf(item: Listed, at: Twists) {
  const x = item.from + 2 * item.shift;
  return { x, inside: x + shifts(item, at).aside };
}

function tableSteps(item: Listed, at: Twists): Step[] {
  const [f, g] = item.names;
  const { aside, up } = shifts(item, at);
  const { x, inside } = placesOf(item, at);
  const given = item.values[at.first ? 3 : 1] ?? 0;
  return [
    stepThrough(
      `Substitute $${x}$ for $x$, and find the number in parentheses.`,
      { kind: "sum", terms: [expression(x), expression(aside)] },
      inside,
    ),
    stepShowing(
      `Read the value of $${f}$ in the row $x = ${inside}$.`,
      equation(call(f, inside), given),
    ),
    stepThrough(
      `${up < 0 ? "Subtract" : "Add"} $${item.added}$.`,
      call(g, x),
      valueWork(item, at),
      shiftedValue(item, at),
    ),
  ];
}

/** A function is shifted, and its values come from a table. */
const fromTable = level({
  space: 1_000_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      names: chance.pick(FUNCTION_PAIRS),
      from: chance.int(-6, 3),
      shift: chance.int(1, 4),
      values: [0, 1, 2, 3, 4].map(() => chance.int(-20, 40)),
      added: chance.int(2, 15),
    };
    const answers = siblingAnswers((at) => shiftedValue(item, at));
    chance.require(areDistinct([...item.values, 0]) && areDistinct(answers), "values coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const [f, g] = item.names;
    const { first, second } = at;
    const { aside, up } = shifts(item, at);
    const { x, inside } = placesOf(item, at);
    const given = item.values[at.first ? 3 : 1] ?? 0;
    return {
      question: sentences(
        `The table shows some values of $x$ and the corresponding values of the function $${f}$. The function $${g}$ is defined by ${inline(shiftedCall(item, at))}.`,
        `What is the value of $${g}(${x})$?`,
      ),
      figure: dataTable(
        "Table of values",
        ["$x$", `$${f}(x)$`],
        item.values.map((value, place) => [item.from + place * item.shift, value]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => shiftedValue(item, each),
        show: numeral,
        why: `The value of $${f}(${inside})$ is $${given}$, and $${item.added}$ is ${up < 0 ? "subtracted from" : "added to"} it.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `reading the table at $x = ${x - aside}$ instead of $x = ${inside}$`,
            work: valueWork(item, { first: !first, second }),
          },
          {
            code: "opposite-operation",
            deed: `${up > 0 ? "subtracting" : "adding"} $${item.added}$ at the end instead of ${up > 0 ? "adding" : "subtracting"} it`,
            work: valueWork(item, { first, second: !second }),
          },
        ],
        corner: {
          code: "direction-turned-around",
          deed: `reversing both signs, as in ${inline(sum(call(f, sum("x", -aside)), -up))},`,
          work: valueWork(item, { first: !first, second: !second }),
        },
      }),
      opening: `Substitute $${x}$ for $x$ first; the number in parentheses is the input of $${f}$.`,
      steps: tableSteps(item, at),
      hint: `What is the value of ${inline(sum("x", aside))} when $x = ${x}$?`,
      tip: "Find the number in parentheses first: it tells which row of the table to read.",
    };
  },
  facts: ({ item, at }) => {
    const [f, g] = item.names;
    return {
      kind: "value",
      given: [`y = ${item.values[at.first ? 3 : 1]} ${at.second ? "+" : "-"} ${item.added}`],
      ask: "y",
      told: [
        `values of $x$ and values of $${f}$ function $${g}$ ${inline(shiftedCall(item, at))}`,
        `value of $${g}(${item.from + 2 * item.shift})$`,
      ],
    };
  },
});

/** A function that is another one shifted: its values and its equation. */
export const shiftedFunction = defineLevels({
  id: "shifted-function",
  version: 6,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC25", "PC34"],
  optionDesign: "orbit",
  Medium: fromTable,
  Hard: shiftedExponential,
});
