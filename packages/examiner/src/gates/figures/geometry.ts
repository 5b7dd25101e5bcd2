import type { GeometryFigure, Point, Region } from "@sat/item";
import { optionNumber } from "../../provers/option-value.ts";
import { readOption } from "../../reading/read-option.ts";
import { distance, opening, placesIn } from "./places.ts";

/** Labels of a figure to scale may be off by this share, angles by this many degrees. */
const LENGTH_SLACK = 0.03;
const ANGLE_SLACK = 1.5;

/** Every part refers to a named point; in a figure to scale, labels agree with what is drawn. */
export function geometryFaults(figure: GeometryFigure): string[] {
  const places = new Set(figure.points.map(({ name }) => name));
  const { arcs = [], shaded = [], blank = [] } = figure;
  const named = [
    ...figure.segments.flatMap(({ from, to }) => [from, to]),
    ...figure.angles.flatMap(({ at, from, to }) => [at, from, to]),
    ...figure.circles.map(({ center }) => center),
    ...[...arcs, ...shaded, ...blank].flatMap(namesOf),
  ];
  const unknown = named.filter((name) => !places.has(name));
  if (unknown.length > 0) return [`the figure has no point ${unknown.join(", ")}`];
  const flat = figure.circles.filter(({ radius }) => radius <= 0);
  const at = placesIn(figure);
  return [
    ...flat.map(() => "a circle has no radius"),
    ...(figure.toScale ? [...lengthFaults(figure, at), ...angleFaults(figure, at)] : []),
  ];
}

function namesOf(region: Region): readonly string[] {
  if (!("center" in region)) return region;
  return "radius" in region ? [region.center] : [region.center, region.from, region.to];
}

type At = (name: string) => Point;

function lengthFaults({ segments }: GeometryFigure, at: At): string[] {
  const ratios = segments.flatMap(({ from, to, label }) =>
    numbersSaid(label).map((said) => distance(at(from), at(to)) / said),
  );
  return Math.max(...ratios) <= Math.min(...ratios) * (1 + LENGTH_SLACK)
    ? []
    : ["labelled lengths are not as drawn, though the figure is to scale"];
}

function angleFaults({ angles }: GeometryFigure, at: At): string[] {
  return angles.flatMap(({ at: vertex, from, to, label = "", right }) => {
    const degrees = label.includes("\\circ") ? numbersSaid(label) : [];
    const drawn = opening([at(from), at(vertex), at(to)]);
    return (right === true ? [90] : degrees)
      .filter((said) => Math.abs(drawn - said) > ANGLE_SLACK)
      .map(
        (said) => `the angle at ${vertex} is drawn at ${drawn.toFixed(1)}° and labelled ${said}°`,
      );
  });
}

/** The number that a label says; none for a letter or an expression. */
function numbersSaid(label = ""): number[] {
  const reading = readOption(label);
  return reading.kind === "number" ? [optionNumber(reading).real] : [];
}
