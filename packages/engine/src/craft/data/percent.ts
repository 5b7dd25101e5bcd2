import { decimal } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import {
  type Rational,
  divide,
  multiply,
  rational,
  subtract,
  toNumber,
} from "../../math/rational.ts";
import type { DraftOption } from "../../model.ts";
import { type Face, areDistinct } from "../options/option.ts";
import { crossedOptions } from "../options/slips.ts";

/** Two amounts, one of them larger, and a percent asked about them. */
export interface Comparison {
  readonly larger: string;
  readonly smaller: string;
  /** The larger over the smaller. */
  readonly ratio: Rational;
  readonly reading: Reading;
  /** Whether percents are rounded to whole ones. */
  readonly rounded: boolean;
}

export interface Reading {
  /** Whether one amount is asked as a part of the other, or the difference of the two is. */
  readonly asks: "part" | "difference";
  /** Which amount is the whole, 100%. */
  readonly whole: "larger" | "smaller";
}

/** All four readings of a comparison; each is a slip or two away from the others. */
export const readings: readonly Reading[] = [
  { asks: "part", whole: "smaller" },
  { asks: "part", whole: "larger" },
  { asks: "difference", whole: "smaller" },
  { asks: "difference", whole: "larger" },
];

/** The percent that a reading asks for, exactly. */
export function percentOf(ratio: Rational, { asks, whole }: Reading): Rational {
  const part = whole === "smaller" ? ratio : divide(1, ratio);
  if (asks === "part") return multiply(100, part);
  return multiply(100, whole === "smaller" ? subtract(part, 1) : subtract(1, part));
}

/** To the nearest whole number, halves up. */
export function nearest({ num, den }: Rational): number {
  return Math.floor((2 * num + den) / (2 * den));
}

export function percentFace(percent: Rational | number): Face {
  const exact = typeof percent === "number" ? rational(percent) : percent;
  // Outside a formula a comma needs no braces.
  return { text: `${tex(decimal(exact)).replaceAll("{,}", ",")}%`, order: toNumber(exact) };
}

/** "… is what percent of …?", or greater or less than. */
export function comparisonQuestion(
  { larger, smaller, reading }: Comparison,
  rounds: boolean,
): string {
  const { asks, whole } = reading;
  const [subject, other] = whole === "smaller" ? [larger, smaller] : [smaller, larger];
  const difference = whole === "smaller" ? "greater than" : "less than";
  const rounding = rounds ? ", to the nearest whole percent" : "";
  return `${subject} is what percent ${asks === "part" ? "of" : difference} ${other}${rounding}?`;
}

/** What such a question tells: of which amount, compared with which, and how. */
export function comparisonTold(
  [larger, smaller]: readonly [string, string],
  { asks, whole }: Reading,
  rounds: boolean,
): string[] {
  const [subject, base, word] =
    whole === "smaller" ? [larger, smaller, "greater"] : [smaller, larger, "less"];
  return [
    `${subject} is what percent ${asks === "part" ? "of" : `${word} than`} ${base}`,
    ...(rounds ? ["to the nearest whole percent"] : []),
  ];
}

/** Whether the four percents still differ when rounded, and none lies halfway between two whole ones. */
export function isClear(ratio: Rational): boolean {
  const percents = readings.map((reading) => percentOf(ratio, reading));
  const isHalf = ({ num, den }: Rational) => den === 2 && num % 2 !== 0;
  return !percents.some(isHalf) && areDistinct(percents.map(nearest));
}

/** The four readings as options. */
export function comparisonOptions(comparison: Comparison): DraftOption[] {
  const { larger, smaller, ratio, reading, rounded } = comparison;
  const { asks, whole } = reading;
  const face = (of: Reading) => {
    const percent = percentOf(ratio, of);
    return percentFace(rounded ? nearest(percent) : percent);
  };
  const [base, otherBase] = whole === "smaller" ? [smaller, larger] : [larger, smaller];
  return crossedOptions<Reading>({
    key: reading,
    why: `The amount that is compared with, ${base}, is the whole.`,
    slips: [
      {
        code: "another-quantity",
        deed:
          asks === "part"
            ? "taking only the difference of the two amounts"
            : "taking the whole amount instead of the difference",
        apply: (of) => ({ ...of, asks: of.asks === "part" ? "difference" : "part" }),
      },
      {
        code: "wrong-percent-base",
        deed: `dividing by ${otherBase} instead of ${base}`,
        apply: (of) => ({ ...of, whole: of.whole === "smaller" ? "larger" : "smaller" }),
      },
    ],
    show: face,
  });
}

/** The percent in calculator syntax, of two amounts in calculator syntax. */
export function percentCode(larger: string, smaller: string, { asks, whole }: Reading): string {
  const [subject, base] = whole === "smaller" ? [larger, smaller] : [smaller, larger];
  const amount = asks === "part" ? subject : `(${larger} - ${smaller})`;
  return `100*${amount}/${base}`;
}
