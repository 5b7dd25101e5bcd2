import { differentInts } from "../../craft/draws/draws.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../craft/options/option.ts";
import { type Slip, crossedOptions } from "../../craft/options/slips.ts";
import { paragraphs } from "../../craft/wording/words.ts";
import { type Expression, expression, product, sum } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import type { Draft } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

type Function = "sin" | "cos";
/** Two acute angles whose sines or cosines are equal: complementary if the functions differ, else equal. */
interface Functions {
  readonly first: Function;
  readonly second: Function;
}

function drawFunctions(chance: Chance): Functions {
  return { first: chance.pick(["sin", "cos"]), second: chance.pick(["sin", "cos"]) };
}

function areComplementary({ first, second }: Functions): boolean {
  return first !== second;
}

/** A function of an angle in degrees. */
function applied(name: Function, size: Expression): string {
  if (size.kind === "number") return `\\${name} ${tex(size)}^\\circ`;
  return `\\${name}(${size.kind === "sum" ? `(${tex(size)})` : tex(size)}^\\circ)`;
}

function appliedCode(name: Function, size: Expression): string {
  return `${name}(${code(size)})`;
}

const RULE = {
  complementary:
    "The sine of an acute angle is the cosine of the angle that makes $90^\\circ$ with it.",
  equal: "Two acute angles with the same sine, or the same cosine, are equal.",
};

/** What an option rests on: how the angles are related, and a second facet. */
interface Reading {
  readonly complementary: boolean;
  readonly turned: boolean;
}

function relationSlip(complementary: boolean): Slip<Reading> {
  return {
    code: "wrong-formula",
    deed: complementary
      ? "setting the two angles equal"
      : "letting the two angles add up to $90^\\circ$",
    apply: (reading) => ({ ...reading, complementary: !reading.complementary }),
  };
}

function relationOf(complementary: boolean, first: Expression, second: Expression): string {
  return complementary ? `${code(sum(first, second))} = 90` : `${code(first)} = ${code(second)}`;
}

function relationShown(complementary: boolean, first: Expression, second: Expression): string {
  return complementary ? `$${tex(sum(first, second))} = 90$` : `$${tex(first)} = ${tex(second)}$`;
}

interface Angles extends Functions {
  /** Coefficient of x and constant of either angle. */
  readonly angles: readonly [readonly [number, number], readonly [number, number]];
  /** The value of x for complementary and for equal angles. */
  readonly x: { readonly complementary: number; readonly equal: number };
  readonly letter: string;
  /** Whether the first angle is asked, not the unknown. */
  readonly turned: boolean;
}

function angleOf([coefficient, constant]: readonly [number, number], letter: string): Expression {
  return sum(product(coefficient, letter), constant);
}

function answer({ angles: [[a, b]], x }: Angles, { complementary, turned }: Reading): number {
  const value = complementary ? x.complementary : x.equal;
  return turned ? a * value + b : value;
}

function requireLike(chance: Chance, options: readonly number[]): void {
  const isClose = Math.max(...options) < 10 * Math.min(...options);
  chance.require(isClose && areDistinct(options), "two options alike, or far apart");
}

/** The second angle is a number. */
function oneUnknown(chance: Chance): Pick<Angles, "angles" | "x"> {
  const [a, size] = [chance.int(2, 9), chance.int(12, 78)];
  const equal = chance.int(6, 40);
  const [complementary, constant] = [equal + (90 - 2 * size) / a, size - a * equal];
  const fits = Number.isInteger(complementary) && complementary > 5;
  chance.require(fits && Math.abs(constant) <= 60, "odd angles");
  requireLike(chance, [equal, complementary, size, 90 - size]);
  const first = [a, constant] as const;
  return { angles: [first, [0, size]], x: { complementary, equal } };
}

/**
 * With x and x - step as the two values of x, the first angle is 45 + (a + c)·step/2 if the angles are equal
 * and 45 + (c - a)·step/2 if they are complementary.
 */
function bothUnknown(chance: Chance): Pick<Angles, "angles" | "x"> {
  const [a, c] = differentInts(chance, 2, 9);
  const half = chance.nonzero(Math.max(1, Math.floor(38 / (a + c))));
  const [one, other] = [45 + (a + c) * half, 45 + (c - a) * half];
  const equal = chance.int(3, 60);
  const complementary = equal - 2 * half;
  const [b, d] = [one - a * equal, one - c * equal];
  const areAcute = [one, other].every((size) => size >= 5 && size <= 85) && complementary > 2;
  chance.require(areAcute && b * d !== 0 && Math.abs(b) < 90 && Math.abs(d) < 90, "odd angles");
  requireLike(chance, [equal, complementary, one, other]);
  const first = [a, b] as const;
  return { angles: [first, [c, d]], x: { complementary, equal } };
}

