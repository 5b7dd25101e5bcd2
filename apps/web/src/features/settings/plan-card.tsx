import type { Plan, Preferences } from "@sat/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PlanDays } from "./plan-days.tsx";
import styles from "./plan-card.module.css";

/** A plan to begin with. */
const FIRST: Plan = { testDate: null, goal: null, days: [1, 3, 6], minutesADay: 30 };

const NO_GOAL = "none";
const GOALS = [
  { value: NO_GOAL, label: "No goal" },
  ...Array.from({ length: 121 }, (_, at) => String(1600 - 10 * at)).map((value) => ({
    value,
    label: value,
  })),
];

const MINUTES = [10, 15, 20, 30, 45, 60, 90, 120, 180];

interface PlanCardProps {
  readonly plan: Plan | null;
  readonly onChange: (change: Partial<Preferences>) => void;
}

/** When the test is, which score the learner wants, and how much they mean to do for it. */
export function PlanCard({ plan, onChange }: PlanCardProps) {
  return (
    <Card aria-labelledby="plan">
      <h2 id="plan">Plan</h2>
      {plan === null ? (
        <div className={styles.plan}>
          <p>With a plan you see what each week until your test is for.</p>
          <p>
            <Button look="secondary" onClick={() => onChange({ plan: FIRST })}>
              Make a Plan
            </Button>
          </p>
        </div>
      ) : (
        <PlanFields plan={plan} onChange={onChange} />
      )}
    </Card>
  );
}

interface PlanFieldsProps extends PlanCardProps {
  readonly plan: Plan;
}

function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const { testDate, goal, days, minutesADay } = plan;
  const edit = (change: Partial<Plan>) => onChange({ plan: { ...plan, ...change } });
  return (
    <div className={styles.plan}>
      <div className={styles.date}>
        <TextField
          type="date"
          label="Test Date"
          value={testDate ?? ""}
          help={testDate === null ? "You don't know it yet." : "The last week before it is light."}
          onChange={({ target }) => edit({ testDate: target.value || null })}
        />
        {testDate !== null && (
          <Button look="quiet" onClick={() => edit({ testDate: null })}>
            I don't know yet
          </Button>
        )}
      </div>
      <Select
        label="Goal"
        value={goal === null ? NO_GOAL : String(goal)}
        options={GOALS}
        help="The score you want, between 400 and 1600."
        onChange={(value) => edit({ goal: value === NO_GOAL ? null : Number(value) })}
      />
      <PlanDays days={days} onChange={(chosen) => edit({ days: chosen })} />
      <Select
        label="Time on Each Day"
        value={String(minutesADay)}
        options={minuteOptions(minutesADay)}
        onChange={(value) => edit({ minutesADay: Number(value) })}
      />
      <p className={styles.ways}>
        <Link to="/plan">See your plan</Link>
        <Button look="quiet" onClick={() => onChange({ plan: null })}>
          Remove Plan
        </Button>
      </p>
    </div>
  );
}

/** The usual ones, and the learner's own if it is another. */
function minuteOptions(own: number) {
  const all = [...new Set([...MINUTES, own])].toSorted((one, other) => one - other);
  return all.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));
}
