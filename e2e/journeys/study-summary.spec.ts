import type { StudySession } from "@sat/contract";
import { slipName } from "@sat/item";
import { expectAccessible } from "../src/accessible.ts";
import { expect, signInByForms, test } from "../src/journey.ts";
import { expectStill, watchLayoutShifts } from "../src/layout-shifts.ts";
import { letThrough } from "../src/let-through.ts";
import { completeSession, StudyDesk } from "../src/study-desk.ts";

test("shows the figures and every question as it was shown", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("trigonometry");
  // Mathematics stands in lines and glyphs of its own: its text content alone is the same everywhere.
  const options = desk.question.locator("label").filter({ has: page.getByRole("radio") });
  const asked = await options.allTextContents();
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
    /^(\d+\smin\s)?\d+\ss$/,
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
  await expect(page).toHaveURL(/\/study-summary\?id=[\da-f-]{36}$/);
  await expect(main.getByRole("definition").first()).toHaveText(`${score} / 10`);
  await expect(rows).toHaveCount(10);
  await main.getByRole("link", { name: "Practice This Topic Again" }).click();
  await desk.expectOpen();
  await desk.expectNumber(1);
});

/** What the specification has an address tell of a session. */
function told({ score, totalTime }: Pick<StudySession, "score" | "totalTime">) {
  const place = { section: "math", topic: "linear-equations", mode: "learning" };
  const figures = { score, total: 10, accuracy: 10 * score, questionsAnswered: 10, totalTime };
  return { ...place, ...figures };
}

const NOBODY_S = "00000000-0000-4000-8000-000000000000";
const OTHERWISE =
  "The link to this page has different figures. The figures below come from your saved answers.";

function addressOf(data: unknown): string {
  return `/study-summary?data=${encodeURIComponent(JSON.stringify(data))}`;
}

test("names the mistake behind a wrong answer, and leads to all of the topic's", async ({
  signedIn: page,
}) => {
  const { id, records } = await completeSession(page, "linear-equations");
  const [wrong] = records;
  if (wrong === undefined || wrong.question.kind === "entry" || wrong.userAnswer === null)
    throw new Error("all of its questions have options, and were answered");
  const { mistake } = wrong.question.rationales[wrong.userAnswer];
  if (mistake === null) throw new Error("the first was answered wrong");
  await page.goto(`/study-summary?id=${id}`);
  const rows = page.getByRole("region", { name: "Your answers" }).getByRole("listitem");
  await expect(rows.first()).toContainText(slipName(mistake));
  await expectAccessible(page, "summary");
  await page.getByRole("link", { name: "Go Through Your Mistakes" }).click();
  await expect(page).toHaveURL(/\/history\?section=Math&topic=linear-equations&result=incorrect$/);
  const mistakes = page.getByRole("list").getByRole("group");
  await expect(mistakes).toHaveCount(records.filter(({ correct }) => !correct).length);
});

test("is there in another browser, and for nobody else", async ({
  signedIn: page,
  browser,
  person,
}) => {
  const { id, score } = await completeSession(page, "trigonometry", "learning");
  const { cookies } = await page.context().storageState();
  const own = await browser.newContext({ storageState: { cookies, origins: [] } });
  const elsewhere = await own.newPage();
  await elsewhere.goto(`/study-summary?id=${id}`);
  await expect(elsewhere.getByRole("definition").first()).toHaveText(`${score} / 10`);
  await expect(elsewhere.getByRole("list").getByRole("group")).toHaveCount(10);
  await own.close();

  const others = await browser.newContext();
  const other = await others.newPage();
  await signInByForms(other, { ...person, email: `other.${person.email}` });
  for (const address of [`/study-summary?id=${id}`, `/study-summary?id=${NOBODY_S}`]) {
    await other.goto(address);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("No summary here");
  }
  await others.close();
});

