import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { tabTo } from "../src/tab-to.ts";
import { unfoldProfile } from "../src/unfold-profile.ts";

test.use({ stocking: true });

const PLACES = [
  { name: "Practice", address: "/practice", title: "Practice" },
  { name: "Study", address: "/study-mode", title: "Study Mode" },
  { name: "Tests", address: "/tests", title: "Tests" },
  { name: "History", address: "/history", title: "History" },
  { name: "Home", address: "/dashboard", title: /^Good / },
];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

function places(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element.toString()} is not drawn`);
  return box;
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("every place is one press away, and says that the learner is there", async ({
      signedIn: page,
    }) => {
      await page.goto("/dashboard");
      for (const { name, address, title } of PLACES) {
        await places(page).getByRole("link", { name }).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await expect(places(page).locator("[aria-current]")).toHaveText(name);
      }
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("History");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tests");
      await page.goForward();
      await expect(places(page).locator("[aria-current]")).toHaveText("History");
    });

    test("the bar is 56 px high and stays at the upper edge", async ({ signedIn: page }) => {
      // So low that the page is longer.
      await page.setViewportSize({ ...viewport, height: 480 });
      await page.goto("/dashboard");
      const bar = page.getByRole("banner");
      await expect(bar).toBeVisible();
      expect(await boxOf(bar)).toMatchObject({ y: 0, height: 56 });
      await page.getByRole("link", { name: "Take the simple quiz" }).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await boxOf(bar)).toMatchObject({ y: 0, height: 56 });
    });

    test("Settings, theme and Sign Out are in the profile", async ({ signedIn: page, person }) => {
      await page.goto("/history");
      const signOut = page.getByRole("button", { name: "Sign Out" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("History");
      await expect(signOut).toBeHidden();
      const profile = await unfoldProfile(page);
      await expect(profile.getByText(person.name)).toBeVisible();
      await expect(profile.getByText(person.email)).toBeVisible();
      await expect(signOut).toBeVisible();
      await profile.getByTitle("Dark theme").click();
      await expect(page.locator(":root")).toHaveAttribute("data-theme", "dark");
      await page.keyboard.press("Escape");
      await expect(signOut).toBeHidden();
      await unfoldProfile(page);
      await profile.getByRole("link", { name: "Settings" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
      await expect(profile.getByRole("link", { name: "Settings" })).toBeHidden();
      await expect(places(page).locator("[aria-current]")).toHaveCount(0);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the places stand at the thumb, each with room to press, and hide no end of a page", async ({
    signedIn: page,
  }) => {
    await page.goto("/dashboard");
    await expect(places(page)).toBeVisible();
    const bar = await boxOf(places(page));
    expect(bar).toMatchObject({ x: 0, width: PHONE.width, height: 56 });
    expect(bar.y + bar.height).toBe(PHONE.height);
    for (const { name } of PLACES)
      expect(
        (await boxOf(places(page).getByRole("link", { name }))).height,
        name,
      ).toBeGreaterThanOrEqual(44);
    const last = page.getByRole("link", { name: "Take the simple quiz" });
    await page.keyboard.press("End");
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(last);
        return y + height;
      })
      .toBeLessThanOrEqual(bar.y);
  });

  test("what the focus is moved to is clear of the bars", async ({ signedIn: page }) => {
    await page.goto("/dashboard");
    const last = page.getByRole("link", { name: "Take the simple quiz" });
    const [above, below] = [await boxOf(page.getByRole("banner")), await boxOf(places(page))];
    const isClear = async (element: Locator) => {
      const { y, height } = await boxOf(element);
      return y >= above.y + above.height && y + height <= below.y;
    };
    await tabTo(page, last);
    await expect.poll(() => isClear(last)).toBe(true);
    const first = page.getByRole("link", { name: /^Continue with/ });
    await page.keyboard.press("End");
    await first.focus();
    await expect.poll(() => isClear(first)).toBe(true);
  });
});

test("goes from place to place by keyboard alone, past the bar too", async ({ signedIn: page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await tabTo(page, places(page).getByRole("link", { name: "Study" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Study Mode");
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Your account" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Settings" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
});

test("the places and the profile are fit for all", async ({ signedIn: page }) => {
  await page.goto("/study-mode");
  await expect(page.getByRole("link", { name: "Math" })).toBeVisible();
  await expectAccessible(page, "Study Mode");
  await unfoldProfile(page);
  await expectAccessible(page, "the profile");
});
