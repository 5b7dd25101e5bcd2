import type { User } from "@sat/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { createContext, use } from "react";
import { call, isSignedOut } from "./api.ts";
import { timeZone } from "./clock.ts";
import { deviceShelf } from "./storage.ts";

const HINT = "signed-in";

/** The signed-in learner's user document; null when nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["GET /api/me"],
  queryFn: async ({ signal }): Promise<User | null> => {
    const user = await readUser(signal);
    if (user === null) deviceShelf.remove(HINT);
    else deviceShelf.write(HINT, true);
    return user;
  },
  staleTime: 60_000,
});

async function readUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await call("GET /api/me", undefined, { query: { timeZone: timeZone() }, signal });
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/**
 * Whether this browser may hold a session. The sign-in page asks the server only then: to ask for
 * nothing would log an error in every first visitor's console.
 */
export function maybeSignedIn(): boolean {
  return deviceShelf.read(HINT, (value) => value === true) ?? false;
}

/** Puts what the server answered, or part of it, into the user document that the pages show. */
export function mergeUser(client: QueryClient, change: Partial<User>): void {
  client.setQueryData(sessionQuery.queryKey, (user) => (user ? { ...user, ...change } : user));
}

/** Forgets the learner in this tab; the signed-in pages then give way to the sign-in page. */
export function forgetSession(client: QueryClient): void {
  deviceShelf.remove(HINT);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  client.setQueryData(sessionQuery.queryKey, null);
}

/** Holds the learner for the pages behind the guard. */
export const UserContext = createContext<User | undefined>(undefined);

/** The signed-in learner; only for what stands behind the guard. */
export function useUser(): User {
  const user = use(UserContext);
  if (user === undefined) throw new Error("useUser is for signed-in pages only");
  return user;
}
