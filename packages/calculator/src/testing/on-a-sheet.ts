import {
  type Interest,
  type Plot,
  type Result,
  type Row,
  Search,
  type Settings,
  sheetOf,
  type View,
} from "../index.ts";

export type Angle = Settings["angle"];

/** A view as a learner finds it. */
export const VIEW: View = {
  left: -10,
  right: 10,
  bottom: -10,
  top: 10,
  width: 600,
  height: 600,
};

export function expression(text: string): Row {
  return { kind: "expression", text };
}

/** A table whose columns are x1 and y1. */
export function table(x1: readonly number[], y1: readonly number[]): Row {
  return {
    kind: "table",
    columns: [
      { name: "x1", cells: x1.map(String) },
      { name: "y1", cells: y1.map(String) },
    ],
  };
}

export function resultsOf(rows: readonly Row[], angle: Angle = "radians"): readonly Result[] {
  return sheetOf(rows, { angle }).results;
}

/** What the last of some rows comes to. */
export function lastOf(rows: readonly (Row | string)[], angle: Angle = "radians"): Result {
  const results = resultsOf(
    rows.map((row) => (typeof row === "string" ? expression(row) : row)),
    angle,
  );
  const last = results.at(-1);
  if (last === undefined) throw new RangeError("No rows");
  return last;
}

/** What the rows draw; throws where one has a fault. */
export function plotsOf(texts: readonly string[], angle: Angle = "radians"): readonly Plot[] {
  return resultsOf(texts.map(expression), angle).flatMap((result) => {
    if (result.kind === "error") throw new Error(result.message);
    return "plots" in result ? result.plots : [];
  });
}

export function searched(texts: readonly string[], view: View = VIEW): Search {
  const search = new Search(plotsOf(texts), view);
  while (!search.advance(10));
  return search;
}

/** The places of the points of a kind, from left to right. */
export function placesOf(
  kind: Interest["kind"],
  texts: readonly string[],
  view: View = VIEW,
): readonly (readonly [number, number])[] {
  return searched(texts, view)
    .found.filter((found) => found.kind === kind)
    .map(({ x, y }) => [x, y] as const)
    .toSorted(([one, oneUp], [other, otherUp]) => one - other || oneUp - otherUp);
}
