import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { maybeSignedIn, sessionUser } from "../lib/session.ts";

export interface RouterContext {
  readonly queryClient: QueryClient;
}

/** Lets the signed-in pass and sends others to the sign-in page; it asks the server once. */
export async function admitSignedIn({ queryClient }: RouterContext): Promise<void> {
  const user = await sessionUser(queryClient);
  if (user === null) throw redirect({ to: "/login", replace: true });
}

/** Sends a learner who is signed in already to the dashboard; without an answer, nobody is. */
export async function admitSignedOut({ queryClient }: RouterContext): Promise<void> {
  if (!maybeSignedIn()) return;
  const user = await sessionUser(queryClient).catch(() => null);
  if (user !== null) throw redirect({ to: "/dashboard", replace: true });
}
