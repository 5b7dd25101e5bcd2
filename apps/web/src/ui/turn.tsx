import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { Rise } from "../lib/use-rise.ts";
import styles from "./turn.module.css";

/** In sight is what stands clear of the bars at both edges of the window, nearly whole. */
const IN_SIGHT = { rootMargin: "-10% 0px", threshold: 0.9 };

interface TurnProps {
  /** What has become of the figure; undefined where nothing has changed. */
  readonly rise: Rise | undefined;
  /** What stood here when the figure was another. */
  readonly former: (figure: number) => string;
  readonly children: ReactNode;
}

/** A figure that turns over from what it was, as on a counter, once it is in sight. */
export function Turn({ rise, former, children }: TurnProps) {
  const place = useRef<HTMLSpanElement>(null);
  const see = useEffectEvent(() => rise?.see());
  const isWaiting = rise?.isSeen === false;
  // What is in sight is the browser's to say.
  useEffect(() => {
    if (!isWaiting || place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    }, IN_SIGHT);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  if (rise === undefined) return children;
  return (
    // The former figure is drawn by the style sheet: nobody should hear or copy it.
    <span
      ref={place}
      className={styles.turn}
      data-moment="turn"
      data-waiting={isWaiting ? "" : undefined}
      data-former={former(rise.from)}
    >
      <span className={styles.present}>{children}</span>
    </span>
  );
}
