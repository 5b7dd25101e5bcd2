import styles from "./skeleton.module.css";

const LINES = [60, 100, 92, 97, 40];

interface SkeletonProps {
  /** What is being loaded, for those who cannot see it. */
  readonly label: string;
  /** Widths of the lines, in percent. */
  readonly lines?: readonly number[];
  /** For where the wait has been felt already. */
  readonly atOnce?: boolean;
}

/** Grey lines where text is to come; they appear only when the wait is felt, after 150 ms. */
export function Skeleton({ label, lines = LINES, atOnce = false }: SkeletonProps) {
  return (
    <div role="status" className={atOnce ? undefined : "after-a-moment"}>
      <span className="visually-hidden">{label}</span>
      <div className={styles.lines} aria-hidden="true">
        {lines.map((width, at) => (
          // The lines are fixed for the life of the skeleton.
          <span key={at} className={styles.line} style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
    </div>
  );
}
