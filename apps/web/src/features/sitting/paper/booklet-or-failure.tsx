import type { Booklet } from "@sat/contract";
import type { ReactNode } from "react";
import { failureOf } from "../../../lib/api.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NoTest } from "../no-test.tsx";
import { isBeingChosen, useBooklet } from "./paper-calls.ts";

interface BookletOrFailureProps {
  readonly id: string;
  /** The page's heading, which stands while there is no booklet yet. */
  readonly title: string;
  readonly children: (booklet: Booklet) => ReactNode;
}

/** What is made of a test as it is printed; until that is there, or if there is none, what there is to say. */
export function BookletOrFailure({ id, title, children }: BookletOrFailureProps) {
  const { data, error, failureReason, isFetching, refetch } = useBooklet(id);
  const failure = failureOf(error);
  if (failure?.kind === "problem" && failure.status === 404) return <NoTest />;
  if (failure?.kind === "problem" && failure.status === 409) return <NotYet id={id} />;
  if (data !== undefined) return children(data);
  return (
    <Page>
      <h1>{title}</h1>
      {error !== null && !isFetching ? (
        <LoadFailure offline="Your test needs a connection." onAgain={() => void refetch()}>
          Failed to load your test. Please try again.
        </LoadFailure>
      ) : (
        <Skeleton
          label={
            isBeingChosen(failureReason) ? "Choosing your questions..." : "Loading your test..."
          }
          isLabelShown={isBeingChosen(failureReason)}
          lines={[100, 100, 100, 100]}
        />
      )}
    </Page>
  );
}

function NotYet({ id }: { readonly id: string }) {
  return (
    <Page narrow>
      <Notice
        title="Not yet"
        actions={
          <ButtonLink to="/test" search={{ id }}>
            Go On with the Test
          </ButtonLink>
        }
      >
        This test goes on. It can be printed once it has ended.
      </Notice>
    </Page>
  );
}
