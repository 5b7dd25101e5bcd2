import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { scrollerOf, sightOf } from "../../ui/scroller.ts";
import { takesEnter, takesKeys } from "../controls/use-answer-keys.ts";
import { enterDoes } from "./enter-does.ts";

/** For so long after a press that showed something, in milliseconds, nobody can have read it: a second is the same press. */
const SAME_PRESS = 400;

interface Told {
  /** Whether all is laid open that a learner asked to be told. */
  readonly isOpen: boolean;
  /** Whether some of it is still on its way to the page. */
  readonly isComing: () => boolean;
  /** Lays it open. */
  readonly open: () => void;
}

/** Makes Enter show what is yet to be seen of what an answer is told, before it goes on. */
export function useEnterReveals(
  told: RefObject<HTMLElement | null>,
  { isOpen, isComing, open }: Told,
): void {
  const lastShown = useRef(-SAME_PRESS);
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (told.current === null) {
      // It may submit, which shows what the answer is told.
      lastShown.current = event.timeStamp;
      return;
    }
    if (takesKeys(event.target)) return;
    if (takesEnter(event.target) && !leadsOn(event.target)) return;
    const scroller = scrollerOf(told.current);
    const { top, bottom } = sightOf(scroller);
    const below = told.current.getBoundingClientRect().bottom - bottom;
    const next = enterDoes({ isOpen, isComing: isComing(), below, room: bottom - top });
    const isSamePress = event.timeStamp - lastShown.current < SAME_PRESS;
    if (next.does === "go-on" && !isSamePress) return;
    // Neither the page's own key nor a button that leads on may act on this press.
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat || isSamePress) return;
    lastShown.current = event.timeStamp;
    if (next.does === "scroll") scroller.scrollBy({ top: next.by });
    if (next.does === "open") open();
  });
  // The keys belong to the page; this one is heard before the page's own.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEnter(event);
    document.addEventListener("keydown", listener, { capture: true });
    return () => document.removeEventListener("keydown", listener, { capture: true });
  }, []);
}

/** A button that would go on. */
function leadsOn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-leads-on]") !== null;
}
