import type { GeometryFigure } from "@sat/item";
import type { AngleMark } from "./angle-arc.ts";
import type { GeometryLayout } from "./geometry-layout.ts";
import { arcSpots } from "./geometry-regions.ts";
import { type LabelRun, labelRuns, labelSize } from "./label-runs.ts";
import { aroundSpot, besideSegment, placeLabels, type Placing } from "./place-labels.ts";
import {
  along,
  type Box,
  boxAround,
  chain,
  direction,
  distance,
  ellipseChain,
  reach,
  type Size,
  type Spot,
} from "./plane-geometry.ts";
import { markSpot } from "./segment-marks.tsx";

export interface PlacedLabel {
  readonly runs: LabelRun[];
  readonly middle: Spot;
}

const MARK: Size = { width: 14, height: 14 };
const DOT: Size = { width: 8, height: 8 };

/** Places angles' labels first, as they have the least choice, then segments', then names. */
export function geometryLabels(
  figure: GeometryFigure,
  layout: GeometryLayout,
  angles: readonly AngleMark[],
): PlacedLabel[] {
  const labels = [
    ...angleLabels(figure, angles),
    ...arcLabels(figure, layout),
    ...segmentLabels(figure, layout),
    ...nameLabels(figure, layout),
  ];
  const middles = placeLabels(labels, {
    bounds: { x: 0, y: 0, width: layout.width, height: layout.height },
    segments: [
      ...layout.segments,
      ...angles.flatMap(({ segments }) => segments),
      ...(figure.arcs ?? []).flatMap((arc) => chain(arcSpots(arc, layout))),
      ...figure.circles.flatMap(({ center, radius }) =>
        ellipseChain(layout.at(center), radius * layout.scale, radius * layout.scale),
      ),
    ],
    boxes: marks(figure, layout),
  });
  return labels.map(({ runs }, at) => ({ runs, middle: middles[at] ?? layout.middle }));
}

type Wanted = Placing & { readonly runs: LabelRun[] };

function angleLabels({ angles }: GeometryFigure, marksOf: readonly AngleMark[]): Wanted[] {
  return angles.flatMap(({ label }, at) => {
    const mark = marksOf[at];
    if (label === undefined || mark === undefined) return [];
    const runs = labelRuns(label);
    const size = labelSize(runs);
    return [{ runs, size, candidates: withinAngle(mark, size) }];
  });
}

/** Farther and farther out between the arms, where a narrow angle has room; then a little aside. */
function withinAngle({ vertex, bisector, half, radius }: AngleMark, size: Size): Spot[] {
  const near = radius + reach(size, bisector) + 2;
  const turns = [0, 0.3, -0.3].map((share) => share * half);
  return [0, 5, 10, 16, 24, 34, 46, 60, 76, 94].flatMap((extra) =>
    turns.map((turn) => along(vertex, turned(bisector, turn), near + extra)),
  );
}

function turned({ x, y }: Spot, angle: number): Spot {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Where along an arc its label may stand; the middle is where it is looked for. */
const ALONG_ARC = [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75];

/** Arcs are labelled outside their circle, near the middle. */
function arcLabels({ arcs = [] }: GeometryFigure, layout: GeometryLayout): Wanted[] {
  return arcs.flatMap((arc) => {
    if (arc.label === undefined) return [];
    const runs = labelRuns(arc.label);
    const size = labelSize(runs);
    const [spots, middle] = [arcSpots(arc, layout), layout.at(arc.center)];
    const candidates = ALONG_ARC.flatMap((share) => {
      const foot = spots[Math.round(share * (spots.length - 1))] ?? middle;
      const way = direction(middle, foot);
      return [along(foot, way, reach(size, way) + 6), along(foot, way, -reach(size, way) - 6)];
    });
    return [{ runs, size, candidates }];
  });
}

/** Segments are labelled outside the figure where they can be. */
function segmentLabels({ segments }: GeometryFigure, layout: GeometryLayout): Wanted[] {
  return segments.flatMap(({ label }, at) => {
    const segment = layout.segments[at];
    if (label === undefined || segment === undefined) return [];
    const runs = labelRuns(label);
    const size = labelSize(runs);
    const middle = {
      x: (segment.from.x + segment.to.x) / 2,
      y: (segment.from.y + segment.to.y) / 2,
    };
    const preferred = direction(layout.middle, middle);
    return [{ runs, size, candidates: besideSegment(segment, size, { preferred }) }];
  });
}

function nameLabels(figure: GeometryFigure, layout: GeometryLayout): Wanted[] {
  return figure.points
    .filter(({ hidden }) => hidden !== true)
    .map(({ name }) => {
      const runs = labelRuns(name.includes("$") ? name : `$${name}$`);
      const size = labelSize(runs);
      return {
        runs,
        size,
        candidates: aroundSpot(layout.at(name), size, outward(name, figure, layout)),
      };
    });
}

/** Away from what meets at a point; from a point where nothing meets, away from the middle. */
function outward(name: string, figure: GeometryFigure, layout: GeometryLayout): Spot {
  const here = layout.at(name);
  const met = figure.segments.flatMap(({ from, to }) => {
    if (from === name) return [layout.at(to)];
    return to === name ? [layout.at(from)] : [];
  });
  const centers = figure.circles
    .filter(({ center, radius }) => isOn(here, layout.at(center), radius * layout.scale))
    .map(({ center }) => layout.at(center));
  const pull = [...met, ...centers].reduce((sum, other) => along(sum, direction(here, other), 1), {
    x: 0,
    y: 0,
  });
  if (Math.hypot(pull.x, pull.y) > 0.1) return { x: -pull.x, y: -pull.y };
  return distance(here, layout.middle) > 1 ? direction(layout.middle, here) : { x: 0.7, y: -0.7 };
}

function isOn(at: Spot, center: Spot, radius: number): boolean {
  return Math.abs(distance(at, center) - radius) < 1.5;
}

function marks({ segments, points }: GeometryFigure, layout: GeometryLayout): Box[] {
  const onSegments = segments.flatMap(({ ticks, arrows }, at) => {
    const segment = layout.segments[at];
    if (segment === undefined) return [];
    return [
      ...(ticks === undefined ? [] : [boxAround(markSpot(segment, "ticks"), MARK)]),
      ...(arrows === undefined ? [] : [boxAround(markSpot(segment, "arrows"), MARK)]),
    ];
  });
  const dots = points
    .filter(({ hidden }) => hidden !== true)
    .map(({ name }) => boxAround(layout.at(name), DOT));
  return [...onSegments, ...dots];
}
