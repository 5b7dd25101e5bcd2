import { CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { announce } from "../../lib/announce.ts";
import type { AnswerOutbox } from "../outbox/answer-outbox.ts";
import styles from "./delivery-state.module.css";

interface State {
  readonly Icon: typeof CloudOff;
  readonly text: string;
}

/** Says quietly whether the server has the learner's answers; a change for the worse, and its end, is said once aloud. */
export function DeliveryState({ outbox }: { readonly outbox: AnswerOutbox }) {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const heldUp = useSyncExternalStore(outbox.subscribe, outbox.heldUp);
  const { Icon, text } = stateOf(isOnline, heldUp);
  useAnnounced(isOnline && heldUp === 0);
  return (
    <p className={styles.state} title={text}>
      <Icon aria-hidden="true" />
      {heldUp > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {heldUp}
        </span>
      )}
      <span className={styles.words}>{text}</span>
    </p>
  );
}

function stateOf(isOnline: boolean, heldUp: number): State {
  const waiting = heldUp === 1 ? "1 answer waiting" : `${heldUp} answers waiting`;
  if (!isOnline) return { Icon: CloudOff, text: heldUp === 0 ? "Offline" : `Offline, ${waiting}` };
  if (heldUp > 0) return { Icon: CloudUpload, text: waiting };
  return { Icon: CloudCheck, text: "All answers saved" };
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
        : "The server is out of reach. You can go on: your answers wait on this device.",
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
