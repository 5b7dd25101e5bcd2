import { useEffect } from "react";

/** Has each printed page bear a line at its foot while the page is open: what belongs together is told by it. */
export function usePaperLine(line: string): void {
  // What stands in a page's margin is styled by the document's root alone.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--paper-line", JSON.stringify(line));
    return () => {
      style.removeProperty("--paper-line");
    };
  }, [line]);
}
