import { expect, signInByForms, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

test.use({ stocking: true });

test("a question that is left for another stands in the history as skipped", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await desk.another();
  await desk.expectOpen();
  await desk.another("Writing");
  await expect(desk.question.getByText("Writing & Language")).toBeVisible();
  const skipped = async () => {
    const answer = await page.context().request.get("/api/history");
    return ((await answer.json()) as { readonly entries: readonly unknown[] }).entries.length; // the contract's History
  };
  await expect.poll(skipped).toBe(2);
  await page.goto("/history");
  await expect(page.locator("summary").filter({ hasText: /^Skipped/ })).toHaveCount(2);
});

test("a question with an answer chosen is left only on purpose", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  const text = await desk.text();
  await desk.option("C").check();
  await desk.another();
  const dialog = page.getByRole("dialog", { name: "Leave this question?" });
  await expect(dialog.getByRole("button", { name: "Stay Here" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(desk.option("C")).toBeChecked();
  await expect(desk.setup).toBeFocused();
  await desk.another();
  await dialog.getByRole("button", { name: "Get Another" }).click();
  await expect.poll(() => desk.text()).not.toBe(text);
  await desk.expectOpen();
  await expect(desk.option("C")).not.toBeChecked();
});

test("back, forward and a reload keep the question and what is chosen", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await page.goto("/dashboard");
  await desk.begin("Math");
  const text = await desk.text();
  await desk.option("B").check();
  await page.goBack();
  await expect(page).toHaveURL("/dashboard");
  await page.goForward();
  await desk.expectOpen();
  await expect(desk.option("B")).toBeChecked();
  await page.reload();
  await desk.expectOpen();
  await expect(desk.option("B")).toBeChecked();
  await expect.poll(() => desk.text()).toBe(text);
});

test("what is open at a sign-out stands in the history as skipped", async ({
  signedIn: page,
  person,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  await desk.option("B").check();
  await page.goto("/settings");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/login");
  await signInByForms(page, person);
  await page.goto("/history");
  await expect(page.locator("summary").filter({ hasText: /^Skipped/ })).toHaveCount(1);
  await desk.open();
  await expect(desk.getQuestion).toBeVisible();
});
