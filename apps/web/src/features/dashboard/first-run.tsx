import type { Plan, PreferencesChange } from "@sat/contract";
import { type ReactNode, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import { useSavePreferences } from "../../lib/preferences.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CardTitle } from "./card-title.tsx";
import { FirstRunDate } from "./first-run-date.tsx";
import styles from "./first-run.module.css";

const DAYS = [
  { label: "2 days", days: [3, 6] },
  { label: "3 days", days: [1, 3, 6] },
  { label: "5 days", days: [1, 2, 3, 4, 6] },
  { label: "Every day", days: [1, 2, 3, 4, 5, 6, 7] },
];

const MINUTES = [15, 30, 45, 60];

interface FirstRunProps {
  /** It is skipped, or done. */
  readonly onEnd: () => void;
}

/** Three questions to a newcomer, a tap each, which make a plan; any of them can be skipped, and none comes again. */
export function FirstRun({ onEnd }: FirstRunProps) {
  const save = useSaveFirstRun();
  const skip = () => {
    save({});
    onEnd();
  };
  const [testDate, setTestDate] = useState<Plan["testDate"]>();
  const [days, setDays] = useState<Plan["days"]>();
  const [isPlanned, setPlanned] = useState(false);
  if (isPlanned) return <Planned testDate={testDate ?? null} onEnd={onEnd} />;
  if (testDate === undefined) {
    return (
      <Step number={1} title="When is your test?" onSkip={skip}>
        <FirstRunDate onChoose={setTestDate} />
      </Step>
    );
  }
  if (days === undefined) {
    return (
      <Step number={2} title="How many days a week?" onSkip={skip}>
        {DAYS.map((each) => (
          <Button key={each.label} look="secondary" onClick={() => setDays(each.days)}>
            {each.label}
          </Button>
        ))}
      </Step>
    );
  }
  const finish = (minutesADay: number) => {
    save({ plan: { testDate, goal: null, days, minutesADay } });
    setPlanned(true);
  };
  return (
    <Step number={3} title="How long on each of them?" onSkip={skip}>
      {MINUTES.map((minutes) => (
        <Button key={minutes} look="secondary" onClick={() => finish(minutes)}>
          {minutes} minutes
        </Button>
      ))}
    </Step>
  );
}

/** Saves what the first run comes to; either way it is not shown again. */
function useSaveFirstRun(): (change: PreferencesChange) => void {
  const save = useSavePreferences();
  return (change) => {
    save({ ...change, planProposed: true }).catch((error: unknown) =>
      logFailure("saving the first run", error),
    );
  };
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly onSkip: () => void;
  readonly children: ReactNode;
}

function Step({ number, title, onSkip, children }: StepProps) {
  return (
    <Card aria-labelledby="first-run">
      <div className={styles.step}>
        <p className={styles.number}>Your plan, {number} of 3</p>
        <CardTitle id="first-run" text={title} takesFocus={number > 1} />
        <div className={styles.choices}>
          {children}
          <Button look="quiet" onClick={onSkip}>
            Skip
          </Button>
        </div>
      </div>
    </Card>
  );
}

const DAY = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** Such as Saturday, March 13. A day without a time is midnight in UTC. */
function dayName(day: string): string {
  return DAY.format(new Date(day));
}

function Planned({ testDate, onEnd }: Pick<Plan, "testDate"> & FirstRunProps) {
  return (
    <Card aria-labelledby="first-run">
      <div className={styles.step}>
        <CardTitle id="first-run" text="Your plan is ready" takesFocus />
        <p>
          {testDate !== null && `It leads up to your test on ${dayName(testDate)}. `}
          You can change it in Settings at any time. Twenty questions, about 25 minutes, show which
          skills are worth most to you.
        </p>
        <div className={styles.choices}>
          <ButtonLink to="/placement">Take the Placement</ButtonLink>
          <Button look="secondary" onClick={onEnd}>
            Start without
          </Button>
        </div>
      </div>
    </Card>
  );
}
