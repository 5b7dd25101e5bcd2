import { side } from "../../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { type Operand, equation, sum } from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["greatest", "least", "tooGreat", "tooSmall"] as const;
type Ask = (typeof ASKS)[number];

interface TwoSides {
  readonly names: string;
  readonly unit: string;
  readonly a: number;
  readonly b: number;
  /** Whether the second side is b long and not b longer than the first. */
  readonly isGiven: boolean;
  readonly ask: Ask;
}

function secondSide({ a, b, isGiven }: TwoSides): number {
  return isGiven ? b : a + b;
}

/** The two known sides, the longer first. */
function knownSides(item: TwoSides): readonly [long: number, short: number] {
  const other = secondSide(item);
  return [Math.max(item.a, other), Math.min(item.a, other)];
}

function measure(item: TwoSides, ask: Ask): number {
  const [long, short] = knownSides(item);
  return {
    greatest: long + short - 1,
    least: long - short + 1,
    tooGreat: long + short,
    tooSmall: long - short,
  }[ask];
}

function workOf(item: TwoSides, ask: Ask): Operand {
  const [long, short] = knownSides(item);
  return {
    greatest: sum(long, short, -1),
    least: sum(long, -short, 1),
    tooGreat: sum(long, short),
    tooSmall: sum(long, -short),
  }[ask];
}

/** What a learner does who comes to the answer of another ask. */
function slipAt(ask: Ask, other: Ask) {
  const isUpper = (each: Ask) => each === "greatest" || each === "tooGreat";
  const sides = isUpper(other) ? "the sum of the two sides" : "the difference of the two sides";
  if (isUpper(ask) === isUpper(other)) {
    return other === "tooGreat" || other === "tooSmall"
      ? ({ code: "bound-misjudged", deed: `allowing a length equal to ${sides}` } as const)
      : ({ code: "another-quantity", deed: `finding the ${other} possible length` } as const);
  }
  return {
    code: "comparison-turned-around",
    deed: {
      greatest: "finding the greatest possible length",
      least: "finding the least possible length",
      tooGreat: "taking the sum of the two sides",
      tooSmall: "taking the difference of the two sides",
    }[other],
  } as const;
}

function question({ names, unit, ask }: TwoSides): string {
  const [A = "", , C = ""] = names;
  const third = `side $${side(A, C)}$`;
  return {
    greatest: `What is the greatest possible length, in ${unit}, of ${third}?`,
    least: `What is the least possible length, in ${unit}, of ${third}?`,
    tooGreat: `What is the least whole number of ${unit} that is too great to be the length of ${third}?`,
    tooSmall: `What is the greatest whole number of ${unit} that is too small to be the length of ${third}?`,
  }[ask];
}

function steps(item: TwoSides): Step[] {
  const { names, unit, a, b, isGiven, ask } = item;
  const [A = "", B = "", C = ""] = names;
  const [long, short] = knownSides(item);
  const [known, third] = [side(B, C), side(A, C)];
  const isUpper = ask === "greatest" || ask === "tooGreat";
  const [bound, key] = [isUpper ? long + short : long - short, measure(item, ask)];
  return [
    ...(isGiven
      ? []
      : [
          stepTo(
            `Add to find the length of side $${known}$, in ${unit}.`,
            equation(sum(a, b), secondSide(item)),
          ),
        ]),
    isUpper
      ? stepTo(
          `Add the two lengths: side $${third}$ must be shorter than their sum.`,
          equation(sum(long, short), bound),
        )
      : stepTo(
          `Subtract the two lengths: side $${third}$ must be longer than their difference.`,
          equation(sum(long, -short), bound),
        ),
    ...(key === bound
      ? [
          {
            text: `A side of exactly this length would lie flat on the other two, so $${bound}$ is already too ${isUpper ? "great" : "small"}.`,
          },
        ]
      : [
          stepTo(
            isUpper
              ? `The greatest whole number less than $${bound}$ is $1$ less, in ${unit}.`
              : `The least whole number greater than $${bound}$ is $1$ more, in ${unit}.`,
            equation(sum(bound, isUpper ? -1 : 1), key),
          ),
        ]),
  ];
}

