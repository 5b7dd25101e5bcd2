import type { Interest } from "@sat/calculator";
import { nameOf } from "./point-names.ts";
import { isSamePoint } from "./use-shown.ts";
import styles from "./found-list.module.css";

interface FoundListProps {
  readonly points: readonly Interest[];
  /** The one whose coordinates are shown. */
  readonly shown: Interest | null | undefined;
  /** Numbers of rows that draw the same. */
  readonly coincident: readonly string[];
  readonly onSelect: (point: Interest) => void;
}

/** The points of interest as a list, for who cannot touch them on the graph. */
export function FoundList({ points, shown, coincident, onSelect }: FoundListProps) {
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
                aria-pressed={isSamePoint(point, shown)}
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
