import { type RefObject, useRef } from "react";
import { useSingleKey } from "../controls/use-single-key.ts";

/** Lets F open a figure's description and lead into it, and back to where the learner was. */
export function useDescriptionKey(): RefObject<HTMLDetailsElement | null> {
  const description = useRef<HTMLDetailsElement>(null);
  const from = useRef<Element | null>(null);
  useSingleKey(/^f$/i, () => {
    const details = description.current;
    if (details === null || !isMeant(details)) return;
    const focused = document.activeElement;
    details.open = !details.open || !details.contains(focused);
    // The description takes the focus, and gives it back.
    if (details.open) from.current = focused;
    focusOn(details.open ? details.lastElementChild : from.current, details);
  });
  return description;
}

/** Of several questions on a page, the one with the focus is meant, or else the first with a figure. */
function isMeant(details: HTMLDetailsElement): boolean {
  const focused = document.activeElement?.closest("article");
  const sheet = focused ?? document.querySelector("[data-description]")?.closest("article");
  return details.closest("article") === (sheet ?? null);
}

/** The focus on what is still there and can take it, or on the line that opens the description. */
function focusOn(place: Element | null, details: HTMLDetailsElement): void {
  if (place instanceof HTMLElement && place !== document.body) place.focus();
  else details.querySelector("summary")?.focus();
}
