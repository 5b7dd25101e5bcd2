export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What an expression comes to. A number that does not exist, such as the root of -1, is NaN. */
export type Value = number | Point | readonly (number | Point)[];

export function isList(value: Value): value is readonly (number | Point)[] {
  return Array.isArray(value);
}

export function isPoint(value: Value): value is Point {
  return typeof value === "object" && !isList(value);
}
