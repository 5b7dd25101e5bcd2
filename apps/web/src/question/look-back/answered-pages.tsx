import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFocusOnNext } from "../../lib/use-focus-on-next.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./answered-pages.module.css";
import { AnsweredRows } from "./answered-row.tsx";

interface PageOf<Entry> {
  readonly entries: readonly Entry[];
}

interface AnsweredPagesProps<Entry> {
  readonly pages: UseInfiniteQueryResult<InfiniteData<PageOf<Entry>>>;
  /** What is said while they come, when they do not, and when they cannot for want of a connection. */
  readonly words: Readonly<Record<"loading" | "failed" | "offline", string>>;
  /** What stands over the rows. */
  readonly heading?: ReactNode;
  /** What stands in place of the rows if there are none. */
  readonly none?: ReactNode;
  /** The row of an entry, told the entry above it. */
  readonly row: (entry: Entry, above: Entry | undefined) => ReactNode;
}

/** Answered questions, page after page: more come when they are asked for. */
export function AnsweredPages<Entry extends { readonly questionId: string }>(
  props: AnsweredPagesProps<Entry>,
) {
  const { pages, words, heading, none, row } = props;
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage } = pages;
  const { list, ask } = useFocusOnNext<HTMLOListElement>(pages, "summary");
  if (data === undefined) {
    return isError && !isFetching ? (
      <LoadFailure offline={words.offline} onAgain={() => void pages.refetch()}>
        {words.failed}
      </LoadFailure>
    ) : (
      <Skeleton label={words.loading} lines={[100, 100, 100, 100, 100]} />
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return none;
  const showMore = () => {
    ask(entries.length);
    void pages.fetchNextPage();
  };
  return (
    <div className={styles.pages}>
      {heading}
      <AnsweredRows ref={list}>
        {entries.map((entry, at) => (
          <li key={entry.questionId} className={styles.row}>
            {row(entry, entries[at - 1])}
          </li>
        ))}
      </AnsweredRows>
      {pages.isFetchNextPageError && <Alert tone="bad">{words.failed}</Alert>}
      {hasNextPage && (
        <div>
          <Button look="secondary" busy={isFetchingNextPage} onClick={showMore}>
            Show More
          </Button>
        </div>
      )}
    </div>
  );
}
