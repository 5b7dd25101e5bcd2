import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";

type TextFieldProps = {
  readonly label: string;
  readonly help?: string;
  /** Why the text cannot be taken as it is. */
  readonly error?: string;
} & Omit<ComponentProps<"input">, "className" | "id">;

/** A line of text with its label above and help or an error below. */
export function TextField({ label, help, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={error === undefined ? styles.help : styles.error}>
        {error ?? help}
      </p>
    </div>
  );
}
