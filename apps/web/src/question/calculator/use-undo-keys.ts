import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Edit } from "./edits.ts";

/** Control or Command with Z undoes within an element, with Y or Shift and Z it redoes. */
export function useUndoKeys(room: RefObject<HTMLElement | null>, send: (edit: Edit) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    // The browser's own would undo the typing of one field alone.
    event.preventDefault();
    send({ kind: key === "y" || event.shiftKey ? "redone" : "undone" });
  });
  // The keys are the calculator's, whatever in it has the focus.
  useEffect(() => {
    const element = room.current;
    const listener = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, [room]);
}
