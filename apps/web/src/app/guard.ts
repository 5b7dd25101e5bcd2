import type { SignInOutcome } from "@sat/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { maybeSignedIn, sessionUser } from "../lib/session.ts";
import { takeNextPage } from "../lib/kept-next-page.ts";

export interface RouterContext {
  readonly queryClient: QueryClient;
}

/** Where a learner goes who came for no other page. */
const HOME = "/dashboard";

/** What the sign-in page's address tells. */
export interface SignInSearch {
  /** How a sign-in on this page ended. */
  readonly outcome?: SignInOutcome | undefined;
  /** The page that the learner came for. */
  readonly next?: string | undefined;
}

/** Lets the signed-in pass and sends others to the sign-in page, which leads back to the page at hand; it asks the server once. */
export async function admitSignedIn(
  { queryClient }: RouterContext,
  { href }: ParsedLocation,
  page: string,
): Promise<void> {
  const user = await sessionUser(queryClient);
  if (user !== null) return;
  // The address may write the page's path otherwise than the map does, such as with a slash after it.
  const next = href.replace(/^[^?#]*/, page);
  throw redirect({ to: "/login", search: next === HOME ? {} : { next }, replace: true });
}

/** Sends a learner who is signed in already to the page they came for; without an answer, nobody is. */
export async function admitSignedOut(
  { queryClient }: RouterContext,
  { outcome, next }: SignInSearch,
): Promise<void> {
  const kept = outcome === undefined ? undefined : takeNextPage();
  if (kept !== undefined && next === undefined)
    throw redirect({ to: "/login", search: { outcome, next: kept }, replace: true });
  if (outcome !== "signed-in" && !maybeSignedIn()) return;
  const user = await sessionUser(queryClient).catch(() => null);
  if (user !== null) throw redirect({ href: next ?? HOME, replace: true });
  // Signed in at the provider, and not here: the browser has not kept the session.
  if (outcome === "signed-in")
    throw redirect({ to: "/login", search: { outcome: "failed", next }, replace: true });
}
