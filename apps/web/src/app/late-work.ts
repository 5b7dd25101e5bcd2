import { useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { latePart, useLatePart } from "../lib/late-part.ts";
import { useUser } from "../lib/session.ts";
import { learnerShelf, UNSENT_WORK } from "../lib/storage.ts";
import { offlineKit } from "../question/offline/late-offline-kit.ts";

const tests = latePart("what delivers tests", () => import("../features/sitting/pages.ts"));

function hasUnsentWork(uid: string): boolean {
  return learnerShelf(uid).keys(UNSENT_WORK).length > 0;
}

/** Sends what was done in modules of tests that no page has open any more. */
export function LateWork(): null {
  const { uid } = useUser();
  const kit = useLatePart(offlineKit);
  // The page of a test sees to its own modules.
  const open = useRouterState({
    select: ({ location }) => (location.pathname === "/test" ? location.search.id : undefined),
  });
  const deliver = useEffectEvent(async (isAny: boolean, end: AbortSignal) => {
    if (isAny) await (await tests.load())?.deliverLateWork(uid, open, end);
  });
  // What is kept on this device is outside React; what delivers it comes where something is.
  useEffect(() => {
    const end = new AbortController();
    const look = () => void deliver(hasUnsentWork(uid), end.signal);
    look();
    addEventListener("online", look, end);
    return () => end.abort();
  }, [uid, open]);
  // Of what a browser that was killed had on its shelf, the second copies may be all that is left.
  useEffect(() => {
    const end = new AbortController();
    void kit?.workCopies.all(uid).then((copies) => {
      const isAny = copies.some(({ key }) => key.startsWith(UNSENT_WORK));
      const isLost = isAny && !hasUnsentWork(uid);
      if (!end.signal.aborted) void deliver(isLost, end.signal);
    });
    return () => end.abort();
  }, [kit, uid]);
  return null;
}
