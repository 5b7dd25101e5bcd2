import { useId } from "react";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  readonly disabled?: boolean;
}

/** A choice between two or three, all in sight: radio buttons side by side. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId();
  const { label, value, options, onChange, help, disabled = false } = props;
  return (
    <fieldset
      className={styles.field}
      disabled={disabled}
      aria-describedby={help === undefined ? undefined : id}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
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
