import { useEffect, useState } from "react";
import { areSingleKeysOn } from "../lib/single-keys.ts";
import { LateShortcutsHelp } from "../question/controls/late-shortcuts-help.tsx";
import { usePageData } from "./page-data.ts";

/** What takes the question mark for itself. */
const TYPED_INTO = "input, textarea, select, [contenteditable]";

/** `?` lists the keys on every page that does not do so itself. */
export function HelpKey() {
  const { hasAnswerKeys = false } = usePageData();
  return hasAnswerKeys ? null : <HelpSheet />;
}

function HelpSheet() {
  const [isOpen, setOpen] = useState(false);
  // The key belongs to the page, whatever in it has the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key === "?" && areSingleKeysOn() && isFree(event)) setOpen(true);
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return <LateShortcutsHelp open={isOpen} onClose={() => setOpen(false)} />;
}

function isFree({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]") !== null) return false;
  return !(target instanceof Element && target.closest(TYPED_INTO) !== null);
}
