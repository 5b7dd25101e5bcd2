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
    const [start = 0] = item.values;
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
        why: `At its ends the values of $${name}$ are $${before}$ and $${after}$, which have different signs.`,
        slip: (other) => {
          const place = GAPS.indexOf(other);
          const [one, two] = [item.values[place] ?? 0, item.values[place + 1] ?? 0];
          return {
            code: "condition-unchecked",
            deed: `choosing the interval from $${name}(${item.places[place] ?? 0}) = ${one}$ to $${name}(${item.places[place + 1] ?? 0}) = ${two}$, where both values are ${one > 0 ? "positive" : "negative"},`,
          };
        },
      }),
      opening: `Where the values of $${name}$ change sign, its graph crosses the $x$-axis.`,
      steps: [
        {
          text: `The value in the first row, $${start}$, is ${start < 0 ? "negative" : "positive"}. Find the first row in which the sign is different.`,
          claim: `y0 ${start < 0 ? "<" : ">"} 0`,
        },
        {
          text: `The sign changes between $x = ${from}$ and $x = ${to}$.\n\n$${before} ${before < 0 ? "<" : ">"} 0 ${before < 0 ? "<" : ">"} ${after}$`,
          claim: `(${before})*(${after}) < 0`,
        },
        {
          text: "In each other interval of the table, the values at the two ends have the same sign, even where one of them is close to $0$.",
        },
        {
          text: `The graph of a polynomial function has no gaps, so it must cross the $x$-axis between $x = ${from}$ and $x = ${to}$.\n\n$${from} < c < ${to}$`,
        },
      ],
      hint: `In which two neighboring rows do the values of $${name}$ have different signs?`,
      tip: "A zero need not be listed in a table: look for neighboring values with different signs.",
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
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC40"],
  optionDesign: "rotating-ask",
  Medium: changeOfSign,
});
