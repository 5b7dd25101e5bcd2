import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

/** Answers questions until so many are missed; answers the slip that each miss was told. */
async function miss(desk: PracticeDesk, count: number): Promise<string[]> {
  const slips: string[] = [];
  await desk.begin("Math");
  while (slips.length < count) {
    const isRight = await desk.answer("A");
    const told = desk.feedback.getByRole("paragraph").filter({ hasText: "You chose A" });
    if (!isRight) slips.push(((await told.textContent()) ?? "").replace("You chose A", ""));
    if (slips.length < count) await desk.goOn();
  }
  return slips;
}

test("what is missed stands under its slip by itself, and a tap corrects why", async ({
  signedIn: page,
}) => {
  await page.goto("/mistakes");
  await expect(page.getByText(/^Every question you miss is kept here/)).toBeVisible();
  await expectAccessible(page, "empty mistake book");

  const slips = await miss(new PracticeDesk(page), 3);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Your mistakes" }).click();
  await expect(page.getByText("3 open, 3 from the last seven days")).toBeVisible();
  for (const [slip, alike] of Map.groupBy(slips, (each) => each))
    await expect(page.getByText(`${slip}: ${alike.length} this week`)).toBeVisible();
  await expectAccessible(page, "mistake book by slip");

  await page.getByRole("radio", { name: "Date" }).check();
  await expect(page).toHaveURL("/mistakes?by=date");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await rows.first().locator("summary").first().click();
  const sheet = rows.first().getByRole("article");
  await expect(sheet.getByRole("radio", { checked: true })).toHaveValue("A");
  await expect(sheet.getByRole("region", { name: "Explanation" })).toContainText(slips[2] ?? "");
  await expectAccessible(page, "mistake book with a question open");
  const kept = page.waitForResponse((response) => response.request().method() === "PATCH");
  await rows.first().getByRole("radio", { name: "Guessed" }).check();
  expect((await kept).ok()).toBe(true);

  await page.reload();
  await expect(rows.first()).toContainText("Guessed");
  await rows.first().locator("summary").first().click();
  await expect(rows.first().getByRole("radio", { name: "Guessed" })).toBeChecked();
});
