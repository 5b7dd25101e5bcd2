import { type CSSProperties, type ReactNode, useState } from "react";
import { latePart, useWantedPart } from "../lib/late-part.ts";
import styles from "./split.module.css";
import { useDividerPlace } from "./use-divider-place.ts";
import { useScroller } from "./use-scroller.ts";
import type { Whole } from "./width-buttons.tsx";

/** What stands between the parts, which need not come with the page. */
const widthControls = latePart("the divider", () => import("./width-controls.tsx"));

interface SplitProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** What the first part is, such as "Text". */
  readonly name: string;
  /** Whether the first part is left out where it has no room beside the second. */
  readonly isAside?: boolean;
  /** Another when something else is shown: both parts are there again then. */
  readonly occasion: string;
  /** Side by side, each part scrolls by itself, in the room that the whole is given, and can have all of it. */
  readonly inPanes?: boolean;
}

/** Two parts: one above the other, or side by side where there is room, with a divider to drag between them. */
export function Split(props: SplitProps) {
  const { first, second, name, isAside, occasion, inPanes = false } = props;
  const [place, setPlace] = useDividerPlace();
  const [given, setGiven] = useState<{ occasion: string; whole: Whole | undefined }>();
  const whole = given?.occasion === occasion ? given.whole : undefined;
  const late = useWantedPart(widthControls);
  const room = useScroller(name, "block");
  // React's own type has no custom properties.
  const shares = { "--first": `${place}fr`, "--second": `${100 - place}fr` } as CSSProperties;
  return (
    <div
      className={`${styles.split} ${inPanes ? styles.panes : styles.flow}`}
      style={shares}
      data-aside={isAside}
      data-whole={whole}
    >
      <div {...room} className={styles.first}>
        {first}
      </div>
      {late && (
        <late.WidthControls
          name={name}
          place={place}
          onMove={setPlace}
          canBeWhole={inPanes}
          whole={whole}
          onWhole={(part) => setGiven({ occasion, whole: part })}
        />
      )}
      <div className={styles.second}>{second}</div>
    </div>
  );
}
