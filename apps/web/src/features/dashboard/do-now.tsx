import type { Activities, Activity } from "@sat/contract";
import { ArrowRight } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { activityWords } from "./activity-words.ts";
import { CardTitle } from "./card-title.tsx";
import styles from "./do-now.module.css";
import { WANTS_QUESTION } from "./quick-practice.tsx";
import { useActivities } from "./use-activities.ts";

/** What the learner would do best now: one thing, and why; something else is a press away. */
export function DoNow({ takesFocus }: Pick<ComponentProps<typeof CardTitle>, "takesFocus">) {
  const { data, isError, isFetchedAfterMount } = useActivities();
  return (
    <Card aria-labelledby="do-now">
      <div className={styles.sheet}>
        <CardTitle
          id="do-now"
          text="Do This Now"
          takesFocus={takesFocus}
          className={styles.heading}
        />
        {/* What was known before the learner came here may have been done since. */}
        {data && isFetchedAfterMount && !isError ? (
          <Choice {...data} />
        ) : (
          <NoChoice isError={isError} />
        )}
      </div>
    </Card>
  );
}

/** It is as high as a choice. */
function NoChoice({ isError }: { readonly isError: boolean }) {
  return (
    <>
      <div className={styles.words}>
        {isError ? (
          <p className={styles.why}>
            There is no suggestion without the server. You can practise all the same.
          </p>
        ) : (
          <Skeleton label="Finding what suits you best now..." lines={[70, 90]} />
        )}
      </div>
      <div className={styles.actions} />
    </>
  );
}

function Choice({ doneToday, activities }: Activities) {
  const [at, setAt] = useState(0);
  const activity = activities[at % activities.length];
  if (activity === undefined) return null;
  const { what, why } = activityWords(activity);
  return (
    <>
      <div aria-live="polite" className={styles.words}>
        <p className={styles.what}>{what}</p>
        <p className={styles.why}>
          {doneToday && "You have done what you planned for today. "}
          {why}
        </p>
      </div>
      <div className={styles.actions}>
        <Begin activity={activity} />
        {activities.length > 1 && (
          <Button look="secondary" onClick={() => setAt(at + 1)}>
            Something else
          </Button>
        )}
      </div>
    </>
  );
}

function Begin({ activity }: { readonly activity: Activity }) {
  const words = (
    <>
      Start
      <ArrowRight aria-hidden="true" />
    </>
  );
  if (activity.kind === "placement") return <ButtonLink to="/placement">{words}</ButtonLink>;
  const { due, focus } = activity;
  const search = { due, ...(focus && { skill: focus.skill, more: focus.questions }) };
  return (
    <ButtonLink to="/review" search={search} state={WANTS_QUESTION}>
      {words}
    </ButtonLink>
  );
}
