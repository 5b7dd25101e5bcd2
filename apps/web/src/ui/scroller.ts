/** What an element scrolls in: the nearest room of its own, else the page. */
export function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    const scrolls = overflowY === "auto" || overflowY === "scroll";
    if (scrolls && around.scrollHeight > around.clientHeight && around !== document.body)
      return around;
  }
  return document.documentElement;
}

/** The part of a scroller in which things are in sight: what its padding for scrolling leaves, from top to bottom. */
export function sightOf(scroller: Element): { readonly top: number; readonly bottom: number } {
  const isPage = scroller === document.documentElement;
  const { top, bottom } = scroller.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  return {
    top: (isPage ? 0 : top) + pixels(scrollPaddingTop),
    bottom: (isPage ? scroller.clientHeight : bottom) - pixels(scrollPaddingBottom),
  };
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
