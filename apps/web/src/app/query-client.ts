import {
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import { failureOf, isSignedOut } from "../lib/api.ts";
import { checkSession } from "../lib/session.ts";

/** Calls that got no answer are tried once more; a call the server refused is not. */
function retry(failures: number, error: Error): boolean {
  return failures < 1 && failureOf(error)?.kind === "network";
}

/** What did not come without a connection is asked for again with one; what is there stays as it is. */
function isMissing({ state }: Query): boolean {
  return state.data === undefined;
}

/** The cache of what the server said; a call that is told that nobody is signed in has the session checked. */
export function createQueryClient(): QueryClient {
  // The manager takes a page opened offline for online, and would miss that the connection comes.
  onlineManager.setOnline(navigator.onLine);
  const onError = (error: unknown) => {
    if (isSignedOut(error)) checkSession(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // Offline, a call must fail at once and say so rather than wait unseen.
    defaultOptions: {
      queries: { retry, retryDelay: 500, networkMode: "always", refetchOnReconnect: isMissing },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
