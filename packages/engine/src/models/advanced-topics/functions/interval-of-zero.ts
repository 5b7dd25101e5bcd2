import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";

const GAPS = ["first", "second", "third", "fourth"] as const;
type Gap = (typeof GAPS)[number];

interface Listed {
  readonly name: string;
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly gap: Gap;
}

function ends({ places }: Listed, gap: Gap): readonly [number, number] {
  const at = GAPS.indexOf(gap);
  return [places[at] ?? 0, places[at + 1] ?? 0];
}

function interval(item: Listed, gap: Gap): string {
  const [from, to] = ends(item, gap);
  return `$${from} < x < ${to}$`;
}

/** A table of values of a polynomial shows one change of sign. */
const changeOfSign = level({
  space: 1_000_000,
  steps: 2,
  draw: (chance) => {
    const gap = chance.pick(GAPS);
    const sign = chance.sign();
    const from = chance.int(-12, 4);
    const apart = chance.int(1, 4);
    return {
      name: chance.pick(["f", "g", "h", "p"]),
      places: [0, 1, 2, 3, 4].map((row) => from + row * apart),
      values: [0, 1, 2, 3, 4].map(
        (row) => (row <= GAPS.indexOf(gap) ? sign : -sign) * chance.int(1, 40),
      ),
      gap,
    };
  },
  build: (item) => {
    const { name, gap } = item;
    const at = GAPS.indexOf(gap);
    const [before, after] = [item.values[at] ?? 0, item.values[at + 1] ?? 0];
    const [from, to] = ends(item, gap);
    return {
      question: `The table shows some values of $x$ and the corresponding values of the polynomial function $${name}$. The function $${name}$ has exactly one zero, $c$. Which interval contains $c$?`,
      figure: dataTable(
        "Table of values",
        ["$x$", `$${name}(x)$`],
        item.places.map((x, row) => [x, item.values[row] ?? 0]),
      ),
      options: rotatingOptions({
        faces: {
          first: { text: interval(item, "first"), order: 0 },
          second: { text: interval(item, "second"), order: 1 },
          third: { text: interval(item, "third"), order: 2 },
          fourth: { text: interval(item, "fourth"), order: 3 },
        },
        ask: gap,
        why: `The values $${before}$ and $${after}$ at its ends have different signs.`,
        slip: (other) => {
          const place = GAPS.indexOf(other);
          const [one, two] = [item.values[place] ?? 0, item.values[place + 1] ?? 0];
          return {
            code: "condition-unchecked",
            deed: `looking between the values $${one}$ and $${two}$, which have the same sign,`,
          };
        },
      }),
      opening: "The graph of a polynomial has no gaps, so it crosses zero where its sign changes.",
      steps: [
        {
          text: `The sign changes between $${name}(${from}) = ${before}$ and $${name}(${to}) = ${after}$.`,
          claim: `(${before})*(${after}) < 0`,
        },
        { text: `So the graph crosses the $x$-axis between $x = ${from}$ and $x = ${to}$.` },
        { text: "Everywhere else, neighboring values have the same sign." },
      ],
      hint: "Between which two rows does the value change from positive to negative, or back?",
      tip: "A zero need not stand in a table: look for neighbors with different signs.",
    };
  },
  facts: (item) => ({
    kind: "statement",
    given: item.values.map((value, row) => `y${row} = ${value}`),
    claims: Object.fromEntries(
      GAPS.map((gap, row) => [interval(item, gap), [`y${row}*y${row + 1} < 0`]]),
    ),
    told: [`values of $x$ and values of $${item.name}$ exactly one zero $c$`],
  }),
});

/** The interval in which a polynomial has its zero. */
export const intervalOfZero = defineLevels({
  id: "interval-of-zero",
  version: 1,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC40"],
  optionDesign: "rotating-ask",
  Medium: changeOfSign,
});
