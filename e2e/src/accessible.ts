import { expect, type Page } from "@playwright/test";
import { axeOn } from "./axe-on.ts";
import { sidewaysScroll } from "./sideways-scroll.ts";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Expects that the page as it stands is fit for all: in both themes, on the phone and on the desk. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      const where = `${state}, ${colorScheme}, ${size.width} px`;
      const { violations } = await axeOn(page).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
      );
      expect(found, where).toEqual([]);
      expect(await sidewaysScroll(page), `${where}: pixels to scroll sideways`).toBe(0);
    }
  }
}
