import { type RefObject, useEffect, useRef } from "react";

const FIELDS = "input[data-field]";

/** Answers the field within an element that has the focus or had it last, else the last there is. */
export function useLastField(
  room: RefObject<HTMLElement | null>,
  takesFocus: boolean,
): () => HTMLInputElement | null {
  const last = useRef<HTMLInputElement>(null);
  const isTaking = useRef(takesFocus);
  // The focus is the browser's. Who opens the calculator means to type; what lies over the page takes the focus before.
  useEffect(() => {
    const element = room.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.matches(FIELDS)) last.current = target;
    };
    element?.addEventListener("focusin", note);
    if (isTaking.current) lastIn(element)?.focus({ preventScroll: true });
    return () => element?.removeEventListener("focusin", note);
  }, [room]);
  return () => (last.current?.isConnected === true ? last.current : lastIn(room.current));
}

function lastIn(room: HTMLElement | null): HTMLInputElement | null {
  return [...(room?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].at(-1) ?? null;
}
