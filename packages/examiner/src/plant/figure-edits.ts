import type { Figure } from "@sat/item";
import { byOne, numberChanges } from "./text-edits.ts";

/** One small edit of a figure. */
export interface FigureChange {
  readonly from: string;
  readonly to: string;
  readonly figure: Figure;
}

/** Dress of a figure, which says nothing that a question could rest on. */
const DRESS = new Set(["kind", "solid", "title", "toScale", "dashed", "hidden", "rowHeaders"]);

type Path = readonly (string | number)[];

/** Each number that the figure prints, in its data, its labels and its text alternative, changed by one. */
export function figureNumberChanges(figure: Figure): FigureChange[] {
  return leavesOf(figure).flatMap(({ path, value }): FigureChange[] => {
    if (typeof value === "string") {
      return numberChanges(value).map(({ from, to, text }) => ({
        from: `${path.join(".")}: ${from}`,
        to,
        figure: withLeaf(figure, path, text),
      }));
    }
    if (!isData(figure, path)) return [];
    const to = Number(byOne(String(value)));
    return [
      { from: `${path.join(".")}: ${value}`, to: String(to), figure: withLeaf(figure, path, to) },
    ];
  });
}

/** Any two labels of a kind that are not alike, each in the place of the other. */
export function labelChanges(figure: Figure): FigureChange[] {
  const labels = leavesOf(figure).filter(
    (leaf): leaf is { path: Path; value: string } =>
      typeof leaf.value === "string" && leaf.path[0] !== "alt" && isLabel(leaf.path),
  );
  return labels.flatMap((first, place) =>
    labels.slice(place + 1).flatMap((second): FigureChange[] => {
      if (!areAlike(figure, first.path, second.path) || first.value === second.value) return [];
      const swapped = withLeaf(figure, first.path, second.value);
      return [
        {
          from: `${first.value} … ${second.value}`,
          to: `${second.value} … ${first.value}`,
          figure: withLeaf(swapped, second.path, first.value),
        },
      ];
    }),
  );
}

/** Which end of a segment is which, and what its ends are called, is told by the points. */
function isLabel(path: Path): boolean {
  return !["from", "to", "at", "center", "shaded", "blank", "direction"].some((name) =>
    path.includes(name),
  );
}

/** Labels of one kind may change places; all dimensions of a solid are of one kind. */
function areAlike({ kind }: Figure, one: Path, other: Path): boolean {
  return kind === "solid" || kindOf(one) === kindOf(other);
}

/** The path without its places in lists. */
function kindOf(path: Path): string {
  return path.filter((step) => typeof step === "string").join(".");
}

/** The coordinates of a drawing not to scale, and where a grid begins and ends, are dress. */
function isData(figure: Figure, path: Path): boolean {
  if (figure.kind === "geometry" || figure.kind === "solid") return false;
  const axis = ["x", "y", "axis"].includes(String(path[0]));
  const sampled = figure.kind === "plane" && path.length > 4 && path.includes("points");
  return !axis && !sampled && !path.includes("side");
}

function leavesOf(value: unknown, path: Path = []): { path: Path; value: string | number }[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) =>
    DRESS.has(name) ? [] : leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The figure with the value at the path replaced by one of its own kind. */
function withLeaf(figure: Figure, path: Path, value: string | number): Figure {
  const copy = structuredClone(figure);
  const last = path.at(-1);
  const parent = path
    .slice(0, -1)
    // A path of leavesOf leads through objects and lists of the figure alone.
    .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], copy);
  if (last !== undefined) Object.assign(parent as object, { [last]: value }); // as above
  return copy;
}
