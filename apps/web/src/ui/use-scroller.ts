import { type RefCallback, useCallback, useState } from "react";

interface Room {
  readonly ref: RefCallback<HTMLElement>;
  readonly role?: "group";
  readonly "aria-label"?: string;
  readonly tabIndex?: 0;
}

/**
 * For what may be larger than its room and then scrolls in it: as long as it does, it takes the focus, so that keys
 * scroll it too. `label` says what it is to who comes to it so, unless that says so itself. Answers the attributes of
 * the room.
 */
export function useScroller(label?: string, axis: "inline" | "block" = "inline"): Room {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback(
    (room: HTMLElement | null) => {
      if (room === null) return undefined;
      const measure = () => setScrolls(isLarger(room, axis));
      const observer = new ResizeObserver(measure);
      for (const part of [room, ...room.children]) observer.observe(part);
      return () => observer.disconnect();
    },
    [axis],
  );
  if (!scrolls) return { ref };
  return { ref, tabIndex: 0, ...(label !== undefined && { role: "group", "aria-label": label }) };
}

function isLarger(room: HTMLElement, axis: "inline" | "block"): boolean {
  if (axis === "inline") return room.scrollWidth > room.clientWidth;
  return room.scrollHeight > room.clientHeight && getComputedStyle(room).overflowY === "auto";
}
