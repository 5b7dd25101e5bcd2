import { readFile } from "node:fs/promises";
import { slipName } from "@sat/item";
import { expectAccessible } from "../src/accessible.ts";
import { expectRoomForLargeText } from "../src/enlarged.ts";
import { EntryDesk } from "../src/entry-desk.ts";
import { expect, serverUser, test } from "../src/journey.ts";
import { expectAppKept, expectStocked } from "../src/offline-desk.ts";
import { prefer } from "../src/prefer.ts";
import { stopClock } from "../src/stop-clock.ts";
import { addressOf, StudyDesk } from "../src/study-desk.ts";

test.use({ kinds: ["entry"] });

test("typed answers are given, told and gone on from by keyboard alone", async ({
  signedIn: page,
}) => {
  const desk = new EntryDesk(page);
  await desk.begin("Math");
  await expect(desk.submit).toBeDisabled();
  await expect(desk.question).toBeFocused();
  await page.keyboard.press("b");
  await expect(desk.submit).toBeDisabled();

  const { text, slip } = await desk.foreseen();
  await page.keyboard.type(text);
  await expect(desk.field).toHaveValue(text);
  await expect(desk.field).toBeFocused();
  await expect(desk.understood).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(desk.result).toContainText(/^Incorrect\. (The|One) correct answer is .+\.$/);
  await expect(desk.question.getByText("Your answer, incorrect")).toBeVisible();
  await expect(desk.explanation).toContainText(slipName(slip.code));
  // As strong as the words before it.
  const entered = desk.explanation.getByText("You entered").locator(".katex");
  await expect(entered).not.toHaveCSS("font-weight", "400");
  await expect(desk.feedback).toBeFocused();

  await desk.goOnByEnter();
  await expect(desk.question).toBeFocused();
  await expect(desk.field).toHaveValue("");
  await page.keyboard.type((await desk.rightForms()).at(-1) ?? "");
  await page.keyboard.press("Enter");
  await expect(desk.result).toHaveText("Correct!");
  await desk.expectScore(1, 2);
  await expect
    .poll(async () => (await serverUser(page)).stats)
    .toMatchObject({ totalQuestions: 2, correctAnswers: 1 });
});

test("what cannot become an answer is told while it is typed, and nothing moves", async ({
  signedIn: page,
}) => {
  const desk = new EntryDesk(page);
  await desk.begin("Math");
  const height = () => desk.question.evaluate((question) => question.scrollHeight);
  const before = await height();
  await desk.field.fill("3,5");
  await expect(desk.question.getByText("A comma cannot be entered: type 3.5.")).toBeVisible();
  expect(await height()).toBe(before);
  await expectAccessible(page, "answer that cannot be read, while it is typed");
});

