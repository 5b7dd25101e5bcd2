import type { Page } from "@playwright/test";

/** What a page is to show, and a button on the way there that is pressed as soon as it can be. */
export interface Shown {
  /** Name of the article. */
  readonly article: string;
  readonly through?: string;
}

declare global {
  interface Window {
    /** Milliseconds from the press to the painted article. */
    untilPainted?: Promise<number>;
  }
}

/** For so long what is to be shown is waited for, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Milliseconds from a press that is made now until the page has painted what it is to show, by the page's own clock.
 * @throws {Error} when it never comes
 */
export async function painted(
  page: Page,
  press: () => Promise<void>,
  shown: Shown,
): Promise<number> {
  await page.evaluate(watch, shown);
  await press();
  await page
    .getByRole("article", { name: shown.article, exact: true })
    .waitFor({ timeout: PATIENCE });
  return page.evaluate(() => window.untilPainted ?? Number.NaN);
}

/** Runs in the page. */
function watch({ article, through }: Shown): void {
  let isThrough = through === undefined;
  const pressed = new Promise<number>((resolve) => {
    const options = { capture: true, once: true };
    document.addEventListener("click", ({ timeStamp }) => resolve(timeStamp), options);
  });
  const pressThrough = () => {
    const button = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === through,
    );
    if (isThrough || button === undefined || button.disabled) return;
    isThrough = true;
    button.click();
  };
  const paint = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      pressThrough();
      if (document.querySelector(`article[aria-label="${article}"]`) === null) return;
      observer.disconnect();
      // A task that is put in at the next frame comes when that has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  window.untilPainted = Promise.all([pressed, paint]).then(([from, to]) => to - from);
}
