import { CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { announce } from "../../lib/announce.ts";
import type { AnswerOutbox } from "../outbox/answer-outbox.ts";
import styles from "./delivery-state.module.css";

/** An answer is saved within this time, in milliseconds, or the sign too tells that it is on its way still. */
const SHORT_WHILE = 1_000;

interface State {
  readonly Icon: typeof CloudOff;
  readonly text: string;
}

/** Says quietly whether the server has the learner's answers; a change for the worse, and its end, is said once aloud. */
export function DeliveryState({ outbox }: { readonly outbox: AnswerOutbox }) {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const heldUp = useSyncExternalStore(outbox.subscribe, outbox.heldUp);
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.waiting().length);
  const isSlow = useLasting(waiting > 0);
  const stuck = isOnline ? heldUp : waiting;
  const { Icon, text } = stateOf({ isOnline, stuck, isSending: waiting > 0, isSlow });
  useAnnounced(standingOf(!isOnline || heldUp > 0, waiting > 0));
  return (
    <p className={styles.state} title={text}>
      <Icon aria-hidden="true" />
      {stuck > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {stuck}
        </span>
      )}
      <span className={`visually-hidden ${styles.words}`}>{text}</span>
    </p>
  );
}

interface Delivery {
  readonly isOnline: boolean;
  /** Answers that cannot be sent. */
  readonly stuck: number;
  readonly isSending: boolean;
  /** Whether one has been on its way for more than a short while. */
  readonly isSlow: boolean;
}

/** The words are true at once; the sign stays calm for a short while, or it would flicker with every answer. */
function stateOf({ isOnline, stuck, isSending, isSlow }: Delivery): State {
  const waiting = stuck === 1 ? "1 answer waiting" : `${stuck} answers waiting`;
  if (!isOnline) return { Icon: CloudOff, text: stuck === 0 ? "Offline" : `Offline, ${waiting}` };
  if (stuck > 0) return { Icon: CloudUpload, text: waiting };
  if (isSending) return { Icon: isSlow ? CloudUpload : CloudCheck, text: "Saving..." };
  return { Icon: CloudCheck, text: "All answers saved" };
}

/** How the answers fare, to the ear: what is on its way is neither lost nor saved. */
type Standing = "well" | "under way" | "ill";

function standingOf(isHeldUp: boolean, isSending: boolean): Standing {
  if (isHeldUp) return "ill";
  return isSending ? "under way" : "well";
}

/** Whether something has been so for more than a short while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  // Time passes outside React.
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), SHORT_WHILE);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return lasts;
}

/** How it stands when the page comes is there to be read; only a change for the worse, and its end, is said. */
function useAnnounced(standing: Standing): void {
  const wasIll = useRef(standing === "ill");
  // The voice is outside React.
  useEffect(() => {
    const isIll = standing === "ill";
    if (standing === "under way" || wasIll.current === isIll) return;
    wasIll.current = isIll;
    announce(
      standing === "well"
        ? "All answers are saved."
        : "Your answers cannot be saved right now. You can go on: they wait on this device.",
    );
  }, [standing]);
}

function onConnection(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
