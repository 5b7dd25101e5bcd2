import type { BrowserContext } from "@playwright/test";
import type { ResponseKind } from "@sat/item";

const QUESTION_CALLS = /\/api\/(question|study-sessions\/[^/]+\/questions)$/;

/** Lets the pages of a context ask for questions of these kinds alone: which of several comes is left to chance. */
export async function askOnly(
  context: BrowserContext,
  kinds: readonly ResponseKind[],
): Promise<void> {
  await context.route(QUESTION_CALLS, (route) => {
    // The body that the app sends is JSON.
    const body = route.request().postDataJSON() as Readonly<Record<string, unknown>>;
    return route.continue({ postData: { ...body, kinds } });
  });
}
