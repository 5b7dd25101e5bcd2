import type { Route } from "@playwright/test";
import { fetchChoice } from "../src/ask-only.ts";
import { answersCounted, expect, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { stopClock } from "../src/stop-clock.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const LOAD_FAILED = "Failed to load question. Please check your connection and try again.";
const INVALID = "Invalid question format received. Please try again.";

const failures: [string, (route: Route) => Promise<void>, string][] = [
  ["no connection", (route) => route.abort("internetdisconnected"), LOAD_FAILED],
  ["a failing server", (route) => route.fulfill({ status: 500, body: "" }), LOAD_FAILED],
  ["three options", withThreeOptions, INVALID],
];

for (const [name, fail, text] of failures) {
  test(`a question that does not come for ${name} can be asked for again`, async ({
    signedIn: page,
  }) => {
    const desk = new PracticeDesk(page);
    await desk.open("Math");
    await page.route("/api/question", fail);
    await desk.getQuestion.click();
    await expect(page.getByRole("alert")).toContainText(text);
    await letThrough(page);
    await page.getByRole("button", { name: "Try Again" }).click();
    await desk.expectOpen();
    await expect(page.getByRole("alert")).toBeHidden();
  });
}

async function withThreeOptions(route: Route): Promise<void> {
  const response = await fetchChoice(route);
  const question = (await response.json()) as { options: Record<string, string> }; // the contract's Question
  delete question.options["D"];
  await route.fulfill({ response, json: question });
}

test("an answer whose receipt was lost is sent again and counts once", async ({
  signedIn: page,
  context,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  let deliveries = 0;
  await page.route("/api/answers", async (route) => {
    const response = await route.fetch();
    deliveries += 1;
    await (deliveries === 1 ? route.abort("connectionreset") : route.fulfill({ response }));
  });
  await desk.answer("A");
  await expect.poll(() => deliveries).toBe(1);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => deliveries).toBe(2);
  await desk.goOn();
  await desk.answer("B");
  await expect.poll(() => deliveries).toBe(3);
  expect(await answersCounted(page)).toBe(2);
});

test("an answer that was not delivered goes out with the next visit", async ({
  signedIn: page,
  context,
}) => {
  const desk = new PracticeDesk(page);
  await page.clock.install();
  await desk.begin("Math");
  // A call that is still held as the page closes is let go by the browser: with no time passing, none is sent again.
  await stopClock(page);
  await page.route("/api/answers", (route) => route.abort("connectionfailed"));
  const failed = page.waitForEvent("requestfailed", (call) => call.url().endsWith("/api/answers"));
  await desk.answer("A");
  await failed;
  await page.close();
  const later = new PracticeDesk(await context.newPage());
  expect(await answersCounted(later.page)).toBe(0);
  await later.open();
  await expect.poll(() => answersCounted(later.page)).toBe(1);
});
