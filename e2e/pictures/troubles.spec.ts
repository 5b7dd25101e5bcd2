import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

inEveryLook((take) => {
  test("without a connection", async ({ signedIn: page }) => {
    const desk = new PracticeDesk(page);
    await desk.begin("Math");
    await desk.answer("B");
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Your Progress" })).toBeVisible();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "onLine", { get: () => false }),
    );
    await page.route("/api/**", (route) => route.abort("internetdisconnected"));
    await page.reload();
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await take(page, "offline-dashboard");
    await page.goto("/history");
    await expect(page.getByText("Your history needs a connection.")).toBeVisible();
    await take(page, "offline-history");
    await page.goto("/study-mode");
    await expect(page.getByText(/^Your progress needs a connection/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Completed sessions" })).toBeHidden();
    await take(page, "offline-study");
    await page.getByRole("link", { name: "Math" }).click();
    await expect(page.getByRole("link", { name: "Start Topic" }).first()).toBeVisible();
    await take(page, "offline-topics");
    await page.getByRole("link", { name: "Start Topic" }).first().click();
    await page.getByRole("link", { name: "Start Practice Session" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to load question");
    await take(page, "offline-no-session");
  });

  test("a server that cannot answer", async ({ signedIn: page }) => {
    await page.route("/api/**", (route) => route.fulfill({ status: UNAVAILABLE, body: "" }));
    await page.goto("/dashboard");
    await expect(page.getByRole("alert")).toBeVisible();
    await take(page, "unavailable");
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await take(page, "unavailable-sign-in");
  });

  test("too many calls", async ({ signedIn: page }) => {
    await page.goto("/practice");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.route("/api/question", (route) =>
      route.fulfill({ status: TOO_MANY_REQUESTS, body: "" }),
    );
    await new PracticeDesk(page).getQuestion.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await take(page, "too-many-calls");
  });
});
