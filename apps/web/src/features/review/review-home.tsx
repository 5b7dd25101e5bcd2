import { useEffect, useRef } from "react";
import { BackLink } from "../../ui/back-link.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DueToday } from "./due-today.tsx";
import { ReviewedToday } from "./reviewed-today.tsx";
import styles from "./review-home.module.css";
import type { More, ReviewPlan } from "./review-plan.ts";
import { REVIEW } from "./review-words.ts";
import { useReview } from "./use-review.ts";
import { useTabName } from "./use-tab-name.ts";

/** What a review has come to. */
interface Ended {
  readonly score: number;
  readonly total: number;
}

interface ReviewHomeProps {
  /** The review that has just ended here, if one has. */
  readonly ended?: Ended;
  /** Questions of a skill that are to come among those due. */
  readonly more: More | null;
  readonly onBegin: (plan: ReviewPlan) => void;
}

/** The review page before a review and after it: what is due, what was done today, and when something comes back. */
export function ReviewHome({ ended, more, onBegin }: ReviewHomeProps) {
  const { data, isError, isFetching, refetch } = useReview(more);
  useTabName(REVIEW);
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/mistakes">Back to Mistakes</BackLink>
        <h1>{REVIEW}</h1>
      </header>
      {ended && <Result ended={ended} />}
      {data !== undefined && (
        <>
          <DueToday review={data} more={more} onBegin={onBegin} />
          <ReviewedToday done={data.done} />
        </>
      )}
      {data === undefined &&
        (isError && !isFetching ? (
          <LoadFailure offline="Review needs a connection." onAgain={() => void refetch()}>
            Failed to load your review. Please try again.
          </LoadFailure>
        ) : (
          <Skeleton label="Loading your review..." lines={[60, 100]} />
        ))}
    </Page>
  );
}

function Result({ ended: { score, total } }: { readonly ended: Ended }) {
  const place = useRef<HTMLParagraphElement>(null);
  // The button that finished the review is gone, and the focus is the browser's.
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className={styles.result}>
      {score} of {total} right.
    </p>
  );
}
