import { useEffect } from "react";
import { whenIdle } from "../lib/idle.ts";
import { useLatePart } from "../lib/late-part.ts";
import { useUser } from "../lib/session.ts";
import { offlineKit } from "../question/offline/late-offline-kit.ts";
import { useAnswerOutbox } from "../question/outbox/use-answer-outbox.ts";

/**
 * Sends the answers that an earlier visit could not, whichever page is opened first. Once the page is at rest, it
 * keeps those that wait safe, and tells how they fare.
 */
export function LateDelivery() {
  const outbox = useAnswerOutbox();
  const { uid } = useUser();
  const kit = useLatePart(offlineKit);
  // A download is outside React, and this one can wait.
  useEffect(() => {
    const end = new AbortController();
    whenIdle(end.signal, () => void offlineKit.load());
    return () => end.abort();
  }, []);
  // The second copy is in the browser's own keeping.
  useEffect(() => kit?.mirrorAnswers(outbox, uid), [kit, outbox, uid]);
  return kit === undefined ? null : <kit.DeliveryState outbox={outbox} />;
}
