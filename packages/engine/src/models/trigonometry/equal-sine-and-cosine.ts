import { differentInts } from "../../craft/draws/draws.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
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
} from "../../craft/geometry/equal-functions.ts";
import { removing } from "../../craft/algebra/moving-terms.ts";
import { unknownCoefficient } from "../../craft/geometry/coefficient-in-angle.ts";
import { areDistinct, numeral } from "../../craft/options/option.ts";
import { type Slip, crossedOptions } from "../../craft/options/slips.ts";
import { stepTo } from "../../craft/wording/steps.ts";
import {
  type Expression,
  type Operand,
  equation,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Draft, Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

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

/** The calculation of x, or of the first angle, when the angles are related like this. */
function workOfAngles({ angles }: Angles, { complementary, turned }: Reading): Operand {
  const [[a, b], [c, d]] = angles;
  const x = complementary ? quotient(sum(90, -b, -d), sum(a, c)) : quotient(sum(d, -b), sum(a, -c));
  return turned ? sum(times(a, x), b) : x;
}

function angleSlips(item: Angles): readonly [Slip<Reading>, Slip<Reading>] {
  const { letter, turned, angles } = item;
  const complementary = areComplementary(item);
  const one = angleOf(angles[0], letter);
  return [
    {
      code: "wrong-formula",
      deed: RULE_DEED[relationName(complementary)],
      work: workOfAngles(item, { complementary: !complementary, turned }),
      apply: (reading) => ({ ...reading, complementary: !reading.complementary }),
    },
    {
      code: turned ? "stopped-early" : "another-quantity",
      deed: turned ? `stopping at $${letter}$` : `finding ${inline(one)} instead of $${letter}$`,
      work: workOfAngles(item, { complementary, turned: !turned }),
      apply: (reading) => ({ ...reading, turned: !reading.turned }),
    },
  ];
}

/** Solves the equation of the two angles. */
function solvingSteps(item: Angles): Step[] {
  const { letter, angles } = item;
  const [[a, b], [c, d]] = angles;
  const complementary = areComplementary(item);
  const x = answer(item, { complementary, turned: false });
  const [share, number] = complementary
    ? [a + c, 90 - b - d]
    : a > c
      ? [a - c, d - b]
      : [c - a, b - d];
  const moved = complementary ? b + d : b;
  const collected = equation(product(share, letter), number);
  return [
    ...(complementary
      ? [
          stepTo(
            c === 0 ? "Add the numbers." : `Add the terms in $${letter}$ and the numbers.`,
            equation(sum(product(share, letter), b + d), 90),
          ),
        ]
      : []),
    ...(moved === 0
      ? []
      : [
          stepTo(
            complementary || c === 0
              ? removing(moved)
              : `Collect the terms in $${letter}$ on one side and the numbers on the other.`,
            collected,
          ),
        ]),
    ...(share === 1 ? [] : [stepTo(`Divide both sides by $${share}$.`, equation(letter, x))]),
  ];
}

function buildAngles(item: Angles): Draft {
  const { first, second, angles, letter, turned } = item;
  const complementary = areComplementary(item);
  const [one, other] = [angleOf(angles[0], letter), angleOf(angles[1], letter)];
  const [x, size] = [false, true].map((each) => answer(item, { complementary, turned: each }));
  const rule = relationName(complementary);
  return {
    question: `In the equation $${applied(first, one)} = ${applied(second, other)}$, both angles are acute. What is the value of ${inline(turned ? one : letter)}?`,
    options: crossedOptions<Reading>({
      key: { complementary, turned },
      why: complementary
        ? `With $${letter} = ${x}$, the two angles add up to $90^\\circ$.`
        : `With $${letter} = ${x}$, both angles measure $${size}^\\circ$.`,
      slips: angleSlips(item),
      show: (reading) => numeral(answer(item, reading)),
      corner: {
        code: "wrong-formula",
        deed: `finding ${turned ? `$${letter}$` : inline(one)} ${RULE_WITH[rule]}`,
        work: workOfAngles(item, { complementary: !complementary, turned: !turned }),
      },
    }),
    opening: RULE[rule],
    steps: [
      stepTo(RULE_STEP[rule], relationOf(complementary, one, other)),
      ...solvingSteps(item),
      ...(turned
        ? [
            stepTo(
              `Substitute $${x}$ for $${letter}$ in ${inline(one)}.`,
              equation(sum(times(angles[0][0], x ?? letter), angles[0][1]), size ?? letter),
              `${code(one)} = ${size}`,
            ),
          ]
        : []),
    ],
    hint: RULE_HINT[rule],
    tip: RULE_TIP[rule],
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

/** Equal values of sine and cosine at acute angles: which angles are equal, and which complementary. */
export const equalSineAndCosine = defineLevels({
  id: "equal-sine-and-cosine",
  version: 5,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC12", "SC13"],
  optionDesign: "orbit",
  Easy: withAngles({ space: 100_000, steps: 2 }, oneUnknown),
  Medium: withAngles({ space: 150_000, steps: 3 }, bothUnknown),
  Hard: unknownCoefficient,
});
