import type { GeometryFigure, Point, Region } from "@sat/item";
import { isDefined } from "../../exact/num.ts";
import { optionNumber } from "../../provers/option-value.ts";
import { readOption } from "../../reading/read-option.ts";

/** Labels of a figure to scale may be off by this share, angles by this many degrees. */
const LENGTH_SLACK = 0.03;
const ANGLE_SLACK = 1.5;

/** Every part refers to a named point; in a figure to scale, labels agree with what is drawn. */
export function geometryFaults(figure: GeometryFigure): string[] {
  const places = new Map(figure.points.map(({ name, at }) => [name, at]));
  const named = [
    ...figure.segments.flatMap(({ from, to }) => [from, to]),
    ...figure.angles.flatMap(({ at, from, to }) => [at, from, to]),
    ...figure.circles.map(({ center }) => center),
    ...(figure.arcs ?? []).flatMap(({ center, from, to }) => [center, from, to]),
    ...[...(figure.shaded ?? []), ...(figure.blank ?? [])].flatMap(namesOf),
  ];
  const unknown = named.filter((name) => !places.has(name));
  if (unknown.length > 0) return [`the figure has no point ${unknown.join(", ")}`];
  const flat = figure.circles
    .filter(({ radius }) => radius <= 0)
    .map(() => "a circle has no radius");
  if (!figure.toScale) return flat;
  return [...flat, ...lengthFaults(figure, places), ...angleFaults(figure, places)];
}

function namesOf(region: Region): readonly string[] {
  if ("center" in region) {
    return "radius" in region ? [region.center] : [region.center, region.from, region.to];
  }
  return region;
}

type Places = ReadonlyMap<string, Point>;

function lengthFaults({ segments }: GeometryFigure, places: Places): string[] {
  const ratios = segments.flatMap(({ from, to, label }) => {
    const [a, b] = [places.get(from), places.get(to)];
    const said = labelValue(label);
    if (a === undefined || b === undefined || said === undefined || said <= 0) return [];
    return [Math.hypot(b[0] - a[0], b[1] - a[1]) / said];
  });
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return ratios.length < 2 || most <= least * (1 + LENGTH_SLACK)
    ? []
    : ["labelled lengths are not as drawn, though the figure is to scale"];
}

function angleFaults({ angles }: GeometryFigure, places: Places): string[] {
  return angles.flatMap(({ at, from, to, label, right }) => {
    const [vertex, a, b] = [places.get(at), places.get(from), places.get(to)];
    const said =
      right === true ? 90 : label?.includes("\\circ") === true ? labelValue(label) : undefined;
    if (vertex === undefined || a === undefined || b === undefined || said === undefined) return [];
    const drawn = Math.abs(direction(vertex, a) - direction(vertex, b)) % 360;
    const angle = Math.min(drawn, 360 - drawn);
    return Math.abs(angle - said) <= ANGLE_SLACK
      ? []
      : [`the angle at ${at} is drawn at ${angle.toFixed(1)}° and labelled ${said}°`];
  });
}

function direction(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** The number a label says; undefined for a letter or an expression. */
function labelValue(label: string | undefined): number | undefined {
  const reading = label === undefined ? undefined : readOption(label);
  if (reading?.kind !== "number") return undefined;
  const value = optionNumber(reading);
  return isDefined(value) ? value.real : undefined;
}
