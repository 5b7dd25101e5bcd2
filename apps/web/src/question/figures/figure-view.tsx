import type { Figure } from "@sat/item";
import { BarChart } from "./bar-chart.tsx";
import { BoxPlot } from "./box-plot.tsx";
import { DotPlot } from "./dot-plot.tsx";
import { Geometry } from "./geometry.tsx";
import { Histogram } from "./histogram.tsx";
import { LineGraph } from "./line-graph.tsx";
import { NumberLine } from "./number-line.tsx";
import { Plane } from "./plane.tsx";
import { Scatterplot } from "./scatterplot.tsx";
import { Solid } from "./solid.tsx";
import { Table } from "./table.tsx";

/** Draws a figure of any kind, with its text alternative. */
export function FigureView({ figure }: { readonly figure: Figure }) {
  switch (figure.kind) {
    case "plane":
      return <Plane figure={figure} />;
    case "geometry":
      return <Geometry figure={figure} />;
    case "solid":
      return <Solid figure={figure} />;
    case "table":
      return <Table figure={figure} />;
    case "bar-chart":
      return <BarChart figure={figure} />;
    case "line-graph":
      return <LineGraph figure={figure} />;
    case "scatterplot":
      return <Scatterplot figure={figure} />;
    case "dot-plot":
      return <DotPlot figure={figure} />;
    case "histogram":
      return <Histogram figure={figure} />;
    case "box-plot":
      return <BoxPlot figure={figure} />;
    case "number-line":
      return <NumberLine figure={figure} />;
  }
}
