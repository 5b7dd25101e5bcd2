import { logFailure } from "../../lib/log.ts";
import { useSavePreferences } from "../../lib/preferences.ts";
import { Switch } from "../../ui/switch.tsx";
import type { QuestionDesk, QuestionState } from "./question-desk.ts";

interface TimerSwitchProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly help: string;
}

/** Whether questions are timed, which is a preference too; it cannot be changed during one. */
export function TimerSwitch({ desk, state, help }: TimerSwitchProps) {
  const save = useSavePreferences();
  const toggle = (timerEnabled: boolean) => {
    desk.send({ kind: "timer-toggled" });
    save({ timerEnabled }).catch((error: unknown) => logFailure("saving the timer", error));
  };
  return (
    <Switch
      label="Timer (60s)"
      checked={state.timed}
      help={help}
      disabled={state.phase === "shown"}
      onChange={toggle}
    />
  );
}
