import type { ReactNode } from "react";
import { Line } from "../prose/prose.tsx";
import { Description } from "./description.tsx";
import styles from "./figure.module.css";

interface CaptionedFigureProps {
  readonly alt: string;
  readonly title?: string | undefined;
  /** What its description calls it. */
  readonly called?: "figure" | "table";
  /** What stands between title and drawing. */
  readonly legend?: ReactNode;
  /** Whether its sizes are as its labels say; it is noted where they are not. */
  readonly toScale?: boolean;
  readonly children: ReactNode;
}

/** A figure's title, legend, note and text alternative, around whatever shows it. */
export function CaptionedFigure(props: CaptionedFigureProps) {
  const { alt, title, called = "figure", legend, toScale = true, children } = props;
  return (
    <figure className={styles.figure}>
      {title !== undefined && (
        <figcaption className={styles.title}>
          <Line text={title} />
        </figcaption>
      )}
      {legend}
      {children}
      {!toScale && <p className={styles.note}>Note: Figure not drawn to scale.</p>}
      <Description alt={alt} called={called} />
    </figure>
  );
}
