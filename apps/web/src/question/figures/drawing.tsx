import type { ReactNode } from "react";
import { spokenText } from "../prose/speech.ts";
import styles from "./figure.module.css";
import type { Size } from "./plane-geometry.ts";

/** Width of every drawing, in its own units; about the width of a phone's column in pixels. */
export const DRAWING_WIDTH = 340;

/** Width at which a drawing's labels are as large as the text around them. */
const LARGEST_REM = 24;

interface DrawingProps {
  readonly alt: string;
  readonly size: Size;
  readonly children: ReactNode;
}

/** A drawing that screen readers meet as one picture with its text alternative. */
export function Drawing({ alt, size, children }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={spokenText(alt)}
      className={styles.drawing}
      viewBox={`0 0 ${size.width} ${Math.round(size.height)}`}
      // A narrow drawing keeps the size of its type.
      style={{ inlineSize: `calc(min(100%, ${LARGEST_REM}rem) * ${size.width / DRAWING_WIDTH})` }}
    >
      {children}
    </svg>
  );
}
