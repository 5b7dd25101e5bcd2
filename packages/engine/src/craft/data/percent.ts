import { decimal, equation, sum } from "../../math/expression.ts";
import { grouped, tex } from "../../math/print.ts";
import {
  type Rational,
  add,
  divide,
  isInteger,
  multiply,
  rational,
  subtract,
  toNumber,
} from "../../math/rational.ts";
import type { DraftOption, Step } from "../../model.ts";
import { type Face, areDistinct, right, wrong } from "../options/option.ts";
import type { PoolSlip } from "../options/pool.ts";
import type { Misstep } from "../options/slips.ts";
import { capitalized } from "../../language/noun.ts";
import { stepTo } from "../wording/steps.ts";

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

/** What a reading divides by its whole. */
function dividendOf(
  [larger, smaller]: readonly [string, string],
  { asks, whole }: Reading,
): string {
  if (asks === "difference") return `${larger} - ${smaller}`;
  return whole === "smaller" ? larger : smaller;
}

/** The fraction that a reading asks for, of the larger and the smaller amount in a formula. */
export function fractionOf(
  [larger, smaller]: readonly [string, string],
  { asks, whole }: Reading,
): string {
  const base = whole === "smaller" ? smaller : larger;
  const over = dividendOf([larger, smaller], { asks, whole });
  return base === "1" ? over : `\\frac{${over}}{${base}}`;
}

/** The difference where it is divided, else what the whole is. */
export function wholeStep(
  { reading: { asks, whole }, ...names }: Comparison,
  [larger, smaller]: readonly [number, number],
): Step {
  if (asks === "difference") {
    const difference = equation(sum(larger, -smaller), larger - smaller);
    return stepTo("Subtract to find the difference.", difference);
  }
  const amount = whole === "smaller" ? smaller : larger;
  return {
    text: `The question asks for a percent of ${names[whole]}, so the whole is ${grouped(amount)}.`,
  };
}

/** The percent that a reading asks for, as an option shows it. */
function faceOf({ ratio, rounded }: Comparison, of: Reading): Face {
  const exact = percentOf(ratio, of);
  return percentFace(rounded ? nearest(exact) : exact);
}

function signOf({ ratio, rounded }: Comparison, of: Reading): string {
  return rounded && !isInteger(percentOf(ratio, of)) ? "\\approx" : "=";
}

/** A reason, after what the amounts of its formula are. */
function reasonWith(given: string | undefined, text: string): string {
  return given === undefined ? capitalized(text) : `${given}, ${text}`;
}

/** The key of a comparison, and why it is right. */
export function comparisonKey(
  comparison: Comparison,
  amounts: readonly [string, string],
  given?: string,
): { readonly key: Face; readonly why: string } {
  const { reading } = comparison;
  const key = faceOf(comparison, reading);
  const why = check(comparison, amounts, key.text, signOf(comparison, reading));
  return { key, why: reasonWith(given, why) };
}

/** What another reading of the comparison leads to, as a reason. */
function misreadReason(
  comparison: Comparison,
  amounts: readonly [string, string],
  of: Reading,
  given?: string,
): string {
  const percent = faceOf(comparison, of).text.replaceAll(",", "{,}").replace("%", "\\%");
  const shown = `${fractionOf(amounts, of)} ${signOf(comparison, of)} ${percent}`;
  return reasonWith(given, `${misreading(comparison, of).deed} gives $${shown}$.`);
}

/** The four readings as options; the amounts stand in the formulas of the reasons, and `given` says what they are. */
export function comparisonOptions(
  comparison: Comparison,
  amounts: readonly [string, string],
  given?: string,
): DraftOption[] {
  return readings.map((of) => {
    if (of === comparison.reading) {
      const { key, why } = comparisonKey(comparison, amounts, given);
      return right(key, why);
    }
    const reason = misreadReason(comparison, amounts, of, given);
    return wrong(faceOf(comparison, of), misreading(comparison, of).code, reason);
  });
}

/** The other readings as slips, of which the wrong whole is the classic one, and the sum of both as the whole. */
export function comparisonSlips(
  comparison: Comparison,
  amounts: readonly [string, string],
  given?: string,
): PoolSlip[] {
  const { reading } = comparison;
  const isLess = reading.asks === "difference" && reading.whole === "larger";
  const misread = readings
    .filter(({ asks, whole }) => asks !== reading.asks || whole !== reading.whole)
    .map((of) => ({
      code: misreading(comparison, of).code,
      face: faceOf(comparison, of),
      reason: misreadReason(comparison, amounts, of, given),
      isClassic: of.asks === reading.asks,
      step: of.asks === reading.asks ? 2 : 1,
    }));
  return [...misread, slipOfSum(comparison, amounts, given)].filter(
    // Nothing is less by all of itself.
    ({ face: { order = 0 } }) => !isLess || order < 100,
  );
}

/** Dividing by both amounts together. */
function slipOfSum(
  { ratio, reading }: Comparison,
  [larger, smaller]: readonly [string, string],
  given: string | undefined,
): PoolSlip {
  const whole = add(reading.whole === "smaller" ? ratio : divide(1, ratio), 1);
  const face = percentFace(nearest(divide(percentOf(ratio, reading), whole)));
  const over = dividendOf([larger, smaller], reading);
  return {
    code: "wrong-total",
    face,
    reason: reasonWith(
      given,
      `dividing by the sum of both numbers gives $\\frac{${over}}{${larger} + ${smaller}} \\approx ${face.text.replace("%", "\\%")}$.`,
    ),
    step: 2,
  };
}

/** Going back from the whole by the percent. */
function check(
  { reading: { asks, whole } }: Comparison,
  [larger, smaller]: readonly [string, string],
  percent: string,
  sign: string,
): string {
  const [subject, base] = whole === "smaller" ? [larger, smaller] : [smaller, larger];
  const is = sign === "=" ? "is" : "is about";
  if (asks === "part") return `${percent} of $${base}$ ${is} $${subject}$.`;
  const change = whole === "smaller" ? "increased" : "decreased";
  return `$${base}$ ${change} by ${percent} ${is} $${subject}$.`;
}

/** How a learner comes to answer by another reading than the one asked for. */
function misreading({ larger, smaller, reading }: Comparison, of: Reading): Misstep {
  const [subject, base] = of.whole === "smaller" ? [larger, smaller] : [smaller, larger];
  if (of.whole === reading.whole) {
    return of.asks === "part"
      ? { code: "another-quantity", deed: `dividing ${subject}, not the difference, by ${base}` }
      : { code: "another-quantity", deed: `dividing the difference by ${base}` };
  }
  if (of.asks === reading.asks) {
    return { code: "wrong-percent-base", deed: `taking ${base} as the whole` };
  }
  const than = of.whole === "smaller" ? "greater" : "less";
  return {
    code: "comparison-turned-around",
    deed:
      of.asks === "part"
        ? `finding what percent ${subject} is of ${base}`
        : `finding by what percent ${subject} is ${than} than ${base}`,
  };
}

/** The percent in calculator syntax, of two amounts in calculator syntax. */
export function percentCode(larger: string, smaller: string, { asks, whole }: Reading): string {
  const [subject, base] = whole === "smaller" ? [larger, smaller] : [smaller, larger];
  const amount = asks === "part" ? subject : `(${larger} - ${smaller})`;
  return `100*${amount}/${base}`;
}
