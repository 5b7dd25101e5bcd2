import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/accessible.ts";
import { answersCounted, expect, test } from "../src/journey.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Starts what is chosen on the page of tests, and begins its first module. */
async function begin(page: Page) {
  await button(page, "Start Test").click();
  await expect(page.getByRole("heading", { name: "Directions" })).toBeVisible();
  await expect(button(page, "Begin Module")).toBeEnabled();
}

/** Answers the open question, by an option or by what is typed. */
async function answer(page: Page, number: number) {
  const question = page.getByRole("article", { name: `Question ${number}`, exact: true });
  await expect(question).toBeVisible();
  const field = question.getByRole("textbox");
  await expect(field.or(question.getByRole("radio")).first()).toBeVisible();
  if ((await field.count()) > 0) await field.fill("2");
  else
    await question
      .getByRole("radio")
      .nth(number % 4)
      .check();
}

/** Expects the controls in the bar to stand side by side on the smallest phones. */
async function expectBarFits(page: Page) {
  const desk = page.viewportSize();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 });
    const names = ["Hide the time", "Directions", "Pause"];
    const boxes = await Promise.all(names.map((name) => button(page, name).boundingBox()));
    const edges = boxes.flatMap((box) => (box === null ? [] : [box.x, box.x + box.width]));
    expect(edges).toHaveLength(6);
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
  }
  if (desk !== null) await page.setViewportSize(desk);
}

async function handIn(page: Page) {
  await button(page, "Hand In Module").click();
  await button(page, "Hand In").last().click();
}

test("a sprint is chosen, sat with the navigator and the review page, and reported on", async ({
  signedIn: page,
}) => {
  await page.goto("/tests");
  await page.getByText("Sprint", { exact: true }).click();
  await page.getByText("Both", { exact: true }).click();
  await page.getByLabel("Questions").fill("6");
  await expectAccessible(page, "the choice of a test");
  await begin(page);
  await expectAccessible(page, "the directions of a module");
  await button(page, "Begin Module").click();
  for (let number = 1; number <= 6; number += 1) {
    await answer(page, number);
    if (number === 2) {
      await button(page, "Mark for Review").click();
      await expectAccessible(page, "a question of a test");
      await expectBarFits(page);
    }
    if (number === 3) {
      await page.keyboard.press("h");
      await expect(page.getByRole("dialog", { name: "Highlights and notes" })).toBeVisible();
      await expectAccessible(page, "a question of a test with a tool");
      await page.keyboard.press("Escape");
    }
    await button(page, "Next").click();
  }
  await expect(page.getByRole("heading", { name: "Check your work" })).toBeFocused();
  await expectAccessible(page, "the review page");
  const second = button(page, "Question 2, answered, marked for review");
  await second.click();
  await button(page, "Question 2 of 6").click();
  await expect(page.getByRole("dialog", { name: "Questions" })).toBeVisible();
  await expectAccessible(page, "the navigator");
  await button(page, "Go to Review Page").click();
  await handIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Test Report" })).toBeVisible();
  await expectAccessible(page, "the report of a test");
  expect(await answersCounted(page)).toBe(6);
});

test.describe("without the network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("a module is sat without the network, and after a reload, and delivered", async ({
    signedIn: page,
    context,
  }) => {
    await page.goto("/tests");
    await page.getByText("One module", { exact: true }).click();
    await begin(page);
    await button(page, "Begin Module").click();
    await answer(page, 1);
    await button(page, "Pause").click();
    await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
    await expectAccessible(page, "a paused module");
    await button(page, "Go On").click();
    await answer(page, 1);
    await context.setOffline(true);
    for (let number = 1; number <= 5; number += 1) {
      await answer(page, number);
      await button(page, "Next").click();
    }
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole("article", { name: "Question 6" })).toBeVisible();
    await button(page, "Question 6 of 22").click();
    await expect(button(page, "Question 5, answered")).toBeVisible();
    await button(page, "Go to Review Page").click();
    await handIn(page);
    await expect(page.getByRole("heading", { level: 1, name: "Test Report" })).toBeVisible();
    const questions = page.getByRole("region", { name: "Every question" });
    await expect(questions.getByRole("listitem")).toHaveCount(22);
    await questions.locator("summary").first().click();
    await expect(
      questions.getByText(/^Correct answer$|^Your answer, correct$/).first(),
    ).toBeVisible();
    expect(await answersCounted(page)).toBe(5);
  });
});
