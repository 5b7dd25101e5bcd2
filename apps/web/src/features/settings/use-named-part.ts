import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** Brings the card that the address names into view once the settings are there, with the focus on its heading. */
export function useNamedPart(isThere: boolean): void {
  const name = useLocation({ select: ({ hash }) => hash });
  // The view and the focus are the browser's, and the settings come too late for what it does about an address itself.
  useEffect(() => {
    const heading = isThere ? document.getElementById(name) : null;
    // The link that skips to the content names no card.
    if (heading?.localName !== "h2") return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.closest("section")?.scrollIntoView();
  }, [isThere, name]);
}
