import type { Fraction } from "../exact/fraction.ts";
import { type Num, rationalised } from "../exact/num.ts";
import type { Surd } from "../exact/surd.ts";

/** A number as TeX: exact where it is; otherwise to four decimal places, which the words must call rounded. */
export function numberTex(number: Num): string {
  const { exact, real } = number.exact === null ? rationalised(number.real) : number;
  if (exact === null) return grouped(real.toFixed(4).replace(/0+$/, "").replace(/\.$/, ""));
  if (exact.length === 0) return "0";
  return exact.map(termTex).join(" + ").replaceAll("+ -", "- ");
}

/** Whether `numberTex` shows it without rounding. */
export function isShownExactly(number: Num): boolean {
  return number.exact !== null || rationalised(number.real).exact !== null;
}

function termTex({ factor: by, root, pi }: Surd[number]): string {
  const irrational = `${root === 1n ? "" : `\\sqrt{${root}}`}${piTex(pi)}`;
  if (irrational === "") return fractionTex(by);
  const [sign, size] = by.num < 0n ? ["-", -by.num] : ["", by.num];
  const over = size === 1n ? irrational : grouped(String(size)) + irrational;
  return sign + (by.den === 1n ? over : `\\frac{${over}}{${grouped(String(by.den))}}`);
}

function piTex(power: number): string {
  if (power === 0) return "";
  return power === 1 ? "\\pi" : `\\pi^{${power}}`;
}

/** Denominators up to this one stand as fractions, larger ones as decimals where these end. */
const LARGEST_DENOMINATOR = 99n;

export function fractionTex({ num, den }: Fraction): string {
  const [sign, size] = num < 0n ? ["-", -num] : ["", num];
  if (den === 1n) return sign + grouped(String(size));
  const decimals = String(Number(size) / Number(den));
  const ends = /^\d+\.\d{1,5}$/.test(decimals);
  if (ends && (den > LARGEST_DENOMINATOR || size > 9_999n)) return sign + grouped(decimals);
  return `${sign}\\frac{${grouped(String(size))}}{${grouped(String(den))}}`;
}

/** Digits in groups of three, as they are printed. */
function grouped(digits: string): string {
  const [whole = "", ...decimals] = digits.split(".");
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "{,}"), ...decimals].join(".");
}
