import { film } from "../src/film.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { continueAs, openPopup } from "../src/provider.ts";

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
  await film(page, "1-sign-in");
  await continueAs(await openPopup(page), person);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
  await expect(page.getByRole("heading", { name: "When is your test?" })).toBeVisible();
  await film(page, "2-dashboard");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Reading/ })
    .click();
  const desk = new PracticeDesk(page);
  await desk.expectOpen();
  await film(page, "3-question");
  for (let number = 1; number <= 10; number++) {
    await expect(desk.number).toHaveText(`Question ${number}`);
    const isRight = await desk.answer("C");
    if (!isRight && number < 9) await film(page, "4-feedback");
    if (number < 10) await desk.goOnByEnter();
  }
  await film(page, "5-ten-answered");
  await page.close();
  const back = await context.newPage();
  await back.goto("/");
  await expect(back.getByRole("region", { name: "Your Progress" })).toContainText("10");
  await film(back, "6-back");
});
