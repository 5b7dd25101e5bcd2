import type { ReactNode } from "react";
import styles from "./figure-list.module.css";

interface FigureListProps {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Some figures beside each other, each over what it counts. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
