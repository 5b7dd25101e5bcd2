import { Dialog } from "../../ui/dialog.tsx";
import styles from "./shortcuts-help.module.css";

const SHORTCUTS = [
  { keys: ["A", "B", "C", "D"], does: "Choose an option" },
  { keys: ["1", "2", "3", "4"], does: "Choose an option" },
  { keys: ["Enter"], does: "Submit the answer, then go on" },
  { keys: ["?"], does: "Show this list" },
];

/** The keys of practice, in a dialog. */
export function ShortcutsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, does }) => (
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
    </Dialog>
  );
}
