import { Bookmark } from "lucide-react";
import styles from "./sit.module.css";

interface MarkButtonProps {
  readonly isMarked: boolean;
  readonly onPress: () => void;
}

/** Marks the question as one to come back to. */
export function MarkButton({ isMarked, onPress }: MarkButtonProps) {
  return (
    <button type="button" className={styles.mark} aria-pressed={isMarked} onClick={onPress}>
      <Bookmark aria-hidden="true" />
      Mark for Review
    </button>
  );
}
