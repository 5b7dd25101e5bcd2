import { type Fraction, fromDecimal } from "../exact/fraction.ts";

/** Digits that are no numbers of the situation: indices, squares, cubes, roots, and the parts of well-known formulas. */
const NOTATION =
  /_\{[^}]*\}|_\d|\^(?:\{[23]\}|[23](?!\d))|\\sqrt\[\d+\]|\\frac\{[14]\}\{3\}\\pi|4ac|(?<=\^\{2\} - )4(?= \\cdot |\()|1 : \\sqrt\{[23]\} : 2/g;
const NUMBER = /\d{1,3}(?:(?:\{,\}|,)\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+/g;

/** The numbers that a text or formula shows, without their signs. */
export function shownNumbers(text: string): Fraction[] {
  const found = text.replaceAll(NOTATION, " ").match(NUMBER) ?? [];
  return found.map((digits) => fromDecimal(digits.replaceAll(/[{},]/g, "")));
}
