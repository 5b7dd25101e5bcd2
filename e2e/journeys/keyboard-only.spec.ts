import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../src/accessible.ts";
import { expect, type Person, serverUser, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { tabTo } from "../src/tab-to.ts";

/** From the sign-in page through the account chooser. */
async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await tabTo(page, page.getByRole("button", { name: "Continue with Google" }));
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await tabTo(popup, popup.getByLabel("Name"));
  await popup.keyboard.type(person.name);
  await popup.keyboard.press("Tab");
  await popup.keyboard.type(person.email);
  await popup.keyboard.press("Enter");
}

/** Chooses by letter or number, submits and goes on. */
async function answerThree(page: Page, desk: PracticeDesk): Promise<void> {
  for (const [key, letter] of [
    ["a", "A"],
    ["2", "B"],
    ["D", "D"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(desk.option(letter)).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(desk.feedback).toBeFocused();
    await desk.goOnByEnter();
    await expect(desk.question).toBeFocused();
  }
}

/** On the settings page, to the server. */
async function switchTimerOff(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("button", { name: "Your account" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Settings" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
  const timer = page.getByRole("switch", { name: "Practice Timer" });
  await tabTo(page, timer);
  await page.keyboard.press("Space");
  await expect(timer).not.toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Save Settings" }));
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await serverUser(page)).preferences.timerEnabled).toBe(false);
}

test("signs in, practises, changes a setting and signs out by keyboard alone", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");

  await tabTo(page, page.getByRole("link", { name: /^Writing/ }));
  await page.keyboard.press("Enter");
  const desk = new PracticeDesk(page);
  await desk.expectOpen();

  await answerThree(page, desk);

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(desk.question.getByRole("radio", { checked: true })).toHaveCount(0);

  await switchTimerOff(page);
  await tabTo(page, page.getByRole("main").getByRole("button", { name: "Sign Out" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
});

test("switches single keys off for the device, and on again", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const single = sheet.getByRole("switch", { name: "Single-key shortcuts" });
  await tabTo(page, single);
  await page.keyboard.press("Space");
  await expectAccessible(page, "shortcuts");
  await page.keyboard.press("Escape");
  await page.keyboard.press("b");
  await page.keyboard.press("?");
  await page.reload();
  await desk.expectOpen();
  await page.keyboard.press("b");
  await expect(desk.question.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(sheet).toBeHidden();
  await tabTo(page, page.getByRole("button", { name: "Keyboard shortcuts" }));
  await page.keyboard.press("Enter");
  await tabTo(page, single);
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await page.keyboard.press("b");
  await expect(desk.option("B")).toBeChecked();
});

test("chooses by arrow keys within the options", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await tabTo(page, desk.option("A"));
  await page.keyboard.press("ArrowDown");
  await expect(desk.option("B")).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(desk.next).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("what is unfolded over the page folds when the focus leaves it, and covers nothing", async ({
    signedIn: page,
  }) => {
    const desk = new PracticeDesk(page);
    await desk.begin("Math");
    for (const name of ["Practice setup", "Your account"]) {
      await page.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      const sheet = page.locator(":popover-open");
      // The account's card may come after its sheet: until then there is nothing in it to go to.
      await expect(sheet.getByRole("button").first()).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(sheet.locator(":focus")).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await expect(sheet).toBeVisible();
      await tabOutOf(page, sheet);
      await expect(sheet).toBeHidden();
      expect(await isFocusUncovered(page), name).toBe(true);
    }
  });
});

/** Goes by Tab past the last item of a sheet. */
async function tabOutOf(page: Page, sheet: Locator): Promise<void> {
  await page.keyboard.press("Tab");
  while ((await sheet.locator(":focus").count()) > 0) await page.keyboard.press("Tab");
}

/** Whether the middle of what has the focus, of a radio button its card, is what is seen there. */
function isFocusUncovered(page: Page): Promise<boolean> {
  return page.locator(":focus").evaluate((element) => {
    const seen = element.closest("label") ?? element;
    const { x, y, width, height } = seen.getBoundingClientRect();
    return seen.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
