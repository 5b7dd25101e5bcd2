import { formatNumber } from "@sat/calculator";
import { useId } from "react";
import type { SliderRange } from "../sheet.ts";
import { NumberField } from "./number-field.tsx";
import { PlayButton } from "./play-button.tsx";
import styles from "./slider.module.css";

interface SliderProps {
  /** The letter that it moves. */
  readonly letter: string;
  readonly value: number;
  readonly range: SliderRange;
  readonly onValue: (value: number) => void;
  readonly onStart: () => void;
  readonly onPlay: (value: number) => void;
  readonly onRange: (range: SliderRange) => void;
}

/** Moves the number that a letter stands for, within limits that can be typed. */
export function Slider({ onRange, ...way }: SliderProps) {
  const id = useId();
  const { letter, value, range, onValue } = way;
  const { from, to, step } = range;
  return (
    <div className={styles.slider}>
      <PlayButton {...way} />
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
          {formatNumber(from)} to {formatNumber(to)}, step {formatNumber(step)}
        </summary>
        <div className={styles.fields}>
          {fieldsOf(range).map(({ part, isFit, ...field }) => (
            <NumberField
              key={part}
              {...field}
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

function fieldsOf({ from, to }: SliderRange) {
  return [
    {
      label: "Least",
      part: "from",
      isFit: (limit: number) => limit < to,
      error: `A number less than ${formatNumber(to)}.`,
    },
    {
      label: "Most",
      part: "to",
      isFit: (limit: number) => limit > from,
      error: `A number greater than ${formatNumber(from)}.`,
    },
    {
      label: "Step",
      part: "step",
      isFit: (size: number) => size > 0 && size <= to - from,
      error: `A number above 0, ${formatNumber(to - from)} at most.`,
    },
  ] as const;
}
