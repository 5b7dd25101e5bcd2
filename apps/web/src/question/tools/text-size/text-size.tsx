import { Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { ToolProps } from "../tool.ts";
import styles from "./text-size.module.css";
import { keptTextSize, LARGEST_SIZE, LEAST_SIZE, setTextSize, SIZE_STEP } from "./use-text-size.ts";

/** How large the question is: a slider, with a button at either end. */
export function TextSize({ isJustOpened, onClose }: ToolProps) {
  const [size, setSize] = useState(keptTextSize);
  const id = useId();
  const change = (wanted: number) => setSize(setTextSize(wanted));
  return (
    <Panel title="Text size" id="text-size" takesFocus={isJustOpened} onClose={onClose}>
      <label htmlFor={id} className={styles.label}>
        Size of the question
        <output htmlFor={id}>{size}%</output>
      </label>
      <div className={styles.line}>
        <Button
          look="quiet"
          size="small"
          aria-label="Smaller"
          onClick={() => change(size - SIZE_STEP)}
        >
          <Minus aria-hidden="true" />
        </Button>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={LEAST_SIZE}
          max={LARGEST_SIZE}
          step={SIZE_STEP}
          value={size}
          aria-valuetext={`${size} percent`}
          onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
        />
        <Button
          look="quiet"
          size="small"
          aria-label="Larger"
          onClick={() => change(size + SIZE_STEP)}
        >
          <Plus aria-hidden="true" />
        </Button>
      </div>
    </Panel>
  );
}
