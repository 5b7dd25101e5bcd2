/**
 * Figures are data; the web draws them. Every figure carries `alt`, a text alternative from which the
 * question can be solved and which gives away no more than the drawing does.
 * Labels are prose markup, so they may hold `$…$`.
 */
export type Figure =
  | PlaneFigure
  | GeometryFigure
  | SolidFigure
  | TableFigure
  | BarChartFigure
  | LineGraphFigure
  | ScatterplotFigure
  | DotPlotFigure
  | HistogramFigure
  | BoxPlotFigure
  | NumberLineFigure;

export type FigureKind = Figure["kind"];

interface Captioned {
  readonly alt: string;
  readonly title?: string;
}

/** A point in the plane, in the figure's own units: [x, y], y upwards. */
export type Point = readonly [number, number];

export interface Axis {
  readonly min: number;
  readonly max: number;
  /** Distance between grid lines and between tick labels. */
  readonly step: number;
  readonly label?: string;
}

/** The xy-plane with lines, curves, points and shaded half-planes. */
export interface PlaneFigure extends Captioned {
  readonly kind: "plane";
  readonly x: Axis;
  readonly y: Axis;
  readonly marks: readonly PlaneMark[];
}

export type PlaneMark =
  | {
      readonly kind: "line";
      readonly through: readonly [Point, Point];
      readonly dashed?: boolean;
      readonly label?: string;
    }
  | {
      readonly kind: "segment";
      readonly from: Point;
      readonly to: Point;
      readonly dashed?: boolean;
    }
  | { readonly kind: "point"; readonly at: Point; readonly label?: string; readonly open?: boolean }
  /** A smooth curve through sampled points, in drawing order. */
  | { readonly kind: "curve"; readonly points: readonly Point[]; readonly label?: string }
  /** The side of the line through two points on which `side` lies. */
  | {
      readonly kind: "half-plane";
      readonly through: readonly [Point, Point];
      readonly side: Point;
      readonly strict: boolean;
    };

/** A plane figure of named points: triangles, parallel lines, circles and their composites. */
export interface GeometryFigure extends Captioned {
  readonly kind: "geometry";
  readonly points: readonly {
    readonly name: string;
    readonly at: Point;
    readonly hidden?: boolean;
  }[];
  readonly segments: readonly {
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly dashed?: boolean;
    /** Tick marks that say which segments are equal. */
    readonly ticks?: number;
    /** Arrow marks that say which lines are parallel. */
    readonly arrows?: number;
  }[];
  readonly angles: readonly {
    readonly at: string;
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly right?: boolean;
  }[];
  readonly circles: readonly { readonly center: string; readonly radius: number }[];
  /** Arcs to draw or to label: counterclockwise from one point to another around a center. */
  readonly arcs?: readonly (ArcEnds & { readonly label?: string })[];
  /** Regions to fill, and then those to leave blank again inside them. */
  readonly shaded?: readonly Region[];
  readonly blank?: readonly Region[];
  readonly toScale: boolean;
}

/** Part of a circle by the names of its center and of two points on it, counterclockwise. */
export interface ArcEnds {
  readonly center: string;
  readonly from: string;
  readonly to: string;
}

/** A polygon by its corners' names, a disc, or a sector of a circle. */
export type Region =
  | readonly string[]
  | { readonly center: string; readonly radius: number }
  | ArcEnds;

/** The kinds of solids. */
export const SOLIDS = [
  "prism",
  "cylinder",
  "cone",
  "sphere",
  "pyramid",
  "hemisphere",
  /** A cylinder with half a sphere on top, with a cone on top, and with half a sphere hollowed out of its top. */
  "domed-cylinder",
  "pointed-cylinder",
  "hollowed-cylinder",
] as const;

export interface SolidFigure extends Captioned {
  readonly kind: "solid";
  readonly solid: (typeof SOLIDS)[number];
  /** Labels by dimension; the top is the height of the cone on a cylinder. */
  readonly labels: Readonly<
    Partial<Record<"width" | "depth" | "height" | "radius" | "diameter" | "slant" | "top", string>>
  >;
}

export interface TableFigure extends Captioned {
  readonly kind: "table";
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The first cell of each row is its header. */
  readonly rowHeaders: boolean;
}

export interface BarChartFigure extends Captioned {
  readonly kind: "bar-chart";
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly y: Axis;
  readonly xLabel?: string;
}

export interface LineGraphFigure extends Captioned {
  readonly kind: "line-graph";
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly { readonly name: string; readonly points: readonly Point[] }[];
}

export interface ScatterplotFigure extends Captioned {
  readonly kind: "scatterplot";
  readonly x: Axis;
  readonly y: Axis;
  readonly points: readonly Point[];
  readonly fit?: readonly [Point, Point];
}

export interface DotPlotFigure extends Captioned {
  readonly kind: "dot-plot";
  readonly label: string;
  readonly counts: readonly { readonly value: number; readonly count: number }[];
}

export interface HistogramFigure extends Captioned {
  readonly kind: "histogram";
  /** Bin edges, one more than the counts; all bins are of one width. */
  readonly edges: readonly number[];
  readonly counts: readonly number[];
  readonly xLabel: string;
  readonly y: Axis;
}

export interface BoxPlotFigure extends Captioned {
  readonly kind: "box-plot";
  readonly axis: Axis;
  readonly boxes: readonly {
    readonly name: string;
    /** Minimum, first quartile, median, third quartile, maximum. */
    readonly five: readonly [number, number, number, number, number];
  }[];
}

export interface NumberLineFigure extends Captioned {
  readonly kind: "number-line";
  readonly axis: Axis;
  readonly points: readonly {
    readonly at: number;
    readonly label?: string;
    readonly open?: boolean;
  }[];
  readonly ray?: { readonly from: number; readonly direction: "left" | "right" };
}
