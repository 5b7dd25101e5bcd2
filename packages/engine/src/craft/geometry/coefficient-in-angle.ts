import { areDistinct, numeral } from "../options/option.ts";
import { level } from "../assembly/levels.ts";
import { type Misstep, type Slip, crossedOptions } from "../options/slips.ts";
import { stepTo } from "../wording/steps.ts";
import { paragraphs } from "../wording/words.ts";
import {
  type Expression,
  type Operand,
  equation,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { inline, tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import {
  type Functions,
  RULE,
  RULE_DEED,
  RULE_HINT,
  RULE_STEP,
  RULE_TIP,
  RULE_WITH,
  type Reading,
  applied,
  appliedCode,
  areComplementary,
  drawFunctions,
  relationName,
  relationOf,
} from "./equal-functions.ts";
import { removing } from "../algebra/moving-terms.ts";

interface UnknownCoefficient extends Functions {
  /** The constant asked. */
  readonly letter: string;
  readonly x: number;
  /** Constant of the first angle, whose coefficient k is asked. */
  readonly b: number;
  /** Coefficient and constant of the second. */
  readonly c: number;
  readonly d: number;
}

/** The value of k, with the angles related either way and c taken with either sign. */
function valueOfK({ x, b, c, d }: UnknownCoefficient, { complementary, turned }: Reading): number {
  const term = turned ? -c : c;
  return complementary ? (90 - b - d) / x - term : (d - b) / x + term;
}

/** The calculation of k. */
function workOfK({ x, b, c, d }: UnknownCoefficient, { complementary, turned }: Reading): Operand {
  const second = sum(times(turned ? -c : c, x), d);
  return complementary
    ? quotient(sum(90, -b, product(-1, second)), x)
    : quotient(sum(second, -b), x);
}

function coefficientSlips(item: UnknownCoefficient): {
  readonly slips: readonly [Slip<Reading>, Slip<Reading>];
  readonly corner: Misstep;
} {
  const { c, d } = item;
  const complementary = areComplementary(item);
  const misread = inline(secondAngle(-c, d));
  const deed = RULE_DEED[relationName(complementary)];
  const work = (reading: Reading) => ({ work: workOfK(item, reading) });
  return {
    slips: [
      {
        code: "wrong-formula",
        deed,
        ...work({ complementary: !complementary, turned: false }),
        apply: (reading) => ({ ...reading, complementary: !reading.complementary }),
      },
      {
        code: "opposite-sign",
        deed: `finding the value of ${misread} for the second angle`,
        ...work({ complementary, turned: true }),
        apply: (reading) => ({ ...reading, turned: !reading.turned }),
      },
    ],
    corner: {
      code: "wrong-formula",
      deed: `finding $${item.letter}$ ${RULE_WITH[relationName(complementary)]} and ${misread} for the second one`,
      ...work({ complementary: !complementary, turned: true }),
    },
  };
}

function secondAngle(c: number, d: number): Expression {
  return c < 0 ? sum(d, product(c, "x")) : sum(product(c, "x"), d);
}

function coefficientSteps(item: UnknownCoefficient): Step[] {
  const { letter, x, b, c, d } = item;
  const complementary = areComplementary(item);
  const size = c * x + d;
  const key = valueOfK(item, { complementary, turned: false });
  const first = sum(product(x, letter), b);
  const right = (complementary ? 90 - size : size) - b;
  const moved = complementary ? b + size : b;
  return [
    stepTo(
      `Substitute $${x}$ for $x$ in the second angle.`,
      equation(c < 0 ? sum(d, times(c, x)) : sum(times(c, x), d), size),
    ),
    {
      text: `With $x = ${x}$, the first angle measures $(${tex(first)})^\\circ$.`,
    },
    stepTo(RULE_STEP[relationName(complementary)], relationOf(complementary, first, size)),
    ...(complementary
      ? [stepTo("Add the numbers.", equation(sum(product(x, letter), b + size), 90))]
      : []),
    ...(moved === 0 ? [] : [stepTo(removing(moved), equation(product(x, letter), right))]),
    stepTo(`Divide both sides by $${x}$.`, equation(letter, key)),
  ];
}

const CONSTANTS = ["k", "p", "c", "m", "r"];

const READINGS: readonly Reading[] = [
  { complementary: true, turned: false },
  { complementary: true, turned: true },
  { complementary: false, turned: false },
  { complementary: false, turned: true },
];

/** A solution is given and a coefficient asked. */
export const unknownCoefficient = level<UnknownCoefficient>({
  space: 150_000,
  steps: 4,
  draw: (chance) => {
    const [x, size] = [chance.int(2, 10), chance.int(2, 9)];
    const gap = chance.nonzero(8);
    chance.require((gap * x) % 2 === 0, "angles not whole");
    // Both signs of c must leave the second angle acute, and then the first is acute as well.
    const d = 45 + (gap * x) / 2;
    chance.require(d - size * x >= 5 && d + size * x <= 85, "angle not acute");
    const b = 90 - d - chance.int(2, 15) * x;
    chance.require(b !== d, "the same constant on both sides");
    const letter = chance.pick(CONSTANTS);
    const drawn = { ...drawFunctions(chance), letter, x, b, c: size * chance.sign(), d };
    const all = READINGS.map((reading) => valueOfK(drawn, reading));
    chance.require(b !== 0 && areDistinct(all) && !all.includes(0), "two options alike");
    return drawn;
  },
  build: (item) => {
    const { first, second, letter, x, b, c, d } = item;
    const complementary = areComplementary(item);
    const one = sum(product(letter, "x"), b);
    const other = secondAngle(c, d);
    const rule = relationName(complementary);
    const [key, size] = [valueOfK(item, { complementary, turned: false }), c * x + d];
    return {
      question: paragraphs(
        `$${applied(first, one)} = ${applied(second, other)}$`,
        `In the given equation, $${letter}$ is a constant. The equation is true for $x = ${x}$, and for this value of $x$ both angles are acute. What is the value of $${letter}$?`,
      ),
      options: crossedOptions<Reading>({
        key: { complementary, turned: false },
        why: complementary
          ? `With $${letter} = ${key}$ and $x = ${x}$, the two angles add up to $90^\\circ$.`
          : `With $${letter} = ${key}$ and $x = ${x}$, both angles measure $${size}^\\circ$.`,
        ...coefficientSlips(item),
        show: (reading) => numeral(valueOfK(item, reading)),
      }),
      opening: RULE[rule],
      steps: coefficientSteps(item),
      hint: `Substitute $${x}$ for $x$ in both angles. ${RULE_HINT[rule]}`,
      tip: RULE_TIP[rule],
      archetype: "SC13",
    };
  },
  facts: ({ first, second, letter, x, b, c, d }) => ({
    kind: "value",
    given: [
      `${appliedCode(first, sum(product(letter, "x"), b))} = ${appliedCode(second, sum(product(c, "x"), d))}`,
      `x = ${x}`,
    ],
    where: [`${letter}*x + (${b}) > 0`, `${letter}*x + (${b}) < 90`],
    ask: letter,
    told: [`equation is true value of $x$ both angles value of $${letter}$`],
  }),
});
