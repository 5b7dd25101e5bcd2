import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { focusHeading, nameTab } from "../lib/arrive.ts";
import { usePageData } from "./page-data.ts";

/** On every new page: names the tab after it and moves the focus to its heading, unless the page knows better. */
export function useArrival(): void {
  const router = useRouter();
  const { title } = usePageData();

  // Keeps the tab's name, which is outside React, in step with the route; a page that knows better, by an
  // effect of its own, has the last word.
  useLayoutEffect(() => nameTab(title), [title]);

  // Moves the focus, which is outside React, once the new page is drawn.
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged && !hasPageTakenFocus()) focusHeading();
      }),
    [router],
  );
}

/** Whether a page that had all it needs has put the focus where the learner goes on, such as on a question. */
function hasPageTakenFocus(): boolean {
  return document.activeElement?.matches("main *") === true;
}
