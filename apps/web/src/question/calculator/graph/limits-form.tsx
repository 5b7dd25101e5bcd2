import type { View } from "@sat/calculator";
import { NumberField } from "../rows/number-field.tsx";
import { cameraFor, isInReach, type Limits } from "./camera.ts";
import styles from "./limits-form.module.css";

interface LimitsFormProps {
  readonly view: View;
  readonly onLimits: (limits: Limits) => void;
}

const FIELDS = [
  { label: "x from", part: "left" },
  { label: "x to", part: "right" },
  { label: "y from", part: "bottom" },
  { label: "y to", part: "top" },
] as const;

/** Where each axis begins and ends, to be typed. */
export function LimitsForm({ view, onLimits }: LimitsFormProps) {
  const { left, right, bottom, top } = view;
  return (
    <div role="group" aria-label="Limits of the axes" className={styles.limits}>
      {FIELDS.map(({ label, part }) => {
        const withLimit = (value: number) => ({ left, right, bottom, top, [part]: value });
        return (
          <NumberField
            key={part}
            label={label}
            value={view[part]}
            error="The graph cannot show this."
            isFit={(value) => isInReach(cameraFor(withLimit(value), view))}
            onValue={(value) => onLimits(withLimit(value))}
          />
        );
      })}
    </div>
  );
}
