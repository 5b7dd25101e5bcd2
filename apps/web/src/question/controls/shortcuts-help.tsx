import { Dialog } from "../../ui/dialog.tsx";
import { useToolsAtHand } from "../tools/tools-at-hand.ts";
import styles from "./shortcuts-help.module.css";
import { SingleKeysSwitch } from "./single-keys-switch.tsx";

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys of practice. */
const PRACTICE: readonly Shortcut[] = [
  { keys: ["A", "B", "C", "D", "1", "2", "3", "4"], does: "Choose an option" },
  { keys: ["0", "…", "9", "−", "."], does: "Type an answer where there are no options" },
  { keys: ["G"], does: "Mark your answer as a guess, or take the mark back" },
  { keys: ["F"], does: "Read the description of a figure, then go back" },
  { keys: ["Enter"], does: "Submit the answer, read the result, then go on" },
  { keys: ["?"], does: "Show this list" },
];

interface ShortcutsHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The page's keys, where they are not those of practice. */
  readonly shortcuts?: readonly Shortcut[] | undefined;
}

/** The keys of a page and of its tools, in a dialog, and whether they are on. */
export function ShortcutsHelp({ open, onClose, shortcuts = PRACTICE }: ShortcutsHelpProps) {
  const ofTools = useToolsAtHand().map(({ letter, does }) => ({ keys: [letter], does }));
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <dl className={styles.list}>
        {[...shortcuts, ...ofTools].map(({ keys, does }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {/* Afresh each time, for it may have been switched elsewhere. */}
      {open && <SingleKeysSwitch />}
    </Dialog>
  );
}
