import { Keyboard } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { LateShortcutsHelp } from "./late-shortcuts-help.tsx";
import styles from "./shortcuts.module.css";
import { type AnswerKeys, useAnswerKeys } from "./use-answer-keys.ts";

/** Answering by keyboard, and the list of its keys, behind a button at the page's foot. */
export function Shortcuts({ onRespond, onEnter }: Omit<AnswerKeys, "onHelp">) {
  const [isOpen, setOpen] = useState(false);
  useAnswerKeys({ onRespond, onEnter, onHelp: () => setOpen(true) });
  return (
    <footer className={styles.footer}>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <Keyboard aria-hidden="true" />
        Keyboard shortcuts
      </Button>
      <LateShortcutsHelp open={isOpen} onClose={() => setOpen(false)} />
    </footer>
  );
}
