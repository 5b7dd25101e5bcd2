import type { BarChartFigure } from "@sat/item";
import { useId } from "react";
import { Bar, Hatching } from "./bar-fill.tsx";
import { CategoryNames, nameRoom } from "./category-names.tsx";
import { ChartAxes } from "./chart-axes.tsx";
import { type ChartLayout, chartLayout, dataWidth } from "./chart-layout.ts";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing } from "./drawing.tsx";
import { Legend } from "./legend.tsx";
import type { Box } from "./plane-geometry.ts";

/** Share of a category's band that its bars fill. */
const FILLED = 0.7;

/** Bars by category, grouped when there are several series. */
export function BarChart({ figure }: { readonly figure: BarChartFigure }) {
  const { alt, title, categories, series, y, xLabel } = figure;
  const hatch = useId();
  const band = dataWidth(y) / categories.length;
  const layout = chartLayout({ y, xLabel, below: nameRoom(categories, band) });
  return (
    <CaptionedFigure
      alt={alt}
      title={title}
      legend={
        <Legend
          names={series.map((one) => one.name)}
          swatch={(at) => <Bar series={at} hatch={hatch} x={1} y={1} width={26} height={12} />}
        />
      }
    >
      <Drawing alt={alt} size={layout}>
        <Hatching id={hatch} />
        <ChartAxes layout={layout} />
        {bars(figure, layout, band).map(({ series: at, ...box }, key) => (
          <Bar key={key} series={at} hatch={hatch} {...box} />
        ))}
        <CategoryNames names={categories} band={band} left={layout.left} top={layout.bottom} />
      </Drawing>
    </CaptionedFigure>
  );
}

function bars({ series }: BarChartFigure, layout: ChartLayout, band: number) {
  const width = (band * FILLED) / series.length;
  const margin = (band * (1 - FILLED)) / 2;
  return series.flatMap((one, place) =>
    one.values.map((value, category): Box & { series: number } => ({
      series: place,
      x: layout.left + category * band + margin + place * width,
      y: layout.y(value),
      width,
      height: layout.bottom - layout.y(value),
    })),
  );
}
