import type { Page } from "@playwright/test";
import { answersCounted, expect, test } from "../src/journey.ts";
import { databases, expectAppKept, expectStocked } from "../src/offline-desk.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { unfoldProfile } from "../src/unfold-profile.ts";

test.use({ serviceWorkers: "allow", stocking: true, expectedErrors: [/Failed to load resource/] });

const WORD = "You are offline. What you see is from your last visit.";

function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test("a learner without a connection sees the last visit, and the present again with one", async ({
  signedIn: page,
  context,
  person,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await desk.answer("A");
  await desk.goOn();
  await expect.poll(() => answersCounted(page)).toBe(1);
  const asked = await desk.text();
  await page.goto("/dashboard");
  const figures = page.getByRole("region", { name: "Your Progress" }).getByRole("definition");
  await expect(figures.first()).toHaveText("1");
  const known = await figures.allTextContents();
  await expectAppKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(WORD)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
  await expect(figures).toHaveText(known);

  await page.goto("/practice");
  await desk.expectOpen();
  await expect.poll(() => desk.text()).toBe(asked);
  // The bar says it here, and the question stands where it always does.
  await expect(page.getByTitle("Offline", { exact: true })).toBeVisible();
  await expect(page.getByText(WORD)).toBeHidden();
  const top = (await page.locator("#main").boundingBox())?.y;
  const bar = await page.getByRole("banner").boundingBox();
  expect(top).toBe(bar && bar.y + bar.height);

  await page.goto("/dashboard");
  await expect(page.getByText(WORD)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(WORD)).toBeHidden();
});

test("the cache holds the app and nothing of the learner, and a sign-out leaves nothing", async ({
  signedIn: page,
  context,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await expectAppKept(page);
  await expectStocked(page, 1);
  const kept = await cachedAddresses(page);
  expect(kept).toContain("/index.html");
  expect(kept.filter((path) => /^\/(api|identity|sign-in-finished)/.test(path))).toEqual([]);

  await (await unfoldProfile(page)).getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect.poll(() => databases(page)).toEqual([]);

  // The worker is there still: neither the API's documents nor the provider's pages may be answered by it.
  await context.setOffline(true);
  for (const path of ["/api/docs", "/api/me", "/identity/auth", "/sign-in-finished.html"]) {
    const other = await context.newPage();
    await expect(other.goto(path), path).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
    await other.close();
  }
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toContainText("Network error.");
});

test("signs in by the popup with the worker there", async ({ signedIn: page, person }) => {
  await page.goto("/dashboard");
  await expectAppKept(page);
  await (await unfoldProfile(page)).getByRole("button", { name: "Sign Out" }).click();
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await popup.getByRole("button", { name: person.email }).click();
  await expect(page).toHaveURL("/dashboard");
});
