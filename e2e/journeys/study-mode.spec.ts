import type { Page } from "@playwright/test";
import type { StudyHistory, StudyOverview, StudySessionSummary } from "@sat/contract";
import { TOPIC_DESCRIPTIONS, TOPIC_IDS, type TopicId } from "@sat/item";
import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { beginSession, StudyDesk } from "../src/study-desk.ts";

type Progress = StudyOverview["topics"][number];

/** Answers the overview of a learner who has come some way in some topics. */
async function answerOverview(page: Page, known: Partial<Record<TopicId, Partial<Progress>>>) {
  const topics = TOPIC_IDS.map((topic) => ({
    topic,
    completedQuestions: 0,
    masteryLevel: "beginner" as const,
    recentAnswers: 0,
    recentCorrect: 0,
    ...known[topic],
  }));
  const overview: StudyOverview = { topics, openSessions: [] };
  await page.route("/api/study", (route) => route.fulfill({ json: overview }));
}

test("leads from the sections to a session, by address too", async ({ signedIn: page }) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Open Study Mode" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Study Mode");
  await expect(page).toHaveTitle("Study Mode · SAT Practice");
  const sections = page.getByRole("main").getByRole("listitem");
  await expect(sections).toHaveText([
    /^Reading.*6 topics0%$/,
    /^Writing.*5 topics0%$/,
    /^Math.*6 topics0%$/,
  ]);
  await expect(page.getByText("Every session you complete is kept here.")).toBeVisible();
  await expectAccessible(page, "sections, untouched");

  await page.getByRole("link", { name: "Writing" }).click();
  await expect(heading).toHaveText("Writing");
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL("/study-mode?section=writing");
  await expect(page).toHaveTitle("Writing · Study Mode · SAT Practice");
  await expect(page.getByRole("article")).toHaveCount(5);
  await expect(page.getByRole("link", { name: "Start Topic" })).toHaveCount(5);

  const card = page.getByRole("article", { name: "Rhetoric & Style" });
  await expect(card).toContainText(TOPIC_DESCRIPTIONS["rhetoric-style"]);
  await expect(card).toContainText("0/20 questions0%");
  await card.getByRole("link", { name: "Start Topic" }).click();
  await expect(heading).toHaveText("Rhetoric & Style");
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL("/study-mode?section=writing&topic=rhetoric-style");
  await expect(page).toHaveTitle("Rhetoric & Style · Study Mode · SAT Practice");
  await expectAccessible(page, "setup");

  await page.goBack();
  await expect(heading).toHaveText("Writing");
  await page.goForward();
  await page.reload();
  await expect(heading).toHaveText("Rhetoric & Style");
  await page.getByRole("link", { name: "Back to Topics" }).click();
  await expect(heading).toHaveText("Writing");
  await page.getByRole("link", { name: "Back to Study Mode" }).click();
  await expect(heading).toHaveText("Study Mode");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("offers the two modes, practice first", async ({ signedIn: page }) => {
  await page.goto("/study-mode?section=math&topic=trigonometry");
  const practice = page.getByRole("radio", { name: "Practice Mode" });
  await expect(practice).toBeChecked();
  await expect(practice).toHaveAccessibleDescription(
    "Standard practice with explanations after answering",
  );
  await expect(page.getByRole("link", { name: "Start Practice Session" })).toBeVisible();
  const learning = page.getByRole("radio", { name: "Learning Mode" });
  await expect(learning).toHaveAccessibleDescription(
    "Step-by-step explanations and hints provided before answering",
  );
  await learning.check();
  await page.getByRole("link", { name: "Start Learning Session" }).click();
  await expect(page).toHaveURL("/study-session?section=math&topic=trigonometry&mode=learning");
  await new StudyDesk(page).expectOpen();
});

