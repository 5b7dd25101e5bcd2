import { expect, NOBODY_SIGNED_IN, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { continueAs, openPopup } from "../src/provider.ts";
import { unfoldProfile } from "../src/unfold-profile.ts";

const GUARDED = [
  "/dashboard",
  "/practice",
  "/quiz",
  "/history?section=Math",
  "/settings",
  "/study-mode",
  "/study-session?section=math&topic=trigonometry",
  "/study-summary",
];

/** What no page has: addresses that mean nothing, cannot be decoded, look like another site's or a file's, or are too long. */
const UNKNOWN = [
  "/",
  "/nowhere",
  "/dashboard/nowhere",
  "/login/nowhere",
  "/nowhere.html",
  "/%",
  "/%E0%A4%A",
  "/%ff",
  "/%00",
  "/login/%",
  "/practice%?section=Math",
  "/..%2f..%2fetc",
  "//x",
  "//evil.example/login",
  "/\\evil.example",
  `/${"x".repeat(5_000)}`,
  `/${"%41".repeat(2_000)}`,
  `/${"x".repeat(20_000)}`,
];

/** The sign-in page that leads back to an address; to the dashboard it leads by itself. */
function signInFor(address: string): string {
  return address === "/dashboard" ? "/login" : `/login?next=${encodeURIComponent(address)}`;
}

function nameOf(address: string): string {
  return address.length < 40 ? address : `${address.slice(0, 6)}… of ${address.length} characters`;
}

test.describe("whoever is signed out", () => {
  test.use({ expectedErrors: [NOBODY_SIGNED_IN] });

  test("is sent to the sign-in page from every guarded address", async ({ page }) => {
    for (const address of GUARDED) {
      await page.goto(address);
      await expect(page).toHaveURL(signInFor(address));
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
    }
  });

  for (const address of UNKNOWN)
    test(`is sent to the sign-in page from ${nameOf(address)}`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${address}`);
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
    });
});

test("an unknown address leads the signed-in back to the dashboard", async ({
  page,
  person,
  baseURL,
}) => {
  await page.goto("/login");
  await continueAs(await openPopup(page), person);
  await expect(page).toHaveURL("/dashboard");
  for (const address of UNKNOWN) {
    await page.goto(`${baseURL}${address}`);
    await expect(page, nameOf(address)).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
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
    const profile = await unfoldProfile(signedIn);
    await profile.getByRole("button", { name: "Sign Out" }).click();
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
    const profile = await unfoldProfile(signedIn);
    const signOut = profile.getByRole("button", { name: "Sign Out" });
    await signOut.click();
    await expect(signedIn.getByRole("alert")).toHaveText("Failed to sign out. Please try again.");
    await letThrough(signedIn);
    await signOut.click();
    await expect(signedIn).toHaveURL("/login");
  });
});
