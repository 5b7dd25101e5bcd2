import { type RefObject, useEffect } from "react";

/** Keeps keys that are struck within an element from the page, where letters choose options and open tools. */
export function useOwnKeys(room: RefObject<HTMLElement | null>): void {
  // After React, which listens at the body, and before the page, which listens at the document.
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Node && room.current?.contains(event.target);
      if (isOwn) event.stopPropagation();
    };
    const root = document.documentElement;
    root.addEventListener("keydown", keep);
    return () => root.removeEventListener("keydown", keep);
  }, [room]);
}
