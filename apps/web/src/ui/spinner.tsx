import styles from "./spinner.module.css";

/** A turning ring, decoration only: the words beside it say what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
