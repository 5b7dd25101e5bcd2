import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import styles from "./action-bar.module.css";

/** How high the bar is, for the styles of the page. */
const HEIGHT = "--action-bar-height";

interface ActionBarProps {
  /** How it stands. */
  readonly status?: ReactNode;
  /** What helps to work on the question. */
  readonly tools?: ReactNode;
  /** The buttons; the last of them leads on. */
  readonly children: ReactNode;
}

/** The bar within reach: how it stands, and the buttons that lead on. */
export function ActionBar({ status, tools, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // What is scrolled into view has to stay clear of it: of what it has become, before anything is scrolled for that.
  useLayoutEffect(() => sayHeight(bar.current));
  // It may get another height by itself, as with the width of the window.
  useEffect(() => {
    const observer = new ResizeObserver(() => sayHeight(bar.current));
    if (bar.current !== null) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.status}>{status}</div>
      {tools && <div className={styles.tools}>{tools}</div>}
      {children}
    </div>
  );
}

function sayHeight(bar: HTMLElement | null): void {
  if (bar !== null) document.documentElement.style.setProperty(HEIGHT, `${bar.offsetHeight}px`);
}
