import { expectAccessible } from "../src/accessible.ts";
import { expect, serverUser, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

test("Adaptive, once chosen in the settings, is what practice asks for", async ({
  signedIn: page,
}) => {
  await page.goto("/settings");
  const difficulty = page.getByLabel("Default Difficulty");
  await difficulty.selectOption("Adaptive");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
  await page.reload();
  await expect(difficulty).toHaveValue("Adaptive");
  expect((await serverUser(page)).preferences).toMatchObject({
    defaultDifficulty: "Medium",
    adaptiveDifficulty: true,
  });

  const desk = new PracticeDesk(page);
  await desk.open("Math");
  await expect(page.getByRole("combobox", { name: "Difficulty" })).toHaveValue("Adaptive");
  const asked = page.waitForRequest("/api/question");
  await desk.getQuestion.click();
  expect((await asked).postDataJSON()).toMatchObject({ section: "Math", adaptive: true });
  await desk.expectOpen();
  const words = page.getByText(/^Chosen while little was known about how you do on /);
  await expect(words).toBeVisible();
  await expectAccessible(page, "an adaptive question");
  const told = await words.innerText();
  await page.reload();
  await expect(words).toHaveText(told);
});
