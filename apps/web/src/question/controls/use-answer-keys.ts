import { OPTION_LETTERS, type OptionLetter, type Response } from "@sat/item";
import { useEffect, useEffectEvent } from "react";
import { areSingleKeysOn } from "../../lib/single-keys.ts";

export interface AnswerKeys {
  readonly onRespond: (response: Response) => void;
  /** Enter, wherever it does nothing else: submits, reveals what the answer is told, then goes on. */
  readonly onEnter: () => void;
  readonly onHelp: () => void;
}

/** A–D or 1–4 choose, Enter leads on, ? helps; dead while something else takes the keys. */
export function useAnswerKeys({ onRespond, onEnter, onHelp }: AnswerKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesKeys(event.target) && !(event.key === "Enter" && isEntry(event.target))) return;
    if (event.key === "Enter") {
      if (!event.repeat && takesEnter(event.target)) return;
      // An answer may move the focus to a button, which the same press, or a held one, would press as well.
      event.preventDefault();
      if (!event.repeat) onEnter();
      return;
    }
    if (!areSingleKeysOn()) return;
    if (event.key === "?") onHelp();
    const letter = letterOfKey(event.key);
    if (letter !== undefined) onRespond({ kind: "choice", letter });
  });
  // The keys belong to the page, whatever in it has the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** The option that a key of the keyboard chooses. */
export function letterOfKey(key: string): OptionLetter | undefined {
  const upper = key.toUpperCase();
  return OPTION_LETTERS.find((letter, at) => letter === upper || String(at + 1) === key);
}

const TAKES_KEYS =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [popover]";

/** Fields that are typed into, menus, and anything while a dialog or a menu lies over the page. */
export function takesKeys(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open], :popover-open") !== null) return true;
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}

/** The field of a typed answer, which Enter submits from within. */
function isEntry(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("[data-entry]");
}

/** What Enter presses or opens by itself. */
export function takesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary") !== null;
}
