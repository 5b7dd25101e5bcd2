import type { GeometryFigure } from "@sat/item";
import { angleMarks } from "./angle-arc.ts";
import styles from "./figure.module.css";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing } from "./drawing.tsx";
import { geometryLabels } from "./geometry-labels.ts";
import { type GeometryLayout, geometryLayout } from "./geometry-layout.ts";
import { Label } from "./label.tsx";
import { arcSpots, chainPath, regionPath } from "./geometry-regions.ts";
import { type Segment, segmentPath } from "./plane-geometry.ts";
import { Arrows, Ticks } from "./segment-marks.tsx";

/** A plane figure of named points, with the marks that say what is equal, parallel or right. */
export function Geometry({ figure }: { readonly figure: GeometryFigure }) {
  const layout = geometryLayout(figure);
  const angles = angleMarks(figure, layout);
  return (
    <CaptionedFigure alt={figure.alt} title={figure.title} toScale={figure.toScale}>
      <Drawing alt={figure.alt} size={layout}>
        {figure.shaded?.map((region, at) => (
          <path key={at} className={styles.shade} d={regionPath(region, layout)} />
        ))}
        {figure.blank?.map((region, at) => (
          <path key={at} className={styles.ground} d={regionPath(region, layout)} />
        ))}
        <Circles figure={figure} layout={layout} />
        {figure.segments.map((segment, at) => (
          <SegmentView key={at} segment={segment} drawn={layout.segments[at]} />
        ))}
        {figure.arcs?.map((arc, at) => (
          <path key={at} className={styles.edge} d={chainPath(arcSpots(arc, layout))} />
        ))}
        {angles.map(({ path }, at) => (
          <path key={at} className={styles.thin} d={path} />
        ))}
        {geometryLabels(figure, layout, angles).map(({ runs, middle }, at) => (
          <Label key={at} runs={runs} at={middle} />
        ))}
      </Drawing>
    </CaptionedFigure>
  );
}

interface PartProps {
  readonly figure: GeometryFigure;
  readonly layout: GeometryLayout;
}

/** Circles, and a dot at each center that has a name and at each point on its own. */
function Circles({ figure: { circles, segments, points }, layout }: PartProps) {
  const isEnd = (name: string) => segments.some(({ from, to }) => from === name || to === name);
  const isCenter = (name: string) => circles.some(({ center }) => center === name);
  const dots = points.filter(
    ({ name, hidden }) => hidden !== true && (isCenter(name) || !isEnd(name)),
  );
  return (
    <>
      {circles.map(({ center, radius }, at) => {
        const { x, y } = layout.at(center);
        return <circle key={at} className={styles.edge} cx={x} cy={y} r={radius * layout.scale} />;
      })}
      {dots.map(({ name }) => (
        <circle
          key={name}
          className={styles.ink}
          cx={layout.at(name).x}
          cy={layout.at(name).y}
          r={3}
        />
      ))}
    </>
  );
}

interface SegmentProps {
  readonly segment: GeometryFigure["segments"][number];
  readonly drawn: Segment | undefined;
}

function SegmentView({ segment: { dashed, ticks, arrows }, drawn }: SegmentProps) {
  if (drawn === undefined) return null;
  return (
    <>
      <path
        className={`${styles.edge} ${dashed === true ? styles.dashed : ""}`}
        d={segmentPath(drawn)}
      />
      {ticks !== undefined && <Ticks segment={drawn} count={ticks} />}
      {arrows !== undefined && <Arrows segment={drawn} count={arrows} />}
    </>
  );
}
