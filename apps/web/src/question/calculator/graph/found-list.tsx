import type { Interest } from "@sat/calculator";
import { printedPoint } from "./draw-found.ts";
import styles from "./found-list.module.css";

const NAMES: Readonly<Record<Interest["kind"], string>> = {
  zero: "Zero",
  maximum: "Maximum",
  minimum: "Minimum",
  intersection: "Intersection",
  "y-intercept": "y-intercept",
};

interface FoundListProps {
  readonly points: readonly Interest[];
  readonly selected: Interest | undefined;
  /** Numbers of rows that draw the same. */
  readonly coincident: readonly string[];
  readonly onSelect: (point: Interest) => void;
}

/** What a point of interest is called. */
export function nameOf(point: Interest): string {
  return `${NAMES[point.kind]} ${printedPoint(point)}`;
}

/** The points of interest as a list, for who cannot touch them on the graph. */
export function FoundList({ points, selected, coincident, onSelect }: FoundListProps) {
  if (points.length === 0 && coincident.length === 0) return null;
  return (
    <div className={styles.found}>
      {coincident.map((rows) => (
        <p key={rows}>{rows} draw the same graph.</p>
      ))}
      {points.length > 0 && (
        <ul aria-label="Points on the graph" className={styles.points}>
          {points.map((point) => (
            <li key={`${point.kind} ${point.plots.join()} ${point.x} ${point.y}`}>
              <button
                type="button"
                className={styles.point}
                aria-pressed={point === selected}
                onClick={() => onSelect(point)}
              >
                {nameOf(point)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