test("shows what an address tells of a session that came to just that", async ({
  signedIn: page,
}) => {
  const session = await completeSession(page, "linear-equations", "learning");
  await page.goto(addressOf(told(session)));
  const main = page.getByRole("main");
  const { score } = session;
  const figures = [`${score} / 10`, `${10 * score}%`, "10", "20 s"];
  await expect(main.getByRole("definition")).toHaveText(figures);
  await expect(main.getByText("Linear Equations & Inequalities", { exact: true })).toBeVisible();
  await expect(main.getByText("Learning Mode", { exact: true })).toBeVisible();
  await expect(main.getByRole("list").getByRole("group")).toHaveCount(10);

  // The same with the session named, and with it what is not so.
  await page.goto(`${addressOf({ ...told(session), score: 11 })}&id=${session.id}`);
  await expect(main.getByRole("definition")).toHaveText(figures);
  await expect(page.getByText(OTHERWISE)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(OTHERWISE)).toBeHidden();
  await expect(main.getByRole("definition")).toHaveText(figures);
  await page.emulateMedia({ media: "screen" });
  await expectAccessible(page, "summary told otherwise");
  await page.goto(`${addressOf(told(session))}&id=${session.id}`);
  await expect(main.getByRole("definition")).toHaveText(figures);
  await expect(page.getByText(OTHERWISE)).toBeHidden();
  await main.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("refuses what no session came to, and what is no summary, with ways on", async ({
  signedIn: page,
}) => {
  const session = await completeSession(page, "linear-equations", "learning");
  const truth = told(session);
  const addresses = [
    "/study-summary",
    "/study-summary?id=",
    "/study-summary?id=5",
    "/study-summary?data=",
    "/study-summary?data=%7B%22section",
    "/study-summary?data=5",
    addressOf({}),
    addressOf([truth]),
    addressOf({ ...truth, topic: "alchemy" }),
    addressOf({ ...truth, section: "reading" }),
    addressOf({ ...truth, topic: "trigonometry" }),
    addressOf({ ...truth, mode: "practice" }),
    addressOf({ ...truth, score: (session.score + 1) % 11 }),
    addressOf({ ...truth, total: 9 }),
    addressOf({ ...truth, accuracy: truth.accuracy + 1 }),
    addressOf({ ...truth, questionsAnswered: 9 }),
    addressOf({ ...truth, totalTime: truth.totalTime + 1 }),
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText("No summary here");
    await expect(page.getByRole("definition"), address).toHaveCount(0);
  }
  await expectAccessible(page, "no summary");
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Study Mode" }).click();
  await expect(page).toHaveURL("/study-mode");
});

for (const width of [360, 1280]) {
  test(`lies still as it comes, ${width} pixels wide`, async ({ signedIn: page }) => {
    await completeSession(page, "trigonometry");
    const { id } = await completeSession(page, "linear-equations");
    await page.setViewportSize({ width, height: 740 });
    await watchLayoutShifts(page);
    await page.route("/api/study", async (route) => {
      await expect(page.getByRole("definition")).toHaveCount(4);
      await route.continue();
    });
    await page.goto(`/study-summary?id=${id}`);
    await expect(page.getByRole("button", { name: /^Mastery level/ })).toBeVisible();
    // What is printed is drawn once the page is at rest.
    await expect(page.locator("article")).toHaveCount(10);
    await expectStill(page, "the summary");
  });
}

test("opens a question on a phone right under its row", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await completeSession(page, "trigonometry");
  await page.goto(`/study-summary?id=${id}`);
  const row = page.getByRole("list").getByRole("group").first();
  await row.locator("summary").click();
  await expect(row.getByRole("region", { name: "Explanation" })).toBeVisible();
  const gaps = await row.evaluate((details) => {
    const [head, question] = ["summary", "article"].map((part) =>
      details.querySelector(part)?.getBoundingClientRect(),
    );
    if (head === undefined || question === undefined) throw new Error("the row is not open");
    const end = details.getBoundingClientRect().bottom;
    return [question.top - head.bottom, end - question.bottom];
  });
  for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1);
});

test.describe("without the server", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("says that it did not come, and comes when asked for again", async ({ signedIn: page }) => {
    const { id } = await completeSession(page, "trigonometry");
    await page.route("/api/study-sessions/*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(`/study-summary?id=${id}`);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(
      "Failed to load the summary of this session. Please try again.",
    );
    await expectAccessible(page, "summary failed");
    await letThrough(page);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("list").getByRole("group")).toHaveCount(10);
  });

  test("shows nothing that cannot be checked without a connection", async ({ signedIn: page }) => {
    const session = await completeSession(page, "linear-equations", "learning");
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "onLine", { get: () => false }),
    );
    await page.route(/\/api\/study-sessions/, (route) => route.abort());
    await page.goto(addressOf(told(session)));
    await expect(
      page.getByText("The figures in this link cannot be checked without a connection."),
    ).toBeVisible();
    await expect(page.getByRole("definition")).toHaveCount(0);
    await page.goto(`/study-summary?id=${session.id}`);
    await expect(page.getByText("This summary needs a connection.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
