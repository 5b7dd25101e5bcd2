import { logFailure } from "../../lib/log.ts";
import { useSavePreferences } from "../../lib/preferences.ts";
import { Switch } from "../../ui/switch.tsx";
import type { Practice } from "./practice.ts";
import type { Session } from "./session.ts";

interface TimerSwitchProps {
  readonly practice: Practice;
  readonly session: Session;
  readonly help: string;
}

/** Whether questions are timed, which is a preference too; it cannot be changed during one. */
export function TimerSwitch({ practice, session, help }: TimerSwitchProps) {
  const { mutateAsync: save } = useSavePreferences();
  const toggle = (timerEnabled: boolean) => {
    practice.send({ kind: "timer-toggled" });
    save({ timerEnabled }).catch((error: unknown) => logFailure("saving the timer", error));
  };
  return (
    <Switch
      label="Timer (60s)"
      checked={session.timed}
      help={help}
      disabled={session.phase === "shown"}
      onChange={toggle}
    />
  );
}
