import { Keyboard } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { LateShortcutsHelp } from "./late-shortcuts-help.tsx";
import styles from "./shortcuts.module.css";
import { type AnswerKeys, useAnswerKeys } from "./use-answer-keys.ts";

interface ShortcutsProps extends Omit<AnswerKeys, "onHelp"> {
  /** Where the list's button stands: at the page's foot, or as a sign in the bar. */
  readonly place: "page" | "bar";
  /** The keys of the page, where they are not those of answering one question. */
  readonly shortcuts?: ComponentProps<typeof LateShortcutsHelp>["shortcuts"];
}

/** Answering by keyboard, and the list of its keys behind a button. */
export function Shortcuts({ onRespond, onEnter, place, shortcuts }: ShortcutsProps) {
  const [isOpen, setOpen] = useState(false);
  useAnswerKeys({ onRespond, onEnter, onHelp: () => setOpen(true) });
  return (
    <div className={styles[place]}>
      <Button look="quiet" size="small" title="Keyboard shortcuts" onClick={() => setOpen(true)}>
        <Keyboard aria-hidden="true" />
        <span className={place === "bar" ? "visually-hidden" : undefined}>Keyboard shortcuts</span>
      </Button>
      <LateShortcutsHelp open={isOpen} onClose={() => setOpen(false)} shortcuts={shortcuts} />
    </div>
  );
}
