import { ChevronDown } from "lucide-react";
import { useId } from "react";
import styles from "./field.module.css";

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  readonly disabled?: boolean;
}

/** The browser's own select with its label above and a line of help below. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const id = useId();
  const { label, value, options, onChange, help, disabled = false } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.selectBox}>
        <select
          id={id}
          className={`${styles.control} ${styles.select}`}
          value={value}
          disabled={disabled}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          // The only values a select of these options can report are theirs.
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
