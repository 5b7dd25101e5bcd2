import { CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { announce } from "../../lib/announce.ts";
import type { AnswerOutbox } from "../outbox/answer-outbox.ts";
import styles from "./delivery-state.module.css";

/** An answer is saved within this time, in milliseconds, or it is told that it is on its way still. */
const SHORT_WHILE = 1_000;

interface State {
  readonly Icon: typeof CloudOff;
  readonly text: string;
}

/** Says quietly whether the server has the learner's answers; a change for the worse, and its end, is said once aloud. */
export function DeliveryState({ outbox }: { readonly outbox: AnswerOutbox }) {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const heldUp = useSyncExternalStore(outbox.subscribe, outbox.heldUp);
  const isSending = useSyncExternalStore(outbox.subscribe, () => outbox.waiting().length > 0);
  const isSlow = useLasting(isSending);
  const { Icon, text } = stateOf({ isOnline, heldUp, isSlow });
  useAnnounced(isOnline && heldUp === 0);
  return (
    <p className={styles.state} title={text}>
      <Icon aria-hidden="true" />
      {heldUp > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {heldUp}
        </span>
      )}
      <span className={`visually-hidden ${styles.words}`}>{text}</span>
    </p>
  );
}

interface Delivery {
  readonly isOnline: boolean;
  /** Answers that could not be sent. */
  readonly heldUp: number;
  /** Whether one has been on its way for more than a short while. */
  readonly isSlow: boolean;
}

function stateOf({ isOnline, heldUp, isSlow }: Delivery): State {
  const waiting = heldUp === 1 ? "1 answer waiting" : `${heldUp} answers waiting`;
  if (!isOnline) return { Icon: CloudOff, text: heldUp === 0 ? "Offline" : `Offline, ${waiting}` };
  if (heldUp > 0) return { Icon: CloudUpload, text: waiting };
  if (isSlow) return { Icon: CloudUpload, text: "Saving..." };
  return { Icon: CloudCheck, text: "All answers saved" };
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

/** How it stands when the page comes is there to be read; only what changes is said. */
function useAnnounced(isWell: boolean): void {
  const wasWell = useRef(isWell);
  // The voice is outside React.
  useEffect(() => {
    if (wasWell.current === isWell) return;
    wasWell.current = isWell;
    announce(
      isWell
        ? "All answers are saved."
        : "Your answers cannot be saved right now. You can go on: they wait on this device.",
    );
  }, [isWell]);
}

function onConnection(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
