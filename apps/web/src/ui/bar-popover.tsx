import type { ReactNode, Ref } from "react";
import styles from "./bar-popover.module.css";
import sheet from "./bar-sheet.module.css";

interface BarPopoverProps {
  /** Of the popover, of which a page has one. */
  readonly id: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A button of the top bar, and what it unfolds below it. */
export function BarPopover({ id, name, icon, children, ref }: BarPopoverProps) {
  return (
    <>
      <button type="button" className={styles.unfold} popoverTarget={id} title={name}>
        {icon}
        <span className="visually-hidden-narrow">{name}</span>
      </button>
      <section ref={ref} id={id} popover="auto" className={sheet.sheet} aria-label={name}>
        {children}
      </section>
    </>
  );
}
