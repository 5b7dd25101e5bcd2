import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

const PRODUCT = "SAT Practice";

/** On every new page: names the tab after it and moves the focus to its heading. */
export function useArrival(): void {
  const router = useRouter();
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title });

  // Keeps the tab's name, which is outside React, in step with the route.
  useEffect(() => {
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);

  // The browser's focus stays on the link of the page that is gone unless it is moved.
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) focusHeading();
      }),
    [router],
  );
}

function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
