import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { barPlace, type Edges } from "./bar-place.ts";
import styles from "./mark-bar.module.css";

interface MarkBarProps {
  /** What it stands at, measured anew whenever something has moved; undefined where that is gone. */
  readonly around: () => Edges | undefined;
  readonly isTouch: boolean;
  readonly children: ReactNode;
}

/** A bar that stands at words of the question as long as they are in sight, over everything else. */
export function MarkBar({ around, isTouch, children }: MarkBarProps) {
  const room = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof barPlace>>();
  // Where things stand is known once they are drawn, and the bar is to be in its place before it is painted.
  useLayoutEffect(() => {
    const follow = () => setPlace(placeNow(room.current, bar.current, { around, isTouch }));
    follow();
    const end = new AbortController();
    addEventListener("scroll", follow, { capture: true, passive: true, signal: end.signal });
    addEventListener("resize", follow, end);
    return () => end.abort();
  }, [around, isTouch]);
  return createPortal(
    <section ref={room} className={styles.room} aria-label="Highlighting at the words">
      <div
        ref={bar}
        className={styles.bar}
        data-mark-bar
        data-placed={place !== undefined}
        style={place && { insetInlineStart: place.x, insetBlockStart: place.y }}
      >
        {children}
      </div>
    </section>,
    document.body,
  );
}

/** From the edges of its room, where the bar is to stand now. */
function placeNow(
  room: HTMLElement | null,
  bar: HTMLElement | null,
  { around, isTouch }: Pick<MarkBarProps, "around" | "isTouch">,
): ReturnType<typeof barPlace> {
  const words = around();
  if (room === null || bar === null || words === undefined) return undefined;
  const edges = room.getBoundingClientRect();
  const { width, height } = bar.getBoundingClientRect();
  const place = barPlace({ around: words, bar: { width, height }, room: edges, isTouch });
  return place && { x: place.x - edges.left, y: place.y - edges.top };
}
