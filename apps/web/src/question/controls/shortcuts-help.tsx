import { Dialog } from "../../ui/dialog.tsx";
import { KeyList } from "./key-list.tsx";
import { SingleKeysSwitch } from "./single-keys-switch.tsx";

const SHORTCUTS = [
  { keys: ["A", "B", "C", "D", "1", "2", "3", "4"], does: "Choose an option" },
  { keys: ["0", "…", "9", "−", "."], does: "Type an answer where there are no options" },
  { keys: ["G"], does: "Mark your answer as a guess, or take the mark back" },
  { keys: ["F"], does: "Read the description of a figure, then go back" },
  { keys: ["Enter"], does: "Submit the answer, read the result, then go on" },
  { keys: ["?"], does: "Show this list" },
];

/** The keys of practice, in a dialog, and whether they are on. */
export function ShortcutsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <KeyList keys={SHORTCUTS} />
      {/* Afresh each time, for it may have been switched elsewhere. */}
      {open && <SingleKeysSwitch />}
    </Dialog>
  );
}
