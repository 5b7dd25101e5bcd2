import { CircleCheck } from "lucide-react";
import styles from "./right-moment.module.css";

/** The sign of a right answer, beside its verdict; it comes with its moment where the answer was given just now. */
export function RightMoment({ isNew }: { readonly isNew: boolean }) {
  return (
    <span className={styles.sign} data-moment={isNew ? "right" : undefined}>
      <CircleCheck aria-hidden="true" />
    </span>
  );
}
