import type { CSSProperties, ReactNode } from "react";
import { Divider } from "./divider.tsx";
import styles from "./split.module.css";
import { useDividerPlace } from "./use-divider-place.ts";

interface SplitProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** What the divider is for, in words. */
  readonly label: string;
}

/** Two parts: one above the other, or side by side where there is room, with a divider to drag between them. */
export function Split({ first, second, label }: SplitProps) {
  const [place, setPlace] = useDividerPlace();
  // React's own type has no custom properties.
  const shares = { "--first": `${place}fr`, "--second": `${100 - place}fr` } as CSSProperties;
  return (
    <div className={styles.split} style={shares}>
      <div className={styles.first}>{first}</div>
      <Divider label={label} place={place} onMove={setPlace} />
      <div className={styles.second}>{second}</div>
    </div>
  );
}
