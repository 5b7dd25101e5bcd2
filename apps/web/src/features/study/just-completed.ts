import { useEffect, useState } from "react";
import { isText } from "../../lib/shapes.ts";
import { tabShelf } from "../../lib/storage.ts";

const KEY = "completed";

/** Notes that a session has just been completed in this tab; its summary asks. */
export function noteCompleted(id: string): void {
  tabShelf.write(KEY, id);
}

/** Whether a session has just been completed in this tab. It is told once: a reload is no news. */
export function useJustCompleted(id: string | undefined): boolean {
  const [isNews] = useState(() => id !== undefined && tabShelf.read(KEY, isText) === id);
  // The shelf is outside React.
  useEffect(() => tabShelf.remove(KEY), []);
  return isNews;
}
