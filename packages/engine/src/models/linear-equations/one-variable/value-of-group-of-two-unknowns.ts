import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, product, sum } from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

const ASKS = ["whole", "double", "opposite", "gathered"] as const;
type Ask = (typeof ASKS)[number];

interface TwoLetters {
  readonly letters: readonly [string, string];
  /** The group is ux - vy; its value and a multiple. */
  readonly u: number;
  readonly v: number;
  readonly value: number;
  readonly scale: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly ask: Ask;
}

const PAIRS = [
  ["x", "y"],
  ["a", "b"],
  ["p", "q"],
  ["m", "n"],
  ["r", "s"],
] as const;

function group({ letters: [x, y], u, v }: TwoLetters, times = 1): Expression {
  return sum(product(times * u, x), product(-times * v, y));
}

function groupEquation(drawn: TwoLetters) {
  const { a, b, c, value } = drawn;
  const right = (a - c) * value + b;
  return equation(sum(product(a, group(drawn)), b), sum(product(c, group(drawn)), right));
}

function groupAsk(drawn: TwoLetters, ask: Ask): Expression {
  const { letters, u, v, scale, a, c } = drawn;
  const [x, y] = letters;
  if (ask === "opposite") return sum(product(v, y), product(-u, x));
  if (ask === "gathered") return group(drawn, a - c);
  return group(drawn, ask === "double" ? scale : 1);
}

function groupValue({ value, scale, a, c }: TwoLetters, ask: Ask): number {
  return { whole: value, double: scale * value, opposite: -value, gathered: (a - c) * value }[ask];
}

function stepsOf(drawn: TwoLetters): Step[] {
  const { a, b, c, value, scale, ask } = drawn;
  const gathered = equation(product(a - c, group(drawn)), (a - c) * value);
  const whole = equation(group(drawn), value);
  const last = equation(groupAsk(drawn, ask), groupValue(drawn, ask));
  const divided = stepTo(`Divide both sides by $${a - c}$.`, whole);
  const finish: Readonly<Record<Ask, readonly Step[]>> = {
    whole: [divided],
    double: [divided, stepTo(`Multiply both sides by $${scale}$.`, last)],
    opposite: [divided, stepTo("Multiply both sides by $-1$.", last)],
    gathered: [stepTo(`Distribute $${a - c}$ on the left side.`, last)],
  };
  return [
    stepTo(
      `Subtract ${inline(product(c, group(drawn)))} from both sides.`,
      equation(sum(product(a - c, group(drawn)), b), (a - c) * value + b),
    ),
    stepTo(removing(b), gathered),
    ...finish[ask],
  ];
}

const SLIP_CODES = {
  whole: "stopped-early",
  double: "another-quantity",
  opposite: "opposite-sign",
} as const;

/** Two unknowns in one equation: neither can be found, but a multiple of their group can. */
const groupOfTwo = level<TwoLetters>({
  space: 1_000_000,
  steps: 4,
  draw: (chance) => {
    const [a, c] = [chance.int(3, 11), chance.int(2, 10)];
    chance.require(a > c + 1, "the left side has hardly more groups");
    const drawn: TwoLetters = {
      letters: chance.pick(PAIRS),
      u: chance.int(2, 7),
      v: chance.int(2, 9),
      value: chance.int(3, 15) * chance.sign(),
      scale: chance.int(3, 6),
      a,
      b: chance.nonzero(20),
      c,
      ask: chance.pick(ASKS),
    };
    const values = ASKS.map((ask) => groupValue(drawn, ask));
    chance.require(areDistinct(values) && !values.includes(0), "values coincide");
    chance.require(gcd(drawn.u, drawn.v) === 1, "a group with a common factor");
    chance.require((a - c) * drawn.value + drawn.b !== 0, "nothing is left on the right");
    return drawn;
  },
  build: (drawn) => {
    const { a, b, c, value, ask } = drawn;
    const asked = inline(groupAsk(drawn, ask));
    const whole = equation(group(drawn), value);
    const face = (of: Ask) => numeral(groupValue(drawn, of));
    return {
      question: paragraphs(
        inline(groupEquation(drawn)),
        `Based on the given equation, what is the value of ${asked}?`,
      ),
      options: rotatingOptions<Ask>({
        faces: {
          whole: face("whole"),
          double: face("double"),
          opposite: face("opposite"),
          gathered: face("gathered"),
        },
        ask,
        why: `With ${inline(whole)}, both sides of the equation are equal to $${a * value + b}$.`,
        slip: (other) =>
          other === "gathered"
            ? {
                code: "stopped-early",
                deed: `stopping at ${inline(equation(product(a - c, group(drawn)), groupValue(drawn, other)))}`,
              }
            : {
                code: SLIP_CODES[other],
                deed: `finding ${inline(equation(groupAsk(drawn, other), groupValue(drawn, other)))} instead of ${asked}`,
              },
      }),
      opening:
        "Solve for the expression in parentheses as a whole, then build what is asked from it.",
      steps: stepsOf(drawn),
      hint: "One equation cannot give both unknowns. Which combination of them can it give?",
      tip: "If there are more unknowns than equations, look for an expression that repeats.",
      archetype: "HA05",
    };
  },
  facts: (drawn) => ({
    kind: "value",
    given: [code(groupEquation(drawn))],
    ask: code(groupAsk(drawn, drawn.ask)),
  }),
});

/** The value of an expression in two unknowns, neither of which can be found. */
export const valueOfGroupOfTwoUnknowns = defineLevels({
  id: "value-of-group-of-two-unknowns",
  version: 4,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA05"],
  optionDesign: "rotating-ask",
  Hard: groupOfTwo,
});
