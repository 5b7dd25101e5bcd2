import type { Preferences } from "@sat/contract";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { logFailure } from "../../lib/log.ts";
import { useSavePreferences } from "../../lib/preferences.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, DownloadLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import styles from "./reminders.module.css";
import { useReminders } from "./use-reminders.ts";

const HELP = {
  on: "At most one a day, and none on a day you have practiced",
  off: "No reminders are sent",
};

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: `${hour}`,
  label: `${hour % 12 || 12}:00 ${hour < 12 ? "AM" : "PM"}`,
}));

/** Whether, where and when the learner is reminded to practice. All of it takes effect at once. */
export function Reminders({ preferences }: { readonly preferences: Preferences }) {
  const { notificationsEnabled: isOn, plan } = preferences;
  const { isHere, act, pending, trouble, isTestSent } = useReminders({ isOn });
  return (
    <Card aria-labelledby="reminders">
      <h2 id="reminders">Reminders</h2>
      <div className={styles.settings}>
        <Switch
          label="Notifications"
          checked={isOn || pending === "on"}
          status={isOn ? "On" : "Off"}
          help={HELP[isOn ? "on" : "off"]}
          onChange={(turnsOn) => {
            if (pending === undefined) act(turnsOn ? "on" : "off");
          }}
        />
        {isOn && isHere === false && (
          <Alert
            tone="plain"
            actions={
              <Button
                look="secondary"
                size="small"
                busy={pending === "here"}
                onClick={() => act("here")}
              >
                Remind Me Here Too
              </Button>
            }
          >
            Reminders are on, but not in this browser.
          </Alert>
        )}
        {trouble && <Alert tone={trouble.tone}>{trouble.text}</Alert>}
        <ReminderHour hour={preferences.reminderHour} hasPlan={plan !== null} />
        <div className={styles.buttons}>
          {isOn && isHere === true && (
            <Button
              look="secondary"
              size="small"
              busy={pending === "test"}
              onClick={() => act("test")}
            >
              Send a Test Reminder
            </Button>
          )}
          {plan !== null && (
            <DownloadLink href="/api/plan.ics" look="secondary" size="small">
              <CalendarPlus aria-hidden="true" />
              Plan for Your Calendar
            </DownloadLink>
          )}
        </div>
        {isTestSent && <Alert tone="good">A test reminder is on its way.</Alert>}
      </div>
    </Card>
  );
}

interface ReminderHourProps {
  readonly hour: number;
  readonly hasPlan: boolean;
}

function ReminderHour({ hour, hasPlan }: ReminderHourProps) {
  const save = useSavePreferences();
  // The one just chosen stands there while it is being saved.
  const [chosen, setChosen] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const choose = async (reminderHour: number) => {
    setChosen(reminderHour);
    setFailed(false);
    try {
      await save({ reminderHour });
    } catch (error) {
      logFailure("saving the hour of reminders", error);
      setFailed(true);
    }
    setChosen(undefined);
  };
  return (
    <>
      <Select
        label="Reminder Time"
        value={`${chosen ?? hour}`}
        options={HOURS}
        help={
          hasPlan
            ? "Wherever you are, on the days of your plan; your calendar uses it too"
            : "Wherever you are"
        }
        onChange={(value) => void choose(Number(value))}
      />
      {hasFailed && <Alert tone="bad">Failed to save the time. Please try again.</Alert>}
    </>
  );
}
