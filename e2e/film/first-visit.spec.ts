import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { continueAs, openPopup } from "../src/provider.ts";
import { settled } from "../src/settled.ts";

const FOLDER = join(import.meta.dirname, "../../docs/images");

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(settled);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

test.use({
  viewport: { width: 1280, height: 900 },
  colorScheme: "light",
  person: { name: "Ana Reyes", email: "ana.reyes@example.com" },
});

test("sign in, answer ten, read what each is told, close, come back", async ({
  page,
  person,
  context,
}) => {
  await page.goto("/login");
  await take(page, "1-sign-in");
  await continueAs(await openPopup(page), person);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
  await expect(page.getByRole("heading", { name: "When is your test?" })).toBeVisible();
  await take(page, "2-dashboard");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Reading/ })
    .click();
  const desk = new PracticeDesk(page);
  await desk.expectOpen();
  await take(page, "3-question");
  for (let number = 1; number <= 10; number++) {
    await expect(desk.number).toHaveText(`Question ${number}`);
    const isRight = await desk.answer("C");
    if (!isRight && number < 9) await take(page, "4-feedback");
    if (number < 10) await desk.goOnByEnter();
  }
  await take(page, "5-ten-answered");
  await page.close();
  const back = await context.newPage();
  await back.goto("/");
  await expect(back.getByRole("region", { name: "Your Progress" })).toContainText("10");
  await take(back, "6-back");
});
