import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { StudyDesk } from "../src/study-desk.ts";

const SUMMARY = {
  section: "math",
  topic: "linear-equations",
  mode: "learning",
  score: 7,
  total: 10,
  accuracy: 70,
  questionsAnswered: 10,
  totalTime: 725_000,
};

function addressOf(data: unknown): string {
  return `/study-summary?data=${encodeURIComponent(JSON.stringify(data))}`;
}

test("shows the figures and every question as it was shown", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("trigonometry");
  // Mathematics stands in lines and glyphs of its own: its text content alone is the same everywhere.
  const asked = await desk.question.locator("label").allTextContents();
  expect(asked).toHaveLength(4);
  const isFirstRight = await desk.answer("B");
  await desk.goOn();
  const score = Number(isFirstRight) + (await desk.answerFrom(2));
  await desk.complete.click();

  await expect(page).toHaveTitle("Study Summary · SAT Practice");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Session Summary");
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  for (const text of ["Trigonometry", "Math", "Practice Mode"]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole("term")).toHaveText([
    "Score",
    "Accuracy",
    "Questions Answered",
    "Total Time",
  ]);
  await expect(main.getByRole("definition")).toHaveText([
    `${score} / 10`,
    `${10 * score}%`,
    "10",
    /^(\d+ min )?\d+ s$/,
  ]);
  const rows = main.getByRole("list").getByRole("group");
  await expect(rows).toHaveCount(10);
  await expect(rows.getByText("Correct", { exact: true })).toHaveCount(score);

  await rows.first().locator("summary").click();
  const question = rows.first().getByRole("article");
  await expect(question.getByRole("radio", { checked: true })).toHaveValue("B");
  await expect(question.getByRole("radio").first()).toBeDisabled();
  await expect(question.getByRole("region", { name: "Explanation" })).toBeVisible();
  for (const text of asked) await expect(question).toContainText(text);
  await expectAccessible(page, "summary with a question open");

  await page.reload();
  await expect(rows).toHaveCount(10);
  await main.getByRole("link", { name: "Go to Study Mode" }).click();
  await page.getByRole("region", { name: "Completed sessions" }).getByRole("link").click();
  await expect(rows).toHaveCount(10);
  await main.getByRole("link", { name: "Practice This Topic Again" }).click();
  await desk.expectOpen();
  await desk.expectNumber(1);
});

test("shows the specified figures of an address without an id", async ({ signedIn: page }) => {
  await page.goto(addressOf(SUMMARY));
  const main = page.getByRole("main");
  await expect(main.getByRole("definition")).toHaveText(["7 / 10", "70%", "10", "12 min 5 s"]);
  await expect(main.getByText("Linear Equations & Inequalities")).toBeVisible();
  await expect(main.getByText("Learning Mode")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your answers" })).toBeHidden();
  await expectAccessible(page, "summary without questions");
  await main.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("says so when the address holds no summary, with ways on", async ({ signedIn: page }) => {
  const addresses = [
    "/study-summary",
    "/study-summary?data=",
    "/study-summary?data=%7B%22section",
    "/study-summary?data=5",
    addressOf({}),
    addressOf({ ...SUMMARY, score: 11 }),
    addressOf({ ...SUMMARY, topic: "alchemy" }),
    addressOf([SUMMARY]),
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText("No summary here");
  }
  await expectAccessible(page, "no summary");
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Study Mode" }).click();
  await expect(page).toHaveURL("/study-mode");
});

test.describe("a session that is not there", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("leaves the figures, and says that its questions did not load", async ({
    signedIn: page,
  }) => {
    await page.goto(addressOf({ ...SUMMARY, id: "00000000-0000-4000-8000-000000000000" }));
    await expect(page.getByRole("definition").first()).toHaveText("7 / 10");
    await expect(page.getByRole("alert")).toContainText(
      "Failed to load the questions of this session. Please try again.",
    );
    await expectAccessible(page, "summary, questions failed");
  });

  test("says without a connection that its questions need one", async ({ signedIn: page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "onLine", { get: () => false }),
    );
    await page.route("/api/study-sessions/*", (route) => route.abort());
    await page.goto(addressOf({ ...SUMMARY, id: "00000000-0000-4000-8000-000000000000" }));
    await expect(page.getByText("Your answers need a connection.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
