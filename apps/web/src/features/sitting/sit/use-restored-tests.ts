import { useEffect, useState } from "react";
import { restoreTests } from "./module-shelf.ts";

/** Whether the shelf has all that is kept of tests on this device. */
export function useRestoredTests(uid: string): boolean {
  const [isRestored, setRestored] = useState(false);
  // The browser's keeping is outside React.
  useEffect(() => {
    void restoreTests(uid).then(() => setRestored(true));
  }, [uid]);
  return isRestored;
}
