import type { LineGraphFigure } from "@sat/item";
import { axisWindow } from "./axis-window.ts";
import { ChartAxes, LevelNumbers } from "./chart-axes.tsx";
import { chartLayout } from "./chart-layout.ts";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing } from "./drawing.tsx";
import { Legend } from "./legend.tsx";
import { spot, spotList, type Spot } from "./plane-geometry.ts";
import { linear } from "./scale.ts";
import { SeriesMark, seriesStroke } from "./series-marks.tsx";

/** One or more series of points joined by straight lines. */
export function LineGraph({ figure }: { readonly figure: LineGraphFigure }) {
  const { alt, title, x: axis, series } = figure;
  const heights = series.flatMap(({ points }) => points.map(([, up]) => up));
  const y = axisWindow(figure.y, heights);
  const layout = chartLayout({ y, xLabel: axis.label });
  const x = linear([axis.min, axis.max], [layout.left, layout.right]);
  return (
    <CaptionedFigure
      alt={alt}
      title={title}
      legend={<Legend names={series.map((one) => one.name)} swatch={swatch} />}
    >
      <Drawing alt={alt} size={layout}>
        <LevelNumbers axis={axis} x={x} y={layout.bottom} gridTo={layout.top} />
        <ChartAxes layout={layout} />
        {series.map((one, at) => (
          <SeriesLine
            key={one.name}
            series={at}
            spots={one.points.map(([px, py]) => spot(x(px), layout.y(py)))}
          />
        ))}
      </Drawing>
    </CaptionedFigure>
  );
}

function SeriesLine({ series, spots }: { readonly series: number; readonly spots: Spot[] }) {
  return (
    <g>
      <polyline className={seriesStroke(series)} points={spotList(spots)} />
      {spots.map((at, place) => (
        <SeriesMark key={place} series={series} at={at} />
      ))}
    </g>
  );
}

function swatch(series: number) {
  return (
    <>
      <path className={seriesStroke(series)} d="M0 7H28" />
      <SeriesMark series={series} at={{ x: 14, y: 7 }} />
    </>
  );
}
