import { Choice } from "../../../ui/choice.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TIMING_NAMES } from "../sitting-words.ts";
import type { WantedTest } from "./wanted-test.ts";

const TIMINGS = (["exam", "1.5", "2", "untimed"] as const).map((value) => ({
  value,
  label: TIMING_NAMES[value],
}));

const MODES = [
  { value: "practice", label: "Practice" },
  { value: "strict", label: "Strict" },
] as const;

const MODE_HELP = {
  practice: "You can pause, save and exit, and hand a module in before time is up.",
  strict: "As on test day: no pause, and a module ends when its time is up.",
  paper: "You print the test, and enter your answers afterwards.",
} as const;

interface MannerProps {
  readonly wanted: WantedTest;
  readonly onChange: (part: Partial<WantedTest>) => void;
}

/** How the test is to be sat. */
export function Manner({ wanted, onChange }: MannerProps) {
  const { kind, timing, extraBreaks } = wanted;
  // Without a time limit, only the learner can end a module.
  const mode = timing === "untimed" ? "practice" : wanted.mode;
  const hasBreaks = kind === "full" || kind === "half" || kind === "section";
  return (
    <>
      <Choice
        label="Time"
        look="chips"
        value={timing}
        options={TIMINGS}
        onChange={(value) =>
          onChange({ timing: value, ...(value === "untimed" && { mode: "practice" }) })
        }
      />
      <Choice
        label="Mode"
        look="chips"
        value={mode}
        options={timing === "untimed" ? MODES.slice(0, 1) : MODES}
        onChange={(value) => onChange({ mode: value })}
        help={MODE_HELP[mode]}
      />
      {hasBreaks && (
        <Switch
          label="Extra breaks"
          checked={extraBreaks}
          onChange={(value) => onChange({ extraBreaks: value })}
          help="A break after each module, not between the sections alone."
        />
      )}
    </>
  );
}
