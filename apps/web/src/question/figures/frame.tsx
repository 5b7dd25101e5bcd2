import type { ReactNode } from "react";
import { Line, Prose } from "../prose/prose.tsx";
import { spokenText } from "../prose/read-prose.ts";
import styles from "./figure.module.css";
import type { Size } from "./plane-geometry.ts";

/** Width of every drawing, in its own units; about the width of a phone's column in pixels. */
export const DRAWING_WIDTH = 340;

interface FrameProps {
  readonly alt: string;
  readonly title?: string | undefined;
  /** What its description calls it. */
  readonly called?: "figure" | "table";
  /** What stands between title and drawing. */
  readonly legend?: ReactNode;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A figure's title, legend, note and text alternative, around whatever shows it. */
export function Frame(props: FrameProps) {
  const { alt, title, called = "figure", legend, note, children } = props;
  return (
    <figure className={styles.figure}>
      {title !== undefined && (
        <figcaption className={styles.title}>
          <Line text={title} />
        </figcaption>
      )}
      {legend}
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <details className={styles.description}>
        <summary>Describe the {called}</summary>
        <Prose text={alt} />
      </details>
    </figure>
  );
}

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
      style={{ maxInlineSize: `${(size.width / DRAWING_WIDTH) * LARGEST_REM}rem` }}
    >
      {children}
    </svg>
  );
}

/** Width at which a drawing's labels are as large as the text around them. */
const LARGEST_REM = 24;
