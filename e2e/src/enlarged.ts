import { expect, type Page } from "@playwright/test";

/** The narrowest phone, at twice the size of text that browsers begin with (WCAG 2.2, 1.4.4). */
const PHONE = { width: 360, height: 740 };
const ROOT_SIZE = "32px";

/** Expects that a page with its text twice as large still fits the phone, and that nothing of it is cut off. */
export async function expectRoomForLargeText(page: Page, state: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, ROOT_SIZE);
  const { sideways, lost } = await page.evaluate(findLost);
  expect(lost, `${state}: texts cut off`).toEqual([]);
  expect(sideways, `${state}: what makes it scroll sideways`).toEqual([]);
  const covered = await page.evaluate(findCovered);
  expect(covered, `${state}: what lies on each other in the bar`).toEqual([]);
}

/** Runs in the page: the pairs of texts and signs of the top bar that lie on each other. */
function findCovered(): string[] {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  const seen = [
    ...document.querySelectorAll("header[data-look] *:not(nav *, [popover] *, dialog *)"),
  ]
    .filter((element) => element instanceof SVGSVGElement || hasText(element))
    .filter((element) => element.closest("svg svg, [role=timer]") === null)
    .filter((element) => getComputedStyle(element).clipPath === "none")
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = element instanceof SVGSVGElement ? element : range;
      return { element, box: box.getBoundingClientRect() };
    });
  const areOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter((other) => !one.element.contains(other.element) && areOver(one.box, other.box))
      .map((other) => `${one.element.outerHTML} | ${other.element.outerHTML}`),
  );
}

/** Runs in the page: what makes it scroll sideways, and the texts that are cut off or stand beside the screen. */
function findLost(): { sideways: string[]; lost: string[] } {
  const root = document.documentElement;
  const isHidden = (element: Element) =>
    element.closest(".visually-hidden, .katex-mathml, [inert], svg") !== null ||
    !element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) ||
    getComputedStyle(element).clipPath !== "none";
  const cutting = new Set(["hidden", "clip"]);
  const scrolling = new Set(["auto", "scroll"]);
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode;
    if (
      text instanceof Text &&
      /[^\s\u200B]/.test(text.data) &&
      text.parentElement &&
      !isHidden(text.parentElement)
    )
      texts.push(text);
  }
  const lost = texts.filter((text) => {
    const range = document.createRange();
    range.selectNode(text);
    const box = range.getBoundingClientRect();
    for (
      let around = text.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      // Shortened on purpose, as its ellipsis says: the whole stands behind it.
      if (textOverflow === "ellipsis") return false;
      const frame = around.getBoundingClientRect();
      // What scrolls within its own frame can be reached.
      if (scrolling.has(overflowX)) return false;
      if (cutting.has(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1))
        return true;
      if (cutting.has(overflowY) && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1))
        return true;
    }
    return box.left < -1 || box.right > root.clientWidth + 1;
  });
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  return {
    sideways:
      root.scrollWidth > root.clientWidth
        ? wide.map(({ outerHTML }) => outerHTML.slice(0, 90))
        : [],
    lost: lost.map(({ data }) => data),
  };
}
