import type { CSSProperties, ReactNode } from "react";
import { Divider } from "./divider.tsx";
import styles from "./split.module.css";
import { useDividerPlace } from "./use-divider-place.ts";
import { useScroller } from "./use-scroller.ts";

interface SplitProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** What the first part is, such as "Text". */
  readonly name: string;
  /** Side by side, each part scrolls by itself, in the room that the whole is given. */
  readonly inPanes?: boolean;
}

/** Two parts: one above the other, or side by side where there is room, with a divider to drag between them. */
export function Split({ first, second, name, inPanes = false }: SplitProps) {
  const [place, setPlace] = useDividerPlace();
  const room = useScroller(name, "block");
  // React's own type has no custom properties.
  const shares = { "--first": `${place}fr`, "--second": `${100 - place}fr` } as CSSProperties;
  return (
    <div className={`${styles.split} ${inPanes ? styles.panes : styles.flow}`} style={shares}>
      <div {...room} className={styles.first}>
        {first}
      </div>
      <Divider label={`Width of the ${name.toLowerCase()}`} place={place} onMove={setPlace} />
      <div className={styles.second}>{second}</div>
    </div>
  );
}