test("what cannot be read is told, costs nothing and is mended", async ({ signedIn: page }) => {
  await prefer(page, { timerEnabled: false });
  const desk = new EntryDesk(page);
  await desk.begin("Math");
  await expectAccessible(page, "question to be typed");
  await desk.field.fill("3/");
  await expect(desk.understood).toBeHidden();
  await expect(desk.field).toHaveAttribute("aria-invalid", "false");
  await desk.submit.click();
  const reason = "A fraction has a number on both sides of its slash";
  await expect(desk.question.getByText(reason)).toBeVisible();
  await expect(desk.field).toHaveAccessibleDescription(new RegExp(reason));
  await expect(desk.field).toBeFocused();
  await expectAccessible(page, "answer that cannot be read");

  const [right = ""] = await desk.rightForms();
  await desk.field.fill(right);
  await expect(desk.question.getByText(reason)).toBeHidden();
  await desk.submit.click();
  await expect(desk.result).toHaveText("Correct!");
  await desk.expectScore(1, 1);
  await expectAccessible(page, "right typed answer");
  await desk.goOn();
  await desk.field.fill((await desk.foreseen()).text);
  await desk.submit.click();
  await desk.layOpenOtherMistakes();
  await expectAccessible(page, "wrong typed answer");
  await expect
    .poll(async () => (await serverUser(page)).stats)
    .toMatchObject({ totalQuestions: 2, correctAnswers: 1 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("typed answers are given by touch", async ({ signedIn: page }) => {
    const desk = new EntryDesk(page);
    await desk.open("Math");
    await desk.getQuestion.tap();
    await desk.expectOpen();
    await expect(desk.field).not.toBeFocused();
    await desk.field.tap();
    await page.keyboard.type("34");
    const key = (name: string) => desk.question.getByRole("button", { name });
    await page.keyboard.press("ArrowLeft");
    await key("Slash").tap();
    await expect(desk.field).toHaveValue("3/4");
    await page.keyboard.type("5");
    await key("Minus sign").tap();
    await expect(desk.field).toHaveValue("-3/54");
    await expect(desk.field).toBeFocused();
    await key("Minus sign").tap();
    await key("Point").tap();
    await expect(desk.field).toHaveValue("3/5.4");
    await desk.submit.tap();
    await expect(desk.question.getByText(/^A fraction is made of whole numbers/)).toBeVisible();
    await expect(desk.field).not.toBeFocused();
    await desk.field.tap();
    await desk.field.fill((await desk.rightForms())[0] ?? "");
    await desk.submit.tap();
    await expect(desk.result).toHaveText("Correct!");
    await desk.expectScore(1, 1);
  });
});

test.describe("with large text on a phone", () => {
  test.use({ hasTouch: true });

  test("a question to be typed has room", async ({ signedIn: page }) => {
    await prefer(page, { timerEnabled: false });
    const desk = new EntryDesk(page);
    await desk.begin("Math");
    await desk.field.fill("-3/54x");
    await desk.submit.click();
    await expectRoomForLargeText(page, "answer that cannot be read");
    await desk.field.fill((await desk.foreseen()).text);
    await expectRoomForLargeText(page, "answer that can be read");
    await desk.submit.click();
    await desk.layOpenOtherMistakes();
    await expectRoomForLargeText(page, "wrong typed answer");
  });
});

test.describe("when time runs out", () => {
  async function timeOut(desk: EntryDesk, typed: string): Promise<void> {
    await desk.page.clock.install();
    await desk.begin("Math");
    await stopClock(desk.page);
    await desk.field.fill(typed === "" ? ((await desk.rightForms())[0] ?? "") : typed);
    await desk.page.clock.runFor(60_000);
    await expect(desk.question).toContainText("Time's up! Answer automatically submitted.");
  }

  test("what can be read is submitted", async ({ signedIn: page }) => {
    const desk = new EntryDesk(page);
    await timeOut(desk, "");
    await expect(desk.result).toContainText("Correct!");
    await desk.expectScore(1, 1);
  });

  test("what cannot be read is as good as nothing", async ({ signedIn: page }) => {
    const desk = new EntryDesk(page);
    await timeOut(desk, "3/");
    await expect(desk.result).toContainText("correct answer is");
    await expect(desk.question.getByText(/^Your answer, /)).toBeHidden();
    await desk.expectScore(0, 1);
    await expect
      .poll(async () => (await serverUser(page)).stats)
      .toMatchObject({ totalQuestions: 1, correctAnswers: 0 });
  });
});

test("what is typed is still there after a reload and a closed page", async ({
  signedIn: page,
  context,
}) => {
  let desk = new EntryDesk(page);
  await desk.begin("Math");
  await desk.field.fill("3/");
  await page.reload();
  await desk.expectOpen();
  await expect(desk.field).toHaveValue("3/");
  await page.close();
  desk = new EntryDesk(await context.newPage());
  await desk.open();
  await desk.expectOpen();
  await expect(desk.field).toHaveValue("3/");
  await desk.field.fill((await desk.rightForms())[0] ?? "");
  await desk.submit.click();
  await expect(desk.result).toHaveText("Correct!");
  await desk.page.reload();
  await expect(desk.result).toHaveText("Correct!");
  await expect(desk.question.getByText("Your answer, correct")).toBeVisible();
});

test("history shows what was typed, also after an export and an import", async ({
  signedIn: page,
}) => {
  const desk = new EntryDesk(page);
  await desk.begin("Math");
  const { text, slip } = await desk.foreseen();
  await desk.field.fill(text);
  await desk.submit.click();
  await expect(desk.next).toBeVisible();
  await expect.poll(async () => (await serverUser(page)).stats.totalQuestions).toBe(1);

  const expectInHistory = async () => {
    await page.goto("/history");
    await page.getByRole("main").getByRole("list").locator("summary").first().click();
    const sheet = page.getByRole("article");
    await expect(sheet.getByText("Your answer, incorrect")).toBeVisible();
    await expect(sheet.getByRole("region", { name: "Explanation" })).toContainText(
      slipName(slip.code),
    );
  };
  await expectInHistory();
  await expectAccessible(page, "history with a typed answer open");

  await page.goto("/settings");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export Everything" }).click(),
  ]);
  const file = await download.path();
  expect(await readFile(file, "utf8")).toContain(`"entry":${JSON.stringify(text)}`);
  await page.context().request.delete("/api/me/progress");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("dialog").getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("Imported: 1 answer")).toBeVisible();
  await expectInHistory();
});

test("a study session is worked through by typing, and its summary shows it", async ({
  signedIn: page,
}) => {
  const desk = new StudyDesk(page);
  await page.goto(addressOf("linear-equations", "practice"));
  const field = page.getByRole("textbox", { name: "Your answer" });
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await expect(field).toHaveValue("");
    await page.keyboard.type("9999");
    if (number === 4) {
      await page.reload();
      await expect(field).toHaveValue("9999");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your answer, incorrect")).toBeVisible();
    await desk.leaveByEnter();
  }
  await expect(page).toHaveURL(/study-summary/);
  const rows = page.getByRole("region", { name: "Your answers" });
  await rows.locator("summary").first().click();
  const wrong = rows.locator("[data-mark=wrong]");
  await expect(wrong).toContainText("9999");
  await expect(wrong).toContainText("Your answer, incorrect");
});

test.describe("without a connection", () => {
  test.use({
    serviceWorkers: "allow",
    stocking: true,
    expectedErrors: [/Failed to load resource/],
  });

  test("typed answers are graded at once, wait, and reach the server", async ({
    signedIn: page,
    context,
  }) => {
    const desk = new EntryDesk(page);
    await desk.begin("Math");
    await expectAppKept(page);
    await desk.expectOpen();
    await expectStocked(page, 1);
    await context.setOffline(true);
    await desk.field.fill((await desk.rightForms())[0] ?? "");
    await desk.submit.click();
    await expect(desk.result).toHaveText("Correct!");
    await desk.goOn();
    await page.reload();
    await desk.expectOpen();
    await desk.field.fill((await desk.foreseen()).text);
    await desk.submit.click();
    await expect(desk.result).toContainText("correct answer is");
    await expect(page.getByTitle("Offline, 2 answers waiting")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByTitle("All answers saved")).toBeVisible();
    expect((await serverUser(page)).stats).toMatchObject({ totalQuestions: 2, correctAnswers: 1 });
  });
});
