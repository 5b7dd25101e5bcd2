import type { Fraction } from "../exact/fraction.ts";
import { type Num, isFraction, rationalised } from "../exact/num.ts";
import type { Surd } from "../exact/surd.ts";
import { size } from "../exact/whole.ts";

/** A number as TeX: exact where it is; otherwise to four decimal places, which the words must call rounded. */
export function numberTex(number: Num): string {
  const { exact, real } = number.exact === null ? rationalised(number.real) : number;
  if (exact === null) return grouped(real.toFixed(4).replace(/0+$/, "").replace(/\.$/, ""));
  if (isFraction(exact)) return fractionTex(exact);
  return exact.map(termTex).join(" + ").replaceAll("+ -", "- ");
}

/** Whether `numberTex` shows it without rounding. */
export function isShownExactly(number: Num): boolean {
  return number.exact !== null || rationalised(number.real).exact !== null;
}

function termTex({ factor: by, root, pi }: Surd[number]): string {
  const irrational = `${root === 1 ? "" : `\\sqrt{${root}}`}${piTex(pi)}`;
  if (irrational === "") return fractionTex(by);
  const times = size(by.num);
  const over = times === 1 ? irrational : grouped(String(times)) + irrational;
  const sign = by.num < 0 ? "-" : "";
  return sign + (by.den === 1 ? over : `\\frac{${over}}{${grouped(String(by.den))}}`);
}

function piTex(power: number): string {
  if (power === 0) return "";
  return power === 1 ? "\\pi" : `\\pi^{${power}}`;
}

/** Denominators up to this one stand as fractions, larger ones as decimals where these end. */
const LARGEST_DENOMINATOR = 99;

export function fractionTex({ num, den }: Fraction): string {
  const [sign, over] = [num < 0 ? "-" : "", size(num)];
  if (den === 1) return sign + grouped(String(over));
  const decimals = String(Number(over) / Number(den));
  const ends = /^\d+\.\d{1,5}$/.test(decimals);
  if (ends && (den > LARGEST_DENOMINATOR || over > 9_999)) return sign + grouped(decimals);
  return `${sign}\\frac{${grouped(String(over))}}{${grouped(String(den))}}`;
}

/** Digits in groups of three, as they are printed. */
function grouped(digits: string): string {
  if (digits.length < 4) return digits;
  const [whole = "", ...decimals] = digits.split(".");
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "{,}"), ...decimals].join(".");
}
