import type { QueryClient } from "@tanstack/react-query";
import { onPageReturn } from "../lib/page-return.ts";
import { onSessionNews } from "../lib/session-channel.ts";
import { checkSession, maybeSignedIn, sessionQuery } from "../lib/session.ts";
import { closeLearnerShelf, forgetLearner } from "../lib/storage.ts";

/** Keeps this tab's session in step with the others; answers how to stop. */
export function followSession(client: QueryClient): () => void {
  const known = () => client.getQueryData(sessionQuery.queryKey);
  // The news is only a reason to ask: who is signed in, the server says. To a page that was put by, it comes late.
  const stopNews = onSessionNews((news) => {
    const user = known();
    // Whoever tells of it has cleared what the page that is left here may still keep.
    if (news === "signed-out" && user) closeLearnerShelf(user.uid);
    if (news === "signed-in" || (news === "signed-out" && user !== null)) checkSession(client);
    // What this page has written meanwhile goes as well, and what it would write as it is left does not come.
  }, forgetLearner);
  const stopReturns = onPageReturn(() => {
    // News of the meantime has not reached a page that was put by.
    if (maybeSignedIn() || known()) checkSession(client);
  });
  return () => {
    stopNews();
    stopReturns();
  };
}
