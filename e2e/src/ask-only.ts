import type { BrowserContext } from "@playwright/test";
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
    // The body that the app sends is JSON.
    const body = route.request().postDataJSON() as { readonly section?: string };
    const isMath = body.section === undefined || body.section === "Math";
    return route.continue({ postData: { ...body, kinds: isMath ? kinds : ["choice"] } });
  });
}
