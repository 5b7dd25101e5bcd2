import type { Plan } from "@sat/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./first-run.module.css";
import { saturdayWithin } from "./test-dates.ts";

interface FirstRunDateProps {
  readonly onChoose: (date: Plan["testDate"]) => void;
}

/** About when the test is, in a tap; or its very date. */
export function FirstRunDate({ onChoose }: FirstRunDateProps) {
  const [isKnown, setKnown] = useState(false);
  const [date, setDate] = useState("");
  if (isKnown) {
    return (
      <div className={styles.date}>
        <TextField
          type="date"
          label="Test Date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button disabled={date === ""} onClick={() => onChoose(date)}>
          Use This Date
        </Button>
      </div>
    );
  }
  const within = (days: number) => () => onChoose(saturdayWithin(days, new Date()));
  return (
    <>
      <Button look="secondary" onClick={within(28)}>
        Within a month
      </Button>
      <Button look="secondary" onClick={within(75)}>
        In 2 or 3 months
      </Button>
      <Button look="secondary" onClick={() => onChoose(null)}>
        Later, or I don't know
      </Button>
      <Button look="quiet" onClick={() => setKnown(true)}>
        I know the date
      </Button>
    </>
  );
}
