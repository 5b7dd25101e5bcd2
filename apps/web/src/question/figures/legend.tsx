import type { ReactNode } from "react";
import { Line } from "../prose/prose.tsx";
import styles from "./figure.module.css";

interface LegendProps {
  readonly names: readonly string[];
  /** The sample of one series, drawn in a box of 28 by 14. */
  readonly swatch: (series: number) => ReactNode;
}

/** Which mark stands for which series; nothing when there is only one. */
export function Legend({ names, swatch }: LegendProps) {
  if (names.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {names.map((name, at) => (
        <li key={name}>
          <svg viewBox="0 0 28 14" aria-hidden="true">
            {swatch(at)}
          </svg>
          <Line text={name} />
        </li>
      ))}
    </ul>
  );
}
