import { type RefObject, useEffect, useRef } from "react";
import { areSingleKeysOn } from "../../lib/single-keys.ts";
import { takesKeys } from "../controls/use-answer-keys.ts";

/** Lets F open a figure's description and lead into it, and back to where the learner was. */
export function useDescriptionKey(): RefObject<HTMLDetailsElement | null> {
  const description = useRef<HTMLDetailsElement>(null);
  const from = useRef<Element | null>(null);
  // The key belongs to the page, whatever in it has the focus; which the description takes and gives back.
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const details = description.current;
      if (key.toLowerCase() !== "f" || ctrlKey || metaKey || altKey) return;
      if (!areSingleKeysOn() || takesKeys(target) || details === null || !isMeant(details)) return;
      const focused = document.activeElement;
      details.open = !details.open || !details.contains(focused);
      if (details.open) from.current = focused;
      focusOn(details.open ? details.lastElementChild : from.current, details);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
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
