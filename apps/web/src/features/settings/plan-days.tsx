import { WEEKDAYS } from "../../lib/weekdays.ts";
import choice from "../../ui/choice.module.css";

interface PlanDaysProps {
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
}

/** The days of the week that are for practice: checkboxes, at least one of them checked. */
export function PlanDays({ days, onChange }: PlanDaysProps) {
  const toggle = (day: number) => {
    const chosen = days.includes(day) ? days.filter((each) => each !== day) : [...days, day];
    if (chosen.length > 0) onChange(chosen.toSorted((one, other) => one - other));
  };
  return (
    <fieldset className={choice.field}>
      <legend className={choice.label}>Days for Practice</legend>
      <div className={choice.chips}>
        {WEEKDAYS.map(({ day, label, name }) => (
          <label key={day} className={`ringed ${choice.option}`}>
            <input
              type="checkbox"
              className="visually-hidden"
              aria-label={name}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden="true">{label}</span>
          </label>
        ))}
      </div>
      <p className={choice.help}>At least one. What you miss is not added to other days.</p>
    </fieldset>
  );
}
