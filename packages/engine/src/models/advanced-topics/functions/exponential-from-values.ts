import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { ascendingInts } from "../../../craft/draws/draws.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  call,
  equation,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

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

/** The value at 0 as it is found: "7 - 96 = -89". */
function startText(item: Shifted, at: Twists): string {
  const { factor, added } = parts(item, at);
  return inline(equation(sum(factor, added), value(item, at, 0)));
}

function fittingSteps(item: Shifted, at: Twists): Step[] {
  const { factor, base, added } = parts(item, at);
  const { first, second } = at;
  const others = [
    { first: !first, second },
    { first, second: !second },
    { first: !first, second: !second },
  ].map((each) => startText(item, each));
  return [
    stepThrough(
      `Substitute $0$ for $x$ in ${inline(functionAt(item, at).right)}. A power with the exponent $0$ is equal to $1$.`,
      sum(times(factor, 1), added),
      value(item, at, 0),
    ),
    {
      text: `This is the value in the row $x = 0$. The other choices have the values ${others[0]}, ${others[1]}, and ${others[2]} there.`,
    },
    stepThrough(
      "Substitute $1$ for $x$, and compare with the row $x = 1$.",
      sum(times(factor, base), added),
      value(item, at, 1),
    ),
    { text: `So the equation is ${inline(functionAt(item, at))}.` },
  ];
}

/** A table of values is given, and the function is asked. */
const fromTable = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const item = {
      name: chance.pick(FUNCTIONS),
      numbers: ascendingInts(chance, 2, 15),
      shift: chance.int(1, 99),
    };
    const starts = siblingAnswers((at) => value(item, at, 0));
    chance.require(areDistinct(starts), "two choices agree in the first row");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name } = item;
    const { factor, base, added } = parts(item, at);
    const { first, second } = at;
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
        why: "For each $x$ in the table, this equation gives the value in the same row.",
        slips: [
          {
            code: "quantities-exchanged",
            deed: `exchanging the coefficient $${factor}$ and the base $${base}$, which makes the first value ${startText(item, { first: !first, second })},`,
          },
          {
            code: "opposite-sign",
            deed: `${added > 0 ? "subtracting" : "adding"} $${Math.abs(added)}$ instead of ${added > 0 ? "adding" : "subtracting"} it, which makes the first value ${startText(item, { first, second: !second })},`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `starting from $${base}$ instead of $${factor}$ and ${added > 0 ? "subtracting" : "adding"} $${Math.abs(added)}$, which makes the first value ${startText(item, { first: !first, second: !second })},`,
        },
      }),
      opening: "Substitute the values of $x$ from the first rows into the choices, and compare.",
      steps: fittingSteps(item, at),
      hint: `What is the value of each choice at $x = 0$, and what is $${name}(0)$ in the table?`,
      tip: "The row $x = 0$ is the quickest test: the power is equal to $1$ there.",
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

/** How each value follows from those given. */
function work(item: TwoPoints, of: Ask): Expression {
  const { base } = item;
  const [low, high] = [valueAt(item, 0), valueAt(item, 2)];
  return {
    before: quotient(low, power(base, 2)),
    first: quotient(low, base),
    between: times(low, base),
    after: times(high, base),
  }[of];
}

/** What is done to a given value, "multiplying $80$ by $b$". */
function deed(item: TwoPoints, of: Ask): string {
  const [low, high] = [valueAt(item, 0), valueAt(item, 2)].map((each) => inline(each));
  return {
    before: `dividing ${low} by $b^{2}$`,
    first: `dividing ${low} by $b$`,
    between: `multiplying ${low} by $b$`,
    after: `multiplying ${high} by $b$`,
  }[of];
}

function place({ from }: TwoPoints, of: Ask): number {
  return from + OFFSETS[of];
}

function misstep(item: TwoPoints, other: Ask): Misstep {
  const { name, ask } = item;
  const between = Math.abs(OFFSETS[other] - OFFSETS[ask]);
  const isOpposite = between === 2 && ask !== "after" && other !== "after";
  const elsewhere = between === 1 ? "off-by-one" : "another-quantity";
  return {
    code: isOpposite ? "opposite-operation" : elsewhere,
    deed: `${deed(item, other)}, which leads to $${name}(${place(item, other)})$ instead of $${name}(${place(item, ask)})$,`,
    work: work(item, other),
  };
}

function twoValueSteps(item: TwoPoints): Step[] {
  const { name, base, from, ask } = item;
  const [low, high] = [valueAt(item, 0), valueAt(item, 2)];
  const start = ask === "after" ? from + 2 : from;
  const key = valueAt(item, OFFSETS[ask]);
  const [count, often] = ask === "before" ? ["two steps", "twice"] : ["one step", "once"];
  const operation = OFFSETS[ask] < 0 ? "divide" : "multiply";
  return [
    stepThrough(
      `From $x = ${from}$ to $x = ${from + 2}$, the value is multiplied by $b$ twice, so divide the given values to find $b^{2}$.`,
      power("b", 2),
      quotient(high, low),
      base * base,
    ),
    stepTo("Because $b$ is positive, take the positive square root.", equation("b", base)),
    stepThrough(
      `From $x = ${start}$ to $x = ${place(item, ask)}$ is ${count} ${OFFSETS[ask] < 0 ? "back" : "forward"}, so ${operation} by $${base}$ ${often}.`,
      work(item, ask),
      key,
    ),
    { text: `So $${name}(${place(item, ask)})$ is ${inline(key)}.` },
  ];
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
    const [low, high] = [valueAt(item, 0), valueAt(item, 2)].map((each) => tex(each));
    const show = (of: Ask) => numeral(valueAt(item, OFFSETS[of]));
    return {
      question: paragraphs(
        `$${name}(x) = a(b)^{x}$`,
        `For the given exponential function $${name}$, $a$ and $b$ are positive constants. If $${name}(${from}) = ${low}$ and $${name}(${from + 2}) = ${high}$, what is the value of $${name}(${place(item, ask)})$?`,
      ),
      options: rotatingOptions<Ask>({
        faces: {
          before: show("before"),
          first: show("first"),
          between: show("between"),
          after: show("after"),
        },
        ask,
        why: `With $b = ${base}$, this value agrees with both given values.`,
        slip: (other) => misstep(item, other),
      }),
      opening: "Each time $x$ increases by $1$, the value of the function is multiplied by $b$.",
      steps: twoValueSteps(item),
      hint: `By which power of $b$ is the value multiplied from $x = ${from}$ to $x = ${from + 2}$?`,
      tip: "Divide two values of an exponential function to find a power of its base.",
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
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC22", "PC23"],
  optionDesign: "orbit",
  Medium: fromTable,
  Hard: fromTwoValues,
});
