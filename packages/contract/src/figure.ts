import { z } from "@hono/zod-openapi";
import { type Figure, SOLIDS } from "@sat/item";

/*
 * The shapes of `packages/item/src/figure.ts`, with bounds far beyond any figure of ours: what comes from a file must
 * not keep a browser drawing.
 */

const LARGEST = 1e9;
const LONGEST_LABEL = 200;
const LONGEST_ALT = 2_000;
/** Sampled points of a curve; everything else is counted by the few. */
const MOST_POINTS = 1_000;
const MOST_PARTS = 60;

const Real = z.number().min(-LARGEST).max(LARGEST);
const Label = z.string().max(LONGEST_LABEL);
const Name = z.string().min(1).max(LONGEST_LABEL);
const Point = z.tuple([Real, Real]);
const Two = z.tuple([Point, Point]);
const Maybe = { label: Label.exactOptional(), dashed: z.boolean().exactOptional() };
const Open = z.boolean().exactOptional();
const Count = z.int().min(0).max(MOST_PARTS);

const some = <Schema extends z.ZodType>(part: Schema) => z.array(part).max(MOST_PARTS);
const points = z.array(Point).max(MOST_POINTS);

const Axis = z.strictObject({ min: Real, max: Real, step: Real, label: Maybe.label });
const captioned = {
  alt: z.string().max(LONGEST_ALT),
  title: z.string().max(LONGEST_ALT).exactOptional(),
};

const Mark = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("line"), through: Two, ...Maybe }),
  z.strictObject({ kind: z.literal("segment"), from: Point, to: Point, dashed: Maybe.dashed }),
  z.strictObject({ kind: z.literal("point"), at: Point, label: Maybe.label, open: Open }),
  z.strictObject({ kind: z.literal("curve"), points, label: Maybe.label }),
  z.strictObject({
    kind: z.literal("half-plane"),
    through: Two,
    side: Point,
    strict: z.boolean(),
  }),
]);

const Plane = z.strictObject({
  kind: z.literal("plane"),
  ...captioned,
  x: Axis,
  y: Axis,
  marks: some(Mark),
});

const Circle = z.strictObject({ center: Name, radius: Real });
const arcEnds = { center: Name, from: Name, to: Name };
const Regions = some(z.union([some(Name), Circle, z.strictObject(arcEnds)]));

const Geometry = z.strictObject({
  kind: z.literal("geometry"),
  ...captioned,
  points: some(z.strictObject({ name: Name, at: Point, hidden: z.boolean().exactOptional() })),
  segments: some(
    z.strictObject({
      from: Name,
      to: Name,
      ...Maybe,
      ticks: Count.exactOptional(),
      arrows: Count.exactOptional(),
    }),
  ),
  angles: some(
    z.strictObject({
      at: Name,
      from: Name,
      to: Name,
      label: Maybe.label,
      right: z.boolean().exactOptional(),
    }),
  ),
  circles: some(Circle),
  arcs: some(z.strictObject({ ...arcEnds, label: Maybe.label })).exactOptional(),
  shaded: Regions.exactOptional(),
  blank: Regions.exactOptional(),
  toScale: z.boolean(),
});

const Solid = z.strictObject({
  kind: z.literal("solid"),
  ...captioned,
  solid: z.enum(SOLIDS),
  labels: z.strictObject({
    width: Maybe.label,
    depth: Maybe.label,
    height: Maybe.label,
    radius: Maybe.label,
    diameter: Maybe.label,
    slant: Maybe.label,
    top: Maybe.label,
  }),
});

const Table = z.strictObject({
  kind: z.literal("table"),
  ...captioned,
  columns: some(Label),
  rows: some(some(Label)),
  rowHeaders: z.boolean(),
});

const BarChart = z.strictObject({
  kind: z.literal("bar-chart"),
  ...captioned,
  categories: some(Label),
  series: some(z.strictObject({ name: Label, values: some(Real) })),
  y: Axis,
  xLabel: Maybe.label,
});

const LineGraph = z.strictObject({
  kind: z.literal("line-graph"),
  ...captioned,
  x: Axis,
  y: Axis,
  series: some(z.strictObject({ name: Label, points })),
});

const Scatterplot = z.strictObject({
  kind: z.literal("scatterplot"),
  ...captioned,
  x: Axis,
  y: Axis,
  points,
  fit: Two.exactOptional(),
});

const DotPlot = z.strictObject({
  kind: z.literal("dot-plot"),
  ...captioned,
  label: Label,
  counts: some(z.strictObject({ value: Real, count: Count })),
});

const Histogram = z.strictObject({
  kind: z.literal("histogram"),
  ...captioned,
  edges: some(Real),
  counts: some(Real),
  xLabel: Label,
  y: Axis,
});

const BoxPlot = z.strictObject({
  kind: z.literal("box-plot"),
  ...captioned,
  axis: Axis,
  boxes: some(z.strictObject({ name: Label, five: z.tuple([Real, Real, Real, Real, Real]) })),
});

const NumberLine = z.strictObject({
  kind: z.literal("number-line"),
  ...captioned,
  axis: Axis,
  points: some(z.strictObject({ at: Real, label: Maybe.label, open: Open })),
  ray: z.strictObject({ from: Real, direction: z.enum(["left", "right"]) }).exactOptional(),
});

/** A figure as data, with a text alternative `alt`. */
export const FigureData: z.ZodType<Figure> = z
  .discriminatedUnion("kind", [
    Plane,
    Geometry,
    Solid,
    Table,
    BarChart,
    LineGraph,
    Scatterplot,
    DotPlot,
    Histogram,
    BoxPlot,
    NumberLine,
  ])
  .openapi("Figure");
