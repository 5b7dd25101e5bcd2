import type { PlaneMark } from "@sat/item";
import styles from "./figure.module.css";
import { clipped, extended, segmentPath, spotList } from "./plane-geometry.ts";
import type { PlaneLayout } from "./plane-layout.ts";
import { sideOf } from "./side-of.ts";
import { smoothPath } from "./smooth-path.ts";

interface MarkProps {
  readonly mark: PlaneMark;
  readonly layout: PlaneLayout;
  /** The id of the path that clips to the grid, and of this mark's hatching. */
  readonly clip: string;
  readonly hatch: string;
}

/** One line, curve, segment, point or shaded half-plane. */
export function PlaneMarkView({ mark, layout, clip, hatch }: MarkProps) {
  switch (mark.kind) {
    case "line":
      return <BoundedLine mark={mark} layout={layout} dashed={mark.dashed === true} />;
    case "segment":
      return (
        <path
          className={`${styles.data} ${mark.dashed === true ? styles.dashed : ""}`}
          d={segmentPath({ from: layout.place(mark.from), to: layout.place(mark.to) })}
        />
      );
    case "curve":
      return (
        <path
          className={styles.data}
          clipPath={`url(#${clip})`}
          d={smoothPath(mark.points.map(layout.place))}
        />
      );
    case "half-plane":
      return (
        <>
          <polygon
            points={spotList(sideOf(mark, layout))}
            className={styles.side}
            style={{ fill: `url(#${hatch})` }}
          />
          <BoundedLine mark={mark} layout={layout} dashed={mark.strict} />
        </>
      );
    case "point": {
      const { x, y } = layout.place(mark.at);
      return (
        <circle className={mark.open === true ? styles.open : styles.mark} cx={x} cy={y} r={4.5} />
      );
    }
  }
}

interface BoundedLineProps {
  readonly mark: PlaneMark & { kind: "line" | "half-plane" };
  readonly layout: PlaneLayout;
  readonly dashed: boolean;
}

/** A line through two points, from edge to edge of the grid. */
function BoundedLine({ mark, layout, dashed }: BoundedLineProps) {
  const [from, to] = mark.through;
  const line = clipped(extended(layout.place(from), layout.place(to)), layout.area);
  if (line === undefined) return null;
  return <path className={`${styles.data} ${dashed ? styles.dashed : ""}`} d={segmentPath(line)} />;
}
