import type { GeometryFigure, Item, Point } from "@sat/item";
import { formulasOf } from "../gates/gate.ts";
import { parseTex } from "../reading/parse.ts";
import type { Statement } from "../reading/tree.ts";
import { areEquivalent } from "../solving/equivalence.ts";
import { sameEquation } from "../solving/same-equation.ts";
import type { Edit } from "./edits.ts";
import { isSameDrawing } from "./same-drawing.ts";

/** Why an edit does no harm; undefined when it does. */
export function whyHarmless(before: Item, edit: Edit): string | undefined {
  const { item } = edit;
  const [was, is] = [before.figure, item.figure];
  if (was === is) return sameFormulas(before, item);
  if (was?.kind !== "geometry" || is?.kind !== "geometry") return undefined;
  if (isSameDrawing(was, is)) return "the drawing looks the same, moved or mirrored as a whole";
  return samePicture(was, is)
    ? "two points change places in the drawing, and all that is drawn or labeled at them goes with them"
    : undefined;
}

function sameFormulas(before: Item, item: Item): string | undefined {
  const changed = changedFormulas(before.question, item.question);
  return changed.length > 0 && changed.every(([was, is]) => sayTheSame(was, is))
    ? "the formula says the same in another form"
    : undefined;
}

/** Whether only the places of points differ, and the same points lie in line and on the circles as before. */
function samePicture(before: GeometryFigure, after: GeometryFigure): boolean {
  if (after.toScale) return false;
  const names = before.points.map(({ name }) => name);
  const [was, is] = [placesOf(before), placesOf(after)];
  if (names.some((name) => !is.has(name)) || before.alt !== after.alt) return false;
  if (JSON.stringify({ ...before, points: [] }) !== JSON.stringify({ ...after, points: [] })) {
    return false;
  }
  const rings = before.circles.flatMap(({ center, radius }) =>
    names.filter(
      (name) => isNear(was, [center, name], radius) !== isNear(is, [center, name], radius),
    ),
  );
  return (
    rings.length === 0 &&
    triplesOf(names).every((triple) => inLine(was, triple) === inLine(is, triple))
  );
}

type Places = ReadonlyMap<string, Point>;

function placesOf({ points }: GeometryFigure): Places {
  return new Map(points.map(({ name, at }) => [name, at]));
}

function isNear(places: Places, [a, b]: readonly [string, string], radius: number): boolean {
  const [[x, y], [u, v]] = [places.get(a) ?? [0, 0], places.get(b) ?? [0, 0]];
  return Math.abs(Math.hypot(u - x, v - y) - radius) < 0.05 * radius;
}

/** Every three of the points, each in the middle once, so that the order on a line counts. */
function triplesOf(names: readonly string[]): (readonly [string, string, string])[] {
  return names.flatMap((middle) =>
    names.flatMap((a, place) =>
      names
        .slice(place + 1)
        .flatMap((b) => (a === middle || b === middle ? [] : [[a, middle, b] as const])),
    ),
  );
}

/** Whether the second of three points lies between the others. */
function inLine(places: Places, triple: readonly [string, string, string]): boolean {
  const [a, middle, b] = triple.map((name) => places.get(name) ?? ([0, 0] as const));
  if (a === undefined || middle === undefined || b === undefined) return false;
  const whole = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const parts =
    Math.hypot(middle[0] - a[0], middle[1] - a[1]) + Math.hypot(b[0] - middle[0], b[1] - middle[1]);
  return parts - whole < 0.002 * whole;
}

/** The formulas that an edit changed, as they were and as they are; none when words changed with them. */
function changedFormulas(before: string, after: string): (readonly [string, string])[] {
  if (wordsOf(before) !== wordsOf(after)) return [];
  const now = formulasOf(after);
  return formulasOf(before).flatMap((was, place) => {
    const is = now[place] ?? "";
    return was === is ? [] : [[was, is] as const];
  });
}

function wordsOf(markup: string): string {
  return markup.replaceAll(/(?<!\\)\$[^$]+\$/g, "");
}

function sayTheSame(was: string, is: string): boolean {
  try {
    return sameStatement(parseTex(was), parseTex(is));
  } catch {
    // What cannot be read, or not be decided, is not shown to be the same.
    return false;
  }
}

function sameStatement(was: Statement, is: Statement): boolean {
  if (was.kind === "expression") {
    return is.kind === "expression" && areEquivalent(was.tree, is.tree, []);
  }
  return (
    is.kind === "relations" &&
    was.relations.length === is.relations.length &&
    was.relations.every((relation, place) => {
      const other = is.relations[place];
      return other !== undefined && sameEquation(relation, other);
    })
  );
}
