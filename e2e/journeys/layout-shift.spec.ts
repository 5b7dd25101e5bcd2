import type { Page } from "@playwright/test";
import type { StudyMode } from "@sat/contract";
import { type Section, SECTIONS } from "@sat/item";
import { expect, test } from "../src/journey.ts";
import { expectStill, forgetInput, watchLayoutShifts } from "../src/layout-shifts.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { prefer } from "../src/prefer.ts";
import { QuizDesk } from "../src/quiz-desk.ts";
import { addressOf, beginSession, completeSession, StudyDesk } from "../src/study-desk.ts";

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** The levels of Study Mode by their addresses, each with a link that stands there once all has come. */
const LEVELS = [
  ["/study-mode", /^Trigonometry/],
  ["/study-mode?section=math", "Start Topic"],
  ["/study-mode?section=math&topic=linear-equations", "Start Practice Session"],
] as const;

/**
 * Holds back what comes from an address, be it fetched ahead or for the stock; answers how to let go all that has been
 * asked for, what is waited for among it.
 */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route(path, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const letGo of held.splice(0)) letGo();
  };
}

async function watchPractice(page: Page, section: Section): Promise<void> {
  const desk = new PracticeDesk(page);
  const letGo = await hold(page, "/api/question");
  await desk.open(section);
  await expectStill(page, "the page");
  await desk.getQuestion.click();
  await expect(page.getByText(/^Generating your/)).toBeVisible();
  await forgetInput(page);
  await letGo();
  await desk.expectOpen();
  await expectStill(page, "the first question");
  await desk.answer("A");
  await desk.next.click();
  await expect(page.getByText(/^Generating your/)).toBeVisible();
  await forgetInput(page);
  await letGo();
  await desk.expectOpen();
  await expectStill(page, "the next question");
}

async function watchQuiz(page: Page, defaultSection: Section): Promise<void> {
  await prefer(page, { defaultSection });
  const letGo = await hold(page, "/api/question");
  await page.goto("/quiz");
  await expect(page.getByText(/^Generating your/)).toBeVisible();
  await letGo();
  await new QuizDesk(page).expectOpen();
  await expectStill(page, "the first question");
}

async function watchStudy(page: Page, mode: StudyMode): Promise<void> {
  const desk = new StudyDesk(page);
  const letGoCode = await hold(page, "**/study-session-page-*.js");
  const letGoSession = await hold(page, "/api/study-sessions");
  const letGo = await hold(page, "/api/study-sessions/*/questions");
  await page.goto(addressOf("linear-equations", mode));
  await expect(page.getByText("Loading the page")).toBeAttached();
  await letGoCode();
  await expect(page.getByText("Loading your question...")).toBeAttached();
  await expectStill(page, "the page");
  await letGoSession();
  await desk.expectNumber(1);
  await expectStill(page, "the session");
  await letGo();
  await desk.expectOpen();
  await expect(desk.tip).toHaveCount(Number(mode === "learning"));
  await expectStill(page, "the first question");
  await desk.answer("A");
  await desk.next.click();
  await expect(page.getByText("Loading your question...")).toBeAttached();
  await forgetInput(page);
  await letGo();
  await desk.expectOpen();
  await expect(desk.tip).toHaveCount(Number(mode === "learning"));
  await expectStill(page, "the next question");
}

/** Opens a level of Study Mode where the progress, with an open session, comes last. */
async function watchStudyMode(page: Page, [address, link]: (typeof LEVELS)[number]): Promise<void> {
  await beginSession(page, "linear-equations");
  await completeSession(page, "trigonometry");
  const letGo = await hold(page, "/api/study");
  await page.goto(address);
  await expect(page.getByText("Loading your progress...")).toBeAttached();
  await letGo();
  await expect(page.getByRole("link", { name: link }).last()).toBeVisible();
  await expectStill(page, "the whole page");
}

/** Opens a page again while the server takes its time to say who is signed in. */
async function watchReload(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.route("/api/me?*", async (route) => {
    await expect(page.getByText("Loading the page")).toBeAttached();
    await expectStill(page, "the skeleton");
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectStill(page, "the page");
}

/** Skips what a newcomer is asked first; what to do now comes in its place, and says later what. */
async function watchFirstRun(page: Page): Promise<void> {
  const letGo = await hold(page, "/api/activities*");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("heading", { name: "Do This Now" })).toBeFocused();
  await forgetInput(page);
  await letGo();
  await expect(page.getByText(/questions that show where you stand$/)).toBeVisible();
  await expectStill(page, "the suggestion");
}

for (const size of SIZES) {
  test.describe(`at ${size.width} px, nothing moves when a page or a question comes`, () => {
    test.use({ viewport: size });

    test.beforeEach(({ signedIn: page }) => watchLayoutShifts(page));

    test("on a page opened again", ({ signedIn: page }) => watchReload(page));
    test("after the first run", ({ signedIn: page }) => watchFirstRun(page));
    for (const section of SECTIONS) {
      test(`in practice, ${section}`, ({ signedIn: page }) => watchPractice(page, section));
      test(`in the quiz, ${section}`, ({ signedIn: page }) => watchQuiz(page, section));
    }
    for (const level of LEVELS) {
      test(`in Study Mode, ${level[0]}`, ({ signedIn: page }) => watchStudyMode(page, level));
    }
    for (const mode of ["learning", "practice"] as const) {
      test(`in a study session, ${mode} mode`, ({ signedIn: page }) => watchStudy(page, mode));
    }
  });
}
