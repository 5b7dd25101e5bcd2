import { NumberField } from "../rows/number-field.tsx";
import type { Limits } from "./camera.ts";
import styles from "./limits-form.module.css";

interface LimitsFormProps {
  readonly limits: Limits;
  readonly onLimits: (limits: Limits) => void;
}

/** Where each axis begins and ends, to be typed. */
export function LimitsForm({ limits, onLimits }: LimitsFormProps) {
  const { left, right, bottom, top } = limits;
  const fields = [
    { label: "x from", part: "left", isFit: (value: number) => value < right },
    { label: "x to", part: "right", isFit: (value: number) => value > left },
    { label: "y from", part: "bottom", isFit: (value: number) => value < top },
    { label: "y to", part: "top", isFit: (value: number) => value > bottom },
  ] as const;
  return (
    <div role="group" aria-label="Limits of the axes" className={styles.limits}>
      {fields.map(({ label, part, isFit }) => (
        <NumberField
          key={part}
          label={label}
          value={limits[part]}
          isFit={isFit}
          onValue={(value) => onLimits({ left, right, bottom, top, [part]: value })}
        />
      ))}
    </div>
  );
}
