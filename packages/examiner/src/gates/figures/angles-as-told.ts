import type { GeometryFigure, Point } from "@sat/item";
import { type Ends, NONE, opening, placesIn } from "./places.ts";
import { isParallel } from "./relations.ts";
import { heard } from "./spoken.ts";

type Angle = GeometryFigure["angles"][number];
type At = (name: string) => Point;

/** Degrees by which two angles of a drawing may differ. */
const ALIKE = 2;

/** An angle that the text alternative tells by its place, not by three letters, is drawn at that place. */
export function angleFaults(figure: GeometryFigure): string[] {
  const at = placesIn(figure);
  const text = heard(figure.alt);
  return [...transversalFaults(figure, text, at), ...polygonFaults(figure, text, at)];
}

const CORNER =
  /\bat the (upper|lower) line , the angle (above|below) the line and to the (left|right) of the transversal is labeled ([^.]+) \./g;

/** Two horizontal lines, one that crosses both, and the corners between them that are told. */
function transversalFaults({ segments, angles }: GeometryFigure, text: string, at: At): string[] {
  if (!text.startsWith("two parallel horizontal lines are cut by a transversal")) return [];
  const lines = segments.map(({ from, to }): Ends => [at(from), at(to)]);
  const level = lines.filter((line) => isLevel(line));
  const heights = [...new Set(level.map(([[, y]]) => y))].toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = heights;
  const [[[, y], [, v]] = [NONE, NONE], ...others] = lines.filter((line) => !isLevel(line));
  const isCut =
    heights.length === 2 && others.length === 0 && Math.min(y, v) < low && Math.max(y, v) > high;
  const misplaced = [...text.matchAll(CORNER)].filter(
    ([, line, half, side, label = ""]) =>
      !labeled(angles, label).some((angle) => {
        const vertex = at(angle.at);
        const arms = [at(angle.from), at(angle.to)];
        const flat = arms.find((end) => isLevel([vertex, end])) ?? NONE;
        const leaning = arms.find((end) => !isLevel([vertex, end])) ?? NONE;
        return (
          vertex[1] === (line === "upper" ? high : low) &&
          Math.sign(flat[0] - vertex[0]) === (side === "right" ? 1 : -1) &&
          Math.sign(leaning[1] - vertex[1]) === (half === "above" ? 1 : -1)
        );
      }),
  );
  return [
    ...(isCut ? [] : ["the two horizontal lines and the transversal are not drawn"]),
    ...misplaced.map(([words]) => `it is said that ${words} and not drawn so`),
  ];
}

function isLevel(line: Ends): boolean {
  return isParallel(line, [
    [0, 0],
    [1, 0],
  ]);
}

function labeled(angles: readonly Angle[], label: string): readonly Angle[] {
  return angles.filter((angle) => heard(angle.label ?? "").trim() === label);
}

const OF_POLYGON = /\bthe (interior|exterior) angle at ([a-z]) is labeled ([^.]+) \./g;
const POLYGON = /\b(?:triangle|quadrilateral|pentagon|hexagon) ([a-z]{3,6})\b/;

/** The interior angles of a polygon, and those beside them. */
function polygonFaults({ angles }: GeometryFigure, text: string, at: At): string[] {
  const corners = POLYGON.exec(text)?.[1] ?? "";
  return [...text.matchAll(OF_POLYGON)].flatMap(([words, kind, name = "", label = ""]) => {
    const place = corners.indexOf(name);
    const [before, after] = [corners.at(place - 1), corners.at((place + 1) % corners.length)];
    const inside = opening([at(before ?? ""), at(name), at(after ?? "")]);
    const wanted = kind === "interior" ? inside : 180 - inside;
    return labeled(angles, label).some(
      (angle) =>
        angle.at.toLowerCase() === name &&
        Math.abs(opening([at(angle.from), at(angle.at), at(angle.to)]) - wanted) <= ALIKE,
    )
      ? []
      : [`it is said that ${words} and not drawn so`];
  });
}
