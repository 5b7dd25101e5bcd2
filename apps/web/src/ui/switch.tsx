import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./switch.module.css";

interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The state in words, such as Enabled. */
  readonly status?: string;
  readonly help?: string;
  readonly disabled?: boolean;
}

/** A setting that is on or off. */
export function Switch({ label, checked, onChange, status, help, disabled = false }: SwitchProps) {
  const helpId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <span className={styles.label}>{label}</span>
        <span className={styles.state}>
          {status !== undefined && (
            <span className={styles.status} aria-hidden="true">
              {status}
            </span>
          )}
          <input
            type="checkbox"
            role="switch"
            className={styles.switch}
            checked={checked}
            disabled={disabled}
            aria-describedby={help === undefined ? undefined : helpId}
            onChange={(event) => onChange(event.target.checked)}
          />
        </span>
      </label>
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
