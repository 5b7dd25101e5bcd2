import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type Sides, constantGap } from "../../../craft/algebra/sides.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { leadingTo } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { workOut } from "../../../math/work-out.ts";
import type { DraftOption, Step } from "../../../model.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  expression,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

const ASKS = ["first", "second", "sum", "product"] as const;
type Ask = (typeof ASKS)[number];

/** Letters of the two constants. */
const LETTERS = [
  ["a", "b"],
  ["a", "c"],
  ["p", "q"],
  ["m", "n"],
  ["r", "s"],
  ["h", "k"],
] as const;

interface Constants {
  readonly letters: readonly [string, string];
  /** Their values. */
  readonly first: number;
  readonly second: number;
  /** m(ax + p) + b = mfx + q, or m(ax + b) = cx + d with the bracket on the other side. */
  readonly m: number;
  readonly p: number;
  /** Whether the second constant stands inside the bracket. */
  readonly together: boolean;
  readonly reversed: boolean;
  readonly ask: Ask;
}

function sides({ letters: [a, b], first, second, m, p, together, reversed }: Constants): Sides {
  const bracket: Sides["left"] = (x) =>
    together
      ? sum(product(m, sum(product(a, x), b)), p)
      : sum(product(m, sum(product(a, x), p)), b);
  const number = together ? m * second + p : m * p + second;
  const open: Sides["left"] = (x) => sum(product(m * first, x), number);
  return reversed ? { left: open, right: bracket } : { left: bracket, right: open };
}

function asked({ letters: [a, b] }: Constants, ask: Ask): Expression {
  if (ask === "first") return expression(a);
  if (ask === "second") return expression(b);
  return ask === "sum" ? sum(a, b) : product(a, b);
}

function valueOf({ first, second }: Constants, ask: Ask): number {
  return { first, second, sum: first + second, product: first * second }[ask];
}

const REASON: Readonly<Record<Ask, string>> = {
  first: "comparing the coefficients and stopping at",
  second: "comparing the constant terms and stopping at",
  sum: "adding the two constants,",
  product: "multiplying the two constants,",
};

/** The calculation of what is asked, where it needs one: "3 + 4 = 7". */
function worked({ first, second }: Constants, ask: Ask): string | undefined {
  if (ask === "first" || ask === "second") return undefined;
  const work = ask === "sum" ? sum(first, second) : times(first, second);
  return `${tex(work)} = ${ask === "sum" ? first + second : first * second}`;
}

const HINTS: Readonly<Record<Ask, string>> = {
  first: "What must be true of the coefficients of $x$ if every value of $x$ is a solution?",
  second: "What must be true of the constant terms if every value of $x$ is a solution?",
  sum: "What must be true of the coefficients of $x$, and what of the constant terms?",
  product: "What must be true of the coefficients of $x$, and what of the constant terms?",
};

function stepsOf(drawn: Constants): Step[] {
  const { letters, first, second, m, p, together, ask } = drawn;
  const [a, b] = letters;
  const number = together ? m * second + p : m * p + second;
  const own = together ? sum(product(m, b), p) : sum(b, m * p);
  const numbers = equation(own, number);
  const coefficients = equation(product(m, a), m * first);
  const work = worked(drawn, ask);
  return [
    {
      text: `Distribute $${m}$ on the side with parentheses.\n\n$${tex(sum(product(m, product(a, "x")), own))}$`,
    },
    ...(ask === "second"
      ? []
      : [
          stepTo("The coefficients of $x$ on the two sides must be equal.", coefficients),
          stepTo(`Divide both sides by $${m}$.`, equation(a, first)),
        ]),
    ...(ask === "first"
      ? []
      : [
          stepTo("The constant terms must be equal as well.", numbers),
          ...(together
            ? [
                stepTo(removing(p), equation(product(m, b), m * second)),
                stepTo(`Divide both sides by $${m}$.`, equation(b, second)),
              ]
            : [stepTo(removing(m * p), equation(b, second))]),
        ]),
    ...(work === undefined
      ? []
      : [
          {
            text: `${ask === "sum" ? "Add" : "Multiply"} the two values.\n\n$${tex(asked(drawn, ask))} = ${work}$`,
            claim: code(equation(asked(drawn, ask), valueOf(drawn, ask))),
          },
        ]),
  ];
}

