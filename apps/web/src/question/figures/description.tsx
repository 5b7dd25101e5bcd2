import { Prose } from "../prose/prose.tsx";
import styles from "./figure.module.css";
import { useDescriptionKey } from "./use-description-key.ts";

interface DescriptionProps {
  readonly alt: string;
  /** What it describes. */
  readonly called: "figure" | "table";
}

/** A figure's text alternative on request: behind a line to press, and a key. */
export function Description({ alt, called }: DescriptionProps) {
  return (
    <details ref={useDescriptionKey()} className={styles.description} data-description>
      <summary>Describe the {called}</summary>
      {/* The key moves the focus here, so that it is read. */}
      <div role="group" aria-label={`Description of the ${called}`} tabIndex={-1}>
        <Prose text={alt} />
      </div>
    </details>
  );
}
