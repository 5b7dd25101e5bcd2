import { useEffect } from "react";
import { nameTab } from "../../lib/arrive.ts";

/** Names the tab after what is on the page now, of which the map of the app knows the page alone. */
export function useTabName(title: string): void {
  // The tab is the browser's.
  useEffect(() => nameTab(title), [title]);
}
