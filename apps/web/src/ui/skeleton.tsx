import styles from "./skeleton.module.css";

const LINES = [60, 100, 92, 97, 40];

interface SkeletonProps {
  /** What is being loaded; read out, and shown only if asked. */
  readonly label: string;
  /** The label stands in the page as well. */
  readonly isLabelShown?: boolean;
  /** Widths of the lines, in percent. */
  readonly lines?: readonly number[];
  /** For where the wait has been felt already. */
  readonly atOnce?: boolean;
}

/** Grey lines where text is to come; they appear only when the wait is felt, after 150 ms. */
export function Skeleton(props: SkeletonProps) {
  const { label, isLabelShown = false, lines = LINES, atOnce = false } = props;
  return (
    <div role="status" className={atOnce ? undefined : "after-a-moment"}>
      <p className={isLabelShown ? styles.label : "visually-hidden"}>{label}</p>
      <div className={styles.lines} aria-hidden="true">
        {lines.map((width, at) => (
          // The lines are fixed for the life of the skeleton.
          <span key={at} className={styles.line} style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
    </div>
  );
}
