import type { QueryClient } from "@tanstack/react-query";
import { logFailure } from "../lib/log.ts";
import { onPageReturn } from "../lib/page-return.ts";
import { onSessionNews } from "../lib/session-channel.ts";
import { forgetSession, maybeSignedIn, sessionQuery } from "../lib/session.ts";

/** Keeps this tab's session in step with the others; answers how to stop. */
export function followSession(client: QueryClient): () => void {
  const ask = () => {
    client
      .fetchQuery({ ...sessionQuery, staleTime: 0 })
      .catch((error: unknown) => logFailure("reading the session", error));
  };
  const stopNews = onSessionNews((news) => {
    // The page that is left here may have kept again what the tab that tells of it has cleared.
    if (news === "signed-out") forgetSession(client);
    // The news is only a reason to ask: who is signed in, the server says.
    if (news === "signed-in") ask();
  });
  const stopReturns = onPageReturn(() => {
    // News of the meantime has not reached a page that was put by.
    if (maybeSignedIn() || client.getQueryData(sessionQuery.queryKey)) ask();
  });
  return () => {
    stopNews();
    stopReturns();
  };
}
