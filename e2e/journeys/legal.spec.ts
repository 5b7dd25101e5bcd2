import { expectAccessible } from "../src/accessible.ts";
import { expectRoomForLargeText } from "../src/enlarged.ts";
import { expect, test } from "../src/journey.ts";
import { expectAppKept } from "../src/offline-desk.ts";

test("a parent reads terms and privacy before anybody signs in", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "terms" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Terms");
  await expect(heading).toBeFocused();
  await expectAccessible(page, "terms");
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(heading).toHaveText("Privacy");
  await expectAccessible(page, "privacy");
  await page.getByRole("link", { name: "Back to SAT Practice" }).click();
  await expect(page).toHaveURL("/login");
});

test("the terms lead to the licenses of what the app holds of others", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("link", { name: "work of others under theirs" }).click();
  await expect(page).toHaveURL("/licenses.txt");
  await expect(page.getByText("## react - ")).toBeVisible();
});

test("both have room for large text", async ({ page }) => {
  for (const name of ["Terms", "Privacy"]) {
    await page.goto(`/${name.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expectRoomForLargeText(page, name);
  }
});

test("each of them shows all its words at once on a desk", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ["/terms", "/privacy"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const ends = await page.getByRole("main").locator("section > :last-child").all();
    expect(ends.length, address).toBeGreaterThan(0);
    for (const section of ends) await expect(section, address).toBeInViewport({ ratio: 1 });
  }
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource/] });

  test("a learner can still read them", async ({ signedIn: page, context }) => {
    await page.goto("/settings");
    await expectAppKept(page);
    await context.setOffline(true);
    for (const name of ["Terms", "Privacy"]) {
      await page.goto(`/${name.toLowerCase()}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    }
  });
});
