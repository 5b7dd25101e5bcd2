import { useEffect } from "react";
import { whenIdle } from "../lib/idle.ts";
import { latePart, useLatePart } from "../lib/late-part.ts";
import { useUser } from "../lib/session.ts";
import { offlineKit } from "../question/offline/late-offline-kit.ts";
import { useAnswerOutbox } from "../question/outbox/use-answer-outbox.ts";

const lateWork = latePart("what looks for work on tests", () => import("./late-work.ts"));

/**
 * Sends the answers, and the work of tests, that an earlier visit could not, whichever page is opened first. Once the
 * page is at rest, it keeps those answers that wait safe, and tells how they fare.
 */
export function LateDelivery() {
  const outbox = useAnswerOutbox();
  const { uid } = useUser();
  const kit = useLatePart(offlineKit);
  const work = useLatePart(lateWork);
  // Downloads are outside React, and these can wait.
  useEffect(() => {
    const end = new AbortController();
    whenIdle(end.signal, () => {
      void offlineKit.load();
      void lateWork.load();
    });
    return () => end.abort();
  }, []);
  // The second copy is in the browser's own keeping.
  useEffect(() => kit?.mirrorAnswers(outbox, uid), [kit, outbox, uid]);
  return (
    <>
      {work && <work.LateWork />}
      {kit && <kit.DeliveryState outbox={outbox} />}
    </>
  );
}
