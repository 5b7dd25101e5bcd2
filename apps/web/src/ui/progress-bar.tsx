import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** What progresses, for those who cannot see it. */
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** How much of that wears the colour, from 0 to 100; all of it if not told. */
  readonly coloured?: number;
}

/** How far something has come, in the colour of its section. */
export function ProgressBar({ label, percent, coloured = percent }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <div className={styles.rest} style={{ inlineSize: `${percent}%` }} />
      <div className={styles.fill} style={{ inlineSize: `${coloured}%` }} />
    </div>
  );
}
