import { type ReactNode, useId } from "react";
import styles from "./choice.module.css";

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What stands for the label, which then is for those who hear or hover it. */
  readonly icon?: ReactNode;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** False where the options speak for themselves: the label is then for those who hear it. */
  readonly isLabelShown?: boolean;
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** A `bar` of two or three side by side, or several `chips` that flow like text. */
  readonly look?: "bar" | "chips";
  readonly help?: string;
  readonly disabled?: boolean;
}

/** A choice between few short words, all in sight: radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId();
  const { label, isLabelShown = true, value, options, onChange, look = "bar", help } = props;
  return (
    <fieldset
      className={styles.field}
      disabled={props.disabled ?? false}
      aria-describedby={help === undefined ? undefined : id}
    >
      <legend className={isLabelShown ? styles.label : "visually-hidden"}>{label}</legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`ringed ${styles.option}`}
            title={option.icon === undefined ? undefined : option.label}
          >
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={option.icon === undefined ? undefined : "visually-hidden"}>
              {option.label}
            </span>
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
