import { expect, test } from "../src/journey.ts";
import { unfoldProfile } from "../src/unfold-profile.ts";

/* Everything is found as assistive technology finds it: by role and name alone. */

test("leads from the sign-in through practice and settings back out", async ({ page, person }) => {
  await page.goto("/");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await popup.getByRole("textbox", { name: "Name" }).fill(person.name);
  await popup.getByRole("textbox", { name: "Email" }).fill(person.email);
  await popup.getByRole("button", { name: "Continue", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: /^Math/ }).click();
  const question = page.getByRole("main").getByRole("article", { name: "Question 1", exact: true });
  await expect(question).toBeFocused();
  const options = question.getByRole("radio");
  await expect(options).toHaveCount(4);
  await question.getByRole("radio", { name: /^C\b/ }).check();
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await expect(question.getByRole("heading", { name: /Explanation/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next Question" })).toBeVisible();

  await (await unfoldProfile(page)).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
  await page.getByRole("textbox", { name: "Display Name" }).fill("Ana Lucía");
  await page.getByRole("switch", { name: "Practice Timer" }).uncheck();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved" })).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "SAT Practice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Ana Lucía$/ })).toBeFocused();
  const figures = page.getByRole("region", { name: "Your Progress" }).getByRole("definition");
  await expect(figures.first()).toHaveText("1");
  await (await unfoldProfile(page)).getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
});
