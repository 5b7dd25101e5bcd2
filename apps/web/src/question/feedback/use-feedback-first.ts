import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/** What an answer is told by now. */
interface Telling {
  readonly isAnswered: boolean;
  /** Whether the answer was given on this page, and not found when it came. */
  readonly isNew: boolean;
  /** Whether the explanation is laid open, and there. */
  readonly isExplained: boolean;
}

/**
 * Brings what an answer is told into view as soon as there is an answer, and again when more of it is laid open or has
 * come: all of it where there is room, else its beginning. The focus goes with it when the answer is given; what was
 * answered before the page came is there at once, and takes none.
 */
export function useFeedbackFirst(
  told: RefObject<HTMLElement | null>,
  { isAnswered, isNew, isExplained }: Telling,
): void {
  const router = useRouter();
  // The focus is the browser's.
  useEffect(() => {
    if (isNew) focusOrWait(told);
  }, [told, isNew]);
  // So is where the page is scrolled to.
  useEffect(() => {
    const group = told.current;
    if (!isAnswered || group === null) return undefined;
    const behavior = isNew ? "auto" : "instant";
    const bring = () => group.scrollIntoView({ block: "nearest", behavior });
    bring();
    if (isNew) return undefined;
    // The router scrolls a page that has come to its head.
    const stop = [router.subscribe("onRendered", bring), whileDrawn(group, bring)];
    return () => stop.forEach((each) => each());
  }, [router, told, isAnswered, isNew, isExplained]);
}

/**
 * Focuses what an answer is told. Time may run out under what is open over the page: a popover would cover it, and is
 * closed; a dialog keeps the focus, and gives it back when it closes, unless that was on what the answer has disabled.
 */
function focusOrWait(told: RefObject<HTMLElement | null>): void {
  const focus = () => told.current?.focus({ preventScroll: true });
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open"))
    popover.hidePopover();
  const dialog = document.querySelector("dialog[open]");
  if (dialog === null) {
    focus();
    return;
  }
  const onClose = () => {
    const { activeElement } = document;
    // The browser may not yet have taken it from what has gone with the dialog.
    if (activeElement === document.body || dialog.contains(activeElement)) focus();
  };
  dialog.addEventListener("close", onClose, { once: true });
}

/** What a learner does first to read on, or up. */
const GESTURES = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Calls back when a part of a page, or anything that it stands in, has got another size, until the learner moves. */
function whileDrawn(part: Element, onSize: () => void): () => void {
  const observer = new ResizeObserver(onSize);
  for (let around: Element | null = part; around !== null; around = around.parentElement)
    observer.observe(around);
  const stop = () => observer.disconnect();
  for (const gesture of GESTURES) addEventListener(gesture, stop, { once: true, passive: true });
  return () => {
    stop();
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  };
}
