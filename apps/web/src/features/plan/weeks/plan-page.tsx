import type { Plan, PlanOutline } from "@sat/contract";
import { Link } from "@tanstack/react-router";
import { useUser } from "../../../lib/session.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Aims } from "./aims.tsx";
import { ComingWeeks } from "./coming-weeks.tsx";
import styles from "./plan-page.module.css";
import { wholeDay } from "./plan-words.ts";
import { ThisWeek } from "./this-week.tsx";
import { usePlan } from "./use-plan.ts";

/** What the learner means to do until the test, by week. */
export function PlanPage() {
  const { plan } = useUser().preferences;
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>Plan</h1>
      </header>
      {plan === null ? <NoPlan /> : <Outline plan={plan} />}
    </Page>
  );
}

function NoPlan() {
  return (
    <div className={styles.invitation}>
      <p>
        You have no plan yet. Say when your test is, on which days you want to practice and for how
        long, and see here what each week is for.
      </p>
      <ButtonLink to="/settings" hash="plan">
        Make a Plan
      </ButtonLink>
    </div>
  );
}

function Outline({ plan }: { readonly plan: Plan }) {
  const { data, isError, isFetching, refetch } = usePlan();
  if (data !== undefined) return <Weeks plan={plan} outline={data} />;
  return isError && !isFetching ? (
    <LoadFailure offline="Your plan needs a connection." onAgain={() => void refetch()}>
      Failed to load your plan. Please try again.
    </LoadFailure>
  ) : (
    <Skeleton label="Loading your plan..." lines={[60, 100, 100, 100]} />
  );
}

interface WeeksProps {
  readonly plan: Plan;
  readonly outline: PlanOutline;
}

function Weeks({ plan, outline }: WeeksProps) {
  const { today, weeks, answers, thisWeek } = outline;
  const [first, ...others] = weeks;
  return (
    <>
      <Aims plan={plan} />
      {plan.testDate !== null && plan.testDate <= today && (
        <TestIsThere testDate={plan.testDate} today={today} />
      )}
      {answers === 0 && <ToPlacement />}
      {first && <ThisWeek week={first} done={thisWeek} />}
      {others.length > 0 && <ComingWeeks weeks={others} />}
      {first && (
        <p className={styles.note}>
          The plan starts anew from today, every day. What you missed is not added to later days.{" "}
          <Link to="/settings" hash="plan">
            Change your plan
          </Link>
        </p>
      )}
    </>
  );
}

function TestIsThere({ testDate, today }: { readonly testDate: string; readonly today: string }) {
  return (
    <div className={styles.invitation}>
      <p>
        {testDate === today
          ? "Your test is today. There is nothing more to plan for it."
          : `Your test was on ${wholeDay(testDate)}. If you take another, tell us when, and the plan goes on.`}
      </p>
      <ButtonLink to="/settings" hash="plan">
        Set a New Date
      </ButtonLink>
    </div>
  );
}

function ToPlacement() {
  return (
    <div className={styles.invitation}>
      <p>
        Your weeks are still the same for everybody. Twenty questions, about 25 minutes, show which
        skills are worth most to you.
      </p>
      <ButtonLink to="/placement">Take the Placement</ButtonLink>
    </div>
  );
}
