import type { RefObject } from "react";
import { COLOURS } from "../sheet.ts";
import styles from "./swatches.module.css";

/** Wear the colours of the theme in force, unseen, for the canvas to be drawn with. */
export function Swatches({ ref }: { readonly ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={ref} hidden>
      {/* In the order of a palette. */}
      <span className={styles.ground} />
      <span className={styles.ink} />
      <span className={styles.soft} />
      <span className={styles.grid} />
      <span className={styles.fine} />
      {Array.from({ length: COLOURS }, (_, at) => (
        <span key={at} data-curve={at} className={styles.curve} />
      ))}
    </div>
  );
}
