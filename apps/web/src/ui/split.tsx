import { type ComponentProps, type CSSProperties, type ReactNode, useState } from "react";
import { latePart, useWantedPart } from "../lib/late-part.ts";
import { Divider } from "./divider.tsx";
import styles from "./split.module.css";
import { useDividerPlace } from "./use-divider-place.ts";
import { useScroller } from "./use-scroller.ts";
import type { WidthButtons } from "./width-buttons.tsx";

interface SplitProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** What the first part is, such as "Text". */
  readonly name: string;
  /** Another when something else is shown: both parts are there again then. */
  readonly occasion: string;
  /** Side by side, each part scrolls by itself, in the room that the whole is given, and can have all of it. */
  readonly inPanes?: boolean;
}

/** Two parts: one above the other, or side by side where there is room, with a divider to drag between them. */
export function Split({ first, second, name, occasion, inPanes = false }: SplitProps) {
  const [place, setPlace] = useDividerPlace();
  const [given, setGiven] = useState({ occasion, whole: BOTH });
  const whole = given.occasion === occasion ? given.whole : BOTH;
  const room = useScroller(name, "block");
  // React's own type has no custom properties.
  const shares = { "--first": `${place}fr`, "--second": `${100 - place}fr` } as CSSProperties;
  return (
    <div
      className={`${styles.split} ${inPanes ? styles.panes : styles.flow}`}
      style={shares}
      data-whole={whole}
    >
      <div {...room} className={styles.first}>
        {first}
      </div>
      <Divider label={`Width of the ${name.toLowerCase()}`} place={place} onMove={setPlace} />
      {inPanes && (
        <LateWidthButtons
          name={name}
          whole={whole}
          onWhole={(part) => setGiven({ occasion, whole: part })}
        />
      )}
      <div className={styles.second}>{second}</div>
    </div>
  );
}

type WidthButtonsProps = ComponentProps<typeof WidthButtons>;
const BOTH: WidthButtonsProps["whole"] = undefined;

const widthButtons = latePart("the width", () => import("./width-buttons.tsx"));

/** The buttons need not come with the page. */
function LateWidthButtons(props: WidthButtonsProps) {
  const late = useWantedPart(widthButtons);
  return late && <late.WidthButtons {...props} />;
}
