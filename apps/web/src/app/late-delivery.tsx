import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { whenIdle } from "../lib/idle.ts";
import { latePart, useLatePart } from "../lib/late-part.ts";
import { useUser } from "../lib/session.ts";
import { learnerShelf, UNSENT_WORK } from "../lib/storage.ts";
import { offlineKit } from "../question/offline/late-offline-kit.ts";
import { useAnswerOutbox } from "../question/outbox/use-answer-outbox.ts";

const tests = latePart("what delivers tests", () => import("../features/sitting/pages.ts"));

/** Sends what was done in modules of tests that no page has open any more. */
function useLateWork(uid: string): void {
  // The page of a test sees to its own modules.
  const open = useRouterState({
    select: ({ location }) => (location.pathname === "/test" ? location.search.id : undefined),
  });
  // What is kept on this device is outside React; what delivers it comes where something is.
  useEffect(() => {
    const end = new AbortController();
    const deliver = async () => {
      if (learnerShelf(uid).keys(UNSENT_WORK).length === 0) return;
      await (await tests.load())?.deliverLateWork(uid, open, end.signal);
    };
    const again = () => void deliver();
    again();
    addEventListener("online", again, end);
    return () => end.abort();
  }, [uid, open]);
}

/**
 * Sends the answers, and the work of tests, that an earlier visit could not, whichever page is opened first. Once the
 * page is at rest, it keeps those answers that wait safe, and tells how they fare.
 */
export function LateDelivery() {
  const outbox = useAnswerOutbox();
  const { uid } = useUser();
  const kit = useLatePart(offlineKit);
  useLateWork(uid);
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
