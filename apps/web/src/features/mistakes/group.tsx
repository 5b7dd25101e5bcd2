import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import styles from "./group.module.css";

interface GroupProps {
  readonly name: string;
  /** What is to be told of it in a word, such as how many there are. */
  readonly aside?: string;
  readonly isOpenAtFirst?: boolean;
  /** What is in it, fetched when it is opened. */
  readonly children: () => ReactNode;
}

/** Mistakes of one kind, folded under its name. */
export function Group({ name, aside, isOpenAtFirst = false, children }: GroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.head}>
        <h2>{name}</h2>
        <span className={styles.aside}>{aside}</span>
        <ChevronDown aria-hidden="true" className={styles.mark} />
      </summary>
      {isOpen && children()}
    </details>
  );
}
