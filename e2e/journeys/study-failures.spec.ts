import type { Question, StudySession } from "@sat/contract";
import { expectAccessible } from "../src/accessible.ts";
import { fetchChoice } from "../src/ask-only.ts";
import { expect, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { addressOf, StudyDesk } from "../src/study-desk.ts";

test.use({ expectedErrors: [/Failed to load resource/] });
const LOAD_FAILED = "Failed to load question. Please try again.";
const INVALID = "Invalid question format received. Please try again.";

test("a question that does not come can be asked for again", async ({ signedIn: page }) => {
  await page.route("/api/study-sessions/*/questions", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  const desk = new StudyDesk(page);
  await page.goto(addressOf("trigonometry", "practice"));
  await expect(page.getByRole("alert")).toContainText(LOAD_FAILED);
  await expect(page.getByText("Math • Question 1 of 10")).toBeVisible();
  await expectAccessible(page, "question failed");
  await letThrough(page);
  await page.getByRole("button", { name: "Try Again" }).click();
  await desk.expectOpen();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("so can a session, and a question of the wrong shape", async ({ signedIn: page }) => {
  await page.route("/api/study-sessions", (route) => route.abort());
  await page.goto(addressOf("trigonometry", "practice"));
  await expect(page.getByRole("alert")).toContainText(LOAD_FAILED);
  await expectAccessible(page, "session failed");
  await letThrough(page);
  let sent = 0;
  await page.route("/api/study-sessions/*/questions", async (route) => {
    sent++;
    const response = await fetchChoice(route);
    const { explanation, ...question } = (await response.json()) as Question; // the contract's
    expect(explanation).not.toBe("");
    await route.fulfill({ response, json: question });
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Math • Question 1 of 10")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(INVALID);
  // What keeps the session for later asks for the same question again; nor is that answer kept.
  await expect.poll(() => sent).toBeGreaterThan(1);
  await letThrough(page);
  await page.getByRole("button", { name: "Try Again" }).click();
  await new StudyDesk(page).expectOpen();
});

test("a session that ended elsewhere says so, and another can be begun", async ({
  signedIn: page,
}) => {
  // What keeps the session for later would fetch all of its questions.
  await page.route("**/offline-kit-*.js", (route) => route.abort());
  const ahead = page.waitForResponse(
    (response) =>
      response.url().endsWith("/questions") && response.request().postDataJSON()?.number === 2,
  );
  const desk = new StudyDesk(page);
  const opened = page.waitForResponse("/api/study-sessions");
  await desk.open("rhetoric-style");
  await ahead;
  const { id } = (await (await opened).json()) as StudySession; // the server checks it against the contract
  const ended = await page.context().request.delete(`/api/study-sessions/${id}`);
  expect(ended.ok()).toBe(true);
  await desk.answer("A");
  await desk.goOn();
  await desk.answer("A");
  await desk.next.click();
  await expect(
    page.getByText("This session has been completed or discarded on another page."),
  ).toBeVisible();
  await expectAccessible(page, "session over");
  await page.getByRole("button", { name: "Start a New Session" }).click();
  await desk.expectOpen();
  await desk.expectNumber(1);
});
