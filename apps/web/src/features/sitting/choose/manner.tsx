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
  { value: "paper", label: "On paper" },
] as const;

/** Without a time limit, only the learner can end a module. */
const UNTIMED_MODES = MODES.filter(({ value }) => value !== "strict");

const MODE_HELP = {
  practice: "You can pause, save and exit, and hand a module in before time is up.",
  strict: "As on test day: no pause, and a module ends when its time is up.",
  paper:
    "You print the test with an answer sheet, and enter your answers afterwards. The second module of a section is then of mixed difficulty, for nothing is known of how the first went.",
} as const;

interface MannerProps {
  readonly wanted: WantedTest;
  readonly onChange: (part: Partial<WantedTest>) => void;
}

/** How the test is to be sat. */
export function Manner({ wanted, onChange }: MannerProps) {
  const { kind, timing, extraBreaks, mode } = wanted;
  const isTimed = mode !== "paper";
  const hasBreaks = kind === "full" || kind === "half" || kind === "section";
  return (
    <>
      <Choice
        label="Mode"
        look="chips"
        value={mode}
        options={timing === "untimed" ? UNTIMED_MODES : MODES}
        onChange={(value) => onChange({ mode: value })}
        help={MODE_HELP[mode]}
      />
      {isTimed && (
        <Choice
          label="Time"
          look="chips"
          value={timing}
          options={TIMINGS}
          onChange={(value) =>
            onChange({ timing: value, ...(value === "untimed" && { mode: "practice" }) })
          }
        />
      )}
      {isTimed && hasBreaks && (
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
