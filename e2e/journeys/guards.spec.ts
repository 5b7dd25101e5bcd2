import { expect, NOBODY_SIGNED_IN, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { continueAs, openPopup } from "../src/provider.ts";

const GUARDED = [
  "/dashboard",
  "/practice",
  "/quiz",
  "/settings",
  "/study-mode",
  "/study-session?section=math&topic=trigonometry",
  "/study-summary",
];

test.describe("whoever is signed out", () => {
  test.use({ expectedErrors: [NOBODY_SIGNED_IN] });

  test("is sent to the sign-in page from every guarded address", async ({ page }) => {
    for (const address of GUARDED) {
      await page.goto(address);
      await expect(page, address).toHaveURL("/login");
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
    }
  });

  test("is sent to the sign-in page from an unknown address", async ({ page }) => {
    for (const address of ["/", "/nowhere", "/dashboard/nowhere", "/login/nowhere"]) {
      await page.goto(address);
      await expect(page, address).toHaveURL("/login");
    }
  });
});

test("an unknown address leads the signed-in back to the dashboard", async ({ page, person }) => {
  await page.goto("/login");
  await continueAs(await openPopup(page), person);
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/nowhere");
  await expect(page).toHaveURL("/dashboard");
});

test.describe("signing out", () => {
  test.use({ expectedErrors: [NOBODY_SIGNED_IN] });

  test("takes every tab to the sign-in page and ends the session", async ({
    signedIn,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto("/settings");
    await expect(other.getByRole("button", { name: "Save Settings" })).toBeVisible();
    await signedIn.goto("/dashboard");
    await signedIn.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
    await expect(signedIn).toHaveURL("/login");
    await expect(other).toHaveURL("/login");
    await other.goto("/dashboard");
    await expect(other).toHaveURL("/login");
    expect((await context.request.get("/api/me")).status()).toBe(401);
  });
});

test.describe("a sign-out that fails", () => {
  test.use({ expectedErrors: [/status of 500 .*\/api\/sign-out/] });

  test("says so, and can be tried again", async ({ signedIn }) => {
    await signedIn.goto("/dashboard");
    await signedIn.route("/api/sign-out", (route) => route.fulfill({ status: 500, body: "" }));
    const signOut = signedIn.getByRole("banner").getByRole("button", { name: "Sign Out" });
    await signOut.click();
    await expect(signedIn.getByRole("alert")).toHaveText("Failed to sign out. Please try again.");
    await letThrough(signedIn);
    await signOut.click();
    await expect(signedIn).toHaveURL("/login");
  });
});
