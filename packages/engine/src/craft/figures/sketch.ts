import type { GeometryFigure, Point, Region } from "@sat/item";
import { cosine, sine } from "../../math/sine.ts";
import type { Chance } from "../../random/chance.ts";

/** A plane figure in short: points have names of one letter, and parts are named by their points. */
interface Sketch {
  readonly points: Readonly<Record<string, Point>>;
  /** Names of the points whose names are not shown, in one word. */
  readonly unnamed?: string;
  /** Segments by their ends, each with its label in TeX or "". */
  readonly lines?: Readonly<Record<string, string>>;
  /** Angles by three points, the vertex in the middle, each with its label in TeX or "". */
  readonly angles?: Readonly<Record<string, string>>;
  readonly rightAngles?: readonly string[];
  /** Numbers of tick marks that say which segments are equal. */
  readonly ticks?: Readonly<Record<string, number>>;
  /** Numbers of arrow marks that say which segments are parallel. */
  readonly arrows?: Readonly<Record<string, number>>;
  /** Circles by their centers. */
  readonly circles?: readonly (readonly [center: string, radius: number])[];
  /** Arcs by center and ends, counterclockwise, each with its label in TeX. */
  readonly arcs?: Readonly<Record<string, string>>;
  readonly shaded?: readonly Region[];
  readonly blank?: readonly Region[];
  readonly alt: string;
}

/** The figure as data; it is not drawn to scale. */
export function sketch(drawn: Sketch): GeometryFigure {
  const { points, unnamed = "", lines = {}, circles = [], arcs, shaded, blank, alt } = drawn;
  return {
    kind: "geometry",
    alt,
    points: Object.entries(points).map(([name, at]) =>
      unnamed.includes(name) ? { name, at, hidden: true } : { name, at },
    ),
    segments: Object.entries(lines).map(([name, label]) => segment(name, label, drawn)),
    angles: [
      ...(drawn.rightAngles ?? []).map((name) => ({ ...threePoints(name), right: true })),
      ...Object.entries(drawn.angles ?? {}).map(([name, label]) => ({
        ...threePoints(name),
        ...labeled(label),
      })),
    ],
    circles: circles.map(([center, radius]) => ({ center, radius })),
    ...(arcs === undefined ? {} : { arcs: Object.entries(arcs).map(arc) }),
    ...(shaded === undefined ? {} : { shaded }),
    ...(blank === undefined ? {} : { blank }),
    toScale: false,
  };
}

function arc([name, label]: readonly [string, string]) {
  return {
    center: name.charAt(0),
    from: name.charAt(1),
    to: name.charAt(2),
    ...labeled(label),
  };
}

function segment(name: string, label: string, { ticks = {}, arrows = {} }: Sketch) {
  const [ticked, pointed] = [ticks[name], arrows[name]];
  return {
    from: name.charAt(0),
    to: name.charAt(1),
    ...labeled(label),
    ...(ticked === undefined ? {} : { ticks: ticked }),
    ...(pointed === undefined ? {} : { arrows: pointed }),
  };
}

function threePoints(name: string) {
  return { from: name.charAt(0), at: name.charAt(1), to: name.charAt(2) };
}

function labeled(label: string) {
  return label === "" ? {} : { label: `$${label}$` };
}

/** How a figure lies on the page. */
export interface Pose {
  readonly degrees: number;
  readonly mirrored: boolean;
}

/** A figure turned by a multiple of 15 degrees, as drawn or mirrored. */
export function anyPose(chance: Chance): Pose {
  return { degrees: 15 * chance.int(0, 23), mirrored: chance.flip() };
}

type Points = Readonly<Record<string, Point>>;

export function posed(points: Points, { degrees: turn, mirrored }: Pose): Points {
  const [cos, sin] = [cosine(turn), sine(turn)];
  return Object.fromEntries(
    Object.entries(points).map(([name, [x, y]]) => {
      const across = mirrored ? -x : x;
      return [name, [rounded(across * cos - y * sin), rounded(across * sin + y * cos)]];
    }),
  );
}

/** The point so far from another, in the direction of so many degrees. */
export function toward([x, y]: Point, angle: number, distance: number): Point {
  return [rounded(x + distance * cosine(angle)), rounded(y + distance * sine(angle))];
}

/** The point on the line from one point through another, so far beyond it. */
export function beyond([x, y]: Point, through: Point, distance: number): Point {
  const [across, up] = [through[0] - x, through[1] - y];
  const share = distance / Math.sqrt(across * across + up * up);
  return [rounded(through[0] + share * across), rounded(through[1] + share * up)];
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

/** Degrees in TeX. */
export function degrees(label: string | number): string {
  return `${label}^\\circ`;
}
