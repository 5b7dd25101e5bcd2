import type { APIResponse, BrowserContext, Route } from "@playwright/test";
import type { ResponseKind } from "@sat/item";

const QUESTION_CALLS = /\/api\/(question|study-sessions\/[^/]+\/questions)$/;

/**
 * Lets the pages of a context ask for questions of these kinds alone; which of several comes is left to chance. Only
 * Math has questions to be typed: the other sections ask for options all the same.
 */
export async function askOnly(
  context: BrowserContext,
  kinds: readonly ResponseKind[],
): Promise<void> {
  await context.route(QUESTION_CALLS, (route) => {
    const { section } = bodyOf(route);
    const isMath = section === undefined || section === "Math";
    return route.continue(asking(route, isMath ? kinds : ["choice"]));
  });
}

/** Fetches what a journey is to change before the page gets it: a question with options. */
export function fetchChoice(route: Route): Promise<APIResponse> {
  return route.fetch(asking(route, ["choice"]));
}

function asking(route: Route, kinds: readonly ResponseKind[]) {
  return { postData: { ...bodyOf(route), kinds } };
}

function bodyOf(route: Route) {
  // The body that the app sends is JSON.
  return route.request().postDataJSON() as { readonly section?: string };
}