/** What follows when the factor before the parentheses multiplies their first term alone. */
function undistributed({ first, second, m, p, together, ask }: Constants): DraftOption[] {
  if (ask === "first") return [];
  const number = together ? m * second + p : m * p + second;
  const last = number - p;
  const deed = `multiplying only the term in $x$ by $${m}$, which leads to $${number} ${p < 0 ? "+" : "-"} ${Math.abs(p)} = ${last}$ for the second constant,`;
  const work = ask === "second" ? last : ask === "sum" ? sum(first, last) : times(first, last);
  return [leadingTo(numeral(workOut(work)), { code: "distributed-to-one-term", deed, work })];
}

/** Every value of the unknown is a solution; a constant, or the sum or product of two, is asked. */
const twoConstants = level<Constants>({
  space: 400_000,
  steps: 4,
  draw: (chance) => {
    const drawn: Constants = {
      letters: chance.pick(LETTERS),
      first: chance.int(2, 9),
      second: chance.int(2, 15) * chance.sign(),
      m: chance.int(2, 8),
      p: chance.nonzero(12),
      together: chance.flip(),
      reversed: chance.flip(),
      ask: chance.pick(ASKS),
    };
    const { m, p, second, first } = drawn;
    chance.require(m * second + p !== 0 && m * p + second !== 0, "no number on one side");
    const values = ASKS.map((ask) => valueOf(drawn, ask));
    chance.require(areDistinct(values) && !values.includes(0) && first !== m, "values coincide");
    return drawn;
  },
  build: (drawn) => {
    const { letters, first, second, ask } = drawn;
    const [a, b] = letters;
    const { left, right } = sides(drawn);
    const target = inline(asked(drawn, ask));
    const face = (of: Ask) => numeral(valueOf(drawn, of));
    return {
      question: paragraphs(
        inline(equation(left("x"), right("x"))),
        `In the given equation, $${a}$ and $${b}$ are constants. The equation has infinitely many solutions. What is the value of ${target}?`,
      ),
      options: rotatingOptions<Ask>({
        faces: {
          first: face("first"),
          second: face("second"),
          sum: face("sum"),
          product: face("product"),
        },
        ask,
        why: `With $${a} = ${first}$ and $${b} = ${second}$, both sides are equal to ${inline(drawn.reversed ? left("x") : right("x"))} for every $x$.`,
        slip: (other) => {
          const work = worked(drawn, other);
          return {
            code: work === undefined ? "stopped-early" : "another-quantity",
            deed: `${REASON[other]} ${work === undefined ? inline(asked(drawn, other)) : `$${work}$,`}`,
          };
        },
      }),
      unoffered: undistributed(drawn),
      opening: "There are infinitely many solutions only if the two sides are the same expression.",
      steps: stepsOf(drawn),
      hint: HINTS[ask],
      tip: "Infinitely many solutions takes two conditions: equal coefficients and equal constant terms.",
    };
  },
  facts: (drawn) => {
    const { left, right } = sides(drawn);
    const [a, b] = drawn.letters;
    return {
      kind: "value",
      given: [...constantGap({ left, right }), "gap = 0"],
      ask: code(asked(drawn, drawn.ask)),
      told: [
        inline(equation(left("x"), right("x"))),
        `$${a}$ $${b}$ constants infinitely many solutions`,
      ],
    };
  },
});

/** Constants for which every value of the unknown solves an equation. */
export const constantsForInfinitelyManySolutions = defineLevels({
  id: "constants-for-infinitely-many-solutions",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA09"],
  optionDesign: "rotating-ask",
  Hard: twoConstants,
});