test("takes an address that does not fit a level higher", async ({ signedIn: page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/study-mode?section=history");
  await expect(heading).toHaveText("Study Mode");
  await page.goto("/study-mode?section=reading&topic=trigonometry");
  await expect(heading).toHaveText("Reading");
});

test("shows progress and mastery, and explains the level", async ({ signedIn: page }) => {
  await answerOverview(page, {
    "linear-equations": { completedQuestions: 5, masteryLevel: "intermediate" },
    "quadratic-functions": { completedQuestions: 20, masteryLevel: "advanced" },
    "geometry-fundamentals": { completedQuestions: 15, masteryLevel: "mastery" },
    trigonometry: { completedQuestions: 1, recentAnswers: 1, recentCorrect: 1 },
  });
  await page.goto("/study-mode");
  // 41 of the 115 questions of Math.
  await expect(page.getByRole("listitem").filter({ hasText: "Math" })).toContainText("36%");
  await expect(page.getByRole("progressbar", { name: "Overall progress in Math" })).toHaveAttribute(
    "aria-valuenow",
    "36",
  );
  await page.getByRole("link", { name: "Math" }).click();
  const figures = [
    ["Linear Equations & Inequalities", "Intermediate", "5/25 questions20%"],
    ["Quadratic Functions", "Advanced", "20/20 questionsCompleted100%"],
    ["Geometry Fundamentals", "Mastery", "15/20 questions75%"],
    ["Trigonometry", "Beginner", "1/15 questions7%"],
  ] as const;
  for (const [name, level, text] of figures) {
    const card = page.getByRole("article", { name });
    await expect(card).toContainText(text);
    await expect(card.getByRole("button", { name: `Mastery level: ${level}` })).toBeVisible();
    await expect(card.getByRole("link", { name: "Continue" })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Start Topic" })).toHaveCount(2);
  await expectAccessible(page, "topics");

  const card = page.getByRole("article", { name: "Trigonometry" });
  await card.getByRole("button", { name: /Mastery level/ }).click();
  await expect(page.getByText("You had 1 of your latest 1 answers right.")).toBeVisible();
  await expect(
    page.getByText("15 right, and at least 90%").and(page.locator(":visible")),
  ).toBeVisible();
  await expectAccessible(page, "topics with the rule open");
  await page.keyboard.press("Escape");
  await expect(page.getByText("You had 1 of your latest 1 answers right.")).toBeHidden();
});

test("resumes an open session, and discards it when asked twice", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("punctuation-mechanics");
  await desk.answerFrom(1, 2);
  await page.goto("/study-mode");
  const open = page.getByRole("region", { name: "Your open session" });
  await expect(open).toContainText("Punctuation & MechanicsPractice Mode • Question 3 of 10");
  await expectAccessible(page, "sections with an open session");
  await open.getByRole("link", { name: "Resume" }).click();
  // The result that was left in sight, then on.
  await desk.expectNumber(2);
  await desk.goOn();
  await desk.expectNumber(3);

  await page.goto("/study-mode?section=writing&topic=punctuation-mechanics");
  await expect(open).toBeVisible();
  await expect(page.getByText(/open session in this mode, at question 3\./)).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Discard Session" });
  await open.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toContainText("Its answers stay counted in your progress.");
  await expectAccessible(page, "discarding");
  await dialog.getByRole("button", { name: "Keep It" }).click();
  await expect(dialog).toBeHidden();
  await open.getByRole("button", { name: "Discard" }).click();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(open).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("region", { name: "Session setup" })).toContainText("2/20 questions");
  await desk.open("punctuation-mechanics");
  await desk.expectNumber(1);
});

/** Completed sessions of a long history, the latest first, a minute apart. */
function longHistory(count: number): StudySessionSummary[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    topic: "trigonometry" as const,
    mode: "practice" as const,
    startedAt: "2026-11-20T18:00:00.000Z",
    completedAt: new Date(Date.UTC(2026, 10, 20, 19, 0) - 60_000 * at).toISOString(),
    questionsAnswered: 10,
    score: at % 11,
    totalTime: 300_000,
  }));
}

test("lists the completed sessions page by page", async ({ signedIn: page }) => {
  const all = longHistory(23);
  await page.route(/\/api\/study-sessions\?/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const before = searchParams.get("before") ?? "9999";
    const sessions = all.filter(({ completedAt }) => (completedAt ?? "") < before);
    const json: StudyHistory = { sessions: sessions.slice(0, Number(searchParams.get("limit"))) };
    return route.fulfill({ json });
  });
  await page.route(/\/api\/study-sessions\/0/, (route) => {
    const session = all.find(({ id }) => route.request().url().endsWith(id));
    return route.fulfill({ json: { ...session, records: [] } });
  });
  await page.goto("/study-mode");
  const history = page.getByRole("region", { name: "Completed sessions" });
  await expect(history.getByRole("link")).toHaveCount(10);
  await expect(history.getByRole("link").first()).toHaveText(
    "TrigonometryPractice Mode • Nov 20, 20260/10",
  );
  await expectAccessible(page, "sections with a history");
  await history.getByRole("button", { name: "Show More" }).click();
  await expect(history.getByRole("link")).toHaveCount(20);
  await expect(history.getByRole("link").nth(10)).toBeFocused();
  await history.getByRole("button", { name: "Show More" }).click();
  await expect(history.getByRole("link")).toHaveCount(23);
  await expect(history.getByRole("button", { name: "Show More" })).toBeHidden();
  await history.getByRole("link").nth(7).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Session Summary");
  await expect(page.getByRole("definition").first()).toHaveText("7 / 10");
});

test.describe("without the server", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("says what did not load, and tries again", async ({ signedIn: page }) => {
    await page.route(/\/api\/study/, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/study-mode");
    const alerts = page.getByRole("alert");
    await expect(alerts).toHaveText([/^Failed to load your progress. Please try again./]);
    await expect(page.getByText("Failed to load your sessions.", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Math" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expectAccessible(page, "sections not loaded");
    await letThrough(page);
    await alerts.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(3);
    await expect(page.getByText("Every session you complete is kept here.")).toBeVisible();
  });

  test("says that a session could not be discarded", async ({ signedIn: page }) => {
    await beginSession(page, "trigonometry");
    await page.goto("/study-mode");
    await page.route("/api/study-sessions/*", (route) => route.abort());
    await page.getByRole("button", { name: "Discard" }).click();
    const dialog = page.getByRole("dialog", { name: "Discard Session" });
    await dialog.getByRole("button", { name: "Discard" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "Failed to discard the session. Please try again.",
    );
    await expectAccessible(page, "not discarded");
  });
});

test("shows skeletons while it loads", async ({ signedIn: page }) => {
  const hold = () => new Promise<void>(() => {});
  await page.route(/\/api\/study-sessions/, hold);
  await page.goto("/study-mode");
  await expect(page.getByText("Loading your sessions...")).toBeAttached();
  await expectAccessible(page, "completed sessions loading");
  await page.route("/api/study", hold);
  await page.reload();
  await expect(page.getByText("Loading your progress...")).toBeAttached();
  await expectAccessible(page, "sections loading");
});
