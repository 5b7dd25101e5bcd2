import { useEffect, useRef } from "react";
import { focusHeading, nameTab } from "../../../lib/arrive.ts";

/** On every new level: names the tab after it and moves the focus to its heading, as on a new page. */
export function useLevelArrival(title: string): void {
  const last = useRef(title);
  // The tab and the focus are the browser's; the router sees to the focus of the first level.
  useEffect(() => {
    nameTab(title);
    if (title !== last.current) focusHeading();
    last.current = title;
  }, [title]);
}
