import { spokenMath } from "@sat/item";
import { isList, isPoint, type Value } from "../evaluate/value.ts";
import { formatNumber } from "../number/format.ts";

/** A statement's TeX in words, as a screen reader is to say it. */
export function sayStatement(tex: string): string {
  return spokenMath(tex);
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
