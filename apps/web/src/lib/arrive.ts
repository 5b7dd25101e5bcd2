const PRODUCT = "SAT Practice";

/** Names the tab after what it shows; the product's name follows. */
export function nameTab(title: string | undefined): void {
  document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** Moves the focus to the heading of what has come; the browser would leave it on a link that is gone. */
export function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
