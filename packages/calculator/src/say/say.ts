import { isList, isPoint, type Value } from "../evaluate/value.ts";
import { formatNumber } from "../number/format.ts";

/** A statement's TeX in words, as a screen reader says it. */
export function sayStatement(tex: string): string {
  return tex;
}

/** A value in words: "negative 2.5", "point 2, 5", "list of 3: 1, 2, 3". */
export function sayValue(value: Value): string {
  if (isList(value)) return `list of ${value.length}: ${value.map(sayValue).join(", ")}`;
  if (isPoint(value)) return `point ${sayValue(value.x)}, ${sayValue(value.y)}`;
  return formatNumber(value);
}
