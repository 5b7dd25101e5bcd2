import { expect, type Page } from "@playwright/test";

/** The most that a page may move by itself: a tenth of what passes for good. */
const MOST = 0.01;

/** For so long after an input, the browser blames what moves on it: in milliseconds, with some to spare. */
const BLAMED = 700;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    /** What has moved in this page, and not for an input just before. */
    layoutShifts?: Shift[];
  }
}

/** Watches, from the next address on, what moves in a page by itself. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** The browser's own entry, which TypeScript's library does not know. */
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName);
    new PerformanceObserver((list) => {
      // Only entries of this type are observed.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => name(node)) });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Waits until nothing that moves is put down to the last input any more, and forgets what that has moved. */
export async function forgetInput(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((due) => performance.now() > due, now + BLAMED);
  // On a busy machine the browser may draw what an input changed so late that it does not blame the input.
  await reported(page);
  await page.evaluate(() => window.layoutShifts?.splice(0));
}

/** Expects that next to nothing has moved by itself since the page came, or since the last input was forgotten. */
export async function expectStill(page: Page, state: string): Promise<void> {
  const shifts = await reported(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.map(({ value, moved: nodes }) => `${value.toFixed(4)} ${nodes.join(" | ")}`);
  expect(sum, `${state}: ${moved.join("\n")}`).toBeLessThan(MOST);
}

/** What has moved by itself so far. */
function reported(page: Page): Promise<readonly Shift[]> {
  // What is drawn now has been reported two frames on.
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return window.layoutShifts ?? [];
  });
}
