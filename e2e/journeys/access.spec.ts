import { type Figure, SECTIONS } from "@sat/item";
import { expectAccessible } from "../src/accessible.ts";
import { changeQuestions } from "../src/change-questions.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { openPopup } from "../src/provider.ts";

test.describe("signing in", () => {
  // The account chooser says so of a form with errors; back from it, the page asks who is signed in.
  test.use({ expectedErrors: [/status of (422|401 .*\/api\/me)/] });

  test("the sign-in page, with and without an error, and the account chooser", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, "sign-in");
    const popup = await openPopup(page);
    await expectAccessible(popup, "account chooser");
    await popup.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(popup.getByText("Enter your name.")).toBeVisible();
    await expectAccessible(popup, "account chooser with errors");
    await popup.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "sign-in with an error");
  });
});

test("the dashboard before and after the first answer", async ({ signedIn: page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "new dashboard");
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await desk.answer("A");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("region", { name: "Your Progress" })).toBeVisible();
  await expectAccessible(page, "dashboard");
});

for (const section of SECTIONS) {
  test(`practice in ${section}: idle, question, submitted`, async ({ signedIn: page }) => {
    await page.clock.install();
    const desk = new PracticeDesk(page);
    await desk.open(section);
    await expect(desk.getQuestion).toBeVisible();
    await expectAccessible(page, "idle");
    await desk.getQuestion.click();
    await desk.expectOpen();
    await expectAccessible(page, "question");
    await desk.answer("C");
    await expectAccessible(page, "submitted");
  });
}

test("practice with a formula and a table that are wider than a phone", async ({
  signedIn: page,
}) => {
  const formula = String.raw`$\frac{n}{6n + 48} - \frac{2}{n + 25} = -\frac{1{,}366}{n^2 + 198n + 1{,}200}$`;
  const figure: Figure = {
    kind: "table",
    alt: "A table of instruments.",
    columns: ["", "Strings", "Brass", "Woodwind", "Percussion", "Total"],
    rows: [["Beginner", "61", "12", "7", "44", "124"]],
    rowHeaders: true,
  };
  await changeQuestions(page, () => ({ question: `${formula}\n\nWhat is $n$?`, figure }));
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  for (const name of ["Formula", "Table"]) {
    const room = desk.question.getByRole("group", { name });
    await room.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => room.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
  await expectAccessible(page, "wide question");
});

test.describe("practice without a question", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("says why", async ({ signedIn: page }) => {
    const desk = new PracticeDesk(page);
    await desk.open();
    await page.route("/api/question", (route) => route.abort());
    await desk.getQuestion.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "error");
  });
});

test("the settings", async ({ signedIn: page }) => {
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeVisible();
  await expectAccessible(page, "settings");
});
