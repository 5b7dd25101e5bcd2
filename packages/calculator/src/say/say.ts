import { spokenMath } from "@sat/item";
import { isList, isPoint, type Value } from "../evaluate/value.ts";
import { formatNumber } from "../number/format.ts";

/** Signs that mean something else in a row than in a question, with what they are said as. */
const OWN_SIGNS = [
  [":\\ ", "then"],
  ["\\sim ", "is fitted by"],
] as const;

/** A number after a word is no factor, and a minus takes nothing away. */
const FACTOR_AFTER_WORD = /\b(of|then|is fitted by) times\b/g;
const MINUS_AFTER_WORD = /\b(of|then|is fitted by) minus\b/g;

/** A statement's TeX in words, as a screen reader is to say it. */
export function sayStatement(tex: string): string {
  const withWords = OWN_SIGNS.reduce(
    (text, [sign, words]) => text.replaceAll(sign, `\\text{ ${words} }`),
    tex,
  );
  return spokenMath(withWords)
    .replaceAll(FACTOR_AFTER_WORD, "$1")
    .replaceAll(MINUS_AFTER_WORD, "$1 negative");
}

/** A value in words: "negative 2.5", "the point 2, 5", "3 values: 1, 2, 3". */
export function sayValue(value: Value): string {
  if (isList(value)) {
    const count = value.length === 1 ? "1 value" : `${value.length} values`;
    return value.length === 0 ? "no values" : `${count}: ${value.map(sayValue).join(", ")}`;
  }
  return isPoint(value)
    ? `the point ${sayNumber(value.x)}, ${sayNumber(value.y)}`
    : sayNumber(value);
}

function sayNumber(value: number): string {
  const text = formatNumber(value).replace("−", "negative ").replace("∞", "infinity");
  const [number = "", power] = text.split(" × 10");
  return power === undefined ? number : `${number} times 10 to the power ${plainPower(power)}`;
}

function plainPower(raised: string): string {
  return [...raised]
    .map((sign) => (sign === "⁻" ? "negative " : "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(sign)))
    .join("");
}
