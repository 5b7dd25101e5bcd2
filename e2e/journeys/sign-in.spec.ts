import { expect, NOBODY_SIGNED_IN, serverUser, test } from "../src/journey.ts";
import { continueAs, openPopup } from "../src/provider.ts";

test("signs in through the popup and stays signed in", async ({ page, context, person }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await continueAs(await openPopup(page), person);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^Good (morning|afternoon|evening), ${person.name}$`),
  );
  expect(context.pages()).toHaveLength(1);
  await page.reload();
  await expect(page).toHaveURL("/dashboard");
  expect(await serverUser(page)).toMatchObject({ displayName: person.name, email: person.email });
});

test.describe("a link to a page", () => {
  test.use({ expectedErrors: [NOBODY_SIGNED_IN] });

  const LINK = "/study-mode?section=math&topic=trigonometry";
  const ASKED_FOR = `/login?next=${encodeURIComponent(LINK)}`;

  test("survives a sign-in in the popup", async ({ page, person }) => {
    await page.goto(LINK);
    await expect(page).toHaveURL(ASKED_FOR);
    await page.reload();
    await continueAs(await openPopup(page), person);
    await expect(page).toHaveURL(LINK);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trigonometry");
    await page.reload();
    await expect(page).toHaveURL(LINK);
  });

  test("survives a sign-in on the page itself, and a cancel before it", async ({
    page,
    person,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(LINK);
    for (const end of ["Cancel", "Continue"] as const) {
      await page.getByRole("button", { name: "Continue with Google" }).click();
      await page.getByRole("button", { name: "Sign in on this page instead" }).click();
      if (end === "Continue") await continueAs(page, person);
      else await page.getByRole("button", { name: end }).click();
    }
    await expect(page).toHaveURL(LINK);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trigonometry");
  });

  test("leads to no other site, however it is spelled", async ({ signedIn: page, baseURL }) => {
    for (const next of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "/\t/evil.example",
    ]) {
      await page.goto(`/login?outcome=signed-in&next=${encodeURIComponent(next)}`);
      await expect(page, next).toHaveURL(`${baseURL}/dashboard`);
    }
  });
});

test.describe("after a closed popup", () => {
  test.use({ expectedErrors: [NOBODY_SIGNED_IN] });

  test("says that the sign-in was cancelled", async ({ page }) => {
    await page.goto("/login");
    const popup = await openPopup(page);
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    await popup.close();
    await expect(page.getByRole("alert")).toHaveText("Sign-in was cancelled. Please try again.");
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  });
});

test("takes a cancel at the provider for a cancelled sign-in", async ({ page }) => {
  await page.goto("/login");
  const popup = await openPopup(page);
  await popup.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toHaveText("Sign-in was cancelled. Please try again.");
});

test.describe("with popups blocked", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Pop-up was blocked by your browser. Please allow pop-ups and try again.",
    );
    await page.getByRole("button", { name: "Sign in on this page instead" }).click();
  });

  test("signs in on this page instead", async ({ page, person }) => {
    await continueAs(page, person);
    await expect(page).toHaveURL("/dashboard");
  });

  test("comes back to the sign-in page after a cancel", async ({ page }) => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/login?outcome=cancelled");
    await expect(page.getByRole("alert")).toHaveText("Sign-in was cancelled. Please try again.");
  });
});

test.describe("when the call fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("says that the network failed", async ({ page, context }) => {
    await page.route("/api/sign-in", (route) => route.abort("connectionfailed"));
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Network error. Please check your connection and try again.",
    );
    expect(context.pages()).toHaveLength(1);
  });

  test("says that an error occurred when the server fails without a word", async ({ page }) => {
    await page.route("/api/sign-in", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "An error occurred during sign-in. Please try again.",
    );
  });

  test("calls an answer that makes no sense an unexpected error", async ({ page }) => {
    await page.route("/api/sign-in", (route) => route.fulfill({ status: 200, body: "?" }));
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "An unexpected error occurred. Please try again.",
    );
  });
});

test("ignores a second click while a sign-in is under way", async ({ page, context }) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/sign-in")) calls += 1;
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).dblclick();
  await expect.poll(() => context.pages()).toHaveLength(2);
  await page.getByRole("button", { name: "Signing in..." }).click({ force: true });
  await page.getByRole("heading", { level: 1 }).click();
  expect(calls).toBe(1);
  expect(context.pages()).toHaveLength(2);
});
