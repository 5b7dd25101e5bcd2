import { useEffect, useRef } from "react";

/** What is known of rows that come page after page. */
interface Pages {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
}

/**
 * Moves the focus on to the first row of a list that was asked for with a button, once it has come, and only then.
 * `selector` names what of a row takes the focus; `ask` is told the place of that first row.
 */
export function useFocusOnNext<List extends HTMLElement>(
  { data, isError, isFetchingNextPage, hasNextPage }: Pages,
  selector: "a" | "summary",
) {
  const list = useRef<List>(null);
  const asked = useRef<number>(undefined);
  // The focus is the browser's. Where no more have come the button is gone: it stays with the last row.
  useEffect(() => {
    if (asked.current === undefined || isFetchingNextPage) return;
    const rows = list.current?.children;
    const next = rows?.[asked.current] ?? (hasNextPage ? undefined : rows?.[rows.length - 1]);
    asked.current = undefined;
    next?.querySelector<HTMLElement>(selector)?.focus();
  }, [data, isError, isFetchingNextPage, hasNextPage, selector]);
  const ask = (place: number) => {
    asked.current = place;
  };
  return { list, ask };
}
