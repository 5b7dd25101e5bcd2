import type { User } from "@sat/contract";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useSyncExternalStore } from "react";
import { call, isOutage, isSignedOut } from "./api.ts";
import { timeZone } from "./clock.ts";
import { dropKeptUser, isUserKept, keepUser, keptUser } from "./kept-user.ts";
import { logFailure } from "./log.ts";
import { tellSession } from "./session-channel.ts";
import { clearLearnerShelf, clearOtherShelves, openLearnerShelf } from "./storage.ts";

/** When a user document of an earlier visit was updated, to the cache: so long ago that it asks again. */
const LAST_VISIT = 0;
const SESSION_KEY = ["GET /api/me"] as const;

/** The signed-in learner's user document; null when nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ client, signal }): Promise<User | null> => {
    // Who was signed in last: in this tab, or in this browser before the page was loaded.
    const former = client.getQueryData(sessionQuery.queryKey) ?? keptUser();
    const user = await readUser(signal);
    // Another tab may have changed learners; nothing of the former's may be shown to the next.
    if (former && former.uid !== user?.uid) leaveNothing(client, former.uid);
    clearOtherShelves(user?.uid);
    if (user === null) {
      dropKeptUser();
      if (former) tellSession("signed-out");
    } else {
      openLearnerShelf(user.uid);
      keepUser(user);
    }
    return user;
  },
  staleTime: 60_000,
  // What is shown of an earlier visit is replaced as soon as the server can be asked.
  refetchOnReconnect: true,
});

async function readUser(signal: AbortSignal): Promise<User | null> {
  const before = keptUser();
  const user = await askUser(signal);
  // What was cancelled as the answer came is over all the same.
  signal.throwIfAborted();
  const now = keptUser();
  // Whoever signed in on another page meanwhile has a shelf in use: the answer is from before that.
  const isLate = now && now.uid !== user?.uid && now.lastLoginDate !== before?.lastLoginDate;
  return isLate ? readUser(signal) : user;
}

async function askUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await call("GET /api/me", undefined, { query: { timeZone: timeZone() }, signal });
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Asks the server who is signed in; what is being asked already may be answered from before a sign-in. */
export function askSession(client: QueryClient): Promise<User | null> {
  // Whoever waits for that gets the new answer; what is known stays as it is.
  void client.cancelQueries({ queryKey: SESSION_KEY }, { silent: true, revert: false });
  return client.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/**
 * The same, for whoever does not wait for it. A call that was refused may have begun under a session that is over: the
 * answer alone says whether the present one is, and ends it then.
 */
export function checkSession(client: QueryClient): void {
  askSession(client).catch((error: unknown) => logFailure("reading the session", error));
}

/**
 * The learner as the cache or else the server knows them; when it cannot say, as of their last visit.
 * @throws {ApiError} when it cannot say and nothing is kept
 */
export async function sessionUser(client: QueryClient): Promise<User | null> {
  try {
    return await client.ensureQueryData(sessionQuery);
  } catch (error) {
    const kept = isOutage(error) ? keptUser() : undefined;
    if (kept === undefined) throw error;
    client.setQueryData(sessionQuery.queryKey, kept, { updatedAt: LAST_VISIT });
    return kept;
  }
}

/**
 * The learner as the cache knows them; asks nobody. The sign-in page is the first of every newcomer, and should not
 * bring what keeps a query up to date.
 */
export function useKnownUser(): User | null | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(client.getQueryCache().subscribe, () =>
    client.getQueryData(sessionQuery.queryKey),
  );
}

/** Whether the user document is one of an earlier visit, for want of the server. */
export function isOfLastVisit({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): boolean {
  return dataUpdatedAt === LAST_VISIT;
}

/**
 * Whether this browser may hold a session. The sign-in page asks the server only then: to ask for
 * nothing would log an error in every first visitor's console.
 */
export function maybeSignedIn(): boolean {
  return isUserKept();
}

/** Whether a learner is the one signed in. */
export function isSignedInAs(client: QueryClient, uid: string): boolean {
  return client.getQueryData(sessionQuery.queryKey)?.uid === uid;
}

/** Puts what the server answered, or part of it, into the user document that the pages show. */
export function mergeUser(client: QueryClient, change: Partial<User>): void {
  const known = client.getQueryData(sessionQuery.queryKey);
  if (!known) return;
  const user = { ...known, ...change };
  client.setQueryData(sessionQuery.queryKey, user);
  keepUser(user);
  // The answer may be older than the change; the rest of it is still wanted.
  if (client.isFetching({ queryKey: SESSION_KEY }) > 0) checkSession(client);
}

/**
 * Forgets a learner who has ended their session, on the device and in every tab, but for answers not yet sent; the
 * signed-in pages then give way to the sign-in page.
 */
export function endSession(client: QueryClient, uid: string): void {
  // The answer to what is being asked is from before the end.
  void client.cancelQueries({ queryKey: SESSION_KEY });
  leaveNothing(client, uid);
  dropKeptUser();
  client.setQueryData(sessionQuery.queryKey, null);
  tellSession("signed-out");
}

/** Drops what the cache holds of the learner, and asks the server anew. */
export async function renewSession(client: QueryClient): Promise<void> {
  removeOthers(client);
  await client.invalidateQueries({ queryKey: SESSION_KEY });
}

function leaveNothing(client: QueryClient, uid: string): void {
  removeOthers(client);
  clearLearnerShelf(uid);
}

function removeOthers(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
}

/** Waits for a call that passes through no cache; one that is told that nobody is signed in has the server asked. */
export async function inSession<Answer>(
  client: QueryClient,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isSignedOut(error)) checkSession(client);
    throw error;
  }
}

/** Holds the learner for the pages behind the guard. */
export const UserContext = createContext<User | undefined>(undefined);

/** The signed-in learner; only for what stands behind the guard. */
export function useUser(): User {
  const user = use(UserContext);
  if (user === undefined) throw new Error("useUser is for signed-in pages only");
  return user;
}