function buildAngles(item: Angles): Draft {
  const { first, second, angles, letter, turned } = item;
  const complementary = areComplementary(item);
  const [one, other] = [angleOf(angles[0], letter), angleOf(angles[1], letter)];
  const key = answer(item, { complementary, turned });
  const x = answer(item, { complementary, turned: false });
  const size = {
    text: `Then the first angle, in degrees, is $${tex(one)} = ${key}$.`,
    claim: `${code(one)} = ${key}`,
  };
  return {
    question: `In the equation $${applied(first, one)} = ${applied(second, other)}$, both angles are acute. What is the value of ${inline(turned ? one : letter)}?`,
    options: crossedOptions<Reading>({
      key: { complementary, turned },
      why: RULE[complementary ? "complementary" : "equal"],
      slips: [
        relationSlip(complementary),
        {
          code: turned ? "stopped-early" : "another-quantity",
          deed: turned ? `stopping at $${letter}$` : `giving ${inline(one)} instead of $${letter}$`,
          apply: (reading) => ({ ...reading, turned: !reading.turned }),
        },
      ],
      show: (reading) => numeral(answer(item, reading)),
    }),
    opening: RULE[complementary ? "complementary" : "equal"],
    steps: [
      {
        text: `So ${relationShown(complementary, one, other)}.`,
        claim: relationOf(complementary, one, other),
      },
      { text: `Solving gives $${letter} = ${x}$.`, claim: `${letter} = ${x}` },
      ...(turned ? [size] : []),
      { text: "A calculator in degree mode confirms that both sides are then the same." },
    ],
    hint: "Are the two functions the same or different? What does that say about two acute angles?",
    tip: "Sine and cosine trade places between an angle and its complement: learn that as one fact.",
    archetype: other.kind === "number" ? "SC12" : "SC13",
  };
}

function angleFacts(item: Angles) {
  const { first, second, angles, letter, turned } = item;
  const [one, other] = [angleOf(angles[0], letter), angleOf(angles[1], letter)];
  const sizes = [one, other].filter((each) => each.kind !== "number").map(code);
  return {
    kind: "value",
    given: [`${appliedCode(first, one)} = ${appliedCode(second, other)}`],
    where: sizes.flatMap((size) => [`${size} > 0`, `${size} < 90`]),
    ask: turned ? code(one) : letter,
  } as const;
}

function withAngles(
  { space, steps }: { readonly space: number; readonly steps: number },
  draw: (chance: Chance) => Pick<Angles, "angles" | "x">,
) {
  return level<Angles>({
    space,
    steps,
    draw: (chance) => ({
      ...drawFunctions(chance),
      letter: chance.pick(["x", "y", "t", "w", "n"]),
      turned: chance.flip(),
      ...draw(chance),
    }),
    build: buildAngles,
    facts: angleFacts,
  });
}

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

const CONSTANTS = ["k", "p", "c", "m", "r"];

const READINGS: readonly Reading[] = [
  { complementary: true, turned: false },
  { complementary: true, turned: true },
  { complementary: false, turned: false },
  { complementary: false, turned: true },
];

/** A solution is given and a coefficient asked. */
const unknownCoefficient = level<UnknownCoefficient>({
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
    const other = c < 0 ? sum(d, product(c, "x")) : sum(product(c, "x"), d);
    const key = valueOfK(item, { complementary, turned: false });
    const atX = [sum(product(x, letter), b), expression(c * x + d)] as const;
    return {
      question: paragraphs(
        `$${applied(first, one)} = ${applied(second, other)}$`,
        `In the given equation, $${letter}$ is a constant. The equation is true for $x = ${x}$, and for this value of $x$ both angles are acute. What is the value of $${letter}$?`,
      ),
      options: crossedOptions<Reading>({
        key: { complementary, turned: false },
        why: RULE[complementary ? "complementary" : "equal"],
        slips: [
          relationSlip(complementary),
          {
            code: "opposite-sign",
            deed: `taking ${inline(product(c, "x"))} with the wrong sign`,
            apply: (reading) => ({ ...reading, turned: !reading.turned }),
          },
        ],
        show: (reading) => numeral(valueOfK(item, reading)),
      }),
      opening: RULE[complementary ? "complementary" : "equal"],
      steps: [
        {
          text: `For $x = ${x}$ the second angle is $${c * x + d}^\\circ$ and the first is $(${tex(atX[0])})^\\circ$.`,
        },
        {
          text: `So ${relationShown(complementary, ...atX)}.`,
          claim: relationOf(complementary, ...atX),
        },
        { text: `Solving gives $${letter} = ${key}$.`, claim: `${letter} = ${key}` },
      ],
      hint: `Put the given solution in first. Then only $${letter}$ is unknown.`,
      tip: "Sine and cosine trade places between an angle and its complement: learn that as one fact.",
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

/** Equal values of sine and cosine at acute angles: which angles are equal, and which complementary. */
export const equalSineAndCosine = defineLevels({
  id: "equal-sine-and-cosine",
  version: 4,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC12", "SC13"],
  optionDesign: "orbit",
  Easy: withAngles({ space: 100_000, steps: 2 }, oneUnknown),
  Medium: withAngles({ space: 150_000, steps: 3 }, bothUnknown),
  Hard: unknownCoefficient,
});
