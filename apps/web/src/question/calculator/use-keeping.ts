import { useEffect, useEffectEvent, useRef } from "react";

/** So long after the last change it is kept, in milliseconds. */
const REST = 250;
/** And so often where it does not rest, as beside a slider that plays. */
const MOST = 2_000;

/** Has what changes kept when it rests, for a slider changes it many times a second; and at once when the page goes. */
export function useKeeping<Kept>(value: Kept, keep: (value: Kept) => void): void {
  // What was there at first need not be kept.
  const kept = useRef(value);
  const settle = useEffectEvent(() => {
    if (kept.current === value) return;
    kept.current = value;
    keep(value);
  });
  // The shelf is the browser's, and is written to as a whole.
  useEffect(() => {
    const timer = setTimeout(() => settle(), REST);
    return () => clearTimeout(timer);
  }, [value]);
  // The same, where it never rests.
  useEffect(() => {
    const timer = setInterval(() => settle(), MOST);
    return () => clearInterval(timer);
  }, []);
  // The page's own life is outside React.
  useEffect(() => {
    const close = () => settle();
    addEventListener("pagehide", close);
    return () => {
      removeEventListener("pagehide", close);
      close();
    };
  }, []);
}
