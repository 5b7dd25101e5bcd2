import { KeyList } from "../../../question/controls/key-list.tsx";
import { SingleKeysSwitch } from "../../../question/controls/single-keys-switch.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

const KEYS = [
  { keys: ["A", "B", "C", "D", "1", "2", "3", "4"], does: "Choose an option" },
  { keys: ["0", "…", "9", "−", "."], does: "Type an answer where there are no options" },
  { keys: ["Enter"], does: "Go to the next question" },
  { keys: ["M"], does: "Mark the question for review, or take the mark back" },
  { keys: ["N"], does: "Show all questions" },
  { keys: ["F"], does: "Read the description of a figure, then go back" },
  { keys: ["?"], does: "Show this list" },
];

interface ModuleKeysProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keys of a test, in a dialog, and whether they are on. */
export function ModuleKeys({ open, onClose }: ModuleKeysProps) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <KeyList keys={KEYS} />
      {/* Afresh each time, for it may have been switched elsewhere. */}
      {open && <SingleKeysSwitch />}
    </Dialog>
  );
}
