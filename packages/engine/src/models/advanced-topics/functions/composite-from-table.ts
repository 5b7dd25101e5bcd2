import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";

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
      options: rotatingOptions({
        faces: {
          fg: numeral(outer(item, "fg")),
          gf: numeral(outer(item, "gf")),
          ff: numeral(outer(item, "ff")),
          gg: numeral(outer(item, "gg")),
        },
        ask,
        why: `It is $${last}(${between})$, because $${first}(${input}) = ${between}$.`,
        slip: (other) => ({
          code: other === "fg" || other === "gf" ? "order-of-steps" : "wrong-row-or-column",
          deed: `reading the table for $${written(item, other)}$`,
        }),
      }),
      opening: "Work from the inside out, and read the table once for each function.",
      steps: [
        {
          text: `In the row $x = ${input}$, the table gives $${first}(${input}) = ${between}$.`,
        },
        { text: `In the row $x = ${between}$, it gives $${last}(${between}) = ${key}$.` },
        { text: `So $${written(item, ask)} = ${key}$.` },
      ],
      hint: "Which function is applied to the number itself? Its value tells the row to read next.",
      tip: "Cover the outer function with a finger, find the inner value, and only then go on.",
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
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC27"],
  optionDesign: "rotating-ask",
  Medium: twoColumns,
});