/** The greatest and the least whole length, and those that are just too great and too small. */
const wholeSide = level<TwoSides>({
  space: 300_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = [chance.int(5, 60), chance.int(5, 60)];
    const item: TwoSides = {
      names: pointNames(chance),
      unit: lengthUnit(chance),
      a,
      b,
      isGiven: chance.flip(),
      ask: chance.pick(ASKS),
    };
    const [long, short] = knownSides(item);
    chance.require(long - short >= 3, "nearly isosceles");
    chance.require(long + short < 10 * (long - short), "an option far from the rest");
    chance.require(areDistinct(ASKS.map((ask) => measure(item, ask))), "two options alike");
    return item;
  },
  build: (item) => {
    const { names, unit, a, b, isGiven, ask } = item;
    const [A = "", B = "", C = ""] = names;
    const [long, short] = knownSides(item);
    const isUpper = ask === "greatest" || ask === "tooGreat";
    const third = side(A, C);
    return {
      question: `In triangle $${A}${B}${C}$, side $${side(A, B)}$ is $${a}$ ${unit} long, and side $${side(B, C)}$ is $${b}$ ${unit} ${isGiven ? "long" : `longer than side $${side(A, B)}$`}. The length of side $${third}$, in ${unit}, is a whole number. ${question(item)}`,
      options: rotatingOptions<Ask>({
        faces: {
          greatest: numeral(measure(item, "greatest")),
          least: numeral(measure(item, "least")),
          tooGreat: numeral(measure(item, "tooGreat")),
          tooSmall: numeral(measure(item, "tooSmall")),
        },
        ask,
        why: isUpper
          ? `A third side of $${long + short}$ ${unit} would be as long as the other two together.`
          : `A third side of $${long - short}$ ${unit} and the shorter side would together only be as long as the longest.`,
        slip: (other) => ({ ...slipAt(ask, other), work: workOf(item, other) }),
      }),
      opening: "Each side of a triangle is shorter than the sum of the other two.",
      steps: steps(item),
      hint: isUpper
        ? `Could side $${third}$ be as long as the other two sides together?`
        : `How short can side $${third}$ be for the other two sides still to form a triangle with it?`,
      tip: "The third side of a triangle lies strictly between the difference and the sum of the other two.",
    };
  },
  facts: (item) => {
    const { names, unit, a, b, isGiven, ask } = item;
    const [A = "", B = "", C = ""] = names;
    const other = isGiven ? `${b}` : `(${a} + ${b})`;
    const [long, short] = secondSide(item) > a ? [other, `${a}`] : [`${a}`, other];
    const possible = [`n < ${a} + ${other}`, `n + ${a} > ${other}`, `n + ${other} > ${a}`];
    const third = `$${side(A, C)}$`;
    return {
      kind: "whole-number",
      given: {
        greatest: possible,
        least: possible,
        tooGreat: [`n >= ${a} + ${other}`],
        tooSmall: [`n + ${short} <= ${long}`],
      }[ask],
      unknown: "n",
      extreme: ask === "greatest" || ask === "tooSmall" ? "greatest" : "least",
      told: [
        `$${side(A, B)}$ ${a} ${unit} long`,
        `$${side(B, C)}$ ${b} ${unit} ${isGiven ? "long" : `longer than $${side(A, B)}$`}`,
        `length ${third} ${unit} whole`,
        {
          greatest: `greatest possible length ${unit}`,
          least: `least possible length ${unit}`,
          tooGreat: `least whole number of ${unit} too great to be the length`,
          tooSmall: `greatest whole number of ${unit} too small to be the length`,
        }[ask],
      ],
    };
  },
});

/** The longest or shortest third side of a triangle, or what is just too long or too short. */
export const thirdSideOfTriangle = defineLevels({
  id: "third-side-of-triangle",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB16"],
  optionDesign: "rotating-ask",
  Medium: wholeSide,
});
