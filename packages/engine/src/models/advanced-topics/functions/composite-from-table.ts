import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { call, equation } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

/** Which function is applied last, and which first. */
const ASKS = ["fg", "gf", "ff", "gg"] as const;
type Ask = (typeof ASKS)[number];

interface Listed {
  readonly f: readonly number[];
  readonly g: readonly number[];
  readonly input: number;
  readonly ask: Ask;
}

function valueOf(item: Listed, name: string, x: number): number {
  return (name === "f" ? item.f : item.g)[x - 1] ?? 0;
}

function inner(item: Listed, ask: Ask): number {
  return valueOf(item, ask.charAt(1), item.input);
}

function outer(item: Listed, ask: Ask): number {
  return valueOf(item, ask.charAt(0), inner(item, ask));
}

function written(item: Listed, ask: Ask): string {
  return `${ask.charAt(0)}(${ask.charAt(1)}(${item.input}))`;
}

/** What is read from the table first: "f(2) = 4". */
function firstReading(item: Listed, ask: Ask): string {
  return inline(equation(call(ask.charAt(1), item.input), inner(item, ask)));
}

/** How a learner comes to read the value of another composition. */
function misreading(item: Listed, other: Ask): Misstep {
  const { ask, input } = item;
  const [asked, read] = [ask.charAt(0), other.charAt(0)];
  const work = call(read, inner(item, other));
  const first = firstReading(item, other);
  if (ask.charAt(1) === other.charAt(1))
    return {
      code: "wrong-row-or-column",
      deed: `reading the second value in the column of $${read}$ instead of $${asked}$`,
      work,
    };
  if (asked === read)
    return {
      code: "wrong-row-or-column",
      deed: `starting with ${first} instead of ${firstReading(item, ask)}`,
      work,
    };
  return read === other.charAt(1)
    ? {
        code: "wrong-row-or-column",
        deed: `reading both values in the column of $${read}$, starting with ${first},`,
        work,
      }
    : {
        code: "order-of-steps",
        deed: `applying $${asked}$ to $${input}$ first, with ${first}, and $${read}$ last`,
        work,
      };
}

/** Why the column that the first reading does not need is of no use. */
function warning(item: Listed): string {
  const { ask, input } = item;
  const other = ask.charAt(1) === "f" ? "g" : "f";
  const value = inline(equation(call(other, input), valueOf(item, other, input)));
  return ask.charAt(0) === ask.charAt(1)
    ? `The value ${value} in the same row is not needed, because $${other}$ is not applied here.`
    : `The value ${value} in the same row is not needed, because $${other}$ is not applied to $${input}$.`;
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** Two functions are given by one table. */
const twoColumns = level({
  space: 1_000_000,
  steps: 2,
  draw: (chance) => {
    const item = {
      f: chance.shuffle(ROWS),
      g: chance.shuffle(ROWS),
      input: chance.int(1, 6),
      ask: chance.pick(ASKS),
    };
    chance.require(areDistinct(ASKS.map((ask) => outer(item, ask))), "answers coincide");
    chance.require(
      ASKS.every((ask) => ![item.input, outer(item, ask)].includes(inner(item, ask))),
      "a step changes nothing",
    );
    return item;
  },
  build: (item) => {
    const { input, ask } = item;
    const [last, first] = [ask.charAt(0), ask.charAt(1)];
    const [between, key] = [inner(item, ask), outer(item, ask)];
    return {
      question: sentences(
        "The table shows some values of $x$ and the corresponding values of the functions $f$ and $g$.",
        `What is the value of $${written(item, ask)}$?`,
      ),
      figure: dataTable(
        "Table of values",
        ["$x$", "$f(x)$", "$g(x)$"],
        ROWS.map((x) => [x, valueOf(item, "f", x), valueOf(item, "g", x)]),
      ),
      options: rotatingOptions<Ask>({
        faces: {
          fg: numeral(outer(item, "fg")),
          gf: numeral(outer(item, "gf")),
          ff: numeral(outer(item, "ff")),
          gg: numeral(outer(item, "gg")),
        },
        ask,
        why: `It is $${last}(${between})$, because $${first}(${input}) = ${between}$.`,
        slip: (other) => misreading(item, other),
      }),
      opening: "Work from the inside out: the inner value is the input of the outer function.",
      steps: [
        stepTo(
          `Read the value of $${first}$ in the row $x = ${input}$.`,
          equation(call(first, input), between),
          `${first}_${input} = ${between}`,
        ),
        { text: warning(item) },
        stepTo(
          `The inner value is $${between}$, so read the value of $${last}$ in the row $x = ${between}$.`,
          equation(call(last, between), key),
          `${last}_${between} = ${key}`,
        ),
        { text: `So $${written(item, ask)} = ${key}$.` },
      ],
      hint: `Which function is applied to $${input}$ itself, and what is its value there?`,
      tip: "Find the inner value first; it tells which row to read for the outer function.",
    };
  },
  facts: (item) => {
    const { input, ask } = item;
    const between = inner(item, ask);
    return {
      kind: "value",
      given: [
        `${ask.charAt(1)}_${input} = ${between}`,
        `${ask.charAt(0)}_${between} = ${outer(item, ask)}`,
      ],
      ask: `${ask.charAt(0)}_${between}`,
      told: [
        "values of $x$ and values of the functions $f$ and $g$",
        `value of $${ask.charAt(0)}(${ask.charAt(1)}(${input}))$`,
      ],
    };
  },
});

/** The value of one function at the value of another, both from a table. */
export const compositeFromTable = defineLevels({
  id: "composite-from-table",
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC27"],
  optionDesign: "rotating-ask",
  Medium: twoColumns,
});
