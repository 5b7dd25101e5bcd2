import { useId } from "react";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** A `bar` of two or three side by side, or several `chips` that flow like text. */
  readonly look?: "bar" | "chips";
  readonly help?: string;
  readonly disabled?: boolean;
}

/** A choice between few short words, all in sight: radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId();
  const { label, value, options, onChange, look = "bar", help, disabled = false } = props;
  return (
    <fieldset
      className={styles.field}
      disabled={disabled}
      aria-describedby={help === undefined ? undefined : id}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={id} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
