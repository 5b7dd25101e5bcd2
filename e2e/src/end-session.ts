import { type BrowserContext, expect, request } from "@playwright/test";

/** Ends the session on the server alone, as if its time were over: the browser has its cookie still, and hears nothing. */
export async function endSession(context: BrowserContext, baseURL = ""): Promise<void> {
  const another = await request.newContext({ baseURL, storageState: await context.storageState() });
  const answer = await another.post("/api/sign-out");
  expect(answer.ok()).toBe(true);
  await another.dispose();
}
