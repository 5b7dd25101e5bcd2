import type { Review } from "@sat/contract";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { firstClick } from "../../ui/first-click.ts";
import styles from "./review-home.module.css";
import { type More, newPlan, type ReviewPlan } from "./review-plan.ts";
import { amountWords, dayWords, setWords } from "./review-words.ts";

interface DueTodayProps {
  readonly review: Review;
  readonly more: More | null;
  readonly onBegin: (plan: ReviewPlan) => void;
}

/** What there is to review today, and the button that begins; else when there will be something. */
export function DueToday({ review, more, onBegin }: DueTodayProps) {
  const { today, done, nextDay } = review;
  if (today === 0 && more === null) {
    return (
      <Card as="div">
        <div className={styles.due}>
          <p className={styles.amount}>
            {done.length > 0 ? "That is all for today." : "Nothing is due today."}
          </p>
          <p>{nextDay === null ? NOTHING_YET : `The next review is ${dayWords(nextDay)}.`}</p>
          <div>
            <ButtonLink to="/practice">Practice</ButtonLink>
          </div>
        </div>
      </Card>
    );
  }
  const wish = { due: today, more };
  return (
    <Card as="div">
      <div className={styles.due}>
        <p className={styles.amount}>{amountWords(review, more)}</p>
        {today > 0 && <p>{WHAT_COMES}</p>}
        <div>
          <Button size="large" onClick={firstClick(() => onBegin(newPlan(wish)))}>
            {setWords(wish).begin}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const WHAT_COMES =
  "What you missed comes again, mixed, with other numbers or another text. What you get right comes back later, and what you miss comes back tomorrow.";
const NOTHING_YET =
  "What you miss comes back here the next day, and then later each time you get it right.";
