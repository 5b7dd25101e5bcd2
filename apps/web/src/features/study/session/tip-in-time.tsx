import { useEffect, useState } from "react";
import { StudyTip } from "../../../question/feedback/study-tip.tsx";
import styles from "./tip-in-time.module.css";

/** From a question loaded to its tip. */
const TIP_DELAY_MS = 500;

/** The tip, a moment after its question; its room is there from the first, so that nothing moves. */
export function TipInTime({ text }: { readonly text: string }) {
  const [isDue, setDue] = useState(false);
  // The tip comes by the clock.
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), TIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.tip} hidden={!isDue}>
      <StudyTip text={text} />
    </div>
  );
}
