import { formatNumber } from "@sat/calculator";
import { useId } from "react";
import type { SliderRange } from "../sheet.ts";
import { NumberField } from "./number-field.tsx";
import styles from "./slider.module.css";

interface SliderProps {
  /** The letter that it moves. */
  readonly letter: string;
  readonly value: number;
  readonly range: SliderRange;
  readonly onValue: (value: number) => void;
  readonly onRange: (range: SliderRange) => void;
}

/** Moves the number that a letter stands for, within limits that can be typed. */
export function Slider({ letter, value, range, onValue, onRange }: SliderProps) {
  const id = useId();
  const { from, to, step } = range;
  const fields = [
    { name: "Least", part: "from", isFit: (limit: number) => limit < to },
    { name: "Most", part: "to", isFit: (limit: number) => limit > from },
    { name: "Step", part: "step", isFit: (size: number) => size > 0 && size <= to - from },
  ] as const;
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className="visually-hidden">
        Value of {letter}
      </label>
      <input
        id={id}
        type="range"
        className={styles.track}
        // A value beyond the limits, typed in its row, moves none of them: the thumb stands at the end.
        min={from}
        max={to}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      />
      <details className={styles.limits}>
        <summary>
          <span className="visually-hidden">Limits of {letter}: </span>
          {formatNumber(from)} to {formatNumber(to)}
        </summary>
        <div className={styles.fields}>
          {fields.map(({ name, part, isFit }) => (
            <NumberField
              key={part}
              label={name}
              value={range[part]}
              isFit={isFit}
              onValue={(changed) => onRange({ ...range, [part]: changed })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
