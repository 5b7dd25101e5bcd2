import { ascendingInts } from "../../../craft/draws/draws.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Face, formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  rotatingOptions,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, call, equation, power, product, sum } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";

interface Shifted {
  readonly name: string;
  readonly numbers: readonly [number, number];
  readonly shift: number;
}

/** The twists are which number is the base and the sign of the number added. */
function parts({ numbers, shift }: Shifted, { first, second }: Twists) {
  const [one, other] = numbers;
  const [factor, base] = first ? [one, other] : [other, one];
  return { factor, base, added: second ? shift : -shift };
}

function functionAt(item: Shifted, at: Twists): Relation {
  const { factor, base, added } = parts(item, at);
  return equation(call(item.name, "x"), sum(product(factor, power(base, "x")), added));
}

function value(item: Shifted, at: Twists, x: number): number {
  const { factor, base, added } = parts(item, at);
  return factor * base ** x + added;
}

const PLACES = [0, 1, 2, 3];

/** A table of values is given, and the function is asked. */
const fromTable = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    return {
      item: {
        name: chance.pick(["f", "g", "h"]),
        numbers: ascendingInts(chance, 2, 15),
        shift: chance.int(1, 99),
      },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { name } = item;
    const { factor, base, added } = parts(item, at);
    const [zero, one] = PLACES.map((x) => value(item, at, x));
    return {
      question: `The table shows some values of $x$ and the corresponding values of $${name}(x)$. Which equation could define the function $${name}$?`,
      figure: dataTable(
        "Table of values",
        ["$x$", `$${name}(x)$`],
        PLACES.map((x) => [x, grouped(value(item, at, x))]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => functionAt(item, each),
        show: formula,
        why: "It gives the value in the table for every $x$ there.",
        slips: [
          { code: "quantities-exchanged", deed: `trading the roles of $${factor}$ and $${base}$` },
          {
            code: "opposite-sign",
            deed: `taking the number $${added}$ with the opposite sign`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `using $${base}(${factor})^{x}$ and the opposite of $${added}$ for the two terms`,
        },
      }),
      opening: "Put in two values of $x$ from the table and compare.",
      steps: [
        {
          text: `At $x = 0$ the power is $1$, so the value is $${factor} ${added < 0 ? "-" : "+"} ${Math.abs(added)} = ${zero}$.`,
          claim: `${factor} + (${added}) = ${zero}`,
        },
        {
          text: `At $x = 1$ the value is $${factor} \\cdot ${base} ${added < 0 ? "-" : "+"} ${Math.abs(added)} = ${one}$.`,
          claim: `${factor}*${base} + (${added}) = ${one}`,
        },
        { text: `So ${inline(functionAt(item, at))} fits, and the other rows agree.` },
      ],
      hint: "What is a power with the exponent $0$? Start with the first row.",
      tip: "Test each choice with the easiest rows of a table, $x = 0$ and $x = 1$.",
      archetype: "PC22",
    };
  },
  facts: ({ item, at }) => ({
    kind: "through",
    function: item.name,
    at: PLACES.map((x) => ({ x: `${x}`, y: `${value(item, at, x)}` })),
    told: [`values of $x$ and values of $${item.name}(x)$ define $${item.name}$`],
  }),
});

const ASKS = ["before", "first", "between", "after"] as const;
type Ask = (typeof ASKS)[number];

interface TwoPoints {
  readonly name: string;
  readonly start: number;
  readonly base: number;
  /** The given values are at this place and two further on. */
  readonly from: number;
  readonly ask: Ask;
}

/** The place of what is asked, counted from the first given place. */
const OFFSETS: Readonly<Record<Ask, number>> = { before: -2, first: -1, between: 1, after: 3 };

function valueAt({ start, base }: TwoPoints, offset: number): number {
  return start * base ** (offset + 2);
}

function face(amount: number): Face {
  return { text: `$${grouped(amount).replaceAll(",", "{,}")}$`, order: amount };
}

/** Two values two steps apart are given, and another value is asked. */
const fromTwoValues = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const base = chance.pick([2, 2, 2, 3, 3, 4, 5]);
    return {
      name: chance.pick(["f", "g", "h", "p"]),
      start: chance.int(2, Math.min(2_000, Math.floor(500_000 / base ** 5))),
      base,
      from: chance.int(2, 16),
      ask: chance.pick(ASKS),
    };
  },
  build: (item) => {
    const { name, base, from, ask } = item;
    const [low, high] = [valueAt(item, 0), valueAt(item, 2)];
    const place = (of: Ask) => from + OFFSETS[of];
    const show = (of: Ask) => face(valueAt(item, OFFSETS[of]));
    const steps = Math.abs(OFFSETS[ask] - (ask === "after" ? 2 : 0));
    return {
      question: paragraphs(
        `$${name}(x) = a(b)^{x}$`,
        `For the given exponential function $${name}$, $a$ and $b$ are positive constants. If $${name}(${from}) = ${grouped(low).replaceAll(",", "{,}")}$ and $${name}(${from + 2}) = ${grouped(high).replaceAll(",", "{,}")}$, what is the value of $${name}(${place(ask)})$?`,
      ),
      options: rotatingOptions({
        faces: {
          before: show("before"),
          first: show("first"),
          between: show("between"),
          after: show("after"),
        },
        ask,
        why: `It is a given value, ${OFFSETS[ask] < 0 ? "divided" : "multiplied"} by $${base}$ once for each step of $x$.`,
        slip: (other) => ({
          code: Math.abs(OFFSETS[other] - OFFSETS[ask]) === 1 ? "off-by-one" : "another-quantity",
          deed: `stopping at $x = ${place(other)}$`,
        }),
      }),
      opening: "Over two steps the value is multiplied by the square of the base.",
      steps: [
        {
          text: `The quotient of the given values is $${base * base}$, so $b^{2} = ${base * base}$ and $b = ${base}$.`,
          claim: `b = ${base}`,
        },
        {
          text: `From $x = ${ask === "after" ? from + 2 : from}$ to $x = ${place(ask)}$ ${steps === 1 ? "is one step" : "are two steps"} ${OFFSETS[ask] < 0 ? "back, and each divides" : "forward, and each multiplies"} by $${base}$.`,
        },
        { text: `So $${name}(${place(ask)})$ is ${show(ask).text}.` },
      ],
      hint: "How often is the value multiplied by $b$ from the first given place to the second?",
      tip: "In an exponential function, equal steps of $x$ mean equal factors: find the factor of one step.",
      archetype: "PC23",
    };
  },
  facts: (item) => {
    const { name, from, ask } = item;
    const said = (offset: number) => equation(call(name, from + offset), valueAt(item, offset));
    return {
      kind: "value",
      // With c for the value at the first given place, the second is c times the square of b.
      given: [`c = ${valueAt(item, 0)}`, `c*b^2 = ${valueAt(item, 2)}`],
      where: ["b > 0"],
      ask: `c*b^(${from + OFFSETS[ask]} - ${from})`,
      told: [
        `$${name}(x) = a(b)^{x}$ $a$ and $b$ positive`,
        inline(said(0)),
        inline(said(2)),
        `value of $${name}(${from + OFFSETS[ask]})$`,
      ],
    };
  },
});

/** An exponential function from a table or from two of its values. */
export const exponentialFromValues = defineLevels({
  id: "exponential-from-values",
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC22", "PC23"],
  optionDesign: "orbit",
  Medium: fromTable,
  Hard: fromTwoValues,
});
